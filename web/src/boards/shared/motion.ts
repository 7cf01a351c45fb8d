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
  private skipping = false;
  /** How much faster than usual: whoever is behind catches up. */
  rate = 1;
  private readonly endings = new Set<() => void>();

  constructor(private readonly still: () => boolean) {}

  get off(): boolean {
    return this.still() || prefersReducedMotion.current || this.skipping || this.waiting > LONG;
  }

  /** How long something takes now. */
  time(usual: number): number {
    return this.off ? 0 : usual / this.rate;
  }

  /** Something moves, or waits for its turn to move. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  /** When everything that waits now has moved. */
  get rest(): Promise<void> {
    return this.last;
  }

  /** Waits for its turn, then runs; a long queue is run without motion (`off`). */
  enqueue(move: () => Promise<unknown>): void {
    this.waiting += 1;
    this.last = this.last.then(async () => {
      await move();
      this.waiting -= 1;
      if (this.waiting === 0) this.skipping = false;
      if (!this.off) await new Promise((done) => setTimeout(done, GAP / this.rate));
    });
  }

  /** Waits for a movement that `skip` may end early. */
  watch(finished: Promise<unknown>, end: () => void): Promise<void> {
    return new Promise((done) => {
      const over = (): void => {
        this.endings.delete(cut);
        done();
      };
      const cut = (): void => {
        end();
        over();
      };
      this.endings.add(cut);
      void finished.then(over, over);
    });
  }

  /** Puts everything that moves or waits at its end. */
  skip(): void {
    if (this.waiting === 0) return;
    this.skipping = true;
    for (const end of [...this.endings]) end();
  }
}

/** A card turned over from its back. */
export function turnOver(_card: Element, { still, delay = 0 }: { still: boolean; delay?: number }) {
  return {
    delay: still ? 0 : delay, duration: still ? 0 : FLIP,
    css: (t: number) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg); opacity: ${Math.min(1, 2 * t)}`,
  };
}
