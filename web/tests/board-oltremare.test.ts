/** Every choice of real positions lies on the drawn board of Oltre Mare, says what it is in both languages, and acts. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Choice, Position, Table } from '../src/api/types';
import type { View } from '../src/boards/oltremare/context.svelte';
import * as data from '../src/boards/oltremare/data';
import { countSymbols, forecast, reachable, SAIL, stops, trail } from '../src/boards/oltremare/forecast';
import { speechFor } from '../src/text/catalogues';
import type { Lang, Speech } from '../src/text/speech';
import { following } from './board-oltremare.props.svelte';
import positions from './positions/oltremare.json';
import { read } from './stage.svelte';

const { CARDS, HARBOURS, ROUTES } = data;
// a drawing of a thousand shapes takes its time without a browser
vi.setConfig({ testTimeout: 30_000 });
// svelte/motion asks for the system's wish for stillness as soon as it is loaded, and this page has no media queries
vi.hoisted(() => {
  globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
});
const { default: Board } = await import('../src/boards/oltremare/Board.svelte');

interface Fixture { name: string; options: Record<string, string>; position: Position & { view: View } }
const fixtures: Fixture[] = read<View>(positions).map(({ name, table, position }) => ({ name, options: table.rules.options, position }));
const actions: Record<string, string> = import.meta.glob<string>('../../src/kontor/titles/oltremare/actions.py', { query: '?raw', import: 'default', eager: true });

const speeches: Partial<Record<Lang, Speech>> = {};
beforeAll(async () => {
  for (const lang of ['de', 'en'] as const) speeches[lang] = await speechFor(lang, 'oltremare', ['Mira', 'Grete', 'Jorun', 'Tilda', 'Anna']);
});
let drawn: ReturnType<typeof mount> | undefined;
function cleanup(): void {
  if (drawn) void unmount(drawn);
  drawn = undefined;
  document.body.innerHTML = '';
}
afterEach(cleanup);

function click(spot: Element): void {
  spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
const press = (spot: Element, key: string): boolean => spot.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

function draw(fixture: Pick<Fixture, 'options' | 'position'>, lang: Lang = 'en', pointed = '', printed?: Partial<typeof data>) {
  cleanup();
  const [act, why, point] = [vi.fn(), vi.fn(), vi.fn()];
  const table = { title: 'oltremare', rules: { options: fixture.options } } as unknown as Table;
  const props = following(fixture.position, { table, news: [], log: [], speech: speeches[lang]!, act, why, pointed, point, still: true, printed });
  drawn = mount(Board, { target: document.body, props: props as never });
  flushSync();
  const all = (selector: string): Element[] => [...document.body.querySelectorAll(selector)];
  const at = (key: string): Element | null => document.body.querySelector(`[data-key="${key}"]`);
  return { props, act, why, point, all, at };
}

/** The first fixture that offers such a choice. */
function offering(kind: string): Fixture {
  return structuredClone(fixtures.find(({ position }) => position.decision?.choices.some((choice) => choice.kind === kind))!);
}

describe.each(fixtures)('$name', (fixture) => {
  const choices: Choice[] = fixture.position.decision?.choices ?? [];

  it.each(['de', 'en'] as const)('shows every choice exactly once in %s, and each acts', (lang) => {
    const { all, act } = draw(fixture, lang);
    const spots = all('[data-key]');
    expect(spots.map((spot) => spot.getAttribute('data-key')).sort()).toEqual(choices.map(({ key }) => key).sort());
    for (const key of choices.map((choice) => choice.key)) {
      const spot = document.body.querySelector(`[data-key="${key}"]`)!;
      expect(spot.getAttribute('aria-label') ?? spot.textContent).toMatch(/\w/);
      click(spot);
      expect(act).toHaveBeenLastCalledWith([key]);
    }
  });
});

