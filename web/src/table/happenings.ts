/** What happened, held by one tab: pushes replace its end, a title may forbid looking back. */
import type { Happening, Now } from '../api/types';

/** Those from `since` on are replaced (an undo takes some away); those before `log_begins` may no longer be looked up. */
export function merge(held: Happening[], now: Now): Happening[] {
  const begins = now.log_begins ?? 0;
  const kept = held.filter((one) => one.at < now.since && one.at >= begins);
  return [...kept, ...now.happenings.filter((one) => one.at >= begins)];
}

/** What led from a position with `made` entries to the present one; nothing where something was taken back. */
export function newsSince(held: Happening[], made: number, madeNow: number): Happening[] {
  return madeNow > made ? held.filter((one) => one.at >= made) : [];
}

/** What others and chance did between this seat's last turn and the present one; for a spectator, the last few things. */
export function sinceMyTurn(held: Happening[], seat: number | null, few = 8): Happening[] {
  if (seat === null) return held.slice(-few);
  const last = held.findLastIndex((one) => one.seat >= 0 && one.seat !== seat);
  const mine = held.slice(0, last + 1).findLastIndex((one) => one.seat === seat);
  return held.slice(mine + 1, last + 1);
}

/** Whom a line of the log is about: whom it names, or who acted, or whom chance gave something; -1 nobody. */
export function subject({ seat, params: { player } }: Happening): number {
  // answers that all owe are told together, when the last has acted: the sentence knows whose each is
  const named = /^player-(\d+)$/.exec(String(player));
  if (named) return Number(named[1]) - 1;
  return seat < 0 && typeof player === 'number' ? player : seat;
}
