/** The guided first game on real positions: one thing at a time, for every decision, in both languages, with true numbers. */
import { FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happening, Position, Table } from '../src/api/types';
import { VALUES } from '../src/boards/oltremare/data';
import { Coach } from '../src/guide/coach.svelte';
import Guide from '../src/guide/Guide.svelte';
import { lessons, notesOf, teaches } from '../src/guide/lessons.svelte';
import { fits, nextNote, sceneOf, type Note, type Scene } from '../src/guide/notes';
import { guideSpeech } from '../src/guide/words';
import { lesson, titleOrder } from '../src/lib/titles';
import { rulebook } from '../src/text/catalogues';
import type { Speech } from '../src/text/speech';
import { following } from './stage.svelte';

interface Moment { position: Position; news: Happening[] }
interface File { view: object; frames: Moment[] }

const files = import.meta.glob<File>('./positions/guide-*.json', { eager: true, import: 'default' });
const ends = import.meta.glob<File>('./positions/{novgorod,merchants,oltremare,rivalcities}.json', { eager: true, import: 'default' });
const texts = import.meta.glob<string>('../src/guide/**/*.ftl', { eager: true, query: '?raw', import: 'default' });
const boards = import.meta.glob<string>(['../src/boards/**/*.svelte', '../src/table/*.svelte'], { eager: true, query: '?raw', import: 'default' });
const drawn = Object.values(boards).join('\n');
const LONGEST = 330;        // characters: two or three sentences beside a board

function momentsOf(title: string): Moment[] {
  const { view, frames } = files[`./positions/guide-${title}.json`]!;
  return frames.map(({ position, news }) => ({ position: { ...position, view: { ...view, ...position.view } }, news }));
}

/** From the positions of the drawn boards: games at random with these options may take too long to end. */
function endsOf(title: string): Scene[] {
  const { view, frames } = ends[`./positions/${title}.json`]!;
  return frames.filter(({ position }) => position.over).map(({ position }) => sceneOf({ ...position, view: { ...view, ...position.view } }, 0, []));
}

const sceneAt = ({ position, news }: Moment): Scene => sceneOf(position, position.seat!, news);

function messages(path: string): Map<string, string[]> {
  const text = texts[path]!;
  const parts = text.split(/^(?=[\w-]+ = )/m).filter((part) => /^[\w-]+ = /.test(part));
  expect(parts.length).toBe(new FluentResource(text).body.length);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' =')), [...new Set(part.match(/\$\w+/g) ?? [])].sort()]));
}

beforeEach(() => localStorage.clear());

it.each(Object.keys(texts).filter((path) => path.endsWith('.en.ftl')))('%s says the same in German', (path) => {
  expect(messages(path.replace('.en.', '.de.'))).toEqual(messages(path));
});

