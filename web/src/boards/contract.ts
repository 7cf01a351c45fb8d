/**
 * What a drawn board gets and gives.  A board knows no rules: it draws `position.view`, lets the choices of
 * `position.decision` glow where they lie on it, and says which key was chosen.  Whatever it cannot show stays
 * reachable in the action bar, so a board is an improvement on the generic table and never the only way to act.
 *
 * Whatever stands for a choice carries its key as `data-key` (a batch all of its keys as `data-keys`, with spaces between) and takes a
 * click in its middle.  What uncovers choices, a tab or a fold, carries their keys as `data-opens`, empty where it only helps others
 * to.  Places between which things fly have a name in `data-place` (`shared/Flights.svelte`).
 */
import type { Component } from 'svelte';
import type { Choice, Happening, Position, Table } from '../api/types';
import type { Speech } from '../text/speech';

export interface BoardProps<View = unknown> {
  table: Table;
  position: Position & { view: View };
  /** Happenings that led from the position shown before to this one, oldest first; empty on arrival. */
  news: Happening[];
  /** Everything that is held of what happened, oldest first; a board shows its end where it has room (`table/LogTail.svelte`). */
  log: Happening[];
  speech: Speech;
  /** Sends one key, or a batch that is applied whole or not at all. */
  act: (keys: string[]) => void;
  /** Asks why something cannot be chosen; the answer appears in the action bar with its rule. */
  why: (keyOrKind: string) => void;
  /** The key under the pointer or focus in the action bar, so that the board can show where it lies; '' for none. */
  pointed: string;
  /** Tells the action bar which choice the pointer is over on the board. */
  point: (key: string) => void;
  /** What this table's data pack prints, by the names of the board's own data file; undefined for the built-in material. */
  printed?: Record<string, unknown> | undefined;
  /** No motion: the system asks for it, or the player skips. */
  still: boolean;
}

export type Board = Component<BoardProps>;

/** Boards are loaded per title; a title without one is played on the generic table. */
export const boards: Record<string, () => Promise<{ default: Component<any> }>> = import.meta.glob<{ default: Component<any> }>(
  './*/Board.svelte',
);

/** A choice outside the board, drawn: where an offer is put together.  The words it stands for are said by what it stands in. */
export interface FaceProps { choice: Choice; speech: Speech; size?: number }

const faces = import.meta.glob<{ default: Component<FaceProps> }>('./*/Face.svelte');

export function faceOf(title: string): (() => Promise<{ default: Component<FaceProps> }>) | undefined {
  return faces[`./${title}/Face.svelte`];
}

export function boardOf(title: string): (() => Promise<{ default: Component<any> }>) | undefined {
  return boards[`./${title}/Board.svelte`];
}

/** The choices of one kind, by one of their arguments: `by(choices, 'move', 'space').get(7)`. */
export function by(choices: Choice[], kind: string, arg: string): Map<number | string, Choice> {
  return new Map(choices.filter((c) => c.kind === kind && arg in c.args).map((c) => [c.args[arg]!, c]));
}
