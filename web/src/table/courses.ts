/** Whole sequences of keys that the title has ready (offers, caravan trips), said in one sentence from their keys. */
import type { Phrase, Value } from '../text/phrase';
import type { Speech } from '../text/speech';
import { sides, type Piece } from './offers';

const NAMES = ['resource', 'good', 'card', 'set', 'pair', 'city', 'harbour', 'marker', 'symbol'];

const kindOf = (key: string): string => key.split(':')[0] ?? key;

/** `card:wool` is one wool, `gold:2` two gold, `want:silk` silk, `give:POT-16` that card. */
function thing(key: string, speech: Speech): Value {
  const [kind = '', arg = ''] = key.split(':');
  if (/^\d+$/.test(arg) && speech.has(`count-${kind}`)) return { key: `count-${kind}`, params: { n: Number(arg) } };
  if (speech.has(`count-${arg}`)) return { key: `count-${arg}`, params: { n: 1 } } satisfies Phrase;
  const name = NAMES.map((prefix) => `${prefix}-${arg}`).find((word) => speech.has(word));
  return name ?? arg;
}

/** Pieces that say something about the piece before them, or only go on. */
const SILENT = new Set(['say', 'silent', 'with', 'next', 'send', 'to', 'to_all', 'no-money']);

export function tellCourse(keys: string[], speech: Speech): string {
  const kind = kindOf(keys[0] ?? '');
  if (kind === 'start_caravan') return tellTrip(keys, speech);
  const pieces: Piece[] = keys.map((key) => ({ key, kind: kindOf(key), text: '' }));
  const { give, want } = sides(pieces);
  const names = (side: typeof give) => side.filter(({ piece }) => !SILENT.has(piece.kind)).map(({ piece }) => thing(piece.key, speech));
  return speech.say('course-offer', { give: names(give), want: names(want) });
}

function tellTrip(keys: string[], speech: Speech): string {
  const piece = Number(keys[0]?.split(':')[1] ?? 0);
  const steps = keys.filter((key) => kindOf(key) === 'step');
  const cities = keys.filter((key) => kindOf(key) === 'deliver').map((key) => `city-${key.split(':').at(-1)}`);
  const values = { piece, steps: steps.length, edge: steps.at(-1)?.split(':')[1] ?? '', salt: 1 + keys.filter((key) => kindOf(key) === 'extend').length };
  return cities.length > 0 ? speech.say('course-delivery', { ...values, cities }) : speech.say('course-trip', values);
}
