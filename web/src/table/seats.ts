/** Seats at a table: which are mine, and whose turn at a shared screen it is. */
import type { Table } from '../api/types';
import type { Speech } from '../text/speech';

export function seatsOfMine(table: Table): number[] {
  return table.seats.flatMap((seat, place) => (seat.you ? [place] : []));
}

/** The seat to look through: null for a spectator; at a shared screen the one who is asked, now or first. */
export function seatToSit(mine: number[], actors: number[]): number | null {
  return mine.find((seat) => actors.includes(seat)) ?? mine[0] ?? null;
}

/** At a shared screen: the seat that the device has to be handed to, or undefined while the present one is right. */
export function handTo(mine: number[], actors: number[], present: number | null): number | undefined {
  if (mine.length < 2 || (present !== null && actors.includes(present))) return undefined;
  return mine.find((seat) => actors.includes(seat) && seat !== present);
}

/** "greedy:budget=60" is the bot greedy. */
export function botName(spec: string, speech: Speech): string {
  const name = spec.split(':')[0] ?? spec;
  return speech.has(`bot-${name}`) ? speech.say(`bot-${name}`) : name;
}
