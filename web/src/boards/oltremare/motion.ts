/** One thing moves at a time, the next waits a moment; nothing moves for who has asked for stillness. */
import { prefersReducedMotion } from 'svelte/motion';

const PAUSE = 80;
/** A longer queue is run without motion: nobody wants to watch the past. */
const LONG = 8;

export const MOVE = 380;
const FLIP = 460;
export const COUNT = 600;

export class Queue {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly still: () => boolean) {}

  get off(): boolean {
    return this.still() || prefersReducedMotion.current || this.waiting > LONG;
  }

  run(move: () => Promise<unknown>): void {
    this.waiting += 1;
    this.last = this.last.then(async () => {
      await move();
      this.waiting -= 1;
      if (!this.off) await new Promise((done) => setTimeout(done, PAUSE));
    });
  }
}

/** A card turned over from its back. */
export function turnOver(_card: Element, { off }: { off: boolean }) {
  return {
    duration: off ? 0 : FLIP,
    css: (t: number) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg); opacity: ${Math.min(1, 2 * t)}`,
  };
}
