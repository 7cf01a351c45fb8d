/**
 * What the old clerk says to somebody who plays for the first time.  A title declares its notes as data: when a note
 * fits the position, which numbers it names, what on the table it speaks of, and the rule it rests on.
 */
import type { Choice, Happening, Position, Result } from '../api/types';
import type { Value } from '../text/phrase';

/** The position as a note looks at it. */
export interface Scene<View = unknown> {
  view: View;
  seat: number;
  over: boolean;
  result: Result | null;
  step: string;                     // what this seat is asked; '' for nothing
  choices: Choice[];
  courses: string[][];
  /** What led from the position shown before to this one. */
  news: Happening[];
  /** What the table's data pack prints instead of the box. */
  packed: Record<string, unknown> | undefined;
}

/** The key of a choice (`key:roll`), a part of the table (`data-guide`, `data-testid`), or several things of one kind. */
export type Target = string | string[];

interface Common<View> {
  /** The message is clerk-<id>. */
  id: string;
  rule: string;
  when?: (scene: Scene<View>) => boolean;
  values?: (scene: Scene<View>) => Record<string, Value>;
  /** Said again whenever this is a number for which it was not said yet; without it once. */
  anew?: (scene: Scene<View>) => number;
  /** What is ringed: of these, the first that can be seen. */
  at?: (scene: Scene<View>) => Target[];
}

/** The walk round the table, before anything else and in this order. */
export type Tour<View> = Common<View> & { part: 'tour' };
/** About a decision, the first time it comes up. */
export type Turn<View> = Common<View> & { part: 'turn'; steps: string[] };
/** About something that has just happened. */
export type Event<View> = Common<View> & { part: 'event'; events: string[]; /** Still true, for a note that waits. */ holds?: (scene: Scene<View>) => boolean };
/** About how the game stands, when one of these decisions comes up: a danger before anything else about it, counsel after all that. */
export type Advice<View> = Common<View> & { part: 'danger' | 'counsel'; steps: string[] };
/** After the game. */
export type Closing<View> = Common<View> & { part: 'end' };
export type Note<View = any> = Tour<View> | Turn<View> | Event<View> | Advice<View> | Closing<View>;

export function sceneOf(position: Position, seat: number, news: Happening[], packed?: Record<string, unknown>): Scene {
  const { view, over, result, decision } = position;
  return { view, seat, over, result, step: decision?.step ?? '', choices: decision?.choices ?? [], courses: decision?.courses ?? [], news, packed };
}

export function fits(note: Note, scene: Scene): boolean {
  if (note.part === 'end' ? !scene.over : scene.over) return false;
  if ('steps' in note && !note.steps.includes(scene.step)) return false;
  if (note.part === 'event' && !(scene.news.some((one) => note.events.includes(one.kind)) && holds(note, scene))) return false;
  return note.when?.(scene) ?? true;
}

export const holds = (note: Note, scene: Scene): boolean => note.part !== 'event' || (note.holds?.(scene) ?? true);

/** What is remembered once a note was said. */
export const tickOf = (note: Note, scene: Scene): string => (note.anew ? `${note.id} ${note.anew(scene)}` : note.id);

/** Whose tick it is. */
export const idOf = (tick: string): string => tick.split(' ')[0]!;

/** The one thing to say now: the end, the tour, what happened, a danger, the decision, counsel. */
export function nextNote(notes: Note[], scene: Scene, said: ReadonlySet<string>): Note | undefined {
  const open = notes.filter((note) => fits(note, scene) && !said.has(tickOf(note, scene)));
  for (const part of ['end', 'tour', 'event', 'danger', 'turn', 'counsel'] as const) {
    const found = open.find((note) => note.part === part);
    if (found) return found;
  }
  return undefined;
}

export const choiceOf = (scene: Scene<any>, kind: string): Choice | undefined => scene.choices.find((choice) => choice.kind === kind);

export const offers = (scene: Scene<any>, kind: string): boolean => choiceOf(scene, kind) !== undefined;

/** Where choices lie, for `at`. */
export const keys = (choices: Choice[]): string[] => choices.map(({ key }) => `key:${key}`);

export const keysOf = (scene: Scene<any>, kind: string): string[] => keys(scene.choices.filter((choice) => choice.kind === kind));

/** A number that the label of a choice tells. */
export const told = (choice: Choice | undefined, name: string): number => Number(choice?.label.params?.[name] ?? 0);

/** Of what has just happened, the last of a kind. */
export const happened = (scene: Scene<any>, ...kinds: string[]): Happening | undefined => scene.news.findLast((one) => kinds.includes(one.kind));
