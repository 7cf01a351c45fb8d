/** What the answers to a question are called: in full and in few words, no two of them sound the same. */
import { describe, expect, it } from 'vitest';
import { brief, tell } from '../src/table/words';
import { speechFor } from '../src/text/catalogues';
import merchants from './positions/merchants.json';
import novgorod from './positions/novgorod.json';
import oltremare from './positions/oltremare.json';
import rivalcities from './positions/rivalcities.json';
import { choicesOf, read, type File } from './stage.svelte';

const files: Record<string, File> = { rivalcities, novgorod, oltremare, merchants };
const names = ['Mira', 'Grete', 'Jorun', 'Tilda', 'Anna'];

describe.each(Object.entries(files))('%s', (title, file) => {
  it.each(['de', 'en'] as const)('in %s', async (lang) => {
    const speech = await speechFor(lang, title, names);
    const alike = read(file).flatMap((frame) => [tell, brief].flatMap((say) => {
      const said = choicesOf(frame).map(({ label }) => say(speech, label));
      return said.filter((words, place) => said.indexOf(words) < place).map((words) => `${frame.name}: ${words}`);
    }));
    expect(alike).toEqual([]);
  });
});
