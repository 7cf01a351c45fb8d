/** What a person has chosen on this device; kept in the browser, so that it holds before the server answers. */
import type { Lang } from '../text/speech';

export type Theme = 'light' | 'dark';

interface Kept { lang?: Lang; theme?: Theme; sound?: boolean; confirm?: boolean }

const PLACE = 'kontor.settings';

class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('light');
  /** A short sound when it is my turn; off until asked for. */
  sound = $state(false);
  /** Ask before a choice that cannot be taken back freely. */
  confirm = $state(false);

  constructor() {
    const kept = read();
    this.lang = kept.lang ?? (navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en');
    this.theme = kept.theme ?? (globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    this.sound = kept.sound ?? false;
    this.confirm = kept.confirm ?? false;
  }

  /** Changes are kept; what was never chosen keeps following the system. */
  set(change: Kept): void {
    Object.assign(this, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify({ ...read(), ...change }));
    } catch {
      // private windows may forbid it: then the choice holds for this visit
    }
  }

  forget(): void {
    try {
      localStorage.removeItem(PLACE);
    } catch {
      // nothing was kept
    }
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { lang, theme, sound, confirm } = kept as Record<string, unknown>;
    return {
      ...(lang === 'de' || lang === 'en' ? { lang } : {}),
      ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
      ...(typeof sound === 'boolean' ? { sound } : {}),
      ...(typeof confirm === 'boolean' ? { confirm } : {}),
    };
  } catch {
    return {};
  }
}

export const settings = new Settings();
