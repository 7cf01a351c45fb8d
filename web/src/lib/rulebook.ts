/**
 * Our rulebooks, taken apart: sections of numbered paragraphs, each of text, lists and tables.  Exactly the Markdown
 * that `kontor/text/rulebook.py` reads and no more, so that nothing has to be set as HTML.
 */
export interface Run { text: string; as: 'text' | 'strong' | 'em' | 'code' | 'rule' }

export type Block =
  | { kind: 'text'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] };

export interface Paragraph { rule: string; blocks: Block[]; plain: string }
export interface Section { id: string; heading: string; intro: Block[]; paragraphs: Paragraph[] }
export interface Book { title: string; intro: Block[]; sections: Section[] }

const RULE = /^\*\*([A-Z]+-\d+\.\d+)\*\* /;
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]{3}-\d+\.\d+)\b/g;

export function readBook(markdown: string): Book {
  const book: Book = { title: '', intro: [], sections: [] };
  let blocks = book.intro;
  for (const piece of markdown.trim().split(/\n\s*\n/)) {
    const section = book.sections.at(-1);
    const rule = RULE.exec(piece);
    if (piece.startsWith('# ')) book.title = piece.slice(2).trim();
    else if (piece.startsWith('## ')) {
      blocks = [];          // what stands before the first rule introduces the section
      book.sections.push({ id: `section-${book.sections.length}`, heading: piece.slice(3).trim(), intro: blocks, paragraphs: [] });
    } else if (rule && section) {
      const paragraph: Paragraph = { rule: rule[1]!, blocks: [], plain: '' };
      section.paragraphs.push(paragraph);
      blocks = paragraph.blocks;
      blocks.push(readBlock(piece.slice(rule[0].length)));
    } else blocks.push(readBlock(piece));
  }
  for (const { paragraphs } of book.sections)
    for (const paragraph of paragraphs) paragraph.plain = `${paragraph.rule} ${paragraph.blocks.map(plainText).join(' ')}`;
  return book;
}

function readBlock(piece: string): Block {
  const lines = piece.split('\n');
  if (piece.startsWith('|')) {
    const [head = [], , ...rows] = lines.map((line) => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => readRuns(cell.trim())));
    return { kind: 'table', head, rows };
  }
  if (piece.startsWith('- ')) return { kind: 'list', items: piece.slice(2).split(/\n- /).map((item) => readRuns(flow(item))) };
  return { kind: 'text', runs: readRuns(flow(piece)) };
}

const flow = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

export function readRuns(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) runs.push({ text: text.slice(from, found.index), as: 'text' });
    const [whole, strong, em, code, rule] = found;
    runs.push({ text: strong ?? em ?? code ?? rule ?? whole, as: strong ? 'strong' : em ? 'em' : code ? 'code' : 'rule' });
    from = found.index + whole.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), as: 'text' });
  return runs;
}

function plainText(block: Block): string {
  const say = (runs: Run[]): string => runs.map((run) => run.text).join('');
  if (block.kind === 'text') return say(block.runs);
  if (block.kind === 'list') return block.items.map(say).join(' ');
  return [block.head, ...block.rows].map((row) => row.map(say).join(' ')).join(' ');
}

/** Where all words of a search occur in a text, as [from, to) pairs; undefined where one of them is missing. */
export function findWords(text: string, search: string): [number, number][] | undefined {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const low = text.toLocaleLowerCase();
  if (!words.every((word) => low.includes(word))) return undefined;
  return spots(text, words);
}

/** Every occurrence of one of the words, without overlaps. */
export function spots(text: string, words: string[]): [number, number][] {
  const low = text.toLocaleLowerCase();
  const found: [number, number][] = [];
  for (let at = 0; at < low.length;) {
    const here = words.filter((word) => low.startsWith(word, at)).sort((a, b) => b.length - a.length)[0];
    if (here) found.push([at, at + here.length]);
    at += here?.length ?? 1;
  }
  return found;
}