describe.each(titleOrder)('%s', async (title) => {
  const notes = await notesOf(title);
  const moments = momentsOf(title);
  const scenes = moments.map(sceneAt);
  const speeches: Speech[] = [];
  for (const lang of ['de', 'en'] as const) speeches.push(await guideSpeech(lang, title, ['Mira', 'Grete', 'Jorun', 'Tilda']));

  it('has a message for every note and no other', () => {
    expect(teaches(title)).toBe(true);
    expect([...messages(`../src/guide/${title}/guide.en.ftl`).keys()].sort()).toEqual(notes.map((note) => `clerk-${note.id}`).sort());
  });

  it('has a note for every decision of a first game', () => {
    for (const scene of scenes.filter(({ step }) => step !== ''))
      expect(notes.some((note) => note.part === 'turn' && fits(note, scene)), `${scene.step}: ${scene.choices.map(({ kind }) => kind)}`).toBe(true);
  });

  it('says every note somewhere, in few words, with values from the position', () => {
    const silent = new Set(notes.map((note) => note.id));
    for (const scene of [...scenes, ...endsOf(title)])
      for (const note of notes.filter((one) => fits(one, scene))) {
        silent.delete(note.id);
        for (const speech of speeches) {
          const said = speech.say(`clerk-${note.id}`, note.values?.(scene) ?? {});
          expect(said, note.id).not.toMatch(/undefined|NaN|\b(city|good|luxury|marker|harbour|bonus|board|player)-\w|[{}]|\s\.|\s{2}/);
          expect(said.length, said).toBeLessThanOrEqual(LONGEST);
        }
      }
    expect([...silent]).toEqual([]);
  });

  it('points only at choices that are offered and at parts that are drawn', () => {
    for (const scene of scenes)
      for (const note of notes.filter((one) => fits(one, scene)))
        for (const target of (note.at?.(scene) ?? []).flat()) {
          if (target.startsWith('key:')) expect(scene.choices.map(({ key }) => `key:${key}`), note.id).toContain(target);
          else if (target.startsWith('tab-')) expect(drawn).toContain('data-guide="tab-{name}"');
          else if (/^(city|edge)-\d+$/.test(target)) expect(drawn).toContain(`data-guide="${target.replace(/(\w+)-\d+/, '$1-{$1}')}"`);
          else expect(drawn.includes(`data-guide="${target}"`) || drawn.includes(`data-testid="${target}"`) || drawn.includes(`'${target}'`), target).toBe(true);
        }
  });

  it('rests on rules that exist', async () => {
    const books = (await rulebook('en', title)) + (await rulebook('de', 'kontor'));
    for (const note of notes) expect(books, note.id).toContain(`**${note.rule}**`);
  });

  it('walks round the table first, then speaks of the decision, and repeats nothing', () => {
    const scene = { ...scenes.find(({ step }) => step !== '')!, news: [] };
    const said = new Set<string>();
    const heard: Note[] = [];
    for (let note = nextNote(notes, scene, said); note; note = nextNote(notes, scene, said)) {
      heard.push(note);
      said.add(note.id);
    }
    const parts = heard.map((note) => note.part);
    expect(parts.filter((part) => part === 'tour').length).toBeGreaterThanOrEqual(4);
    expect(parts).toEqual([...parts].sort((a, b) => Number(a === 'turn') - Number(b === 'turn')));
    expect(parts).toContain('turn');
    expect(new Set(heard).size).toBe(heard.length);
  });

  it('ends with a word about what comes next', () => {
    expect(endsOf(title).map((scene) => nextNote(notes, scene, new Set())?.part)).toContain('end');
  });

  it('is learnt with options that the title offers', () => {
    const presets = { first_game: { a: '1' }, reminders: { b: '2' } };
    const table = lesson({ id: title, seats: [2, 3, 4], presets } as never, []);
    expect(table.options).toEqual(title === 'oltremare' ? presets.reminders : presets.first_game);
    expect(table.bot_pace).toBe('natural');
  });
});

