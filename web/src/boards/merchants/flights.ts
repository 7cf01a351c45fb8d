/** What happened, as things that fly: resources from hex to hand and from hand to hand, gold, cards, goods. */
import type { Happening } from '../../api/types';
import { alike, type Flight, type Flock } from '../shared/flights';
import { cities, resources } from './data';
import { crossingAt, hexAt } from './geometry';
import type { Play } from './play.svelte';

type Params = Happening['params'];
const bare = (value: unknown): string => String(value).slice(String(value).indexOf('-') + 1);
const GOLD = 'resource-gold';
const cityPlace = (city: unknown): string[] => [`city-${(cities as readonly string[]).indexOf(bare(city))}`, 'tab-map'];
const supply = (item: unknown): string[] => [`supply-${bare(item)}`, 'tab-trade'];

/** A resource that I may see, gold, or the back of a card. */
function face(item: unknown): Pick<Flight, 'look' | 'icon'> {
  if (item === undefined) return { look: 'back' };
  return item === GOLD ? { look: 'coin' } : { look: 'good', icon: bare(item) };
}

/** Where a seat keeps a thing: in my own hand it has its own card, others have one place for all. */
function keeps(play: Play, seat: unknown, item: unknown): string[] {
  return seat === play.seat && item !== undefined ? [`hand-${bare(item)}`, 'tab-mine'] : [`seat-${String(seat)}`, 'tab-all'];
}

/** The landscapes that may have given a resource to somebody: those with the number rolled at one of the seat's kontors. */
function givers(play: Play, seat: number, resource: string): string[] {
  const { view, ground, printed } = play;
  const rolled = view.dice.reduce((sum, face) => sum + face, 0);
  const kontors = view.kontors.flatMap((owner, city) => (owner === seat && ground.crossing[city]! >= 0 ? [crossingAt[ground.crossing[city]!]!] : []));
  return hexAt.flatMap(([x, y], hex) => {
    const terrain = ground.terrain[hex]!;
    const gives = terrain >= 0 && resources[printed.terrainResource[terrain]!] === resource && hex !== view.robber && (rolled === 0 || view.numbers[hex] === rolled);
    return gives && kontors.some(([kx, ky]) => Math.hypot(kx - x, ky - y) < 45) ? [`hex-${hex}`] : [];
  });
}

/** What a deal moved: the terms that stood last, of the one who asked or of the one who countered. */
function exchanged(play: Play, log: readonly Happening[], { player, seat }: Params): Flock {
  const heard = (kind: string, who: unknown): number => log.findLastIndex((one) => one.kind === kind && one.params.player === who);
  const [asked, countered] = [Math.max(heard('offered', player), heard('called', player)), heard('countered', seat)];
  const [from, owner, other] = countered > asked ? [countered, seat, player] : [asked, player, seat];
  return log.slice(from).flatMap(({ kind, params }) => {
    if (params.player !== owner || (kind !== 'gives' && kind !== 'wants')) return [];
    const [giver, taker] = kind === 'gives' ? [owner, other] : [other, owner];
    return [{ ...face(params.item), from: keeps(play, giver, params.item), to: keeps(play, taker, params.item), n: Number(params.n) }];
  });
}

function flockOf(play: Play, log: readonly Happening[], { kind, params }: Happening, route: number): Flock {
  const { player, seat, resource } = params;
  const mine = (item: unknown): string[] => keeps(play, player, item);
  const n = Number(params.n ?? 1);
  switch (kind) {
    case 'produced': {
      const places = givers(play, Number(player), bare(resource));
      return Array.from({ length: n }, (_, k) => ({ ...face(resource), from: [places[k % places.length] ?? '', ...supply(resource)], to: mine(resource) }));
    }
    case 'compensated': return [{ look: 'coin', from: supply(GOLD), to: mine(GOLD), n }];
    case 'connected': return [{ look: 'coin', from: [`edge-${route}`, 'tab-map'], to: mine(GOLD), n }];
    case 'coins': return [{ look: 'coin', from: cityPlace(params.city), to: mine(GOLD), n }];
    case 'toll': return [{ look: 'coin', from: mine(GOLD), to: keeps(play, seat, GOLD), n }];
    case 'gave-back': return [{ ...face(resource), from: mine(resource), to: supply(resource), n }];
    case 'stole': return [{ ...face(resource), from: keeps(play, seat, resource), to: mine(resource) }];
    case 'handed-over': return [{ ...face(resource), from: keeps(play, seat, resource), to: mine(resource), n }];
    case 'bought': return [{ look: 'coin', from: mine(GOLD), to: supply(resource) }, { ...face(resource), from: supply(resource), to: mine(resource) }];
    case 'swapped': return [{ ...face(params.give), from: mine(params.give), to: supply(params.give) }, { ...face(params.get), from: supply(params.get), to: mine(params.get) }];
    case 'harvested': return [{ ...face(resource), from: supply(resource), to: mine(resource) }];
    case 'card-bought': return [{ look: 'back', from: ['deck', 'tab-mine'], to: [`seat-${String(player)}`, 'tab-all'] }];
    case 'delivered': return [{ look: 'icon', icon: 'goods', from: [`stock-${String(player)}`, 'tab-all'], to: cityPlace(params.city) }];
    case 'traded': return exchanged(play, log, params);
    default: return [];
  }
}

export function flights(play: Play, log: readonly Happening[]): Flock[] {
  let route = 0;
  return alike(play.news, (one) => {
    if (one.kind === 'route') route = Number(one.params.edge) - 1;
    return flockOf(play, log, one, route);
  });
}
