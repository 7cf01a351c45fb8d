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

/** What others and chance did since this seat last acted; for a spectator, the last few things. */
export function sinceMyTurn(held: Happening[], seat: number | null, few = 8): Happening[] {
  if (seat === null) return held.slice(-few);
  const mine = held.findLastIndex((one) => one.seat === seat);
  return held.slice(mine + 1);
}
