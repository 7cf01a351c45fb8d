/** How things come: a card is turned over; nothing moves when the player wants it still. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Coming { still: boolean; delay?: number }

export function turn(_node: Element, { still, delay = 0 }: Coming): TransitionConfig {
  if (still) return { duration: 0 };
  return { delay, duration: 460, easing: cubicOut, css: (t) => `transform: rotateY(${(1 - t) * 90}deg); opacity: ${Math.min(1, t * 3)}` };
}

export function arrive(_node: Element, { still, delay = 0 }: Coming): TransitionConfig {
  if (still) return { duration: 0 };
  return { delay, duration: 380, easing: cubicOut, css: (t, u) => `transform: translateY(${u * -14}px); opacity: ${t}` };
}
