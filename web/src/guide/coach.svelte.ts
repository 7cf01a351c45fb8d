/** Follows a game and decides which note is pinned up.  What was read, or passed over by playing on, is not said again. */
import type { Happening, Position } from '../api/types';
import type { Value } from '../text/phrase';
import { lessons } from './lessons.svelte';
import { fits, holds, nextNote, sceneOf, tickOf, type Note, type Scene, type Target } from './notes';

export interface Pinned { note: Note; tick: string; values: Record<string, Value>; at: Target[] }

export class Coach {
  readonly title: string;
  readonly notes: Note[];
  private readonly packed: Record<string, unknown> | undefined;
  private scene = $state.raw<Scene>();
  /** Events are gone from the news when the next ones come; their notes wait until they are read or passed over. */
  private held = $state.raw<Pinned[]>([]);
  private seen = { seq: -1, question: '' };
  /** One piece of counsel a question is enough: a second one waits for the next. */
  private counselled = $state.raw(false);

  constructor(title: string, notes: Note[], packed?: Record<string, unknown>) {
    this.title = title;
    this.notes = notes;
    this.packed = packed;
  }

  readonly pinned = $derived.by<Pinned | undefined>(() => {
    const { scene, held } = this;
    if (!scene) return undefined;
    const said = lessons.said(this.title);
    const note = nextNote(this.counselled ? this.notes.filter(({ part }) => part !== 'counsel') : this.notes, scene, said);
    const waiting = note?.part === 'end' || note?.part === 'tour' ? undefined : held.find((one) => !said.has(one.tick) && holds(one.note, scene));
    return waiting ?? (note && pin(note, scene));
  });

  readonly tour = $derived.by(() => this.notes.filter((note) => note.part === 'tour'));

  /** A note about what is asked now, to be said again. */
  readonly recallable = $derived.by(() => this.aboutNow().length > 0);

  look(position: Position, seat: number, news: Happening[]): void {
    const before = this.pinned;
    const now = { seq: position.seq, question: asked(position) };
    // where several are asked at once, an answer of somebody else changes the position and not my question
    const answered = now.seq !== this.seen.seq && this.seen.question !== '' && (now.question !== this.seen.question || news.some((one) => one.seat === seat));
    if (answered) {
      this.held = [];
      if (before && before.note.part !== 'end') this.read(before.note);
      this.counselled = false;
    }
    this.seen = now;
    const scene = (this.scene = sceneOf(position, seat, news, this.packed));
    const known = new Set([...lessons.said(this.title), ...this.held.map(({ tick }) => tick)]);
    const fresh = this.notes.filter((note) => note.part === 'event' && fits(note, scene) && !known.has(tickOf(note, scene)));
    this.held = [...this.held.filter(({ note }) => !fresh.includes(note)), ...fresh.map((note) => pin(note, scene))];
  }

  read(note: Note): void {
    const pinned = [this.pinned, ...this.held].find((one) => one?.note === note);
    lessons.tick(this.title, [pinned?.tick ?? note.id]);
    if (note.part === 'counsel') this.counselled = true;
    this.held = this.held.filter((one) => one.note !== note);
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

const asked = ({ decision }: Position): string => (decision ? JSON.stringify([decision.prompt, decision.choices.map(({ key }) => key)]) : '');

function pin(note: Note, scene: Scene): Pinned {
  return { note, tick: tickOf(note, scene), values: note.values?.(scene) ?? {}, at: note.at?.(scene) ?? [] };
}
