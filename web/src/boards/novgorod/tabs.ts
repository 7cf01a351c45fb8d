/** The parts of the board that a phone shows one at a time, and which kinds of choices lie on each. */
import type { Choice } from '../../api/types';

export type Tab = 'chart' | 'desk' | 'market' | 'players';

export const TABS: { name: Tab; kinds: string[] }[] = [
  { name: 'chart', kinds: ['sail', 'kontor', 'pirate'] },
  { name: 'desk', kinds: ['side', 'placeholder', 'done', 'make', 'top', 'bottom', 'from', 'use', 'climb', 'store', 'income', 'extra_income', 'keep', 'file', 'ship'] },
  { name: 'market', kinds: ['order', 'cheap_order', 'deck', 'cheap_deck', 'announce'] },
  { name: 'players', kinds: [] },
];

/** Where most answers lie; the first of equals, because the chart is the heart of the board.  All that the pirate may do is one. */
export function tabOf(choices: Choice[]): Tab | undefined {
  if (choices.length === 0) return undefined;
  const [pirate] = choices.filter(({ kind }) => kind === 'pirate');
  const others = choices.filter(({ kind }) => kind !== 'pirate');
  const count = (kinds: string[]): number => [...others, ...(pirate ? [pirate] : [])].filter(({ kind }) => kinds.includes(kind)).length;
  return TABS.reduce((best, tab) => (count(tab.kinds) > count(best.kinds) ? tab : best)).name;
}
