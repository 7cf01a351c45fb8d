/** An offer on its way to the table: pieces that only this tab knows, until they are sent as one batch. */
import type { Choice } from '../api/types';
import { inOrder } from './anyorder';

export interface Piece { key: string; kind: string; text: string }

export type Side = 'give' | 'want' | 'terms';

/** Kinds that begin something which is no exchange of two sides. */
const ONE_SIDED = new Set(['ask', 'call', 'invite']);
/** Goes over from what is given to what is wanted, and from there to the terms. */
const TURN = 'next';
/** Always about the whole, wherever they stand. */
const WHOLE = new Set(['to', 'to_all', 'no-money', 'i-pay', 'you-pay', 'tens', 'ones']);

/** Pieces that stand for themselves: the rules want them in the order of their list, a person in any (MER-10.9). */
const LOOSE = new Set(['card', 'gold']);
const ONCE = 'gold';

/** Where the side being filled now begins. */
function stageStart(pieces: Piece[]): number {
  return Math.max(0, pieces.findLastIndex((piece) => piece.kind === TURN)) + 1;
}

/** Nothing of the side being filled now has been chosen yet. */
export function isFreshSide(pieces: Piece[]): boolean {
  return stageStart(pieces) === pieces.length;
}

/** What may be chosen next: what the server lists, and loose pieces that it listed when this side began. */
export function choosable(listed: Choice[], atFirst: Choice[]): Choice[] {
  const earlier = atFirst.filter(({ key, kind }) => LOOSE.has(kind) && !listed.some((choice) => choice.key === key));
  return inOrder([...earlier, ...listed], atFirst);
}

/** The offer with one more piece: a loose one comes to its place in the list, anything else to the end. */
export function withPiece(pieces: Piece[], added: Piece, atFirst: Choice[]): Piece[] {
  if (!LOOSE.has(added.kind)) return [...pieces, added];
  const start = stageStart(pieces);
  const side = pieces.slice(start).filter(({ kind }) => kind !== ONCE || added.kind !== ONCE);
  return [...pieces.slice(0, start), ...inOrder([...side, added], atFirst)];
}

/** Which side of the offer each piece after the first belongs to; the pieces that only go on are left out. */
export function sides(pieces: Piece[]): Record<Side, { piece: Piece; place: number }[]> {
  const sorted: Record<Side, { piece: Piece; place: number }[]> = { give: [], want: [], terms: [] };
  const order: Side[] = ONE_SIDED.has(pieces[0]?.kind ?? '') ? ['terms'] : ['give', 'want', 'terms'];
  let turn = 0;
  pieces.forEach((piece, place) => {
    if (place === 0) return;
    if (piece.kind === TURN) turn += 1;
    else sorted[WHOLE.has(piece.kind) ? 'terms' : (order[Math.min(turn, order.length - 1)] ?? 'terms')].push({ piece, place });
  });
  return sorted;
}

/** Which side is being filled now, for the sentence above the choices. */
export function sideNow(pieces: Piece[]): Side {
  if (ONE_SIDED.has(pieces[0]?.kind ?? '')) return 'terms';
  const turns = pieces.filter((piece) => piece.kind === TURN).length;
  return turns === 0 ? 'give' : turns === 1 ? 'want' : 'terms';
}

/** `drop` only exists for those who send piece by piece: here nothing has been sent that could be dropped. */
export function offered(choices: Choice[]): { pieces: Choice[]; send: Choice | undefined } {
  return {
    pieces: choices.filter((choice) => choice.kind !== 'drop' && choice.kind !== 'send'),
    send: choices.find((choice) => choice.kind === 'send'),
  };
}
