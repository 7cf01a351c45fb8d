/** On this device: at which tables the clerk speaks, and what was said of each title. */
import { idOf, type Note } from './notes';

const PLACE = 'kontor.guide';
const TABLES_KEPT = 30;

interface Kept { tables: string[]; said: Record<string, string[]> }

const texts = import.meta.glob<{ notes: Note[] }>('./*/notes.ts');

class Lessons {
  private kept = $state.raw<Kept>(read());

  at(table: string): boolean {
    return this.kept.tables.includes(table);
  }

  said(title: string): ReadonlySet<string> {
    return new Set(this.kept.said[title]);
  }

  /** A new lesson: nothing has been said yet. */
  begin(table: string, title: string): void {
    this.keep({ said: { ...this.kept.said, [title]: [] } });
    this.switch(table, true);
  }

  switch(table: string, on: boolean): void {
    const others = this.kept.tables.filter((one) => one !== table);
    this.keep({ tables: on ? [...others, table].slice(-TABLES_KEPT) : others });
  }

  tick(title: string, notes: string[]): void {
    this.keep({ said: { ...this.kept.said, [title]: [...new Set([...this.said(title), ...notes])] } });
  }

  untick(title: string, notes: string[]): void {
    this.keep({ said: { ...this.kept.said, [title]: [...this.said(title)].filter((tick) => !notes.includes(idOf(tick))) } });
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // private windows may forbid it: then it holds for this visit
    }
  }
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept> | null;
    const tables = Array.isArray(kept?.tables) ? kept.tables.filter((id) => typeof id === 'string') : [];
    const said = Object.entries(kept?.said ?? {}).filter(([, notes]) => Array.isArray(notes));
    return { tables, said: Object.fromEntries(said) };
  } catch {
    return { tables: [], said: {} };
  }
}

export const lessons = new Lessons();

export const teaches = (title: string): boolean => `./${title}/notes.ts` in texts;

export async function notesOf(title: string): Promise<Note[]> {
  return (await texts[`./${title}/notes.ts`]?.())?.notes ?? [];
}
