/** The present, for whatever counts down: one timer for the whole page, and only while somebody looks. */
import { createSubscriber } from 'svelte/reactivity';

const EVERY = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** Milliseconds; read in an effect or a template it goes on by itself. */
export function now(): number {
  subscribe();
  return performance.now();
}
