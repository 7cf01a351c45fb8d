/** Saying what the server sent: its phrases are plain messages of the catalogues. */
import type { AreaText } from '../api/types';
import type { Phrase, Value } from '../text/phrase';
import type { Speech } from '../text/speech';

/** A phrase as the generated types know it: its values are only checked by the catalogue. */
export interface WirePhrase { key: string; params?: Record<string, unknown> }

export function tell(speech: Speech, phrase: WirePhrase): string {
  return speech.tell(phrase as Phrase);
}

/** In few words, for a bar with little room: the catalogue's short form of a phrase and of the phrases in it, where it has one. */
export function brief(speech: Speech, phrase: WirePhrase): string {
  return tell(speech, shorten(speech, phrase as Phrase) as WirePhrase);
}

function shorten(speech: Speech, value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => shorten(speech, item));
  if (typeof value !== 'object') return value;
  const params = Object.fromEntries(Object.entries(value.params ?? {}).map(([name, inner]) => [name, shorten(speech, inner as Value)]));
  return { key: speech.has(`short-${value.key}`) ? `short-${value.key}` : value.key, params };
}

/** The areas that hold an offer on the table, in the titles that trade. */
const DEALS = new Set(['deal', 'trade']);

export function dealLines(areas: AreaText[]): AreaText['lines'] {
  return areas.filter((area) => DEALS.has(area.key)).flatMap((area) => area.lines);
}

/** Whose area it is: the seat that its heading names, by number or by the name the title gives it; -1 for nobody's. */
export function ownerOf(area: AreaText, seats: number, speech: Speech): number {
  const said = Object.entries(area.heading.params ?? {}).map(([name, value]) =>
    typeof value === 'number' && (name === 'player' || name === 'seat') ? speech.player(value) : speech.value(value as Value),
  );
  for (let seat = 0; seat < seats; seat++) if (said.includes(speech.player(seat))) return seat;
  return -1;
}

/** Mine first, then what belongs to nobody, then the others in the order of their seats after me. */
export function arrange(areas: AreaText[], seat: number | null, seats: number, speech: Speech) {
  const mine: AreaText[] = [], common: AreaText[] = [], others: AreaText[] = [];
  for (const area of areas) {
    const owner = ownerOf(area, seats, speech);
    (owner < 0 ? common : owner === seat ? mine : others).push(area);
  }
  const distance = (area: AreaText) => (ownerOf(area, seats, speech) - (seat ?? 0) + seats) % seats;
  others.sort((a, b) => distance(a) - distance(b));
  return { mine, common, others };
}
