/** The drawn board of Rival Cities on real positions: every choice can be made on it, in both languages, and nothing lacks words. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Happening, Position, Table } from '../src/api/types';
import Board from '../src/boards/rivalcities/Board.svelte';
import type { View } from '../src/boards/rivalcities/situation.svelte';
import { Speech, type Lang } from '../src/text/speech';
import { following } from './board-rivalcities.props.svelte';

// svelte/motion asks for it as soon as it is loaded, and jsdom has none
vi.hoisted(() => {
  window.matchMedia ??= (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

// a loaded machine draws slowly in jsdom
vi.setConfig({ testTimeout: 30_000 });

interface Frame { table: Table; position: Position & { view: View } }

// every choice lies somewhere on this board, none only in the action bar
const BAR_ONLY: string[] = [];

const texts = import.meta.glob<string>(
  ['../../src/kontor/text/kontor.*.ftl', '../../src/kontor/titles/rivalcities/text.*.ftl', '../src/boards/rivalcities/board.*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const positions = import.meta.glob<Frame[]>('./positions/rivalcities-*.json', { import: 'default', eager: true });
const frames: [string, Frame][] = Object.entries(positions).flatMap(([path, all]) =>
  all.map((frame): [string, Frame] => [`${path.split('-')[1]!.split('.')[0]}: ${frame.position.decision?.step ?? 'over'}`, frame]));

function speech(lang: Lang): Speech {
  const [shared, ...own] = ['kontor', 'text', 'board'].map((name) => Object.entries(texts).find(([path]) => path.endsWith(`/${name}.${lang}.ftl`))![1]);
  return new Speech(lang, [shared!], own.join('\n'));
}
const speeches = { en: speech('en'), de: speech('de') };

let mounted: ReturnType<typeof mount> | undefined;

function show(frame: Frame, lang: Lang = 'en') {
  const calls = { act: vi.fn(), why: vi.fn(), point: vi.fn() };
  const props = following({
    table: frame.table, position: frame.position, news: [] as Happening[], speech: speeches[lang], pointed: '', still: true, ...calls,
  });
  const container = document.body;
  mounted = mount(Board, { target: container, props });
  flushSync();
  const change = (changes: Partial<typeof props>) => {
    Object.assign(props, changes);
    flushSync();
  };
  return { container, change, ...calls };
}

function press(place: HTMLElement): void {
  place.click();
  flushSync();
}

const one = (root: ParentNode, key: string) => root.querySelectorAll<HTMLElement>(`[data-key="${key}"]`);

/** jsdom lays nothing out and animates nothing; a board takes a width of 0 for a wide screen. */
let width = 0;
beforeEach(() => {
  width = 0;
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe.each(frames)('%s', (_name, frame) => {
  const choices = frame.position.decision?.choices ?? [];

  // a missing text throws in tests, so drawing in both languages proves that none is missing
  test('in English on a wide screen: each choice lies on the board once and is sent when pressed', () => {
    const { container, act } = show(frame, 'en');
    allSpeak(container);
    for (const { key, kind } of choices.filter((choice) => !BAR_ONLY.includes(choice.kind))) {
      const [place, ...more] = one(container, key);
      expect(place, `${kind} ${key}`).toBeDefined();
      expect(more, key).toHaveLength(0);
      press(place!);
      expect(act).toHaveBeenLastCalledWith([key]);
    }
    expect(container.querySelectorAll('[data-key]')).toHaveLength(choices.length);
  });

  test('in German on a phone: each choice lies on one of the tabs', () => {
    width = 390;
    const { container } = show(frame, 'de');
    const tabs = container.querySelectorAll<HTMLElement>('[aria-pressed]');
    expect(tabs).toHaveLength(4);
    const found = new Set<string>();
    for (const tab of tabs) {
      press(tab);
      allSpeak(container);
      for (const place of container.querySelectorAll<HTMLElement>('[data-key]')) found.add(place.dataset.key!);
    }
    expect([...found].sort()).toEqual(choices.map((choice) => choice.key).sort());
  });
});

function allSpeak(root: ParentNode): void {
  for (const button of root.querySelectorAll('button')) expect(button.getAttribute('aria-label') || button.textContent?.trim()).toBeTruthy();
}

const at = (step: string) => frames.find(([name]) => name.endsWith(`: ${step}`))![1];

test('the pointer is told to the action bar, and what the bar points at is marked', () => {
  const { container, point, change } = show(at('move'));
  const [place] = one(container, 'move:2');
  place!.dispatchEvent(new Event('pointerenter'));
  expect(point).toHaveBeenLastCalledWith('move:2');
  change({ pointed: 'move:3' });
  expect(one(container, 'move:3')[0]!.className).toContain('pointed');
  expect(place!.className).not.toContain('pointed');
});

test('pointing at an exchange by letter in the bar unfolds where it lies', () => {
  const frame = at('move');
  const letter = frame.position.decision!.choices.find((choice) => choice.kind === 'letter')!;
  const { container, change } = show(frame);
  expect(one(container, letter.key)[0]!.closest('[hidden]')).not.toBeNull();
  change({ pointed: letter.key });
  expect(one(container, letter.key)[0]!.closest('[hidden]')).toBeNull();
});

test('a space out of reach answers why', () => {
  const { container, why, act } = show(at('move'));
  const far = [...container.querySelectorAll<HTMLElement>('.ring [aria-disabled]')];
  expect(far.length).toBeGreaterThan(0);
  press(far[0]!);
  expect(why).toHaveBeenCalledWith(expect.stringMatching(/^move:\d+$/));
  expect(act).not.toHaveBeenCalled();
});

test('a move costs what the server says, before it is chosen', () => {
  const frame = at('move');
  const { container } = show(frame);
  for (const choice of frame.position.decision!.choices.filter((one) => one.kind === 'move')) {
    const cost = Number(choice.label.params?.cost);
    expect(one(container, choice.key)[0]!.closest('.card')!.querySelector('.chip')!.textContent?.trim()).toBe(cost === 0 ? 'Free' : String(cost));
  }
});

/** Questions too rare for the recorded games. */
test.each([
  ['draw', 'yes', {}, [3], '.ally'], ['prestige', 'repeat', { by: 'repeat-ship-16' }, [], '.thing'], ['play-card', 'play', { card: 'card-S05' }, [], '.hand'],
  ['option', 'pass', {}, [], '.slip'],
] as const)('in the step %s the answer %s lies where it belongs', (step, kind, args, alliances, where) => {
  const frame = structuredClone(at('move'));
  const seat = frame.position.view.seat!;
  Object.assign(frame.position.view.cities[seat]!, { ships: [15], alliances: [...alliances], hand: [4], hand_size: 1 });
  Object.assign(frame.position.view, { alliances: frame.position.view.alliances.filter((one) => !(alliances as readonly number[]).includes(one)) });
  const label = { key: 'action-pass', params: {} };
  frame.position.decision = { step, prompt: label, courses: [], choices: [{ key: 'it', kind, args: { ...args }, label, composes: false }] };
  const { container } = show(frame);
  expect(one(container, 'it')).toHaveLength(1);
  expect(one(container, 'it')[0]!.closest(where)).not.toBeNull();
});

test('a spectator sees backs and no hand', () => {
  const frame = structuredClone(at('move'));
  Object.assign(frame.position.view, { seat: null, cities: frame.position.view.cities.map((city) => ({ ...city, hand: null, hand_size: 2 })) });
  frame.position.decision = null;
  const { container } = show(frame);
  expect(container.querySelectorAll('.back')).toHaveLength(4);
  expect(container.querySelector('.hand')).toBeNull();
  expect(container.querySelectorAll('[data-key]')).toHaveLength(0);
});

test('held still, everything is at its new place at once', () => {
  const frame = at('move');
  const next = structuredClone(frame);
  next.position.view.inkwell = (frame.position.view.inkwell + 2) % 20;
  next.position.view.cities[0]!.goods[0]! += 3;
  const moved: Happening = { at: 1, seat: 0, kind: 'moved', text: { key: 'event-moved', params: {} }, params: { city: 'city-hamburg', n: 2, space: 0 }, rules: [] };
  const { container, change } = show(frame);
  change({ position: next.position, news: [moved] });
  expect(container.querySelector('.well')!.getAttribute('aria-label')).toContain(String(next.position.view.inkwell));
  expect(container.querySelector('.well')!.getAttribute('style')).toContain('--lift: 0px');
  expect(container.querySelector('.blot')).toBeNull();
});
