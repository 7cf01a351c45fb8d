/** What happened, as things that fly: cards from the deck and from hand to hand, ducats, markers, prestige. */
import type { Happening } from '../../api/types';
import { alike, type Flight, type Flock } from '../shared/flights';
import { MARKERS } from './data';
import { bareName, goodOfCard, markerIcon } from './names';

const seatOf = (player: unknown): number => Number(bareName(player)) - 1;

/** A card that I may see is drawn by its good, any other by its back. */
function face(card: unknown): Pick<Flight, 'look' | 'icon'> {
  const good = goodOfCard(card);
  return good ? { look: 'good', icon: good } : { look: 'back' };
}

function flockOf({ kind, params }: Happening, me: number | null): Flock {
  const seat = seatOf(params.player);
  const row = (who: number): string[] => [`seat-${who}`, 'tab-players'];
  // my own things have a place of their own on the desk
  const holds = (who: number, what: string): string[] => (who === me ? [`my-${what}`, 'tab-desk', ...row(who)] : row(who));
  const [deck, desk] = [['deck', 'tab-chart'], ['played', 'tab-desk']];
  const n = Number(params.n ?? 1);
  switch (kind) {
    case 'drew': return [{ ...face(params.card), from: deck, to: holds(seat, 'hand') }];
    case 'buried': return [{ look: 'back', from: deck, to: holds(seat, 'pirates') }];
    case 'discarded': return [{ ...face(params.card), from: holds(seat, 'hand'), to: ['discard', ...deck] }];
    case 'played': return [{ ...face(params.card), from: holds(seat, 'hand'), to: desk }];
    case 'stowed': return [{ ...face(params.card), from: desk, to: holds(seat, 'cargo') }];
    case 'handed': return [{ ...face(params.card), from: holds(seat, 'hand'), to: holds(seatOf(params.to), 'hand') }];
    case 'paid': return [{ look: 'coin', from: row(seat), to: row(seatOf(params.to)), n }];
    case 'bought': return [{ look: 'coin', from: row(seat), to: params.source === 'source-deck' ? deck : holds(seat, 'pirates'), n }];
    case 'income': return [{ look: 'coin', from: [`ship-${seat}`, 'tab-chart'], to: row(seat), n }];
    case 'prestige': return [{ look: 'icon', icon: 'prestige', from: ['trade', 'tab-trade'], to: row(seat) }];
    case 'took': return [{ look: 'icon', icon: markerIcon(MARKERS.indexOf(bareName(params.marker))), from: [`ship-${seat}`, 'tab-chart'], to: holds(seat, 'marker') }];
    default: return [];
  }
}

/** One flock after the other; the same thing several times over flies together. */
export function flights(news: readonly Happening[], me: number | null): Flock[] {
  return alike(news, (one) => flockOf(one, me));
}
