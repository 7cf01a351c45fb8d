/** The drawn board of Merchants of Europe: every choice lies somewhere on it, in both languages, and acts when activated. */
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Choice } from '../src/api/types';
import Board from '../src/boards/merchants/Board.svelte';
import type { View } from '../src/boards/merchants/play.svelte';
import { Speech, type Lang } from '../src/text/speech';

import { following } from './board-merchants.props.svelte';

// svelte/motion and the map ask for these, and jsdom has none
vi.hoisted(() => {
  window.matchMedia ??= (media: string) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  window.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} };
});
vi.setConfig({ testTimeout: 30_000 });    // a loaded machine draws slowly in jsdom

const texts: Record<string, string> = import.meta.glob<string>(
  ['../../src/kontor/text/kontor.*.ftl', '../../src/kontor/titles/merchants/{text.*.ftl,actions.py}', '../src/boards/merchants/board.*.ftl', './positions/merchants-*.json'],
  { query: '?raw', import: 'default', eager: true },
);
const read = (path: string): string => texts[path]!;
const position = (name: string) => JSON.parse(read(`./positions/merchants-${name}.json`));
const FIXTURES = ['opening', 'traders', 'caravan', 'robber', 'confirm'];
const NAMES = ['Mira', 'Grete', 'Jorun', 'Tilda'];

function speech(lang: Lang): Speech {
  const shared = read(`../../src/kontor/text/kontor.${lang}.ftl`);
  const own = read(`../../src/kontor/titles/merchants/text.${lang}.ftl`) + '\n' + read(`../src/boards/merchants/board.${lang}.ftl`);
  return new Speech(lang, [shared], own, NAMES);
}

const speeches = { en: speech('en'), de: speech('de') };

let mounted: ReturnType<typeof mount> | undefined;

function show(data: any, lang: Lang = 'en', pointed = '') {
  const [act, why, point] = [vi.fn(), vi.fn(), vi.fn()];
  const props = following(data.position, { table: data.table, news: [], speech: speeches[lang], act, why, point, pointed, still: true });
  if (mounted) void unmount(mounted);
  document.body.innerHTML = '';
  mounted = mount(Board, { target: document.body, props });
  flushSync();
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const places = (): Map<string, Element[]> => {
    const found = new Map<string, Element[]>();
    for (const place of all('[data-key]')) {
      const key = place.getAttribute('data-key')!;
      found.set(key, [...(found.get(key) ?? []), place]);
    }
    return found;
  };
  const at = (key: string, among = places()): Element => {
    expect(among.get(key)?.length, `one place for ${key}`).toBe(1);
    return among.get(key)![0]!;
  };
  return { props, act, why, point, at, all, places };
}

function fire(place: Element, event: Event): void {
  place.dispatchEvent(event);
  flushSync();
}
const click = (place: Element): void => fire(place, new MouseEvent('click', { bubbles: true }));
const press = (place: Element, key: string): void => fire(place, new KeyboardEvent('keydown', { key, bubbles: true }));

