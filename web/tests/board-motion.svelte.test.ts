/** What moves on a board moves in turn, positions wait for it, and whoever skips sees the end. */
import { flushSync, tick } from 'svelte';
import { expect, test } from 'vitest';
import type { Happening, Position } from '../src/api/types';
import { gathered, singly, type Flock } from '../src/boards/shared/flights';
import { Motion } from '../src/boards/shared/motion';
import { Pace } from '../src/boards/shared/pace.svelte';

/** A movement that ends when the test says so. */
function movement() {
  let end!: () => void;
  const finished = new Promise<void>((done) => (end = done));
  return { finished, end };
}

const turns = async (): Promise<void> => { for (let n = 0; n < 8; n++) await tick(); };

test('one thing moves after the other', async () => {
  const motion = new Motion(() => false);
  const seen: string[] = [];
  const first = movement();
  motion.enqueue(async () => { seen.push('ship'); await motion.watch(first.finished, () => {}); });
  motion.enqueue(async () => { seen.push('good'); });
  await turns();
  expect(seen).toEqual(['ship']);
  first.end();
  await motion.rest;
  expect(seen).toEqual(['ship', 'good']);
  expect(motion.busy).toBe(false);
});

test('skipping ends what moves and lets nothing that waits move', async () => {
  const motion = new Motion(() => false);
  const seen: string[] = [];
  motion.enqueue(() => motion.watch(new Promise(() => {}), () => seen.push('at its end')));
  motion.enqueue(async () => { seen.push(motion.off ? 'still' : 'moves'); });
  await turns();
  motion.skip();
  await motion.rest;
  expect(seen).toEqual(['at its end', 'still']);
  expect(motion.off).toBe(false);
});

test('who is behind is shown things faster', () => {
  const motion = new Motion(() => false);
  motion.rate = 2;
  expect(motion.time(400)).toBe(200);
  expect(new Motion(() => true).time(400)).toBe(0);
});

const NEWS: Happening[] = [];
const position = (made: number): Position & { view: object } => ({ made, view: {}, decision: { choices: [{ key: `a${made}` }] } }) as unknown as Position & { view: object };

function paced(motion: Motion) {
  let newest = $state.raw({ position: position(1), news: NEWS });
  let pace!: Pace<object>;
  const stop = $effect.root(() => { pace = new Pace(() => newest, motion); });
  flushSync();
  return { pace, stop, push: (made: number) => { newest = { position: position(made), news: NEWS }; flushSync(); } };
}

test('a position waits until the one before has come to rest, and nothing can be chosen meanwhile', async () => {
  const motion = new Motion(() => false);
  const { pace, push, stop } = paced(motion);
  const sail = movement();
  expect(pace.choices).toHaveLength(1);
  motion.enqueue(() => sail.finished);
  push(2);
  push(3);
  expect(pace.position.made).toBe(1);
  expect(pace.choices).toEqual([]);
  sail.end();
  await motion.rest;
  await turns();
  expect(pace.position.made).toBe(3);
  expect(pace.choices.map(({ key }) => key)).toEqual(['a3']);
  stop();
});

test('without motion, or skipped, the newest position is there at once', async () => {
  const still = paced(new Motion(() => true));
  still.push(2);
  expect(still.pace.position.made).toBe(2);
  const motion = new Motion(() => false);
  const moving = paced(motion);
  motion.enqueue(() => motion.watch(new Promise(() => {}), () => {}));
  await turns();
  for (const made of [2, 3, 4]) moving.push(made);
  motion.skip();
  await motion.rest;
  await turns();
  expect(moving.pace.position.made).toBe(4);
  still.stop();
  moving.stop();
});

test('much at once flies in few flocks, and none of them is a swarm', () => {
  const coins = (n: number): Flock => [{ look: 'coin', from: ['a'], to: ['b'], n }];
  expect(gathered(Array.from({ length: 3 }, () => coins(1)))).toHaveLength(3);
  const many = gathered(Array.from({ length: 13 }, () => coins(1)));
  expect(many.length).toBeLessThanOrEqual(5);
  expect(many.flat()).toHaveLength(13);
  expect(singly(coins(30)).length).toBeLessThan(6);
});
