// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Choice, Happening, Now, Table } from '../src/api/types';
import { hear, left, written } from '../src/table/clocks';
import { filtered, grouped, keyCap, placeOfKey, sharedBeginning, type Spoken } from '../src/table/choices';
import { tellCourse } from '../src/table/courses';
import { merge, newsSince, sinceMyTurn, subject } from '../src/table/happenings';
import { choosable, isFreshSide, sideNow, sides, withPiece, type Piece } from '../src/table/offers';
import { paragraphOf } from '../src/table/paragraph';
import { headingOf } from '../src/table/result';
import { handTo, named, seatToSit } from '../src/table/seats';
import { seatNamed } from '../src/table/words';
import { initialOf } from '../src/look/initial';
import { speechFor } from '../src/text/catalogues';

const happening = (at: number, seat: number): Happening => ({ at, seat, kind: 'k', text: { key: 'k', params: {} }, params: {}, rules: [] });
const now = (since: number, happenings: Happening[], log_begins = 0) => ({ since, happenings, log_begins }) as Now;
const spoken = (kind: string, text: string): Spoken => ({ choice: { key: text, kind } as Choice, text, short: text });

describe('what happened', () => {
  const held = [0, 1, 2, 3].map((at) => happening(at, at % 2));

  it('is replaced from `since` on, so that an undo takes lines away', () => {
    expect(merge(held, now(2, [happening(2, 5)])).map((one) => [one.at, one.seat])).toEqual([[0, 0], [1, 1], [2, 5]]);
  });

  it('may not be looked up before `log_begins`', () => {
    expect(merge(held, now(4, [happening(4, 0)], 3)).map((one) => one.at)).toEqual([3, 4]);
  });

  it('is news only where the game went on', () => {
    expect(newsSince(held, 2, 4).map((one) => one.at)).toEqual([2, 3]);
    expect(newsSince(held, 4, 2)).toEqual([]);
  });

  it('since my last turn keeps what others did while I move', () => {
    const told = [[0, 0], [1, 1], [2, 1], [3, 0]].map(([at, seat]) => happening(at!, seat!));
    expect(sinceMyTurn(told, 0).map((one) => one.at)).toEqual([1, 2]);
    expect(sinceMyTurn(told, null, 2).map((one) => one.at)).toEqual([2, 3]);
  });

  it('is about who acted, or about whom chance gave something', () => {
    const [acted, given, rolled] = [happening(0, 1), happening(0, -1), happening(0, -1)];
    acted.params = { player: 2 };
    given.params = { player: 2 };
    const named = { ...happening(3, 1), params: { player: 'player-3' } };
    expect([acted, given, rolled, named].map(subject)).toEqual([1, 2, -1, 2]);
  });
});

describe('the end', async () => {
  const speech = await speechFor('en', 'novgorod');
  const told = (ranks: number[], seat: number | null) => headingOf(speech, ranks, seat).replace(/[\u2068\u2069]/g, '');

  it('names the winners, or tells them', () => {
    expect(told([1, 2, 3], 0)).toBe('You have won!');
    expect(told([1, 1, 3], 1)).toBe('You have won together with others!');
    expect(told([2, 1, 3], 0)).toMatch(/ has won$/);
    expect(told([1, 1, 3], null)).toMatch(/ have won$/);
  });

  it('is reckoned under the player whom a line names first', async () => {
    const tie = { key: 'reckoning-tie-level', params: { seat: 'player-2', other: 'player-1', mine: 3, theirs: 2 } };
    expect([tie, { key: 'reckoning-nobody', params: {} }].map((line) => seatNamed(line, 3, speech))).toEqual([1, -1]);
    const cities = await speechFor('de', 'rivalcities', ['Mira', 'Grete']);
    expect(seatNamed({ key: 'reckoning-won-stars', params: { city: 'city-altona' } }, 2, cities)).toBe(1);
  });

  it('may have no winner (NOV-10.7)', () => {
    for (const seat of [null, 0, 1, 2]) expect(told([3, 3, 3], seat)).toBe('Nobody has won');
  });
});

describe('choices', () => {
  const all = [spoken('route', 'Build route to Kraków'), spoken('buy', 'Buy wool'), spoken('route', 'Build route to Bern')];

  it('are grouped by kind, the rare kinds first, none lost', () => {
    expect(grouped(all).map((group) => [group.kind, group.items.length])).toEqual([['buy', 1], ['route', 2]]);
  });

  it('are found by words in any order, without marks over letters', () => {
    expect(filtered(all, 'krakow route').map(({ text }) => text)).toEqual(['Build route to Kraków']);
    expect(filtered(all, '')).toHaveLength(3);
  });

  it('have keys 1 to 9 and 0', () => {
    expect([0, 8, 9, 10].map(keyCap)).toEqual(['1', '9', '0', '']);
    expect(['1', '0', 'a'].map(placeOfKey)).toEqual([0, 9, -1]);
  });

  it('name a group by its common beginning', () => {
    expect(sharedBeginning(['Build route to Bern', 'Build route to Wien'])).toBe('Build route to');
    expect(sharedBeginning(['a', 'b'])).toBe('');
  });
});

