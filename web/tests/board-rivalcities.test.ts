/** The drawn board of Rival Cities on real positions: every choice can be made on it, in both languages, and nothing lacks words. */
import { flushSync } from 'svelte';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Happening } from '../src/api/types';
import Board from '../src/boards/rivalcities/Board.svelte';
import * as data from '../src/boards/rivalcities/data';
import { flights } from '../src/boards/rivalcities/flights';
import type { View } from '../src/boards/rivalcities/situation.svelte';
import positions from './positions/rivalcities.json';
import { at, choicesOf, offering, read, Stage, widen } from './stage.svelte';

const frames = read<View>(positions);
const stage = await Stage.of<View>('rivalcities', Board);

// a missing text throws in tests, so drawing in both languages proves that none is missing
describe('in English on a wide screen each choice lies on the board once and is sent when pressed', () => {
  test.each(frames)('$name', (frame) => {
    stage.turnTo(frame, 'en');
    allSpeak();
    stage.holds(choicesOf(frame));
    stage.sends(choicesOf(frame));
  });
});

describe('in German on a phone each choice lies on one of the tabs', () => {
  beforeAll(() => widen(390));
  afterAll(() => widen(0));

  test.each(frames)('$name', (frame) => {
    stage.turnTo(frame, 'de');
    const tabs = stage.all('[role="tab"]');
    expect(tabs).toHaveLength(4);
    const found = new Set<string>();
    for (const tab of tabs) {
      stage.click(tab);
      allSpeak();
      for (const key of stage.places().keys()) found.add(key);
    }
    expect([...found].sort()).toEqual(choicesOf(frame).map(({ key }) => key).sort());
  });
});

function allSpeak(): void {
  for (const button of stage.all('button')) expect(button.getAttribute('aria-label') || button.textContent?.trim()).toBeTruthy();
}

test('what the data pack of a table prints stands on cards, track, ships, alliances and lawsuits', () => {
  stage.show(at(frames, 'move'));
  const stars = (selector: string): Set<string> => new Set(stage.all(selector).map((one) => one.textContent!));
  const numbers = (selector: string): string[] => stage.all(`${selector} b`).map((one) => one.textContent!);
  const places = ['.cell.hamburg small', '.ship .head span:last-child', '.ally .stars', '.suit .stars'];
  for (const place of places) expect(stars(place)).not.toContain('11★');
  for (const place of ['.ring', '.cell']) expect(numbers(place)).not.toContain('9');
  const starred = <Thing extends object>(things: Thing[]): Thing[] => things.map((thing) => ({ ...thing, stars: 11 }));
  stage.change({ printed: {
    CARDS: data.CARDS.map((card) => ({ ...card, deeds: [{ do: 'letters', n: 9 }] })), SHIPS: starred(data.SHIPS), ALLIANCES: starred(data.ALLIANCES), SUITS: starred(data.SUITS),
    TRACK: data.TRACK.map(() => ({ income: [{ do: 'goods', good: 'beer', n: 9 }, { do: 'goods', good: 'cloth', n: 1 }], stars: 11 })),
  } });
  for (const place of places) expect(stars(place)).toEqual(new Set(['11★']));
  expect(new Set(numbers('.ring .face'))).toEqual(new Set(['9']));
  expect(numbers('.cell')).toHaveLength(15);
});

test('the pointer is told to the action bar, and what the bar points at is marked', () => {
  const frame = at(frames, 'move');
  const [one, other] = choicesOf(frame).filter(({ kind }) => kind === 'move').map(({ key }) => key);
  stage.show(frame);
  stage.enter(stage.place(one!));
  expect(stage.point).toHaveBeenLastCalledWith(one);
  stage.change({ pointed: other! });
  expect(stage.place(other!).className).toContain('pointed');
  expect(stage.place(one!).className).not.toContain('pointed');
});

test('pointing at an exchange by letter in the bar unfolds where it lies', () => {
  const frame = offering(frames, 'move', 'letter');
  const letter = choicesOf(frame).find(({ kind }) => kind === 'letter')!.key;
  stage.show(frame);
  expect(stage.place(letter).closest('[hidden]')).not.toBeNull();
  stage.change({ pointed: letter });
  expect(stage.place(letter).closest('[hidden]')).toBeNull();
});

test('my letters open the tray of exchanges, and a choice from it or a press elsewhere closes it', () => {
  const frame = offering(frames, 'move', 'letter');
  const letter = choicesOf(frame).find(({ kind }) => kind === 'letter')!.key;
  const closed = (): boolean => stage.place(letter).closest('[hidden]') !== null;
  const open = (): void => stage.click(stage.all('.opener')[0]!);
  stage.show(frame);
  open();
  expect(closed()).toBe(false);
  stage.click(stage.place(letter));
  expect(stage.act).toHaveBeenLastCalledWith([letter]);
  expect(closed()).toBe(true);
  open();
  stage.all('.ring')[0]!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  flushSync();
  expect(closed()).toBe(true);
});

test('on a phone the store strip says what is given, and only its exchanges are in sight', () => {
  widen(390);
  const frame = offering(frames, 'exchange');
  const keys = choicesOf(frame).filter(({ kind }) => kind === 'exchange').map(({ key }) => key);
  stage.show(frame);
  for (const give of stage.all('.strip .give')) {
    stage.click(give);
    const seen = keys.filter((key) => stage.place(key).closest('[hidden]') === null);
    expect(seen).toEqual(give.dataset.opens!.split(' '));
  }
  widen(0);
});

