/** One thing moves at a time, in the order in which it happened; whoever does not want to watch sees the end at once. */
import { prefersReducedMotion } from 'svelte/motion';

/** Durations in milliseconds, as in look/tokens.css. */
export const MOVE = 380;
export const FLIP = 460;
export const COUNT = 600;

const GAP = 80;
const LONG = 6;

export class Motion {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly still: () => boolean) {}

  get off(): boolean {
    return this.still() || prefersReducedMotion.current || this.waiting > LONG;
  }

  /** Waits for its turn, then runs; a long queue is run without motion (`off`). */
  enqueue(move: () => Promise<unknown>): void {
    this.waiting += 1;
    this.last = this.last.then(async () => {
      await move();
      this.waiting -= 1;
      if (!this.off) await new Promise((done) => setTimeout(done, GAP));
    });
  }
}
