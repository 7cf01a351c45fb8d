/** Every choice of real positions lies on the drawn board of Novgorod, says what it is in both languages, and acts. */
import { describe, expect, it } from 'vitest';
import Board from '../src/boards/novgorod/Board.svelte';
import type { View } from '../src/boards/novgorod/context';
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
