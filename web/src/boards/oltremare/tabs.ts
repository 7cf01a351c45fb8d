/** The parts of the board that a phone shows one at a time, and which kinds of choices lie on each. */
import type { Choice } from '../../api/types';

export type Tab = 'chart' | 'desk' | 'trade' | 'players';

export const TABS: { name: Tab; kinds: string[] }[] = [
  { name: 'chart', kinds: ['sail', 'jump', 'keep'] },
  { name: 'desk', kinds: ['discard', 'play', 'stow'] },
  { name: 'trade', kinds: ['give', 'supply'] },
  { name: 'players', kinds: ['offer', 'ask'] },
];

/** Kinds with a place of their own; all others stand as buttons on the trade desk. */
export const PLACED = new Set([...TABS.flatMap(({ kinds }) => kinds), 'buy', 'query', 'want-slot', 'close']);

export function tabFor({ kind }: Choice): Tab {
  return TABS.find(({ kinds }) => kinds.includes(kind))?.name ?? 'trade';
}

/** Where the answers to this question begin: a trade phase at its desk, otherwise where most of them lie. */
export function tabOf(choices: Choice[]): Tab | undefined {
  if (choices.length === 0) return undefined;
  if (choices.some(({ kind }) => kind === 'end-trade' || kind === 'offer')) return 'trade';
  const count = (name: Tab): number => choices.filter((choice) => tabFor(choice) === name).length;
  return TABS.reduce((best, tab) => (count(tab.name) > count(best.name) ? tab : best)).name;
}
