/** Points in time, said in the language of the page. */
import type { Lang } from '../text/speech';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3600], ['minute', 60]];

/** "2 hr. ago"; '' for what is younger than five minutes.  `at` in seconds, as the server counts. */
export function ago(lang: Lang, at: number, now = Date.now() / 1000): string {
  const passed = now - at;
  if (passed < 300) return '';
  const [unit, seconds] = UNITS.find(([, size]) => passed >= size)!;
  return new Intl.RelativeTimeFormat(lang, { style: 'short' }).format(-Math.floor(passed / seconds), unit);
}

export function day(lang: Lang, at: number): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at * 1000);
}
