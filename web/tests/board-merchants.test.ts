/** The drawn board of Merchants of Europe: every choice lies somewhere on it, in both languages, and acts when activated. */
import { describe, expect, it } from 'vitest';
import actions from '../../src/kontor/titles/merchants/actions.py?raw';
import Board from '../src/boards/merchants/Board.svelte';
import type { View } from '../src/boards/merchants/play.svelte';
import * as data from '../src/boards/merchants/data';
import { trips } from '../src/boards/merchants/ways';
import priced from './positions/merchants-trips.json';
import positions from './positions/merchants.json';
import { at, choicesOf, offering, read, Stage } from './stage.svelte';

const frames = read<View>(positions);
const stage = await Stage.of<View>('merchants', Board);

const CARDS = ':is(.hand, .market) [data-opens]';
/** Several cards are chosen together, and only the last one sends them. */
const gathers = ({ position: { decision } }: (typeof frames)[number]): boolean => Number(decision?.prompt.params?.left ?? 0) > 1;

describe.each(['de', 'en'] as const)('in %s every choice lies there once, and acts', (lang) => {
  it.each(frames.filter((frame) => !gathers(frame)))('$name', (frame) => {
    stage.turnTo(frame, lang);
    stage.holds(choicesOf(frame));
    stage.sends(choicesOf(frame));
  });

  it.each(frames.filter(gathers))('or is gathered: $name', (frame) => {
    stage.turnTo(frame, lang);
    stage.holds([]);
    const opening = stage.all(CARDS).map((one) => one.dataset.opens!);
    expect(new Set(opening).size, 'each lies there once').toBe(opening.length);
    for (const { key } of choicesOf(frame)) {
      expect(opening).toContain(key);
      stage.show(frame, lang);
      const left = Number(frame.position.decision!.prompt.params!.left);
      stage.click(stage.all(CARDS).find((one) => one.dataset.opens === key)!);
      for (let n = 2; n < left; n += 1) stage.click(stage.all(CARDS)[0]!);
      expect(stage.act, 'all but one are chosen').not.toHaveBeenCalled();
      const last = stage.all('[data-keys]')[0]!;
      stage.click(last);
      expect(stage.act).toHaveBeenCalledExactlyOnceWith(last.dataset.keys!.split(' '));
      expect(last.dataset.keys!.split(' ')).toContain(key);
    }
  });
});

