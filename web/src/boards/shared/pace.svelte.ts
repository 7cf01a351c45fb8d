/**
 * Shows positions one after the other: the next waits until everything that the one before set in motion has come to rest, so
 * that the turns of others can be followed.  Without motion, or when the player skips, the newest is shown at once.
 */
import { tick, untrack } from 'svelte';
import type { Choice, Happening } from '../../api/types';
import type { BoardProps } from '../contract';
import type { Motion } from './motion';

/** Then the board goes straight to the present. */
const TOO_FAR_BEHIND = 8;

type Shown<View> = Pick<BoardProps<View>, 'position' | 'news'>;

export class Pace<View> {
  private shown = $state.raw<Shown<View>>()!;
  private readonly waiting: Shown<View>[] = [];
  private following = false;

  constructor(private readonly newest: () => Shown<View>, private readonly motion: Motion) {
    this.shown = untrack(() => this.read());
    $effect.pre(() => {
      const next = this.read();
      untrack(() => this.receive(next));
    });
  }

  get position(): Shown<View>['position'] {
    return this.shown.position;
  }

  get news(): Happening[] {
    return this.shown.news;
  }

  /** What can be chosen; nothing while the board still shows how the question came up. */
  get choices(): Choice[] {
    const { position } = this.newest();
    return position === this.shown.position ? (position.decision?.choices ?? []) : [];
  }

  private read(): Shown<View> {
    const { position, news } = this.newest();
    return { position, news };
  }

  private receive(next: Shown<View>): void {
    if (next.position === (this.waiting.at(-1) ?? this.shown).position) return;
    if (this.motion.off || (!this.motion.busy && this.waiting.length === 0)) {
      this.waiting.length = 0;
      this.shown = next;
    } else {
      this.waiting.push(next);
      this.motion.rate = 1 + this.waiting.length / 2;
      void this.follow();
    }
  }

  private async follow(): Promise<void> {
    if (this.following) return;
    this.following = true;
    while (this.waiting.length > 0) {
      await this.motion.rest;
      const next = this.motion.off || this.waiting.length > TOO_FAR_BEHIND ? this.waiting.splice(0).at(-1) : this.waiting.shift();
      this.motion.rate = 1 + this.waiting.length / 2;
      if (next) this.shown = next;
      await tick();
    }
    this.following = false;
  }
}
