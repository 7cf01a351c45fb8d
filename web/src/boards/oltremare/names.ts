/** Numbers of the view as message ids, icons and keys, and choices found by what they concern. */
import type { Choice } from '../../api/types';
import type { Phrase } from '../../text/phrase';
import { CARDS, GOODS, HARBOURS, MARKERS, SYMBOLS } from './data';

export const ANY = GOODS.length;

export const goodKey = (good: number): string => `good-${GOODS[good] ?? 'any'}`;
export const goodIcon = (good: number): string => GOODS[good] ?? 'any';
export const symbolKey = (symbol: number): string => `symbol-${SYMBOLS[symbol]}`;
export const symbolIcon = (symbol: number): string => SYMBOLS[symbol]!;
export const harbourKey = (harbour: number): string => `harbour-${HARBOURS[harbour] ?? 'none'}`;
export const markerKey = (marker: number): string => `marker-${MARKERS[marker] ?? 'none'}`;
export const effectKey = (marker: number): string => `board-effect-${MARKERS[marker] ?? 'none'}`;
export const cardId = (card: number): string => CARDS[card]!;
export const playerKey = (seat: number): string => `player-${seat + 1}`;

/** Some markers do something that their name does not show: those are drawn by what they do. */
const SIGNS: Record<string, string> = { ship: 'sail', coin: 'ducat-plus', pirates: 'pirates-warded' };
export const markerIcon = (marker: number): string => SIGNS[MARKERS[marker]!] ?? MARKERS[marker]!;

/** The last part of a name in the arguments of a choice: `harbour-bari` is the harbour `bari`. */
export const bareName = (value: unknown): string => String(value).slice(String(value).indexOf('-') + 1);

export function harbourOf(choice: Choice): number {
  return HARBOURS.indexOf(bareName(choice.args.harbour));
}

export function find(choices: Choice[], key: string): Choice | undefined {
  return choices.find((choice) => choice.key === key);
}

/** A number that the label of a choice tells. */
export function told(choice: Choice | undefined, name: string): number {
  const value = choice?.label.params?.[name];
  return typeof value === 'number' ? value : 0;
}

/** The generated types know no value that contains itself, so a label is told through here. */
export const labelOf = (choice: Choice): Phrase => choice.label as Phrase;
