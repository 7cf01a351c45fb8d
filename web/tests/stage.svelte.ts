/** What the tests of all drawn boards share: real positions, both languages, and a board on a stage that follows its props. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { expect, vi } from 'vitest';
import type { Choice, Happening, Position, Table } from '../src/api/types';
import type { BoardProps } from '../src/boards/contract';
import { speechFor } from '../src/text/catalogues';
import type { Lang, Speech } from '../src/text/speech';

export interface Frame<View> { name: string; table: Table; position: Position & { view: View } }

/** A file of tools/board_positions.py; what its views have in common stands there once. */
export interface File { view: object; frames: { table: unknown; position: unknown }[] }

/** In an order in which one board can show many of them, one after the other. */
export function read<View extends object>(file: File): Frame<View>[] {
  const frames = (file.frames as Frame<View>[]).map(({ table, position }) => ({
    name: `${position.decision?.step ?? 'over'} of ${position.made}`, table, position: { ...position, view: { ...file.view, ...position.view } },
  }));
  return frames.sort((a, b) => setupOf(a).localeCompare(setupOf(b)));
}

const setupOf = ({ table }: Frame<any>): string => JSON.stringify([table.seats.length, table.rules.options]);

export const choicesOf = ({ position }: Frame<any>): Choice[] => position.decision?.choices ?? [];

/** The first position at a step, or that offers such a choice. */
export function at<View>(frames: Frame<View>[], step: string): Frame<View> {
  return structuredClone(frames.find(({ position }) => position.decision?.step === step)!);
}
export function offering<View>(frames: Frame<View>[], ...kinds: string[]): Frame<View> {
  return structuredClone(frames.find((frame) => kinds.every((kind) => choicesOf(frame).some((choice) => choice.kind === kind)))!);
}

/** Props that a mounted board follows when they are replaced, as a push from the server does: whole, not piece by piece. */
export function following<T extends object>(props: T): T {
  const shell = {} as T;
  for (const name of Object.keys(props) as (keyof T)[]) {
    let value = $state.raw(props[name]);
    Object.defineProperty(shell, name, { enumerable: true, get: () => value, set: (next: T[keyof T]) => (value = next) });
  }
  return shell;
}

export class Stage<View> {
  readonly root: HTMLElement = document.body;
  private mounted: Record<string, unknown> | undefined;
  private shown = '';
  private props!: BoardProps<View>;
  act = vi.fn();
  why = vi.fn();
  point = vi.fn();

  private constructor(private readonly board: Component<any>, private readonly speeches: Record<Lang, Speech>) {}

  static async of<View>(title: string, board: Component<any>): Promise<Stage<View>> {
    const names = ['Mira', 'Grete', 'Jorun', 'Tilda', 'Anna'];
    return new Stage<View>(board, { en: await speechFor('en', title, names), de: await speechFor('de', title, names) });
  }

  show({ table, position }: Frame<View>, lang: Lang = 'en', pointed = ''): void {
    this.clear();
    for (const call of [this.act, this.why, this.point]) call.mockReset();
    const { act, why, point } = this;
    this.props = following<BoardProps<View>>({ table, position, news: [], log: [], speech: this.speeches[lang], act, why, point, pointed, still: true, printed: undefined });
    this.mounted = mount(this.board, { target: this.root, props: this.props });
    flushSync();
  }

  /** Shows the next position on the board that is there, where it is of the same game's kind: drawing a new one takes long. */
  turnTo(frame: Frame<View>, lang: Lang): void {
    const shown = lang + setupOf(frame);
    if (this.mounted && this.shown === shown) this.change({ position: frame.position });
    else this.show(frame, lang);
    this.shown = shown;
  }

  /** A board that showed something else before looks like a new one. */
  forgets(before: Frame<View>, frame: Frame<View>): void {
    this.show(before);
    this.change({ position: frame.position });
    const followed = this.root.innerHTML;
    this.show({ ...before, position: frame.position });
    expect(followed).toBe(this.root.innerHTML);
  }

  change(changes: { position?: Frame<View>['position']; pointed?: string; news?: Happening[]; printed?: Record<string, unknown> }): void {
    Object.assign(this.props, changes);
    flushSync();
  }

  clear(): void {
    if (this.mounted) void unmount(this.mounted);
    this.mounted = undefined;
    this.shown = '';
    this.root.replaceChildren();
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  /** Where each choice lies, looked for once: jsdom is slow at finding things one by one. */
  places(): Map<string, HTMLElement[]> {
    const found = new Map<string, HTMLElement[]>();
    for (const place of this.all('[data-key]')) {
      const key = place.getAttribute('data-key')!;
      found.set(key, [...(found.get(key) ?? []), place]);
    }
    return found;
  }

  place(key: string): HTMLElement {
    const [place, ...more] = this.places().get(key) ?? [];
    expect(place, key).toBeDefined();
    expect(more, key).toHaveLength(0);
    return place!;
  }

  /** Every choice lies on the board, once, with words; nothing else does. */
  holds(choices: Choice[]): void {
    const places = this.places();
    expect([...places].flatMap(([key, spots]) => spots.map(() => key)).sort()).toEqual(choices.map(({ key }) => key).sort());
    for (const [key, [spot]] of places) expect(spot!.getAttribute('aria-label') || spot!.textContent, key).toMatch(/\w/);
  }

  /** Activating a choice sends it. */
  sends(choices: Choice[]): void {
    const places = this.places();
    for (const { key } of choices) {
      const [spot] = places.get(key)!;
      // what was pressed before may have redrawn the place
      this.click(spot!.isConnected ? spot! : this.place(key));
      expect(this.act).toHaveBeenLastCalledWith([key]);
    }
  }

  click = (place: Element): void => fire(place, new MouseEvent('click', { bubbles: true }));
  press = (place: Element, key: string): void => fire(place, new KeyboardEvent('keydown', { key, bubbles: true }));
  enter = (place: Element): void => fire(place, new Event('pointerenter'));
  focus = (place: Element): void => fire(place, new FocusEvent('focus'));
}

function fire(place: Element, event: Event): void {
  place.dispatchEvent(event);
  flushSync();
}

/** The width that an element of the page has from now on. */
export function widen(width: number): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });
}
