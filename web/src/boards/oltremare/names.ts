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
/** The number by which words tell a card from others of its good. */
export const numberOf = (card: number): number => Number(cardId(card).slice(-2));
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

/** What a choice is about, as far as it can be drawn. */
export interface Picture { good: string; card: string; symbols: string[]; power: number; load: number; ducats: number }

const NO_PICTURE: Picture = { good: '', card: '', symbols: [], power: 0, load: 0, ducats: 0 };
const INITIALS = new Map(GOODS.map((good) => [good.slice(0, 3).toUpperCase(), good]));
/** The good of a card: the first part of its id. */
export const goodOfCard = (card: unknown): string => INITIALS.get(bareName(card).slice(0, 3)) ?? '';
const symbolsOf = (value: unknown): string[] => bareName(value).split('-').filter((name) => SYMBOLS.includes(name));

export function pictured({ kind, args, label }: Choice): Picture {
  switch (kind) {
    case 'give': {
      const face = (label.params?.card as Phrase | undefined)?.params ?? {};
      return { ...NO_PICTURE, good: goodOfCard(args.card), card: String(args.card), symbols: symbolsOf(face.pair), power: Number(face.power), load: Number(face.load) };
    }
    case 'want':
    case 'about': return { ...NO_PICTURE, good: GOODS.includes(bareName(args.good)) ? bareName(args.good) : '' };
    case 'say':
    case 'with':
    case 'showing': return { ...NO_PICTURE, symbols: symbolsOf(args.pair ?? args.set ?? args.symbol) };
    case 'ones': return { ...NO_PICTURE, ducats: Number(label.params?.amount) };
    default: return NO_PICTURE;
  }
}

/** A number that the label of a choice tells. */
export function told(choice: Choice | undefined, name: string): number {
  const value = choice?.label.params?.[name];
  return typeof value === 'number' ? value : 0;
}

/** The generated types know no value that contains itself, so a label is told through here. */
export const labelOf = (choice: Choice): Phrase => choice.label as Phrase;
