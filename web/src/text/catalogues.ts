/**
 * The same Fluent files the engine reads, and the client's own beside this file and beside each board, bundled at build
 * time.  A title's words are loaded when it is opened.
 */
import { Speech, type Lang } from './speech';

type Texts = Record<string, () => Promise<string>>;

const shared: Texts = import.meta.glob<string>(['../../../src/kontor/text/{kontor,server}.*.ftl', './*.ftl'], {
  query: '?raw', import: 'default',
});
const own: Texts = import.meta.glob<string>(
  ['../../../src/kontor/titles/*/text.*.ftl', '../boards/*/board.*.ftl'], { query: '?raw', import: 'default' },
);
const books: Texts = import.meta.glob<string>(
  ['../../../src/kontor/titles/*/rulebook.*.md', '../../../src/kontor/text/conventions.*.md'], { query: '?raw', import: 'default' },
);

async function read(from: Texts, fits: (path: string) => boolean): Promise<string[]> {
  return Promise.all(Object.keys(from).filter(fits).sort().map((path) => from[path]!()));
}

/** One language; with the words of a title and of its board, where one is named, and with more where somebody brings them. */
export async function speechFor(lang: Lang, title = '', names: string[] = [], more: string[] = []): Promise<Speech> {
  const [common, mine] = await Promise.all([
    read(shared, (path) => path.endsWith(`.${lang}.ftl`)),
    title ? read(own, (path) => path.includes(`/${title}/`) && path.endsWith(`.${lang}.ftl`)) : [],
  ]);
  return new Speech(lang, [...common, ...more], mine.join('\n'), names);
}

/** Of a title, or the conventions of the engine for `kontor`; '' where there is no such book. */
export async function rulebook(lang: Lang, title: string): Promise<string> {
  const name = title === 'kontor' ? `/text/conventions.${lang}.md` : `/${title}/rulebook.${lang}.md`;
  return (await read(books, (path) => path.endsWith(name)))[0] ?? '';
}
