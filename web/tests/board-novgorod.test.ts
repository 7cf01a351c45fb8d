/** Every choice of real positions lies on the drawn board of Novgorod, says what it is in both languages, and acts. */
import { describe, expect, it } from 'vitest';
import Board from '../src/boards/novgorod/Board.svelte';
import type { Happening } from '../src/api/types';
import type { View } from '../src/boards/novgorod/context';
import { flights } from '../src/boards/novgorod/flights';
import { brought } from '../src/boards/novgorod/turn';
import positions from './positions/novgorod.json';
import { at, choicesOf, offering, read, Stage } from './stage.svelte';

const frames = read<View>(positions);
const stage = await Stage.of<View>('novgorod', Board);

const keyOf = (frame: (typeof frames)[number], kind: string): string => choicesOf(frame).find((choice) => choice.kind === kind)!.key;

describe.each(['de', 'en'] as const)('in %s every choice lies there once, and acts', (lang) => {
  it.each(frames)('$name', (frame) => {
    stage.turnTo(frame, lang);
    stage.holds(choicesOf(frame));
    stage.sends(choicesOf(frame));
    expect(stage.all('.city')).toHaveLength(8);
  });
});

it('the positions hold every kind of choice', () => {
  expect([...new Set(frames.flatMap((frame) => choicesOf(frame).map(({ kind }) => kind)))].sort()).toEqual([
    'announce', 'bottom', 'cheap_deck', 'cheap_order', 'climb', 'deck', 'done', 'extra_income', 'file', 'from', 'income', 'keep', 'kontor', 'make', 'order',
    'pirate', 'placeholder', 'sail', 'ship', 'side', 'store', 'top', 'use',
  ]);
});

it('prints what the data pack of the table says', () => {
  const headings = (): string => stage.all('h2').map((one) => one.textContent).join();
  stage.show(offering(frames, 'sail'));
  expect(headings()).toMatch(/\d\/3\b/);
  stage.change({ printed: { ORDERS_IN_PROGRESS: 4 } });
  expect(headings()).toMatch(/\d\/4\b/);
});

it('announces several special orders at once', () => {
  const frame = offering(frames, 'announce');
  const one = choicesOf(frame).find((choice) => choice.kind === 'announce')!;
  const both = { ...one, key: 'announce:12:full', args: { places: 'places-12', payment: 'payment-full' } };
  frame.position.decision!.choices = [one, both];
  stage.show(frame);
  stage.click(stage.place(both.key));
  expect(stage.act).toHaveBeenCalledWith([both.key]);
});

it('sails by keyboard and tells where the focus is', () => {
  const frame = offering(frames, 'sail');
  const key = keyOf(frame, 'sail');
  stage.show(frame);
  const spot = stage.place(key);
  stage.focus(spot);
  expect(stage.point).toHaveBeenLastCalledWith(key);
  stage.press(spot, 'Enter');
  stage.press(spot, ' ');
  expect(stage.act.mock.calls).toEqual([[[key]], [[key]]]);
});

it('shows where the choice under the pointer lies, and which cards it would use up', () => {
  const frame = offering(frames, 'make');
  const key = keyOf(frame, 'make');
  stage.show(frame, 'en', key);
  expect(stage.place(key).classList).toContain('pointed');
  expect(stage.all('.supplies').length).toBeGreaterThan(0);
});

it('asks why something cannot be had, and only of what was asked for', () => {
  stage.show(offering(frames, 'ship'));
  const [dear] = stage.all('[data-refused^="kontor:"]');
  stage.click(dear!);
  expect(stage.why).toHaveBeenCalledWith(dear!.getAttribute('data-refused'));
  expect(stage.act).not.toHaveBeenCalled();
  stage.show(frames.find(({ position }) => position.over)!);
  expect(stage.all('[data-refused]')).toEqual([]);
});

it('keeps the orders of others hidden', () => {
  const frame = at(frames, 'purchase');
  const { position } = frame;
  expect(position.view.players.filter((player) => player.hand !== null)).toHaveLength(1);
  Object.assign(position, { seat: null, decision: null });
  Object.assign(position.view, { seat: null, players: position.view.players.map((player) => ({ ...player, hand: null })) });
  stage.show(frame);
  expect(stage.all('.mine .back').length).toBeGreaterThan(0);
});

it('forgets what it showed before', () => stage.forgets(at(frames, 'meet'), at(frames, 'purchase')));

const happening = (kind: string, params: Happening['params']): Happening => ({ at: 1, seat: 0, kind, text: { key: `event-${kind}`, params }, params, rules: [] });

it.each([
  ['kontor_bought', { seat: 1, city: 'city-riga', ducats: 5 }], ['income_taken', { seat: 0, city: 'city-visby', ducats: 2 }],
  ['deck_bought', { seat: 1, ducats: 6 }], ['ship_bought', { seat: 0, speed: 3, ducats: 5 }], ['career_seals', { seat: 0, seals: 2 }],
  ['luxury_made', { seat: 0, luxury: 'luxury-clothing', city: 'city-visby' }], ['luxury_sold', { seat: 0, luxury: 'luxury-clothing', seals: 2, ducats: 2 }],
  ['level_climbed', { seat: 0, level: 2, privilege: 'privilege-wild' }], ['good_stored', { seat: 0, city: 'city-riga' }], ['pirate_moved', { seat: 1, city: 'city-riga', ducats: 3 }],
] as const)('%s: what flies starts and lands on the board', (kind, params) => {
  const { table, position } = offering(frames, 'make');
  const after = structuredClone(position.view);
  after.turn.route.forEach((card) => (card.state = 'used'));
  stage.show({ name: kind, table, position });
  // a sale follows the making of what is sold
  const flocks = flights([happening('luxury_made', { seat: 0, city: 'city-visby' }), happening(kind, params)], position.view, after).slice(kind === 'luxury_made' ? 0 : -1);
  expect(flocks.flat().length).toBeGreaterThan(0);
  const places = new Set(stage.all('[data-place]').map((element) => element.getAttribute('data-place')));
  for (const { from, to } of flocks.flat()) {
    expect(from.some((name) => places.has(name)), from.join()).toBe(true);
    expect(to.some((name) => places.has(name)), to.join()).toBe(true);
  }
});

it('sums up what the turn has brought so far', () => {
  const view = structuredClone(offering(frames, 'climb').position.view);
  const [player] = view.players;
  Object.assign(player!, { career: 1, side: 0 });
  view.box.levels[0]![0]!.ducats = 15;
  const log = [
    happening('income_taken', { seat: 0, ducats: 9 }), happening('turn_begun', { seat: 0, round: 3 }), happening('base_borrowed', { seat: 0, ducats: 3 }),
    happening('luxury_sold', { seat: 0, seals: 2, ducats: 2 }), happening('bonus_won', { seat: 1, seals: 4 }), happening('fees_paid', { seat: 0, ducats: 3 }),
  ];
  expect(brought(log, view, 0)).toEqual({ seals: 2, ducats: -1 });
  expect(brought([...log, happening('level_climbed', { seat: 0, level: 1 })], view, 0)).toEqual({ seals: 2, ducats: -16 });
});
