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

/** The seat that a phrase names first, by number or by the name the title gives it; -1 where it names nobody. */
export function seatNamed(phrase: WirePhrase, seats: number, speech: Speech): number {
  const said = Object.entries(phrase.params ?? {}).map(([name, value]) =>
    typeof value === 'number' && (name === 'player' || name === 'seat') ? speech.player(value) : speech.value(value as Value),
  );
  const named = Array.from({ length: seats }, (_, seat) => ({ seat, place: said.indexOf(speech.player(seat)) })).filter(({ place }) => place >= 0);
  return named.sort((a, b) => a.place - b.place)[0]?.seat ?? -1;
}

/** Mine first, then what belongs to nobody, then the others in the order of their seats after me. */
export function arrange(areas: AreaText[], seat: number | null, seats: number, speech: Speech) {
  const mine: AreaText[] = [], common: AreaText[] = [], others: AreaText[] = [];
  for (const area of areas) {
    const owner = seatNamed(area.heading, seats, speech);
    (owner < 0 ? common : owner === seat ? mine : others).push(area);
  }
  const distance = (area: AreaText) => (seatNamed(area.heading, seats, speech) - (seat ?? 0) + seats) % seats;
  others.sort((a, b) => distance(a) - distance(b));
  return { mine, common, others };
}
