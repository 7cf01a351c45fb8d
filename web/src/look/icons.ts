/** The drawings of all icons, inner SVG only; 24 × 24, drawn with an ink line of 1.5 in `--icon-ink`. */
const files = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true });

const drawings = new Map(
  Object.entries(files).map(([path, text]) => [path.slice('./icons/'.length, -'.svg'.length), inner(text)]),
);

export const iconNames: string[] = [...drawings.keys()].sort();

/** For `{@html}` inside an `<svg>` or `<g>`; the files are ours and hold no text of players. */
export function drawing(name: string): string {
  return drawings.get(name) ?? drawings.get('any') ?? '';
}

function inner(text: string): string {
  return text.slice(text.indexOf('>', text.indexOf('<svg')) + 1, text.lastIndexOf('</svg>'));
}