describe('the clerk at the table', async () => {
  const notes = await notesOf('rivalcities');
  const moments = momentsOf('rivalcities');
  const asked = moments.filter(({ position }) => position.decision).map(({ position }) => ({ position: { ...position, seat: 0 }, news: [] }));
  const tour = notes.filter((note) => note.part === 'tour');

  function seated(): Coach {
    lessons.begin('t1', 'rivalcities');
    return new Coach('rivalcities', notes);
  }

  const look = (coach: Coach, { position, news }: Moment, seq: number): string | undefined => {
    coach.look({ ...position, seq }, 0, news);
    flushSync();
    return coach.pinned?.note.id;
  };

  it('goes on when a note is read, and when the player simply plays on', () => {
    const coach = seated();
    expect(look(coach, asked[0]!, 1)).toBe(tour[0]!.id);
    coach.read(coach.pinned!.note);
    expect(coach.pinned!.note.id).toBe(tour[1]!.id);
    expect(look(coach, asked[0]!, 1)).toBe(tour[1]!.id);
    expect(look(coach, asked[1]!, 2)).toBe(tour[2]!.id);
    const deed = { ...moments.flatMap(({ news }) => news)[0]!, seat: 0 };
    expect(look(coach, { ...asked[1]!, news: [deed] }, 3), 'the same question once more').toBe(tour[3]!.id);
  });

  it('keeps its note while others answer and I am still asked the same', () => {
    const coach = seated();
    look(coach, asked[0]!, 1);
    const other = { ...moments.flatMap(({ news }) => news)[0]!, seat: 1 };
    expect(look(coach, { ...asked[0]!, news: [other] }, 2)).toBe(tour[0]!.id);
  });

  it('tells of everything that happened at once, one after the other, as long as I do not play on', () => {
    const coach = seated();
    const events = (one: Moment) => notes.filter((note) => note.part === 'event' && fits(note, sceneOf(one.position, 0, one.news)));
    const eventful = moments.find((one) => one.position.decision && events(one).length > 1)!;
    const [first, second] = events(eventful);
    coach.skipTour();
    look(coach, { ...eventful, position: { ...eventful.position, decision: null } }, 1);
    expect(look(coach, { position: { ...asked[0]!.position, decision: null }, news: [] }, 2)).toBe(first!.id);
    coach.read(first!);
    expect(coach.pinned!.note.id).toBe(second!.id);
    look(coach, asked[0]!, 3);
    expect(look(coach, asked[1]!, 4)).not.toBe(second!.id);
  });

  it('skips the tour, speaks of the decision, and says it again when asked', () => {
    const coach = seated();
    look(coach, asked[0]!, 1);
    coach.skipTour();
    const about = coach.pinned!.note;
    expect(about.part).toBe('turn');
    while (coach.pinned) coach.read(coach.pinned.note);
    expect(coach.recallable).toBe(true);
    coach.again();
    expect(coach.pinned!.note.id).toBe(about.id);
    coach.fromTheStart();
    expect(coach.pinned!.note.id).toBe(tour[0]!.id);
  });

  it('holds what happened until it is read, while others play on', () => {
    const coach = seated();
    const bell = moments.find(({ news }) => news.some(({ kind }) => kind === 'bell'))!;
    look(coach, { ...bell, position: { ...bell.position, decision: null } }, 1);
    coach.skipTour();
    for (const note of notes) if (note.part === 'event' && note.id !== 'season') coach.read(note);
    expect(look(coach, { ...bell, position: { ...bell.position, decision: null } }, 2)).toBe('season');
    expect(look(coach, { position: { ...asked[0]!.position, decision: null }, news: [] }, 3)).toBe('season');
    coach.read(coach.pinned!.note);
    expect(coach.pinned).toBeUndefined();
  });

  it('remembers what it saw although the table is told anew with every move', async () => {
    const table = { id: 't1', title: 'rivalcities', rules: { pack: '-' }, seats: [{ name: 'Mira' }, { name: 'Grete' }] } as Table;
    const bell = moments.find(({ news }) => news.some(({ kind }) => kind === 'bell'))!;
    const others: Position = { ...bell.position, decision: null };
    lessons.begin('t1', 'rivalcities');
    lessons.tick('rivalcities', notes.filter(({ id }) => id !== 'season').map(({ id }) => id));
    const props = following({ table, position: others, seat: 0, news: [] as Happening[], still: true });
    const guide = mount(Guide, { target: document.body, props });
    const note = () => document.querySelector<HTMLElement>('[data-testid="guide"]')?.dataset.note;
    const push = async (seq: number, news: Happening[]) => {
      [props.table, props.position, props.news] = [structuredClone(table), { ...others, seq }, news];
      flushSync();
      await new Promise((done) => setTimeout(done));
    };
    await vi.waitFor(() => expect(note()).toBe(''));
    await push(8, bell.news);
    expect(note()).toBe('season');
    await push(9, []);
    await push(10, []);
    expect(note()).toBe('season');
    await unmount(guide);
  });

  it('does not tell what is true no longer', () => {
    const coach = seated();
    const danger = moments.find((one) => fits(notes.find(({ id }) => id === 'danger')!, sceneAt({ ...one, position: { ...one.position, seat: 0 } })))!;
    lessons.tick('rivalcities', notes.filter(({ id }) => id !== 'danger').map(({ id }) => id));
    const without = { ...danger.position, decision: null };
    expect(look(coach, { position: without, news: danger.news }, 1)).toBe('danger');
    expect(look(coach, { position: { ...without, view: { ...without.view, prestige: 0 } }, news: [] }, 2)).toBeUndefined();
  });

  describe('when the game goes on', () => {
    const advice = (id: string) => notes.find((note) => note.id === id)!;
    const known = (...open: string[]) => lessons.tick('rivalcities', notes.filter(({ id, anew }) => !anew && !open.includes(id)).map(({ id }) => id));
    const move = asked.find(({ position }) => position.decision!.step === 'move' && (position.view as { turn: number }).turn > 1)!;
    /** The same decision in a game that stands otherwise. */
    const stands = (change: object, seq: number, coach: Coach) => look(coach, { ...move, position: { ...move.position, view: { ...move.position.view, suits: [], season: 0, prestige: 0, ...change } } }, seq);
    const cities = (mine: object, rival: object) => {
      const bare = { ...(move.position.view as { cities: object[] }).cities[0]!, goods: [0, 0, 0, 0], ships: [], alliances: [], lawsuits: [], hand_size: 0 };
      return { cities: [{ ...bare, ...mine }, { ...bare, ...rival }] };
    };

    it('warns before it speaks of the decision', () => {
      const coach = seated();
      coach.skipTour();
      expect(stands(cities({}, { ships: [1, 2] }), 1, coach)).toBe('rival-fleet');
      expect(coach.pinned!.values).toEqual({ mine: 0, rival: 2 });
      coach.read(coach.pinned!.note);
      expect(coach.pinned!.note.part).toBe('turn');
    });

    it('says again what has become another number, and nothing twice', () => {
      const coach = seated();
      known();
      expect(stands({ ...cities({ ships: [5] }, { ships: [1, 2, 3] }) }, 1, coach)).toBe('rival-fleet');
      expect(stands({ ...cities({ ships: [5] }, { ships: [1, 2, 3] }), turn: 9 }, 2, coach)).toBe('rival-fleet');
      coach.read(coach.pinned!.note);
      expect(coach.pinned).toBeUndefined();
      expect(stands(cities({ ships: [5, 6] }, { ships: [1, 2, 3, 4] }), 3, coach)).toBe('rival-fleet');
      expect(coach.pinned!.values).toEqual({ mine: 2, rival: 4 });
      coach.fromTheStart();
      expect(lessons.said('rivalcities').size).toBe(0);
    });

    it('gives one piece of counsel a question', () => {
      const coach = seated();
      known('full-hand');
      const rich = { ...cities({ goods: [3, 3, 3, 0], hand_size: 4 }, {}), ships_left: 6, suits_left: 6, supply_manufactories: 6, supply_stars: 6 };
      const first = stands(rich, 1, coach)!;
      expect(advice(first).part).toBe('counsel');
      coach.read(coach.pinned!.note);
      expect(coach.pinned).toBeUndefined();
      const deed = { ...moments.flatMap(({ news }) => news)[0]!, seat: 0 };
      coach.look({ ...move.position, seq: 2, view: { ...move.position.view, suits: [], season: 0, prestige: 0, ...rich } }, 0, [deed]);
      flushSync();
      expect(coach.pinned!.note.part).toBe('counsel');
      expect(coach.pinned!.note.id).not.toBe(first);
    });
  });

  it('is switched off and on by table, and a new lesson begins from the start', () => {
    const coach = seated();
    look(coach, asked[0]!, 1);
    coach.skipTour();
    expect([lessons.at('t1'), lessons.at('t2')]).toEqual([true, false]);
    lessons.switch('t1', false);
    expect(lessons.at('t1')).toBe(false);
    lessons.switch('t1', true);
    expect(lessons.said('rivalcities').has(tour[0]!.id)).toBe(true);
    expect(JSON.parse(localStorage.getItem('kontor.guide')!).tables).toEqual(['t1']);
    lessons.begin('t2', 'rivalcities');
    expect(lessons.said('rivalcities').size).toBe(0);
  });
});

