/** A card turned over from its back. */
import { FLIP } from '../shared/motion';

export function turnOver(_card: Element, { still }: { still: boolean }) {
  return {
    duration: still ? 0 : FLIP,
    css: (t: number) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg); opacity: ${Math.min(1, 2 * t)}`,
  };
}
