/** The clerk's own words, with those of the title; loaded only where a lesson is given. */
import { speechFor } from '../text/catalogues';
import type { Lang, Speech } from '../text/speech';

const texts = import.meta.glob<string>('./**/*.ftl', { query: '?raw', import: 'default' });

export async function guideSpeech(lang: Lang, title: string, names: string[]): Promise<Speech> {
  const paths = [`./guide.${lang}.ftl`, `./${title}/guide.${lang}.ftl`];
  return speechFor(lang, title, names, await Promise.all(paths.flatMap((path) => texts[path]?.() ?? [])));
}

/** The words of the page on how to win. */
export async function howSpeech(lang: Lang): Promise<Speech> {
  return speechFor(lang, '', [], [await texts[`./how.${lang}.ftl`]!()]);
}
