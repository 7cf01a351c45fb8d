/** How a card comes to its place; nothing moves when the player wants it still. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export function arrive(_node: Element, { still, delay = 0 }: { still: boolean; delay?: number }): TransitionConfig {
  if (still) return { duration: 0 };
  return { delay, duration: 380, easing: cubicOut, css: (t, u) => `transform: translateY(${u * -14}px); opacity: ${t}` };
}
