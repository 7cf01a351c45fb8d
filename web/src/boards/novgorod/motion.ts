/** One thing moves at a time, the next waits a moment; nothing moves for who has asked for stillness. */
const PAUSE = 80;

export const MOVE = 380;
export const FLIP = 460;
export const COUNT = 600;

export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  run(move: () => Promise<unknown>): void {
    this.last = this.last.then(move).then(() => new Promise((done) => setTimeout(done, PAUSE)));
  }
}

export function prefersStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A card turned over from its back. */
export function turnOver(_card: Element, { still }: { still: boolean }) {
  return {
    duration: still ? 0 : FLIP,
    css: (t: number) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg); opacity: ${Math.min(1, 2 * t)}`,
  };
}
