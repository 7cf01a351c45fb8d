/** Clocks count down here: the server says how much was left when it sent, and whose time runs. */
import type { Table } from '../api/types';
import type { Speech } from '../text/speech';

type Clocks = Table['clocks'];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const heard = new WeakMap<object, number>();

/** Remembers when a message came; what is shown later has been running meanwhile. */
export function hear(clocks: Clocks, now: number): void {
  if (!heard.has(clocks)) heard.set(clocks, now);
}

/** Milliseconds left to a seat; undefined where no time counts. */
export function left(clocks: Clocks, seat: number, now: number): number | undefined {
  const clock = clocks[seat];
  if (!clock) return undefined;
  hear(clocks, now);
  return Math.max(0, clock.left - (clock.running ? now - heard.get(clocks)! : 0));
}

/** 12:05 in the last hour, before that hours or days in words; a started second counts. */
export function written(ms: number, speech: Speech): string {
  if (ms <= 0) return speech.say('clock-up');
  if (ms >= DAY) return speech.say('clock-days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  if (ms >= HOUR) return speech.say('clock-hours', { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) });
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
