/** Who sits at a table, in words. */
import type { SeatInfo, Table } from '../api/types';
import type { Speech } from '../text/speech';

/** The level of a bot from its spec (`greedy:budget=60` is a greedy one). */
export function botName(speech: Speech, spec: string): string {
  const name = spec.split(':')[0] ?? '';
  return speech.has(`bot-${name}`) ? speech.say(`bot-${name}`) : speech.say('bot-other', { name });
}

/** The name people see; a bot is always labelled as one where `label` is asked for. */
export function seatName(speech: Speech, seat: SeatInfo, label = false): string {
  if (seat.kind === 'open') return speech.say('seat-open');
  if (seat.kind === 'person') return seat.name || speech.say('seat-guest');
  const level = botName(speech, seat.bot);
  const name = seat.name && seat.name !== seat.bot ? seat.name : level;
  return label ? speech.say('seat-bot', { name }) : name;
}

/** Everybody but me, bots of one level counted: "Grete and 2 × Shopkeeper". */
export function company(speech: Speech, table: Table): string[] {
  const others = table.seats.filter((seat) => !seat.you && seat.kind !== 'open').map((seat) => ({ name: seatName(speech, seat), bot: seat.kind === 'bot' }));
  const names = [...new Set(others.map(({ name }) => name))];
  return names.map((name) => {
    const count = others.filter((other) => other.bot && other.name === name).length;
    return count > 1 ? speech.say('bots-counted', { count, name }) : name;
  });
}

export const openSeats = (table: Table): number => table.seats.filter((seat) => seat.kind === 'open').length;

export const mySeats = (table: Table): number[] => table.seats.flatMap((seat, place) => (seat.you ? [place] : []));

export const myTurn = (table: Table): boolean => table.phase === 'running' && table.actors.some((seat) => table.seats[seat]?.you);

/** What a table waits for, in a few words. */
export function stateOf(speech: Speech, table: Table): string {
  if (table.phase === 'over') return speech.say('table-over');
  if (table.phase === 'gathering') {
    const open = openSeats(table);
    return open > 0 ? speech.say('waiting-seats', { count: open }) : speech.say('ready-to-start');
  }
  if (myTurn(table)) return speech.say('your-move');
  const names = table.actors.flatMap((seat) => (table.seats[seat] ? [seatName(speech, table.seats[seat])] : []));
  return names.length === 1 ? speech.say('thinks', { name: names[0]! }) : speech.say('decide', { names });
}
