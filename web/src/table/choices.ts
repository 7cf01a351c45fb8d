/** How the legal choices stand in the action bar: all of them, in groups where they are many, found by typing. */
import type { Choice } from '../api/types';

/** More than this many are grouped and get a filter; beside a drawn board, where there is less room, more than `ROW`. */
export const FEW = 12;
export const ROW = 8;
/** Up to so many stand as whole sentences even there. */
export const WHOLE = 3;
/** Unless a sentence is longer than three lines there: what it tells is drawn on the board. */
export const LONG = 130;

export interface Spoken { choice: Choice; text: string; short: string }
export interface Group { kind: string; items: Spoken[] }

/** Rare kinds first: what there is much of must not hide what there is one of. */
export function grouped(items: Spoken[]): Group[] {
  const groups = new Map<string, Spoken[]>();
  for (const item of items) {
    const group = groups.get(item.choice.kind);
    if (group) group.push(item);
    else groups.set(item.choice.kind, [item]);
  }
  return [...groups].map(([kind, of]) => ({ kind, items: of })).sort((a, b) => a.items.length - b.items.length);
}

/** Every word that was typed occurs somewhere in the sentence; marks over letters need not be typed. */
export function filtered<One extends { text: string }>(items: One[], typed: string): One[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return items.filter(({ text }) => words.every((word) => plain(text).includes(word)));
}

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();
}

/** The key of the n-th choice: 1 to 9, then 0 for the tenth; none after that. */
export function keyCap(place: number): string {
  return place < 9 ? String(place + 1) : place === 9 ? '0' : '';
}

export function placeOfKey(key: string): number {
  return /^[0-9]$/.test(key) ? (Number(key) + 9) % 10 : -1;
}

/** The words that all sentences of a group begin with, for a group that has no name of its own. */
export function sharedBeginning(texts: string[]): string {
  const split = texts.map((text) => text.split(' '));
  const first = split[0] ?? [];
  const until = first.findIndex((word, place) => split.some((words) => words[place] !== word));
  return (until < 0 ? first : first.slice(0, until)).join(' ');
}