it('the positions hold every kind of the action table', () => {
  const players = actions.slice(actions.indexOf('players=['), actions.indexOf('chance=['));
  const kinds = [...players.matchAll(/Kind\("(\w+)"/g)].map(([, kind]) => kind!);
  expect(new Set(frames.flatMap((frame) => choicesOf(frame).map(({ kind }) => kind)))).toEqual(new Set(kinds));
});

it('prints what the data pack of a table says: prices, rates, landscapes and what a card does', () => {
  const SWIFT = data.cards.indexOf('swift_trader');
  const frame = frames.find(({ position: { decision, seat, view } }) => decision?.step === 'pre-roll' && view.players[seat!]!.cards![SWIFT])!;
  stage.show(frame);
  const text = (selector: string): string => stage.all(selector).map((one) => one.textContent!.trim()).join();
  const drawn = () => {
    stage.enter(stage.all('.dev-wrap')[0]!);
    return {
      route: stage.all('.build button.thing:first-child .line:nth-child(2) svg').length, steps: /\d+ steps/.exec(text('.build'))![0],
      purchases: text('.market .give small').split('/')[1], pasture: stage.all('[href="#mer-pasture"]').length > 0, card: /\d+ steps/.exec(text('.explain'))![0],
    };
  };
  expect(drawn()).toEqual({ route: 2, steps: '3 steps', purchases: '2', pasture: true, card: '6 steps' });
  stage.change({ printed: {
    costs: { ...data.costs, route: ['wood', 'wood', 'ore'] }, rates: { ...data.rates, steps: 5, purchases: 4 },
    cardNumbers: { ...data.cardNumbers, swift_trader: 8 },
    grounds: data.grounds.map((ground) => ({ ...ground, terrain: ground.terrain.map((terrain) => Math.min(terrain, 0)) })),
  } });
  expect(drawn()).toEqual({ route: 3, steps: '5 steps', purchases: '4', pasture: false, card: '8 steps' });
});

it('a place on the map answers to Enter and the space bar', () => {
  const frame = at(frames, 'robber');
  const [one, other] = choicesOf(frame).map(({ key }) => key);
  stage.show(frame);
  stage.press(stage.place(one!), 'Enter');
  stage.press(stage.place(other!), ' ');
  expect(stage.act.mock.calls).toEqual([[[one]], [[other]]]);
});

it('what the action bar points at is marked, and the other way round', () => {
  const frame = at(frames, 'robber');
  const [one, other] = choicesOf(frame).map(({ key }) => key);
  stage.show(frame, 'en', one);
  expect(stage.place(one!).classList).toContain('pointed');
  stage.enter(stage.place(other!));
  expect(stage.point).toHaveBeenLastCalledWith(other);
});

it('a trip of a caravan is sent as the whole course the server has ready', () => {
  const frame = at(frames, 'swift-caravan');
  stage.show(frame);
  const trips = stage.all('[data-keys]');
  expect(trips.length).toBeGreaterThan(0);
  stage.click(trips[0]!);
  expect(frame.position.decision!.courses).toContainEqual(stage.act.mock.lastCall![0]);
});

it('asking for routes leaves only routes on the map', () => {
  const frame = offering(frames, 'route', 'move_trader');
  stage.show(frame);
  stage.click(stage.all('[title="Show only: Route"]')[0]!);
  const routes = choicesOf(frame).filter(({ kind }) => kind === 'route').map(({ key }) => key);
  const shown = [...stage.places().keys()];
  expect(shown.filter((key) => key.startsWith('move_trader'))).toEqual([]);
  expect(shown.filter((key) => key.startsWith('route')).sort()).toEqual(routes.sort());
});

it('cards to give back may be chosen in any order, and are sent in the printed one (MER-10.12)', () => {
  const frame = at(frames, 'discard');
  const me = frame.position.view.players[frame.position.seat!]!;
  Object.assign(me, { hand: [4, 0, 0, 0, 3], hand_size: 10, set_aside: [0, 0, 0, 0, 0] });
  const [any] = choicesOf(frame);
  Object.assign(frame.position.decision!, { choices: [{ ...any!, key: 'discard:wood', args: { resource: 'wood' } }], prompt: { key: 'prompt-discard', params: { left: 5 } } });
  const wood = (): Element => stage.all('.hand [data-place=hand-wood]')[0]!.closest('button')!;
  const salt = (): Element | null => stage.all('.hand [data-place=hand-salt]')[0]!.closest('button');
  stage.show(frame);
  for (const card of [salt, salt, salt]) stage.click(card()!);
  expect(salt(), 'no more of it').toBeNull();
  stage.click(wood());
  expect(stage.act, 'four of five are chosen').not.toHaveBeenCalled();
  stage.click(wood());
  expect(stage.act.mock.calls).toEqual([[['discard:wood', 'discard:wood', 'discard:salt', 'discard:salt', 'discard:salt']]]);
});

describe('a harvest', () => {
  const frame = at(frames, 'harvest');
  const [any] = choicesOf(frame);
  Object.assign(frame.position.decision!, {
    choices: data.resources.map((good) => ({ ...any!, key: `take:${good}`, args: { resource: good } })), prompt: { key: 'prompt-harvest', params: { left: 2 } },
  });
  const take = (good: string): void => stage.click(stage.all(`.market [data-place=supply-${good}]`)[0]!.closest('button')!);

  it('takes its cards in any order, and can begin anew (MER-10.12)', () => {
    stage.show(frame);
    take('ore');
    stage.click(stage.all('.market .head button')[0]!);
    take('salt');
    expect(stage.act).not.toHaveBeenCalled();
    take('wood');
    expect(stage.act.mock.calls).toEqual([[['take:wood', 'take:salt']]]);
  });

  it('ends early where the supply does', () => {
    frame.position.view.supply = [0, 0, 1, 0, 0];
    stage.show(frame);
    take('grain');
    expect(stage.act.mock.calls).toEqual([[['take:grain']]]);
  });

  it('begun in the bar goes on in printed order', () => {
    frame.position.view.supply = [9, 9, 9, 9, 9];
    Object.assign(frame.position.decision!, { choices: choicesOf(frame).slice(-1), prompt: { key: 'prompt-harvest', params: { left: 1 } } });
    stage.show(frame);
    expect(stage.all('.market [data-place=supply-wood]')[0]!.closest('button')).toBeNull();
    take('salt');
    expect(stage.act.mock.calls).toEqual([[['take:salt']]]);
  });
});

it('shows where one trader goes at a time, and of two the one that is asked for', () => {
  const goes = (one: (typeof frames)[number], piece: number): boolean => choicesOf(one).some(({ kind, args }) => kind === 'move_trader' && args.piece === piece);
  const frame = frames.find((one) => goes(one, 1) && goes(one, 2))!;
  const shown = (): string[] => stage.all('.target[data-key^=move_trader]:not(.away)').map((one) => one.dataset.key!);
  const ofTrader = (piece: number): string[] => choicesOf(frame).filter(({ kind, args }) => kind === 'move_trader' && args.piece === piece).map(({ key }) => key);
  stage.show(frame);
  const [first, second] = stage.all('.zoom [data-opens]');
  for (const [asked, piece] of [[first!, 1], [second!, 2], [first!, 1]] as const) {
    stage.click(asked);
    expect(shown().sort()).toEqual(ofTrader(piece).sort());
    expect(asked.dataset.opens!.split(' ')).toEqual(ofTrader(piece));
  }
  stage.change({ pointed: ofTrader(2)[0]! });
  expect(shown().sort(), 'what the bar points at').toEqual(ofTrader(2).sort());
});

it('what cannot be had says why', () => {
  const frame = frames.find((one) => one.position.decision?.step === 'action' && !choicesOf(one).some(({ kind }) => kind === 'route'))!;
  stage.show(frame);
  stage.click(stage.all('[title="Cost: Route"]')[0]!);
  expect(stage.why).toHaveBeenLastCalledWith('route');
});

it('a spectator sees the board without a hand', () => {
  const frame = at(frames, 'caravan');
  Object.assign(frame.position, { seat: null, decision: null });
  frame.position.view.seat = null;
  stage.show(frame);
  expect(stage.all('[data-key], .hand')).toEqual([]);
});

it('a caravan is drawn where the next position says', () => {
  const frame = at(frames, 'caravan');
  const next = structuredClone(frame);
  next.position.view.players[0]!.caravans = [126, -1];
  stage.show(frame);
  const before = stage.root.innerHTML;
  stage.forgets(frame, next);
  expect(stage.root.innerHTML).not.toBe(before);
});

interface Priced { seat: number; view: { step: string; safe: boolean; tolls: number[]; seats: number }; routes: Record<string, number>; trips: { keys: string[]; price: number[] }[] }

it('a trip of a caravan is shown at the price the engine takes', () => {
  const all = priced as unknown as Priced[];
  const routes = ({ routes }: Priced): number[] => Array.from({ length: data.ends.length }, (_, edge) => routes[edge] ?? -1);
  const tolls = new Set<number>();
  for (const one of all) {
    const view = { ...one.view, routes: routes(one), players: Array(one.view.seats).fill(null) } as unknown as View;
    const shown = trips(data.rates, view, one.trips.map(({ keys }) => keys), one.seat);
    expect(shown.map(({ feed, toll }) => [feed, toll])).toEqual(one.trips.map(({ price }) => price));
    for (const { toll } of shown) tolls.add(toll);
  }
  expect([all.length > 20, tolls.size > 1]).toEqual([true, true]);
});
