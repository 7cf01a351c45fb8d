/** What flies over the chart and the desk when something happens, as far as happenings and the two views tell. */
import type { Happening } from '../../api/types';
import type { Flight, Flock } from '../shared/flights';
import type { View } from './context';
import { BONUSES, CITIES, KINDS, ORDERS, SPECIAL_PARTS } from './data';

const indexOf = (names: readonly string[], key: unknown): number => names.indexOf(String(key).replace(/^[a-z]+-/, ''));

/** Where a city lies: on the card of the route, else at its harbour. */
const cityPlaces = (city: number): string[] => [`route-${city}`, `harbour-${city}`];

export function flights(news: Happening[], before: View, after: View): Flock[] {
  if (!news.length) return [];
  const goodOf = (city: number): string => KINDS[after.box.goods[city]!]!;
  // what was used up goes to the first thing that uses anything up
  let used = usedUp(before, after);
  let made = -1;

  function supply(to: string[]): Flock {
    const goods = used.map((city): Flight => ({ look: 'good', icon: goodOf(city), from: cityPlaces(city), to }));
    used = [];
    return goods;
  }

  return news.map(({ kind, params, seat }): Flock => {
    const who = typeof params['seat'] === 'number' ? params['seat'] : (seat ?? 0);
    const city = indexOf(CITIES, params['city']);
    const order = `order-${indexOf(ORDERS, params['order'])}`;
    const ducats = Number(params['ducats'] ?? 0);
    const seals = (...from: string[]): Flock => [{ look: 'seal', from, to: [`seals-${who}`, 'tab-players'], n: Number(params['seals'] ?? 1) }];
    const purse = [`cash-${who}`, 'tab-players'];
    const coins = (from: string[], to: string[]): Flock => (ducats > 0 ? [{ look: 'coin', icon: 'coin', from, to, n: ducats }] : []);
    const pays = (...to: string[]): Flock => coins(purse, to);
    const card = (from: string[], to: string[]): Flock => [{ look: from[0] === 'deck' ? 'back' : 'card', icon: 'letter', from, to }];
    switch (kind) {
      case 'kontor_drafted': case 'kontor_bought':
        return [...pays(`pile-${city}`), { look: 'card', icon: goodOf(city), from: [`pile-${city}`], to: [`kontors-${who}`, 'tab-players'] }];
      case 'order_drafted': case 'order_bought': return [...pays(order), ...card([order], [order, `orders-${who}`])];
      case 'deck_bought': return [...pays('deck'), ...card(['deck'], [`orders-${who}`])];
      case 'ship_bought': return pays(`speed-${who}`);
      case 'specials_announced': return pays('specials');
      case 'fees_paid': return pays(...after.turn.route.filter((one) => !one.own).flatMap((one) => cityPlaces(one.city)), 'ship');
      case 'pirate_moved': return pays(`harbour-${city}`);
      case 'income_taken': return coins(cityPlaces(city), purse);
      case 'extra_income_taken': return coins([`career-${who}`, `level-${who}`], purse);
      case 'good_stored': return [{ look: 'good', icon: goodOf(city), from: cityPlaces(city), to: [`hold-${who}`, `store-${who}`, `speed-${who}`, 'tab-players'] }];
      case 'luxury_made': made = city; return supply(cityPlaces(city));
      case 'luxury_sold':
        return [...seals(...cityPlaces(made)), ...coins(cityPlaces(made), purse)];
      case 'row_fulfilled': return [...supply([order, `orders-${who}`]), ...seals(order, `orders-${who}`)];
      case 'special_fulfilled': return [...supply(['specials']), ...seals(`special-${indexOf(SPECIAL_PARTS, params['part'])}`, 'specials')];
      case 'level_climbed': return [...supply([`career-${who}`, `level-${who}`]), { look: 'icon', icon: 'prestige', from: [`career-${who}`, `cash-${who}`], to: [`level-${who}`] }];
      case 'order_filed': case 'order_filed_unseen': return card([order, `orders-${who}`], [`filed-${who}`]);
      case 'career_seals': case 'privilege_seal': return Number(params['seals']) > 0 ? seals(`career-${who}`, `level-${who}`) : [];
      case 'bonus_won': return seals(`bonus-${indexOf(BONUSES, params['bonus'])}`);
      case 'variety_scored': return seals(`bonus-${BONUSES.indexOf('variety')}`, `filed-${who}`);
      default: return [];
    }
  }).filter((flock) => flock.length > 0);
}

/** Home cities of the goods that a turn has used up from one view to the next: cards of the route, and the store. */
function usedUp(before: View, after: View): number[] {
  if (before.turn.seat !== after.turn.seat) return [];
  const spent = (view: View): number[] => view.turn.route.filter((card) => card.state === 'used' && !card.placeholder).map((card) => card.city);
  const earlier = spent(before);
  return spent(after).filter((city) => !earlier.includes(city));
}
