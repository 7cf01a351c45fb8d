/**
 * Speaks one language with the words of one title: the browser's half of `kontor/text/speech.py`, over the same files.
 * A missing message or a wrong value throws in tests and is shown as its key in the app, never swallowed silently.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Phrase, Value } from './phrase';

export type Lang = 'de' | 'en';

const SEATS = ['player', 'seat'];

export class Speech {
  readonly lang: Lang;
  private readonly bundle: FluentBundle;
  private readonly seats: string[];

  /** `names` are the players', where the title has no names for seats of its own. */
  constructor(lang: Lang, shared: string[], own = '', names: string[] = []) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of shared) this.bundle.addResource(new FluentResource(text));
    const mine = new FluentResource(own);
    this.bundle.addResource(mine, { allowOverrides: true });
    const ids = new Set(mine.body.map((message) => message.id));
    this.seats = names.map((name, seat) => (ids.has(`player-${seat + 1}`) ? `player-${seat + 1}` : name));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say = (key: string, params: Record<string, Value> = {}): string => {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(params)) values[name] = this.value(value);
    return this.format(key, values);
  };

  /** A sentence about a game: an int called `player` or `seat` is a seat and told by its name. */
  tell = (phrase: Phrase): string => {
    const named: Record<string, Value> = {};
    for (const [name, value] of Object.entries(phrase.params ?? {}))
      named[name] = SEATS.includes(name) && typeof value === 'number' ? `player-${value + 1}` : (value as Value);
    const text = this.say(phrase.key, named);
    return text.charAt(0).toLocaleUpperCase(this.lang) + text.slice(1);
  };

  player(seat: number): string {
    return String(this.value(`player-${seat + 1}`));
  }

  value(value: Value): string | number {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') {
      const seat = /^player-(\d+)$/.exec(value);
      const name = seat ? this.seats[Number(seat[1]) - 1] : undefined;
      const word = name ?? value;
      return this.has(word) ? this.format(word, {}) : word;
    }
    if (Array.isArray(value)) return this.join(value.map((item) => this.value(item)));
    return this.say(value.key, value.params as Record<string, Value>);
  }

  /** "a, b and c"; of nothing, "nothing". */
  join(items: (string | number)[]): string {
    if (items.length === 0) return this.say('list-none');
    let text = String(items[0]);
    items.slice(1).forEach((item, place) => {
      text = this.format(place + 2 === items.length ? 'list-last' : 'list-next', { rest: text, item: String(item) });
    });
    return text;
  }

  private format(key: string, values: Record<string, string | number>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return missing(`no text ${key} in ${this.lang}`, key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    return errors.length > 0 ? missing(`the text ${key} in ${this.lang}: ${errors.join('; ')}`, text) : text;
  }
}

function missing(what: string, instead: string): string {
  if (import.meta.env.MODE === 'test') throw new Error(what);
  console.error(what);
  return instead;
}