describe('offers', () => {
  const piece = (key: string): Piece => ({ key, kind: key.split(':')[0]!, text: key });
  const pieces = ['offer', 'card:wood', 'next', 'card:ore', 'gold:1', 'next', 'to_all'].map(piece);

  it('fall into give, want and terms', () => {
    const sorted = sides(pieces);
    expect(sorted.give.map(({ piece }) => piece.key)).toEqual(['card:wood']);
    expect(sorted.want.map(({ piece }) => piece.key)).toEqual(['card:ore', 'gold:1']);
    expect(sorted.terms.map(({ piece }) => piece.key)).toEqual(['to_all']);
    expect([1, 3, 7].map((n) => sideNow(pieces.slice(0, n)))).toEqual(['give', 'want', 'terms']);
  });

  it('may be put together in any order, and keep the one that the rules want (MER-10.9)', () => {
    const choice = (key: string): Choice => ({ key, kind: key.split(':')[0]! }) as Choice;
    const atFirst = ['card:wood', 'card:ore', 'card:salt', 'gold:1', 'gold:2'].map(choice);
    const keys = (all: { key: string }[]): string[] => all.map(({ key }) => key);
    const built = ['card:salt', 'gold:1', 'card:wood', 'gold:2'].reduce((held, key) => withPiece(held, piece(key), atFirst), [piece('offer')]);
    expect(keys(built)).toEqual(['offer', 'card:wood', 'card:salt', 'gold:2']);
    expect(keys(withPiece([...built, piece('next')], piece('card:ore'), atFirst)).slice(-2)).toEqual(['next', 'card:ore']);
    expect(keys(withPiece(built, piece('next'), atFirst)).at(-1)).toBe('next');
    expect(keys(choosable(['card:salt', 'next'].map(choice), atFirst))).toEqual([...keys(atFirst), 'next']);
    expect([1, 4, 5].map((n) => isFreshSide([...built, piece('next')].slice(0, n)))).toEqual([true, false, true]);
    const spoken = ['say:ducat-sail'].map(choice);
    expect(keys(choosable(spoken, [choice('give:SAL-01')])), 'a piece that others belong to keeps its place').toEqual(keys(spoken));
  });

  it('that are ready are said in a sentence', async () => {
    const speech = await speechFor('en', 'merchants', ['Mira', 'Grete']);
    expect(tellCourse(['offer', 'card:wood', 'next', 'card:ore', 'next', 'to_all', 'send'], speech)).toBe('Give 1 wood for 1 ore');
    expect(tellCourse(['start_caravan:1', 'step:12', 'step:13', 'deliver:1:bern', 'stop'], speech)).toContain('2 steps to route 13, deliver in Bern');
  });
});

describe('seats', () => {
  it('at one screen the device goes to whoever is asked', () => {
    expect(seatToSit([0, 2], [2])).toBe(2);
    expect(seatToSit([0, 2], [1])).toBe(0);
    expect(seatToSit([], [1])).toBeNull();
    expect(handTo([0, 2], [2], 0)).toBe(2);
    expect(handTo([0, 2], [0, 2], 0)).toBeUndefined();
    expect(handTo([0, 2], [1], 0)).toBeUndefined();
    expect(handTo([0], [1], 0)).toBeUndefined();
  });

  it('of bots are called after their level, numbered where several are alike', async () => {
    const speech = await speechFor('en');
    const bot = { kind: 'bot', name: '', bot: 'greedy:budget=60' };
    const table = { seats: [{ kind: 'person', name: 'Mira', bot: '' }, bot, bot] } as unknown as Table;
    expect(new Set(named(table, speech).seats.map((seat) => seat.name)).size).toBe(3);
  });
});

describe('a rule', () => {
  it('is found in the book as plain text with its section', () => {
    const book = '# T\n\n## 4 Trade\n\n**X-4.1** One.\n\n**X-4.2** Two *words*:\n\n- a\n- b\n\n| h | k |\n|---|---|\n| 1 | 2 |\n\n**X-4.3** Three.\n';
    expect(paragraphOf(book, 'X-4.2')).toEqual({ section: '4 Trade', text: 'Two words:\n\n• a\n• b\n\nh · k\n1 · 2' });
    expect(paragraphOf(book, 'X-9')).toBeUndefined();
  });
});

describe('clocks', () => {
  const clocks: Table['clocks'] = [{ left: 90_000, running: true }, { left: 5_000, running: false }, null];

  it('run from when the message came, however late it is shown, and stop at nothing', () => {
    hear(clocks, 1_000);
    hear(clocks, 50_000);
    expect([left(clocks, 0, 31_000), left(clocks, 1, 31_000), left(clocks, 2, 31_000)]).toEqual([60_000, 5_000, undefined]);
    expect(left(clocks, 0, 1e9)).toBe(0);
  });

  it('are read in the unit that matters', async () => {
    const [english, german] = await Promise.all([speechFor('en', 'novgorod'), speechFor('de', 'novgorod')]);
    const times = [0, 59_001, 754_000, 3_600_000, 100 * 3_600_000];
    expect(times.map((ms) => written(ms, english))).toEqual(['time is up', '1:00', '12:34', '1 h 0 min', '4 d 4 h']);
    expect(times.map((ms) => written(ms, german))).toEqual(['Zeit um', '1:00', '12:34', '1 Std. 0 Min.', '4 T 4 Std.']);
  });
});

describe('an initial', () => {
  it('is the number where namesakes differ in nothing else', () => {
    expect(['Mira', 'élise', 'Shopkeeper 2', ' Krämer 1 ', '', '4'].map(initialOf)).toEqual(['M', 'É', '2', '1', '', '4']);
  });
});
