import { flushSync, mount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatInfo, Table, TitleInfo } from '../src/api/types';
import { company, myTurn, seatName, stateOf } from '../src/lib/seats';
import { playNow } from '../src/lib/titles';
import { words } from '../src/lib/words.svelte';
import { named } from '../src/table/seats';
import SeatFields, { type Chair } from '../src/pages/SeatFields.svelte';

const bots = [{ name: 'random', spec: 'random' }, { name: 'greedy', spec: 'greedy:budget=60' }];
const person = (name: string, you = false): SeatInfo => ({ kind: 'person', name, bot: '', you, here: true, person: name });
const bot: SeatInfo = { kind: 'bot', name: '', bot: 'greedy:budget=60', you: false, here: false, person: '' };
const free: SeatInfo = { kind: 'open', name: '', bot: '', you: false, here: false, person: '' };

function table(phase: Table['phase'], seats: SeatInfo[], actors: number[] = []): Table {
  return {
    id: 't', code: '', title: 'novgorod', phase, seats, rules: { options: {}, pack: '-', pace: 'none', bot_pace: 'natural', watch: 'link' },
    opener: true, actors, watchers: 0, commitment: '', created: 0, moved: 0, clocks: [], rematch: '', archived: false,
  };
}

beforeAll(() => words.speak('en'));

describe('a table in words', () => {
  it('tells whose turn it is', () => {
    const mine = table('running', [person('Mira', true), person('Jorun')], [0]);
    expect(myTurn(mine)).toBe(true);
    expect(stateOf(words.speech!, mine)).toBe('Your move');
    expect(stateOf(words.speech!, { ...mine, actors: [1] })).toBe('Jorun thinks');
    expect(stateOf(words.speech!, table('running', [person('Mira', true), person('A'), person('B')], [1, 2]))).toBe('A and B decide');
    expect(stateOf(words.speech!, table('gathering', [person('Mira', true), free, free]))).toBe('waiting for 2 players');
  });

  it('calls people without a name guests', () => {
    expect(seatName(words.speech!, person(''))).toBe('Guest');
    expect(named(table('running', [person('', true), person(''), person('Mira'), bot, free]), words).seats.map((seat) => seat.name))
      .toEqual(['Guest 1', 'Guest 2', 'Mira', 'Shopkeeper', '']);
  });

  it('labels bots and counts them', () => {
    expect(seatName(words.speech!, bot, true)).toBe('Shopkeeper (bot)');
    expect(company(words.speech!, table('running', [person('Mira', true), person('Grete'), bot, bot]))).toEqual(['Grete', '2 × Shopkeeper']);
  });
});

it('one click opens a table: me first, greedy bots, the options of a first game', () => {
  const title: TitleInfo = { id: 'novgorod', prefix: 'NOV', seats: [2, 3, 4], minutes: [60, 75], weight: 3, options: [], presets: { base: {}, first_game: { careers: 'front' } }, clocks: {} };
  expect(playNow(title, bots)).toMatchObject({
    title: 'novgorod', options: { careers: 'front' }, start: true,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy:budget=60' }, { kind: 'bot', bot: 'greedy:budget=60' }],
  });
});

it('I sit only once: taking another seat leaves the first to somebody at this screen', () => {
  const chairs: Chair[] = [{ kind: 'me', bot: '', name: '' }, { kind: 'bot', bot: 'random', name: '' }];
  mount(SeatFields, { target: document.body, props: { chairs, counts: [2, 3], bots } });
  const labelled = (text: string): HTMLSelectElement | null => document.querySelector(`[aria-label="${text}"]`);
  const second = labelled('Who sits in seat 2')!;
  second.value = 'me';
  second.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(labelled('Who sits in seat 2')!.value).toBe('me');
  expect(labelled('Who sits in seat 1')!.value).toBe('here');
  expect(labelled('Name of the person in seat 1')).not.toBeNull();
  document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]!.click();
  flushSync();
  expect(labelled('Who sits in seat 3')!.value).toBe('bot');
});
