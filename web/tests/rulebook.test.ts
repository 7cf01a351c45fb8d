// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findWords, readBook, readRuns } from '../src/lib/rulebook';
import { rulebook } from '../src/text/catalogues';

const books = ['novgorod', 'merchants', 'oltremare', 'rivalcities', 'kontor'];

describe.each(books)('the rulebook %s', (title) => {
  it('is read whole, with the same paragraphs in both languages', async () => {
    const [en, de] = await Promise.all([rulebook('en', title), rulebook('de', title)]);
    const ids = (text: string): string[] => readBook(text).sections.flatMap((section) => section.paragraphs.map((p) => p.rule));
    expect(ids(en)).toEqual([...en.matchAll(/^\*\*([A-Z]+-\d+\.\d+)\*\* /gm)].map((found) => found[1]));
    expect(ids(en)).toEqual(ids(de));
    expect(readBook(en).sections.map((section) => section.id)).toEqual(readBook(de).sections.map((section) => section.id));
  });

  it('leaves no Markdown behind', async () => {
    for (const lang of ['en', 'de'] as const)
      for (const { paragraphs } of readBook(await rulebook(lang, title)).sections)
        for (const { rule, plain } of paragraphs) expect(plain, rule).not.toMatch(/\*|`|\|/);
  });
});

it('reads emphasis, option names and rules', () => {
  expect(readRuns('**Climb.** *Pay* with `memory` (RIV-2.4).')).toEqual([
    { text: 'Climb.', as: 'strong' }, { text: ' ', as: 'text' }, { text: 'Pay', as: 'em' }, { text: ' with ', as: 'text' }, { text: 'memory', as: 'code' }, { text: ' (', as: 'text' },
    { text: 'RIV-2.4', as: 'rule' }, { text: ').', as: 'text' },
  ]);
});

it('keeps what stands before the first rule of a section with the section', () => {
  const book = readBook('# T\n\nHello.\n\n## 0 Words\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## 1 Turn\n\n**ABC-1.1** One\ntwo.\n\n- x\n- y\n');
  expect(book.intro).toHaveLength(1);
  expect(book.sections[0]!.intro[0]).toMatchObject({ kind: 'table', rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  expect(book.sections[1]!.paragraphs[0]).toMatchObject({ rule: 'ABC-1.1', plain: 'ABC-1.1 One two. x y' });
});

it('finds all words, whatever their case', () => {
  expect(findWords('The inkwell and the Bell', 'bell INK')).toEqual([[4, 7], [20, 24]]);
  expect(findWords('The inkwell', 'bell ink')).toBeUndefined();
});
