/** Merchants of Europe, first game: what the clerk says. */
import * as data from '../../boards/merchants/data';
import type { PlayerView, Printed, View } from '../../boards/merchants/play.svelte';
import { printedOver } from '../../boards/shared/printed';
import type { Choice } from '../../api/types';
import { happened, keys, keysOf, offers, told, type Note, type Scene } from '../notes';

type Here = Scene<View>;

const rates = ({ packed }: Here): Printed['rates'] => printedOver<Printed>(data, packed).rates;
const me = ({ view, seat }: Here): PlayerView => view.players[seat]!;
const mine = ({ view, seat }: Here): string[] => view.kontors.flatMap((owner, city) => (owner === seat ? [`city-${data.cities[city]}`] : []));
const toMe = (scene: Here, kind: string, whose = 'player'): boolean => scene.news.some((one) => one.kind === kind && one.params[whose] === scene.seat);
/** Cities that a trader can reach, each for the one who gets there cheapest: the board marks those. */
const founding = (scene: Here): Choice[] => {
  const best = new Map<unknown, Choice>();
  for (const choice of scene.choices) {
    if (choice.kind !== 'move_trader' || told(choice, 'founds') === 0) continue;
    const known = best.get(choice.args.crossing);
    if (!known || told(choice, 'cost') < told(known, 'cost')) best.set(choice.args.crossing, choice);
  }
  return [...best.values()];
};
/** Caravan trips that the title has ready and that end with a delivery. */
const trips = ({ courses }: Here): string[][] => courses.filter((keys) => keys[0]?.startsWith('start_caravan') && keys.some((key) => key.startsWith('deliver')));
const cityOf = (scene: Here, kind: string): string => String(happened(scene, kind)?.params.city ?? '');
const cityAt = (city: string): string => `city-${(data.cities as readonly string[]).indexOf(city)}`;
/** Where such a trip ends. */
const customers = (scene: Here): string[] => trips(scene).map((keys) => cityAt(keys.findLast((key) => key.startsWith('deliver'))!.split(':')[2]!));
const MAP = ['chart', 'tab-map'];
const left = ({ view }: Here, player: PlayerView): number => view.goods_each - player.delivered;
/** Of the others, whoever has delivered most. */
const ahead = ({ view, seat }: Here): number => view.players.reduce((best, player, place) => (place !== seat && (best < 0 || player.delivered > view.players[best]!.delivered) ? place : best), -1);
/** Kontors where I could still deliver. */
const open = ({ view, seat }: Here): number => view.kontors.filter((owner, city) => owner >= 0 && owner !== seat && view.tiles[city]! < 0).length;
const FEW_KONTORS = 6;
const held = (scene: Here, resource: string): number => me(scene).hand?.[data.resources.findIndex((one) => one === resource)] ?? 0;
/** What a purchase still needs. */
const lacking = (scene: Here, what: keyof Printed['costs']): string[] => printedOver<Printed>(data, scene.packed).costs[what].filter((resource) => held(scene, resource) === 0);
const walking = (scene: Here): boolean => me(scene).traders.some((crossing) => crossing >= 0);

