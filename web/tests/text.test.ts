// @vitest-environment node
/** What the pages say: the same in both languages, nothing missing, nothing left over. */
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { howSpeech } from '../src/guide/words';
import { titleOrder } from '../src/lib/titles';
import { iconNames } from '../src/look/icons';
import { speechFor } from '../src/text/catalogues';

const texts = import.meta.glob<string>('../src/text/{pages,design}.*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../src/{pages,look,lib}/**/*.{svelte,ts}', '../src/App.svelte', '../src/api/*.ts'], { query: '?raw', import: 'default', eager: true });
const code = Object.values(sources).join('\n');

function messages(file: string): Map<string, string[]> {
  const text = texts[`../src/text/${file}.ftl`]!;
  const ids = new FluentResource(text).body.map((message) => message.id as string);
  const bodies = text.split(/^(?=[\w-]+ = )/m).filter((part) => /^[\w-]+ = /.test(part));
  const found = new Map(bodies.map((part) => [part.slice(0, part.indexOf(' =')), [...new Set(part.match(/\$\w+/g) ?? [])].sort()]));
  expect([...found.keys()]).toEqual(ids);
  return found;
}

describe.each(['pages', 'design'])('%s', (file) => {
  it('says the same in both languages', () => expect(messages(`${file}.de`)).toEqual(messages(`${file}.en`)));

  it('has nothing that no page says', () => {
    const prefixes = [...code.matchAll(/[`']([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1]!);
    const unused = [...messages(`${file}.en`).keys()].filter(
      (key) => !code.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

it.each(['en', 'de'] as const)('every sentence that is asked for exists (%s)', async (lang) => {
  const speech = await howSpeech(lang);        // the words of all pages
  const asked = [...code.matchAll(/\bsay\('([\w-]+)'/g)].map((found) => found[1]!);
  expect(asked.filter((key) => !speech.has(key))).toEqual([]);
  expect(iconNames.filter((name) => !speech.has(`icon-${name}`))).toEqual([]);
});

it.each(titleOrder)('%s has the same name in the lobby as at the table, and a page on how to win', async (title) => {
  for (const lang of ['en', 'de'] as const) {
    const speech = await speechFor(lang, title);
    expect(speech.say(`name-${title}`)).toBe(speech.say('title-name'));
    const how = await howSpeech(lang);
    for (const part of ['aim', 'turn-1', 'turn-2', 'turn-3', 'tip-1', 'tip-2', 'tip-3', 'end']) expect(how.say(`how-${title}-${part}`).length).toBeGreaterThan(20);
  }
});
