/** Seats at a table: which are mine, and whose turn at a shared screen it is. */
import type { Table } from '../api/types';

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

/** Says a message; both the words of the app and of a title can. */
interface Voice { has: (key: string) => boolean; say: (key: string, params?: Record<string, string | number>) => string }

/** "greedy:budget=60" is the bot greedy. */
export function botName(spec: string, voice: Voice): string {
  const name = spec.split(':')[0] ?? spec;
  return voice.has(`bot-${name}`) ? voice.say(`bot-${name}`) : name;
}

/** Who comes without a name: bots are called after their level, people guests, and numbered where several are alike. */
export function named(table: Table, voice: Voice): Table {
  const called = table.seats.map(({ kind, name, bot }) => {
    if (name || kind === 'open') return '';
    return kind === 'bot' ? botName(bot, voice) : voice.say('seat-guest');
  });
  const seats = table.seats.map((seat, place) => {
    const name = called[place]!;
    if (!name) return seat;
    const alike = called.flatMap((other, at) => (other === name ? [at] : []));
    return { ...seat, name: alike.length > 1 ? voice.say('bot-numbered', { name, n: alike.indexOf(place) + 1 }) : name };
  });
  return { ...table, seats };
}