export const notes: Note<View>[] = [
  { part: 'tour', id: 'goal', rule: 'MER-8.1', at: () => ['players', 'tab-all'], values: ({ view }) => ({ all: view.goods_each }) },
  { part: 'tour', id: 'warehouse', rule: 'MER-6.14', at: () => ['hand', 'tab-mine'], values: (scene) => ({ free: me(scene).free_goods, stored: me(scene).stored }) },
  { part: 'tour', id: 'map', rule: 'MER-2.4', at: (scene) => [mine(scene).map((city) => cityAt(city.slice('city-'.length))), ...MAP], values: (scene) => ({ cities: mine(scene) }) },
  { part: 'tour', id: 'prices', rule: 'MER-4.1', at: () => ['build', 'tab-mine'], values: (scene) => ({ steps: rates(scene).steps }) },
  { part: 'tour', id: 'gold', rule: 'MER-3.4', at: () => ['market', 'tab-trade'], values: (scene) => ({ gold: me(scene).gold, price: rates(scene).purchase, most: rates(scene).purchases, three: rates(scene).supply }) },
  { part: 'tour', id: 'bar', rule: 'KON-2.1', at: () => ['action-bar'] },

  { part: 'event', id: 'delivered', rule: 'MER-6.10', events: ['delivered'], when: (scene) => toMe(scene, 'delivered'), at: () => ['hand', 'tab-mine'], values: (scene) => ({ city: cityOf(scene, 'delivered'), left: scene.view.goods_each - me(scene).delivered }) },
  { part: 'event', id: 'founded', rule: 'MER-5.8', events: ['founded'], when: (scene) => toMe(scene, 'founded'), at: () => ['hand', 'tab-mine'], values: (scene) => ({ city: cityOf(scene, 'founded'), free: me(scene).free_goods }) },
  { part: 'event', id: 'produced', rule: 'MER-2.4', events: ['produced'], when: (scene) => toMe(scene, 'produced'), at: () => ['hand', 'tab-mine'], values: (scene) => ({ n: me(scene).hand_size, safe: rates(scene).safeHand }) },
  { part: 'event', id: 'compensated', rule: 'MER-2.8', events: ['compensated'], when: (scene) => toMe(scene, 'compensated'), at: () => ['hand', 'tab-mine'], values: (scene) => ({ gold: me(scene).gold }) },
  { part: 'event', id: 'connected', rule: 'MER-4.14', events: ['connected'], when: (scene) => toMe(scene, 'connected'), at: (scene) => [`edge-${Number(happened(scene, 'route')?.params.edge) - 1}`, ...MAP] },
  { part: 'event', id: 'toll', rule: 'MER-6.5', events: ['toll'], when: (scene) => toMe(scene, 'toll', 'seat'), at: () => ['hand', 'tab-mine'] },
  { part: 'event', id: 'rival-delivered', rule: 'MER-8.1', events: ['delivered'], at: () => ['players', 'tab-all'], values: ({ view }) => ({ left: view.goods_each - Math.max(...view.players.map((player) => player.delivered)) }) },

  { part: 'turn', id: 'card', rule: 'MER-7.2', steps: ['pre-roll', 'action'], when: (scene) => offers(scene, 'play'), at: (scene) => [keysOf(scene, 'play')] },
  { part: 'turn', id: 'roll', rule: 'MER-2.3', steps: ['pre-roll'], at: (scene) => [...keysOf(scene, 'roll'), 'tab-map'] },
  { part: 'turn', id: 'deliver', rule: 'MER-6.13', steps: ['action', 'caravan'], when: (scene) => offers(scene, 'deliver'), at: (scene) => [keysOf(scene, 'deliver')] },
  { part: 'turn', id: 'trip', rule: 'MER-6.1', steps: ['action', 'swift-caravan'], when: (scene) => trips(scene).length > 0, at: (scene) => [customers(scene), `key:${trips(scene)[0]![0]}`], values: (scene) => ({ n: trips(scene).length }) },
  { part: 'turn', id: 'found', rule: 'MER-5.7', steps: ['action', 'swift-trader'], when: (scene) => founding(scene).length > 0, at: (scene) => [keys(founding(scene))], values: (scene) => ({ stored: me(scene).stored }) },
  { part: 'turn', id: 'action', rule: 'MER-3.1', steps: ['action'], at: () => ['build', 'tab-mine'], values: (scene) => ({ n: me(scene).hand_size, gold: me(scene).gold }) },
  { part: 'turn', id: 'recruit', rule: 'MER-4.4', steps: ['action'], when: (scene) => offers(scene, 'recruit'), at: (scene) => [keysOf(scene, 'recruit'), ...MAP] },
  { part: 'turn', id: 'trader', rule: 'MER-5.1', steps: ['action', 'swift-trader'], when: (scene) => offers(scene, 'move_trader'), at: () => MAP, values: (scene) => ({ steps: rates(scene).steps }) },
  { part: 'turn', id: 'route', rule: 'MER-4.9', steps: ['action', 'charter'], when: (scene) => offers(scene, 'route'), at: () => MAP },
  { part: 'turn', id: 'caravan-start', rule: 'MER-6.1', steps: ['action', 'swift-caravan'], when: (scene) => offers(scene, 'start_caravan'), at: (scene) => [keysOf(scene, 'start_caravan'), ...MAP], values: (scene) => ({ steps: rates(scene).steps, free: me(scene).free_goods }) },
  { part: 'turn', id: 'buy', rule: 'MER-3.6', steps: ['action'], when: (scene) => offers(scene, 'buy') || offers(scene, 'swap'), at: () => ['market', 'tab-trade'], values: (scene) => ({ gold: me(scene).gold, buys: Number(offers(scene, 'buy')), swaps: Number(offers(scene, 'swap')), price: rates(scene).purchase, three: rates(scene).supply }) },
  { part: 'turn', id: 'development', rule: 'MER-4.3', steps: ['action'], when: (scene) => offers(scene, 'buy_card') && scene.view.turn > 3, at: (scene) => keysOf(scene, 'buy_card') },
  { part: 'turn', id: 'offer', rule: 'MER-10.4', steps: ['action', 'compose'], when: (scene) => scene.step === 'compose' || offers(scene, 'offer'), at: () => ['trade', 'tab-trade'], values: ({ view }) => ({ most: view.most_offers }) },
  { part: 'turn', id: 'caravan', rule: 'MER-10.8', steps: ['caravan'], at: () => MAP, values: (scene) => ({ steps: scene.view.steps_left, toll: Math.max(...scene.choices.map((choice) => told(choice, 'toll'))), price: rates(scene).toll, gold: me(scene).gold }) },
  { part: 'turn', id: 'discard', rule: 'MER-2.10', steps: ['discard'], at: () => ['hand', 'tab-mine'], values: (scene) => ({ n: me(scene).hand_size, safe: rates(scene).safeHand }) },
  { part: 'turn', id: 'robber', rule: 'MER-2.11', steps: ['robber', 'steal'], at: (scene) => (scene.step === 'steal' ? [keysOf(scene, 'steal')] : MAP) },
  { part: 'turn', id: 'free-route', rule: 'MER-4.18', steps: ['free-route'], at: () => MAP },
  { part: 'turn', id: 'chain', rule: 'MER-4.15', steps: ['chain'], at: (scene) => [keysOf(scene, 'chain')] },
  { part: 'turn', id: 'chip', rule: 'MER-5.10', steps: ['chip-hex', 'chip-source'], at: () => MAP },
  { part: 'turn', id: 'card-choice', rule: 'MER-7.6', steps: ['harvest', 'monopoly'], at: (scene) => [keys(scene.choices)] },
  { part: 'turn', id: 'replace', rule: 'MER-11.17', steps: ['replace-trader', 'replace-caravan'], at: (scene) => [keysOf(scene, 'take_off')] },
  { part: 'turn', id: 'answer', rule: 'MER-10.2', steps: ['answers', 'confirm'], at: () => ['trade', 'tab-trade'] },

  { part: 'danger', id: 'rival-near', rule: 'MER-8.1', steps: ['pre-roll'], when: (scene) => left(scene, scene.view.players[ahead(scene)]!) <= 2, anew: (scene) => left(scene, scene.view.players[ahead(scene)]!), at: () => ['players', 'tab-all'], values: (scene) => ({ player: `player-${ahead(scene) + 1}`, left: left(scene, scene.view.players[ahead(scene)]!) }) },
  { part: 'danger', id: 'last-tile', rule: 'MER-6.11', steps: ['pre-roll'], when: (scene) => left(scene, me(scene)) === 1, anew: (scene) => me(scene).free_goods, at: () => ['hand', 'tab-mine'], values: (scene) => ({ free: me(scene).free_goods }) },
  { part: 'danger', id: 'risk', rule: 'MER-2.10', steps: ['action'], when: (scene) => scene.view.turn > 3 && me(scene).hand_size > rates(scene).safeHand, anew: ({ view }) => Math.floor(view.turn / 9), at: () => ['hand', 'tab-mine'], values: (scene) => ({ n: me(scene).hand_size, safe: rates(scene).safeHand, three: rates(scene).supply, lost: Math.floor(me(scene).hand_size / 2) }) },

  { part: 'counsel', id: 'balance', rule: 'MER-6.14', steps: ['pre-roll'], when: ({ view }) => view.turn > 6, anew: (scene) => 10 * me(scene).delivered + Math.min(me(scene).free_goods, 2), at: () => ['hand', 'tab-mine'], values: (scene) => ({ left: left(scene, me(scene)), free: me(scene).free_goods, stored: me(scene).stored, open: open(scene) }) },
  { part: 'counsel', id: 'numbers', rule: 'MER-2.4', steps: ['pre-roll'], when: ({ view }) => view.turn > 9, at: () => MAP },
  { part: 'counsel', id: 'few-kontors', rule: 'MER-11.30', steps: ['pre-roll'], when: (scene) => left(scene, me(scene)) > 0 && open(scene) <= FEW_KONTORS, anew: (scene) => Math.floor(open(scene) / 3), at: () => MAP, values: (scene) => ({ n: open(scene), left: left(scene, me(scene)) }) },
  { part: 'counsel', id: 'one-short', rule: 'MER-4.1', steps: ['action'], when: (scene) => scene.view.turn > 3 && me(scene).stored > 0 && !walking(scene) && lacking(scene, 'recruit').length === 1, anew: ({ view }) => Math.floor(view.turn / 6), at: () => ['build', 'tab-mine'], values: (scene) => ({ missing: `resource-${lacking(scene, 'recruit')[0]}`, gold: me(scene).gold, price: rates(scene).purchase, buys: Number(offers(scene, 'buy')) }) },
  { part: 'counsel', id: 'no-grain', rule: 'MER-5.1', steps: ['action'], when: (scene) => walking(scene) && me(scene).stored > 0 && lacking(scene, 'move_trader').length > 0, anew: ({ view }) => Math.floor(view.turn / 9), at: () => ['market', 'tab-trade'], values: (scene) => ({ buys: Number(offers(scene, 'buy')), price: rates(scene).purchase }) },
  { part: 'counsel', id: 'no-salt', rule: 'MER-6.1', steps: ['action'], when: (scene) => me(scene).free_goods > 1 && lacking(scene, 'start_caravan').length > 0, anew: ({ view }) => Math.floor(view.turn / 9), at: () => ['market', 'tab-trade'], values: (scene) => ({ free: me(scene).free_goods, buys: Number(offers(scene, 'buy')), price: rates(scene).purchase }) },
  { part: 'counsel', id: 'rich', rule: 'MER-3.5', steps: ['action'], when: (scene) => me(scene).gold >= 3 * rates(scene).purchase && scene.view.purchases < rates(scene).purchases, anew: (scene) => Math.floor(me(scene).gold / 6), at: () => ['market', 'tab-trade'], values: (scene) => ({ gold: me(scene).gold, price: rates(scene).purchase, most: rates(scene).purchases }) },

  {
    part: 'end', id: 'over', rule: 'MER-8.1',
    values: (scene) => {
      const winner = Math.max(scene.result?.ranks.indexOf(1) ?? 0, 0);
      return { won: Number(winner === scene.seat), player: `player-${winner + 1}`, delivered: me(scene).delivered, all: scene.view.goods_each, free: me(scene).free_goods, limit: Number(scene.result?.reason.key === 'reason-limit') };
    },
  },
];
