/** Cards that a question takes one after the other in printed order (MER-10.12): chosen here in any, and sent together with the last. */
import { inOrder } from '../../table/anyorder';
import { resources } from './data';
import type { Play } from './play.svelte';

/** A card that may be chosen: what is sent if it is the last one, else nothing yet. */
export interface Pick { keys: string[]; press: () => void }

const KINDS: Record<string, string> = { discard: 'discard', harvest: 'take' };

export class Gathering {
  private held = $state.raw<{ question: string; goods: string[] }>({ question: '', goods: [] });

  constructor(private readonly play: Play) {}

  /** Chosen so far; another question begins anew. */
  get goods(): string[] {
    return this.held.question === this.question ? this.held.goods : [];
  }

  countOf(good: string): number {
    return this.goods.filter((one) => one === good).length;
  }

  clear(): void {
    this.held = { question: '', goods: [] };
  }

  /** What a click on a card does: null where all of its kind are chosen, undefined where it cannot be. */
  pick(good: string): Pick | null | undefined {
    const kind = KINDS[this.play.view.step];
    if (!kind || !this.play.asked || this.room(good) === 0) return undefined;
    if (this.countOf(good) === this.room(good)) return null;
    const goods = [...this.goods, good];
    if (goods.length < this.due) return { keys: [], press: () => (this.held = { question: this.question, goods }) };
    const listed = resources.map((one) => ({ key: `${kind}:${one}` }));
    const keys = inOrder(goods.map((one) => ({ key: `${kind}:${one}` })), listed).map(({ key }) => key);
    return { keys, press: () => this.play.act(keys) };
  }

  /** How many are to be chosen; a harvest ends early where the supply does. */
  private get due(): number {
    return Math.min(this.play.left, resources.reduce((sum, good) => sum + this.room(good), 0));
  }

  private get question(): string {
    return `${this.play.view.turn} ${this.play.view.step} ${this.play.seat} ${this.play.left}`;
  }

  /** How many of a resource there are to choose from.  Who answered in the bar before has passed the earlier ones. */
  private room(good: string): number {
    const { view, me } = this.play;
    const place = resources.indexOf(good as (typeof resources)[number]);
    if (view.step === 'discard') {
      const passed = me!.set_aside!.some((n, later) => later > place && n > 0);
      return passed ? 0 : me!.hand![place]! - me!.set_aside![place]!;
    }
    const begun = this.play.left < this.play.printed.cardNumbers.bumper_harvest;
    return begun && !this.play.choice(`take:${good}`) ? 0 : view.supply[place]!;
  }
}
