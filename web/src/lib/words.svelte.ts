/** The words of the app in the chosen language, for everything outside a game.  A title's words: `speechFor`. */
import { speechFor } from '../text/catalogues';
import type { Phrase, Value } from '../text/phrase';
import type { Lang, Speech } from '../text/speech';

class Words {
  speech = $state.raw<Speech>();

  private wanted: Lang | undefined;

  async speak(lang: Lang): Promise<void> {
    this.wanted = lang;
    const speech = await speechFor(lang);
    if (this.wanted === lang) this.speech = speech;         // somebody may have switched again meanwhile
  }

  say = (key: string, params: Record<string, Value> = {}): string => this.speech?.say(key, params) ?? '';

  tell = (phrase: Phrase): string => this.speech?.tell(phrase) ?? '';

  has = (key: string): boolean => this.speech?.has(key) ?? false;
}

export const words = new Words();
export const { say } = words;