describe('real positions', () => {
  for (const name of FIXTURES) {
    for (const lang of ['en', 'de'] as const) {
      it(`${name} in ${lang}: every choice has one place and a name`, () => {
        const data = position(name);
        const { at, places } = show(data, lang);
        const now = places();
        for (const { key } of data.position.decision.choices) {
          const place = at(key, now);
          expect(place.getAttribute('aria-label') || place.textContent?.trim()).toBeTruthy();
        }
      });
    }
    it(`${name}: activating a choice sends its key`, () => {
      const data = position(name);
      const { at, act, places } = show(data);
      const now = places();
      for (const { key } of data.position.decision.choices) {
        click(at(key, now));
        expect(act).toHaveBeenLastCalledWith([key]);
      }
    });
  }

  it('a place on the map answers to Enter and the space bar', () => {
    const { at, act } = show(position('robber'));
    press(at('robber:h02'), 'Enter');
    press(at('robber:h07'), ' ');
    expect(act.mock.calls).toEqual([[['robber:h02']], [['robber:h07']]]);
  });

  it('what the action bar points at is marked, and the other way round', () => {
    const { at, point } = show(position('robber'), 'en', 'robber:h02');
    expect(at('robber:h02').classList).toContain('pointed');
    fire(at('robber:h07'), new Event('pointerenter'));
    expect(point).toHaveBeenLastCalledWith('robber:h07');
  });

  it('a trip of a caravan is sent as the whole course the server has ready', () => {
    const data = position('caravan');
    const { all, act } = show(data);
    const trips = all('[data-course]');
    expect(trips.length).toBeGreaterThan(0);
    click(trips[0]!);
    expect(data.position.decision.courses).toContainEqual(act.mock.lastCall![0]);
  });

  it('asking for routes leaves only routes on the map', () => {
    const data = position('traders');
    const { all } = show(data);
    click(all('[title="Show only: Route"]')[0]!);
    expect(all('[data-key^="move_trader"]').length).toBe(0);
    expect(all('[data-key^="route"]').length).toBe(
      data.position.decision.choices.filter(({ kind }: Choice) => kind === 'route').length);
  });

  it('what cannot be had says why', () => {
    const { all, why } = show(position('caravan'));
    click(all('[title="Cost: Route"]')[0]!);
    expect(why).toHaveBeenLastCalledWith('route');
  });

  it('a spectator sees the board without a hand', () => {
    const data = position('caravan');
    data.position.seat = null;
    data.position.decision = null;
    data.position.view.seat = null;
    const { all } = show(data);
    expect(all('[data-key], .hand')).toEqual([]);
  });

  it('a caravan is drawn where the next position says', () => {
    const data = position('caravan');
    const { props } = show(data);
    const before = document.body.innerHTML;
    const next = structuredClone(data);
    next.position.view.players[0].caravans = [126, -1];
    props.position = next.position;
    flushSync();
    expect(document.body.innerHTML).not.toBe(before);
  });
});

