/** Points in time, said in the language of the page. */
import type { Lang } from '../text/speech';

const UNITS: [string, number][] = [['day', 86_400], ['hour', 3600], ['minute', 60]];

/** How long ago something was: "2 hr"; '' for less than five minutes.  `at` in seconds, as the server counts. */
export function passed(lang: Lang, at: number, now = Date.now() / 1000): string {
  const seconds = now - at;
  if (seconds < 300) return '';
  const [unit, size] = UNITS.find(([, length]) => seconds >= length)!;
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(seconds / size));
}

export function day(lang: Lang, at: number): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at * 1000);
}
