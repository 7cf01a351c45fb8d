/** Follows a game and decides which note is pinned up.  What was read, or passed over by playing on, is not said again. */
import type { Happening, Position } from '../api/types';
import type { Value } from '../text/phrase';
import { lessons } from './lessons.svelte';
import { fits, nextNote, sceneOf, type Note, type Scene } from './notes';

export interface Pinned { note: Note; values: Record<string, Value>; at: string[] }

export class Coach {
  readonly title: string;
  readonly notes: Note[];
  private readonly packed: Record<string, unknown> | undefined;
  private scene = $state.raw<Scene>();
  /** An event is gone from the news when the next one comes; its note stays up until it is read. */
  private held = $state.raw<Pinned>();
  private seq = -1;

  constructor(title: string, notes: Note[], packed?: Record<string, unknown>) {
    this.title = title;
    this.notes = notes;
    this.packed = packed;
  }

  readonly pinned = $derived.by<Pinned | undefined>(() => {
    const { scene, held } = this;
    if (!scene) return undefined;
    const said = lessons.said(this.title);
    if (held && !scene.over && !said.has(held.note.id)) return held;
    const note = nextNote(this.notes, scene, said);
    return note && pin(note, scene);
  });

  readonly tour = $derived.by(() => this.notes.filter((note) => note.part === 'tour'));

  /** A note about what is asked now, to be said again. */
  readonly recallable = $derived.by(() => this.aboutNow().length > 0);

  look(position: Position, seat: number, news: Happening[]): void {
    const before = this.pinned;
    const answered = this.scene !== undefined && this.scene.step !== '' && position.seq !== this.seq;
    if (answered && before && before.note.part !== 'end') this.read(before.note);
    this.seq = position.seq;
    this.scene = sceneOf(position, seat, news, this.packed);
    const now = this.pinned;
    if (now?.note.part === 'event') this.held = now;
  }

  read(note: Note): void {
    lessons.tick(this.title, [note.id]);
    if (this.held?.note === note) this.held = undefined;
  }

  skipTour(): void {
    lessons.tick(this.title, this.tour.map((note) => note.id));
  }

  again(): void {
    lessons.untick(this.title, this.aboutNow());
  }

  private aboutNow(): string[] {
    const { scene } = this;
    return scene ? this.notes.filter((note) => note.part === 'turn' && fits(note, scene)).map((note) => note.id) : [];
  }

  fromTheStart(): void {
    lessons.untick(this.title, this.notes.map((note) => note.id));
  }
}

function pin(note: Note, scene: Scene): Pinned {
  return { note, values: note.values?.(scene) ?? {}, at: note.at?.(scene) ?? [] };
}