describe('every kind of choice has a place', () => {
  /** Kinds that no fixture offers, each put into a real position it could come up in. */
  const rare: [key: string, step: string, args: Record<string, unknown>, params?: Record<string, unknown>][] = [
    ['want-slot:1', 'answer-offer', { slot: 1 }, { good: 'good-silk' }],
    ['supply:GEM-01', 'answer-offer', { card: 'card-GEM-01' }],
    ['propose', 'propose-or-pass', {}],
    ['about:silk', 'ask', { good: 'good-silk' }],
    ['showing:sail', 'ask', { symbol: 'symbol-sail' }],
    ['yes', 'answer-question', {}],
    ['no', 'answer-question', {}],
  ];

  it.each(rare)('%s at %s', (key, step, args, params = {}) => {
    const fixture = offering('query');
    const { view } = fixture.position;
    const kind = key.split(':')[0]!;
    Object.assign(view, { step });
    if (kind === 'supply') view.players[view.seat!]!.hand![0] = { card: 0, good: 0, pair: 1, power: 6, load: 1, harbour: -1 };
    if (step === 'answer-question') Object.assign(view.trade!, { offer: null, about: 2, showing: 3 });
    const label = { key: `action-${kind}`, params: { player: view.seat!, ...args, ...params } };
    fixture.position.decision = { ...fixture.position.decision!, step, choices: [{ key, kind, args, label, composes: false } as Choice] };
    for (const lang of ['de', 'en'] as const) {
      const { at, act } = draw(fixture, lang);
      click(at(key)!);
      expect(act).toHaveBeenCalledWith([key]);
      cleanup();
    }
  });

  it('fixtures and rare kinds are all kinds of the action table', () => {
    const source = Object.values(actions)[0]!;
    const kinds = [...source.slice(source.indexOf('players=['), source.indexOf('chance=[')).matchAll(/Kind\("([\w-]+)"/g)].map(([, kind]) => kind!);
    const seen = new Set(fixtures.flatMap(({ position }) => position.decision?.choices.map(({ kind }) => kind) ?? []));
    expect([...new Set([...seen, ...rare.map(([key]) => key.split(':')[0]!)])].sort()).toEqual(kinds.sort());
  });
});

/** Two cards of at least three to play, none of them chosen yet. */
const playing = (): Fixture => structuredClone(fixtures.find(({ position: { view, decision } }) => {
  const { hand, cargo_top } = view.players[view.seat!]!;
  return decision?.step === 'play' && !view.trade?.picked.length && cargo_top?.load === 2 && hand!.length > 2;
})!);

describe('cards to play', () => {
  it('are marked in any order, counted, and played together in the order of the card table', () => {
    const fixture = playing();
    const { all, act } = draw(fixture);
    const play = all('[data-play]')[0] as HTMLButtonElement;
    expect(play.disabled).toBe(true);
    const [first, , third] = all('.toggle');
    click(third!);
    click(first!);
    expect(all('.toggle[aria-pressed="true"]')).toHaveLength(2);
    expect(all('.reach').length).toBeGreaterThan(0);
    expect(play.disabled).toBe(false);
    click(play);
    expect(act).toHaveBeenCalledOnce();
    const { hand } = fixture.position.view.players[fixture.position.view.seat!]!;
    expect(act).toHaveBeenCalledWith([hand![0]!, hand![2]!].map(({ card }) => `play:${CARDS[card]}`));
    expect(all('.toggle[aria-pressed="true"]')).toHaveLength(0);
  });

  it('are marked anew when one was chosen elsewhere: the mark might stand before it', () => {
    const fixture = playing();
    const { all, props, act } = draw(fixture);
    click(all('.toggle')[0]!);
    const next = structuredClone(fixture.position);
    const { hand } = next.view.players[next.view.seat!]!;
    const picked = hand![1]!;
    next.view.trade = { picked: [picked] } as typeof next.view.trade;
    next.decision!.choices = hand!.slice(2).map(({ card }) => ({ ...next.decision!.choices[0]!, key: `play:${CARDS[card]}` }));
    props.position = next;
    flushSync();
    expect(all('.place.marked')).toHaveLength(1);
    expect((all('[data-play]')[0] as HTMLButtonElement).disabled).toBe(true);
    click(all('.toggle')[0]!);
    click(all('[data-play]')[0]!);
    expect(act).toHaveBeenCalledWith([`play:${CARDS[hand![2]!.card]}`]);
  });

  it('one too many sends the first one back', () => {
    const { all } = draw(playing());
    const [a, b, c] = all('.toggle');
    for (const card of [a!, b!, c!]) click(card);
    expect([a, b, c].map((card) => card!.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'true']);
  });

  it('that are fixed already stay, and those before them cannot be chosen', () => {
    const fixture = fixtures.find(({ position }) => position.decision?.step === 'play' && position.view.trade?.picked.length)!;
    const { picked } = fixture.position.view.trade!;
    const { all } = draw(fixture);
    const { hand } = fixture.position.view.players[fixture.position.view.seat!]!;
    expect(all('.toggle')).toHaveLength(hand!.filter(({ card }) => card > picked.at(-1)!.card).length);
    expect(all('.place.marked')).toHaveLength(picked.length);
  });
});

describe('the forecast', () => {
  const sailing = fixtures.filter(({ position }) => position.view.step === 'sail');

  it.each(sailing)('reaches exactly the harbours the server offers: $name', ({ position: { view, decision } }) => {
    const sails = countSymbols(view.played.map(({ pair }) => pair))[SAIL]!;
    const { ship } = view.players[view.seat!]!;
    const ends = [...reachable(ROUTES, ship, sails)].map((harbour) => `sail:${HARBOURS[harbour]}`);
    expect(ends.sort()).toEqual(decision!.choices.map(({ key }) => key).sort());
    for (const end of reachable(ROUTES, ship, sails)) {
      const way = trail(ROUTES, ship, end, sails);
      expect([way.length, new Set(way).size, stops(ROUTES, ship, way).at(-1)]).toEqual([sails, sails, end]);
    }
  });

  it('counts 1, 3, 6 and what the marker adds', () => {
    const [ship, pirates, coin] = [0, 1, 2];
    expect(forecast(data, [0, 0], -1, 0).brings).toEqual([3, 3, 0, 0]);
    expect(forecast(data, [0, 0], coin, 0).ducats).toBe(6);
    expect(forecast(data, [0, 0, 0, 0], pirates, 0).brings[1]).toBe(0);
    expect(forecast(data, [5, 5], ship, 0)).toMatchObject({ ducats: 2, sails: 2 });
  });
});

it('prints what the data pack of a table says: values, steps, routes and where harbours lie', () => {
  const fixture = playing();
  const { ship, cargo_top } = fixture.position.view.players[fixture.position.view.seat!]!;
  const PACK = {
    VALUES: data.VALUES.map(() => [21, 22, 23, 24, 25]), STEPS: [0, 2, 4, 8],
    ROUTES: [[ship, ship === 0 ? 1 : 0]], PLACES: data.PLACES.map(([x, y]) => [x! + 10, y!]),
  };
  const shown = ({ all }: ReturnType<typeof draw>) => {
    for (const card of all('.toggle').slice(0, 2)) click(card);
    const text = (selector: string): (string | null)[] => all(selector).map((one) => one.textContent);
    return { values: text('.pile .values i').map(Number), steps: text('.row:first-child .ladder i').map(Number), lanes: all('.lane').length, name: Number(all('text.name')[0]!.getAttribute('x')) };
  };
  const box = shown(draw(fixture));
  expect(box).toMatchObject({ values: data.VALUES[cargo_top!.good], steps: [1, 3, 6], lanes: data.ROUTES.length });
  const pack = shown(draw(fixture, 'en', '', PACK));
  expect(pack).toMatchObject({ values: [21, 22, 23, 24, 25], steps: [2, 4, 8], lanes: 1 });
  expect(pack.name).toBeGreaterThan(box.name);
});

it('sails by keyboard and tells where the focus is', () => {
  const fixture = offering('sail');
  const { key } = fixture.position.decision!.choices[0]!;
  const { at, act, point } = draw(fixture);
  at(key)!.dispatchEvent(new FocusEvent('focus'));
  expect(point).toHaveBeenLastCalledWith(key);
  press(at(key)!, 'Enter');
  press(at(key)!, ' ');
  expect(act.mock.calls).toEqual([[[key]], [[key]]]);
});

it('draws the way to the harbour under the pointer and says what it brings', () => {
  const fixture = offering('sail');
  const { key } = fixture.position.decision!.choices[0]!;
  const { at, all } = draw(fixture, 'en', key);
  expect(at(key)!.classList).toContain('pointed');
  expect(all('path.way')).toHaveLength(countSymbols(fixture.position.view.played.map(({ pair }) => pair))[SAIL]!);
  expect(all('.means')[0]!.textContent).toMatch(/\w/);
});

it('asks why a harbour cannot be reached, and only while one is to be chosen', () => {
  const { all, why, act } = draw(offering('sail'));
  const far = all('[data-refused="sail:tunisi"]')[0]!;
  click(far);
  expect(why).toHaveBeenCalledWith('sail:tunisi');
  expect(act).not.toHaveBeenCalled();
  cleanup();
  expect(draw(offering('offer')).all('[data-refused^="sail:"]')).toEqual([]);
});

it('says why an offer cannot be accepted', () => {
  const fixture = offering('accept');
  const decision = fixture.position.decision!;
  decision.choices = decision.choices.filter(({ kind }) => kind !== 'accept');
  const { all, why } = draw(fixture);
  click(all('[data-refused="accept"]')[0]!);
  expect(why).toHaveBeenCalledWith('accept');
});

it('puts a ship where the next position says', () => {
  const fixture = offering('sail');
  const { props, all } = draw(fixture);
  const before = all('.ship').map((ship) => ship.getAttribute('transform'));
  const view = structuredClone(fixture.position.view);
  view.players[view.seat!]!.ship = HARBOURS.indexOf('bari');
  props.position = { ...fixture.position, view };
  flushSync();
  expect(all('.ship').filter((ship, seat) => ship.getAttribute('transform') !== before[seat])).toHaveLength(1);
});

it('keeps hidden cards hidden from a spectator', () => {
  const { options, position } = offering('play');
  const players = position.view.players.map((player) => ({ ...player, hand: null }));
  const { all } = draw({ options, position: { ...position, seat: null, decision: null, view: { ...position.view, seat: null, players, trade: null } as never } });
  expect(all('[data-key], .toggle')).toEqual([]);
  expect(all('.hand .back').length).toBe(players[position.view.turn]!.hand_size);
});

describe('on a phone', () => {
  // the page has no layout: everything is 0 wide, which is narrow as soon as somebody measures it
  class Measured {
    constructor(private readonly tell: () => void) {}
    observe(): void { this.tell(); }
    disconnect(): void {}
  }

  it.each(fixtures)('every choice lies on one of the tabs: $name', ({ options, position }) => {
    vi.stubGlobal('ResizeObserver', Measured);
    const { all } = draw({ options, position }, 'de');
    const found = new Set<string>();
    for (const tab of all('[role="tab"]')) {
      click(tab);
      for (const spot of all('[data-key]')) found.add(spot.getAttribute('data-key')!);
    }
    vi.unstubAllGlobals();
    expect([...found].sort()).toEqual((position.decision?.choices ?? []).map(({ key }) => key).sort());
  });

  it('a question opens the tab where it is answered', () => {
    vi.stubGlobal('ResizeObserver', Measured);
    const selected = (kind: string): string => {
      const { all } = draw(offering(kind));
      const name = all('[aria-selected="true"]')[0]!.textContent!.trim();
      cleanup();
      return name;
    };
    expect(['sail', 'play', 'accept'].map(selected)).toEqual([expect.stringMatching(/^Chart/), expect.stringMatching(/^My cards/), expect.stringMatching(/^Trade/)]);
    vi.unstubAllGlobals();
  });
});
