/** What flies over the table when something happens: goods between supply and stores, cards, ships, verdicts. */
import type { Happening } from '../../api/types';
import type { Flock } from '../shared/flights';
import { CITIES } from './situation.svelte';

const bare = (key: unknown): string => String(key).replace(/^[a-z]+-/, '');

/** `own`: whose desk lies on the phone's third tab. */
export function flights(news: Happening[], inkwell: number, own: number): Flock[] {
  // on a phone the supply lies on another tab; there things come out of the card in use
  const tabOf = (whose: number): string => (whose === own ? 'tab-mine' : 'tab-rival');
  const here = `space-${inkwell}`;
  return news.map(({ kind, params }): Flock => {
    const seat = CITIES.findIndex((city) => city === bare(params['city']));
    const item = bare(params['item'] ?? params['good']);
    const n = Number(params['n'] ?? 1);
    const store = (whose: number, what: string): string[] => [`store-${whose}-${what}`, tabOf(whose)];
    const look = item === 'letter' ? 'icon' : 'good';
    switch (kind) {
      case 'paid': return [{ look, icon: item, from: store(seat, item), to: [`supply-${item}`, here], n }];
      case 'gained': return [{ look, icon: item, from: [`supply-${item}`, here], to: store(seat, item), n }];
      case 'took': case 'stole': return [{ look, icon: item, from: store(1 - seat, item), to: store(seat, item) }];
      case 'stars': return [{ look: 'icon', icon: 'star', from: ['supply-star', here], to: store(seat, 'star'), n }];
      case 'manufactory': return [{ look: 'icon', icon: 'manufactory', from: ['supply-manufactory', here], to: store(seat, 'works') }];
      case 'ship': return [{ look: 'card', icon: 'ship', from: [String(params['ship'])], to: [String(params['ship']), `city-${seat}`, tabOf(seat)] }];
      case 'allied': case 'allied-from': return [{ look: 'icon', icon: 'alliance', from: [`city-${seat}`, here], to: [String(params['alliance'])] }];
      case 'suit-won': return [{ look: 'card', icon: 'lawsuit', from: [String(params['suit'])], to: [String(params['suit']), `city-${seat}`, tabOf(seat)] }];
      case 'took-card': return [{ look: 'card', icon: 'hand', from: [here], to: store(seat, 'hand') }];
      case 'drew': return [{ look: 'back', from: ['stack', here], to: store(seat, 'hand') }];
      case 'played': return [{ look: 'back', from: store(seat, 'hand'), to: [here] }];
      case 'bell': return [{ look: 'icon', icon: 'bell', from: ['bell'], to: [`city-${seat}`, 'space-0'] }];
      default: return [];
    }
  }).filter((flock) => flock.length > 0);
}