test('the pointer over any space is told what lies there, and how far and dear it is', () => {
  const frame = at(frames, 'move');
  stage.show(frame);
  const { inkwell, seat, cities } = frame.position.view;
  for (const steps of [1, 9, 19]) {
    stage.all(`[data-place="space-${(inkwell + steps) % 20}"]`)[0]!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    flushSync();
    const [told] = stage.all('.told');
    const cost = cities[seat!]!.move_cost[steps - 1]!;
    expect(told!.textContent).toContain(`(${steps} on`);
    expect(told!.textContent).toContain(cost === 0 ? 'free' : `${cost} good`);
  }
});

test('a space out of reach answers why', () => {
  stage.show(at(frames, 'move'));
  const [far] = stage.all('.ring [aria-disabled]');
  stage.click(far!);
  expect(stage.why).toHaveBeenCalledWith(expect.stringMatching(/^move:\d+$/));
  expect(stage.act).not.toHaveBeenCalled();
});

test('a move costs what the server says, before it is chosen', () => {
  const frame = at(frames, 'move');
  stage.show(frame);
  for (const { key, label } of choicesOf(frame).filter(({ kind }) => kind === 'move')) {
    const cost = Number(label.params?.cost);
    expect(stage.place(key).closest('.card')!.querySelector('.chip')!.textContent?.trim()).toBe(cost === 0 ? 'Free' : String(cost));
  }
});

test('every other space tells what a move there costs, also one that nobody can pay', () => {
  const frame = at(frames, 'move');
  stage.show(frame);
  const { inkwell, seat, cities } = frame.position.view;
  for (let steps = 1; steps < 20; steps += 1) {
    const [chip] = stage.all(`[data-place="space-${(inkwell + steps) % 20}"] .chip`);
    const cost = cities[seat!]!.move_cost[steps - 1]!;
    expect(chip!.textContent?.trim()).toBe(cost === 0 ? 'Free' : String(cost));
  }
});

test.each([
  ['draw', 'yes', '.ally'], ['prestige', 'repeat', '.ally'], ['play-card', 'play', '.hand'], ['alliance', 'ally', '.ally'],
] as const)('in the step %s the answer %s lies where it belongs', (step, kind, where) => {
  const frame = frames.find((one) => one.position.decision?.step === step && choicesOf(one).some((choice) => choice.kind === kind))!;
  stage.show(frame);
  expect(stage.place(choicesOf(frame).find((choice) => choice.kind === kind)!.key).closest(where)).not.toBeNull();
});

test('a repetition that a ship grants lies on that ship', () => {
  const frame = offering(frames, 'repeat');
  const choice = choicesOf(frame).find(({ kind }) => kind === 'repeat')!;
  Object.assign(frame.position.view.cities[frame.position.view.seat!]!, { ships: [15] });
  frame.position.decision!.choices = [{ ...choice, args: { by: 'repeat-ship-16' } }];
  stage.show(frame);
  expect(stage.place(choice.key).closest('.thing')).not.toBeNull();
});

test('an answer without a thing of its own lies on the slip', () => {
  const frame = at(frames, 'option');
  const label = { key: 'action-pass', params: {} };
  frame.position.decision!.choices = [{ key: 'pass', kind: 'pass', args: {}, label, composes: false }];
  stage.show(frame);
  expect(stage.place('pass').closest('.slip')).not.toBeNull();
});

test('a spectator sees backs and no hand', () => {
  const frame = at(frames, 'move');
  Object.assign(frame.position.view, { seat: null, cities: frame.position.view.cities.map((city) => ({ ...city, hand: null, hand_size: 2 })) });
  frame.position.decision = null;
  stage.show(frame);
  expect(stage.all('.back')).toHaveLength(4);
  expect(stage.all('.hand, [data-key]')).toEqual([]);
});

test('held still, everything is at its new place at once', () => {
  const frame = at(frames, 'move');
  const next = structuredClone(frame.position);
  next.view.inkwell = (next.view.inkwell + 2) % 20;
  next.view.cities[0]!.goods[0]! += 3;
  const moved: Happening = { at: 1, seat: 0, kind: 'moved', text: { key: 'event-moved', params: {} }, params: { city: 'city-hamburg', n: 2, space: 0 }, rules: [] };
  stage.show(frame);
  stage.change({ position: next, news: [moved] });
  const [well] = stage.all('.well');
  expect(well!.getAttribute('aria-label')).toContain(String(next.view.inkwell));
  expect(well!.getAttribute('style')).toContain('--lift: 0px');
  expect(stage.all('.blot')).toEqual([]);
});

test.each([
  ['paid', { item: 'good-beer', n: 2 }], ['gained', { item: 'good-letter', n: 1 }], ['stole', { good: 'good-cloth' }], ['stars', { n: 3 }], ['manufactory', {}], ['drew', {}], ['bell', {}],
] as const)('%s: what flies starts and lands on the board, on a phone on the tab in sight', (kind, more) => {
  const params = { city: 'city-altona', ...more };
  const frame = at(frames, 'move');
  const [flock] = flights([{ at: 1, seat: 1, kind, text: { key: 'event-passed', params }, params, rules: [] }], frame.position.view.inkwell, 0);
  for (const width of [1280, 390]) {
    widen(width);
    stage.show(frame);
    const places = new Set(stage.all('[data-place]').map((element) => element.getAttribute('data-place')));
    for (const { from, to } of flock!) {
      expect(from.some((name) => places.has(name)), from.join()).toBe(true);
      expect(to.some((name) => places.has(name)), to.join()).toBe(true);
    }
  }
  widen(0);
});
