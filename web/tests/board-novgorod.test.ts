/** Every choice of real positions lies on the drawn board of Novgorod, says what it is in both languages, and acts. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Choice, Position, Table } from '../src/api/types';
import type { View } from '../src/boards/novgorod/context';
import { speechFor } from '../src/text/catalogues';
import type { Lang, Speech } from '../src/text/speech';

// a drawing of a thousand shapes takes its time without a browser
vi.setConfig({ testTimeout: 30_000 });
// svelte/motion asks for the system's wish for stillness as soon as it is loaded, and this page has no media queries
vi.hoisted(() => {
  globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
});
const { default: Board } = await import('../src/boards/novgorod/Board.svelte');

interface Fixture { box: View['box']; positions: { table: Table; position: Position & { view: View } }[] }
const files = import.meta.glob<Fixture>('./positions/novgorod-*.json', { eager: true, import: 'default' });
const fixtures = Object.entries(files).flatMap(([path, { box, positions }]) =>
  positions.map(({ table, position }, at) => ({
    name: `${path.slice('./positions/novgorod-'.length, -'.json'.length)} ${at} (${position.view.step})`,
    table, position: { ...position, view: { ...position.view, box } },
  })),
);

const speeches: Partial<Record<Lang, Speech>> = {};
beforeAll(async () => {
  for (const lang of ['de', 'en'] as const) speeches[lang] = await speechFor(lang, 'novgorod', ['Mira', 'Grete', 'Jorun', 'Tilda']);
});
let drawn: ReturnType<typeof mount> | undefined;
function cleanup(): void {
  if (drawn) void unmount(drawn);
  drawn = undefined;
  document.body.innerHTML = '';
}
afterEach(cleanup);

const click = (spot: Element): boolean => spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const press = (spot: Element, key: string): boolean => spot.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

function draw({ table, position }: Pick<(typeof fixtures)[number], 'table' | 'position'>, lang: Lang = 'en', pointed = '') {
  const act = vi.fn();
  const why = vi.fn();
  const point = vi.fn();
  const container = document.body;
  drawn = mount(Board, { target: container, props: { table, position: position as never, news: [], speech: speeches[lang]!, act, why, pointed, point, still: true } });
  flushSync();
  const at = (key: string): Element | null => container.querySelector(`[data-key="${key}"]`);
  return { act, why, point, container, at };
}

/** The first fixture that offers such a choice. */
function offering(kind: string): (typeof fixtures)[number] {
  return fixtures.find(({ position }) => position.decision?.choices.some((choice) => choice.kind === kind))!;
}

describe.each(fixtures)('$name', (fixture) => {
  const choices: Choice[] = fixture.position.decision?.choices ?? [];

  it.each(['de', 'en'] as const)('shows every choice exactly once in %s, and each acts', (lang) => {
    const { container, act } = draw(fixture, lang);
    const spots = [...container.querySelectorAll('[data-key]')];
    expect(spots.map((spot) => spot.getAttribute('data-key')).sort()).toEqual(choices.map(({ key }) => key).sort());
    for (const spot of spots) {
      expect(spot.querySelector('title, .visually-hidden')?.textContent).toMatch(/\w/);
      click(spot);
      expect(act).toHaveBeenLastCalledWith([spot.getAttribute('data-key')]);
    }
    expect(container.querySelectorAll('.city')).toHaveLength(8);
  });
});

it('the fixtures hold every kind of choice', () => {
  const kinds = new Set(fixtures.flatMap(({ position }) => position.decision?.choices.map((choice) => choice.kind) ?? []));
  expect([...kinds].sort()).toEqual([
    'announce', 'bottom', 'cheap_deck', 'cheap_order', 'climb', 'deck', 'done', 'extra_income', 'file', 'from', 'income', 'keep', 'kontor', 'make', 'order',
    'pirate', 'placeholder', 'sail', 'ship', 'side', 'store', 'top', 'use',
  ]);
});

it('announces several special orders at once', () => {
  const fixture = offering('announce');
  const one = fixture.position.decision!.choices.find((choice) => choice.kind === 'announce')!;
  const both = { ...one, key: 'announce:12:full', args: { places: 'places-12', payment: 'payment-full' } };
  const decision = { ...fixture.position.decision!, choices: [one, both] };
  const { at, act } = draw({ ...fixture, position: { ...fixture.position, decision } });
  click(at(both.key)!);
  expect(act).toHaveBeenCalledWith([both.key]);
});

it('sails by keyboard and tells where the focus is', () => {
  const fixture = offering('sail');
  const key = fixture.position.decision!.choices.find((choice) => choice.kind === 'sail')!.key;
  const { at, act, point } = draw(fixture);
  at(key)!.dispatchEvent(new FocusEvent('focus'));
  expect(point).toHaveBeenLastCalledWith(key);
  press(at(key)!, 'Enter');
  press(at(key)!, ' ');
  expect(act.mock.calls).toEqual([[[key]], [[key]]]);
});

it('shows where the choice under the pointer lies, and which cards it would use up', () => {
  const fixture = offering('make');
  const { key } = fixture.position.decision!.choices.find((choice) => choice.kind === 'make')!;
  const { at, container } = draw(fixture, 'en', key);
  expect(at(key)!.classList).toContain('pointed');
  expect(container.querySelectorAll('.supplies').length).toBeGreaterThan(0);
});

it('asks why something cannot be had, and only of what was asked for', () => {
  const fixture = offering('ship');
  const { container, why, act } = draw(fixture);
  const dear = container.querySelector('[data-refused^="kontor:"]')!;
  click(dear);
  expect(why).toHaveBeenCalledWith(dear.getAttribute('data-refused'));
  expect(act).not.toHaveBeenCalled();
  cleanup();
  expect(draw(fixtures.find(({ position }) => position.over)!).container.querySelector('[data-refused]')).toBeNull();
});

it('keeps the orders of others hidden', () => {
  const { position } = offering('kontor');
  expect(position.view.players.filter((player) => player.hand !== null)).toHaveLength(1);
  const watcher = { ...position, seat: null, decision: null, view: { ...position.view, seat: null, players: position.view.players.map((player) => ({ ...player, hand: null })) } };
  const { container } = draw({ table: offering('kontor').table, position: watcher });
  expect(container.querySelectorAll('.mine .back').length).toBeGreaterThan(0);
});