describe('what he says about how it stands', () => {
  const valuesAt = async (title: string, id: string, found: (scene: Scene<any>) => boolean) => {
    const note = (await notesOf(title)).find((one) => one.id === id)!;
    const scene = momentsOf(title).map(sceneAt).find((one) => fits(note, one) && found(one))!;
    return { scene: scene as Scene<any>, values: note.values!(scene) as Record<string, any> };
  };

  it('counts the bells that can still ring', async () => {
    const { scene: { view }, values } = await valuesAt('rivalcities', 'standing', () => true);
    expect(values.bells).toBe(view.suits.length + view.suits_left);
    expect(values.stars).toBe(view.cities[view.seat].stars);
  });

  it('names the leader, and me only when nobody has as much', async () => {
    const { scene: { view, seat }, values } = await valuesAt('novgorod', 'pace', () => true);
    const most = Math.max(...view.players.map((player: { seals: number }) => player.seals));
    expect(values.seals).toBe(most);
    expect(view.players[Number(values.player.slice(-1)) - 1].seals).toBe(most);
    expect(values.me).toBe(Number(view.players.every((player: { seals: number }, place: number) => place === seat || player.seals < most)));
    expect(values.n).toBeGreaterThan(0);
  });

  it('measures the run on top of the cargo and what the next card adds', async () => {
    const { scene: { view }, values } = await valuesAt('oltremare', 'run', ({ view: { memory } }) => new Set(memory.cargo_goods.slice(-3)).size === 1 && memory.cargo_goods.length > 3);
    const goods: number[] = view.memory.cargo_goods;
    expect(values.n).toBeGreaterThanOrEqual(3);
    expect(new Set(goods.slice(-values.n)).size).toBe(1);
    expect(goods.at(-values.n - 1)).not.toBe(goods.at(-1));
    expect(values.worth).toBe(VALUES[goods.at(-1)!]![Math.min(values.n, 5) - 1]);
    expect(values.worth + values.more).toBe(VALUES[goods.at(-1)!]![Math.min(values.n + 1, 5) - 1]);
  });

  it('counts the tiles that somebody needs to win', async () => {
    const { scene: { view, seat }, values } = await valuesAt('merchants', 'rival-near', () => true);
    const place = Number(values.player.slice(-1)) - 1;
    expect(place).not.toBe(seat);
    expect(values.left).toBe(view.goods_each - view.players[place].delivered);
    expect(values.left).toBeLessThanOrEqual(2);
  });

  it.each(titleOrder)('%s: tells who won and why, to winners and to others', async (title) => {
    const note = (await notesOf(title)).find(({ part }) => part === 'end')!;
    const speech = await guideSpeech('en', title, ['Mira', 'Grete', 'Jorun', 'Tilda']);
    const ends = momentsOf(title).map(sceneAt).filter(({ over }) => over);
    const told = ends.map((scene) => ({ won: scene.result!.ranks[scene.seat] === 1, text: speech.say('clerk-over', note.values!(scene)) }));
    expect(new Set(told.map(({ won }) => won))).toEqual(new Set([true, false]));
    for (const { won, text } of told) expect(/well done|You won/i.test(text), text).toBe(won);
  });
});

describe('at a table with a data pack', () => {
  const named = async (title: string, id: string, packed: Record<string, unknown>) => {
    const [moment] = momentsOf(title);
    const note = (await notesOf(title)).find((one) => one.id === id)!;
    return note.values!(sceneOf(moment!.position, moment!.position.seat!, [], packed));
  };

  it('the clerk names what the pack prints', async () => {
    expect(await named('novgorod', 'goal', { SEALS_TO_END: 44 })).toEqual({ goal: 44 });
    expect(await named('novgorod', 'orders', { ROW_SEALS: [7, 8] })).toMatchObject({ top: 7 });
    expect(await named('merchants', 'prices', { rates: { steps: 4 } })).toEqual({ steps: 4 });
    expect(await named('oltremare', 'symbols', { STEPS: [0, 2, 5, 9] })).toEqual({ one: 2, two: 5, three: 9 });
  });
});
