/** Finds one numbered rule in a rulebook's Markdown and gives it as plain text. */

export interface Paragraph { section: string; text: string }

export function paragraphOf(book: string, rule: string): Paragraph | undefined {
  const blocks = book.split('\n');
  const first = blocks.findIndex((line) => line.startsWith(`**${rule}** `));
  if (first < 0) return undefined;
  const heading = blocks.slice(0, first).findLast((line) => line.startsWith('## ')) ?? '';
  const after = blocks.slice(first + 1).findIndex((line) => /^(\*\*[A-Z]+-[\d.]+\*\* |#)/.test(line));
  const lines = blocks.slice(first, after < 0 ? undefined : first + 1 + after);
  const text = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line)).map(plain).join('\n');
  return { section: heading.slice(3), text: text.slice(rule.length).trim().replace(/\n{3,}/g, '\n\n') };
}

function plain(line: string): string {
  const row = line.startsWith('|') ? line.split('|').slice(1, -1).map((cell) => cell.trim()).join(' · ') : line;
  return row.replace(/\*\*([^*]*)\*\*/g, '$1').replace(/\*([^*]*)\*/g, '$1').replace(/^- /, '• ');
}