describe('every kind of choice has a place', () => {
  let shown: ReturnType<typeof show> | undefined;
  const empty = [0, 0, 0, 0, 0, 0];
  const desk = (part: number) => ({ part, to: 0, bundle: { give: [1, 0, 0, 0, 0, 0], want: empty } });
  const deal = { proposer: 0, offer: { give: [1, 0, 0, 0, 0, 0], want: [0, 1, 0, 0, 0, 0] }, answers: [0, 3, 2, 1], counters: [null, null, null, null], own_answer: 0 };
  const place = { key: 'edge-lane', params: {} };
  const cases: [step: string, key: string, args: Record<string, unknown>, params?: Record<string, unknown>, view?: Record<string, unknown>][] = [
    ['setup-kontor', 'kontor:paris', { city: 'city-paris' }],
    ['setup-neutral', 'kontor:wien', { city: 'city-wien' }],
    ['setup-route', 'route:151', { edge: 151 }, { place }],
    ['action', 'route:151', { edge: 151 }, { place }],
    ['free-route', 'route:151', { edge: 151 }, { place }],
    ['free-route', 'decline', {}],
    ['pre-roll', 'roll', {}],
    ['pre-roll', 'play:lancer', { card: 'card-lancer' }, {}, { hold: 0 }],
    ['discard', 'discard:wood', { resource: 'resource-wood' }],
    ['robber', 'robber:h02', { landscape: 'landscape-h02' }, { number: 5 }],
    ['steal', 'steal:2', { player: 2 }],
    ['steal', 'decline', {}],
    ['action', 'buy:ore', { resource: 'resource-ore' }, { cost: 2 }],
    ['action', 'swap:wood:gold', { give: 'resource-wood', get: 'resource-gold' }, { rate: 3 }],
    ['action', 'buy_card', {}],
    ['action', 'recruit:praha', { city: 'city-praha' }],
    ['action', 'raise_caravan:141', { edge: 141 }, { place }],
    ['replace-trader', 'take_off:1', { piece: 1 }, { place }, { traders: [90, 93] }],
    ['replace-caravan', 'take_off:2', { piece: 2 }, { place }, { caravans: [140, 150] }],
    ['action', 'move_trader:1:100', { piece: 1, crossing: 100 }, { place, cost: 1, founds: 0 }],
    ['swift-trader', 'move_trader:2:99', { piece: 2, crossing: 99 }, { place, cost: 1, founds: 1 }],
    ['action', 'start_caravan:1', { piece: 1 }, { place }, { caravans: [140, -1] }],
    ['swift-caravan', 'start_caravan:1', { piece: 1 }, { place }, { caravans: [140, -1] }],
    ['caravan', 'step:141', { edge: 141 }, { place, toll: 1 }],
    ['caravan', 'deliver:1:wien', { piece: 1, city: 'city-wien' }],
    ['caravan', 'extend', {}, { steps: 3 }],
    ['caravan', 'stop', {}],
    ['chain', 'chain:1', { chain: 1 }, { shares: [] }],
    ['chip-hex', 'chip_to:h03', { landscape: 'landscape-h03' }],
    ['chip-source', 'chip_from:h20', { landscape: 'landscape-h20' }, { number: 10 }],
    ['harvest', 'take:salt', { resource: 'resource-salt' }],
    ['monopoly', 'name:salt', { resource: 'resource-salt' }],
    ['action', 'end_turn', {}],
    ['action', 'offer', {}],
    ['action', 'call', {}],
    ['compose', 'card:wool', { resource: 'resource-wool' }, {}, { desk: desk(0) }],
    ['compose', 'gold:3', { n: 3 }, {}, { desk: desk(1) }],
    ['compose', 'next', {}, {}, { desk: desk(0) }],
    ['compose', 'to:1', { player: 1 }, {}, { desk: desk(2) }],
    ['compose', 'to_all', {}, {}, { desk: desk(2) }],
    ['compose', 'send', {}, {}, { desk: desk(2) }],
    ['compose', 'drop', {}, {}, { desk: desk(1) }],
    ['answers', 'accept', {}, {}, { deal }],
    ['answers', 'counter', {}, {}, { deal }],
    ['answers', 'decline', {}, {}, { deal }],
    ['answers', 'card:wool', { resource: 'resource-wool' }, {}, { deal, desk: desk(0) }],
    ['confirm', 'confirm:1', { player: 1 }, {}, { deal }],
    ['confirm', 'decline', {}, {}, { deal }],
  ];

  it('the cases name every kind of the action table', () => {
    const source = read('../../src/kontor/titles/merchants/actions.py');
    const players = source.slice(source.indexOf('players=['), source.indexOf('chance=['));
    const kinds = [...players.matchAll(/Kind\("(\w+)"/g)].map(([, kind]) => kind!);
    expect(new Set(cases.map(([, key]) => key.split(':')[0]))).toEqual(new Set(kinds));
  });

  for (const [step, key, args, params = {}, change = {}] of cases) {
    it(`${key} at ${step}`, () => {
      const data = position('caravan');
      const { hold, traders, caravans, ...rest } = change as Record<string, any>;
      const view: View = Object.assign(data.position.view, { step, ...rest });
      const seat = data.position.seat;
      const me = view.players[seat]!;
      if (hold !== undefined) me.cards = me.cards!.map((n, card) => (card === hold ? 1 : n));
      if (traders) me.traders = traders;
      if (caravans) me.caravans = caravans;
      const kind = key.split(':')[0]!;
      const words = speeches.en;
      const label = { key: words.has(`action-${kind}-${step}`) ? `action-${kind}-${step}` : `action-${kind}`, params: { player: seat, ...args, ...params } };
      data.position.decision = { step, prompt: { key: `prompt-${step}`, params: { player: seat } }, choices: [{ key, kind, args, label, composes: false }], courses: [] };
      shown ??= show(position('caravan'));
      shown.props.position = data.position;
      flushSync();
      click(shown.at(key));
      expect(shown.act).toHaveBeenLastCalledWith([key]);
    });
  }
});
