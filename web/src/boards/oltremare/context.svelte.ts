/** What every part of this board shares: the view, the words, the ways to answer, and the cards marked to be played. */
import { createContext, untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Choice, Happening, Table } from '../../api/types';
import type { components } from '../../api/schema';
import type { Speech } from '../../text/speech';
import type { BoardProps } from '../contract';
import { forecast, type Forecast } from './forecast';
import { PAIRS, SYMBOLS } from './data';
import { Queue } from './motion';
import { bareName, cardId, find } from './names';

type Schemas = components['schemas'];
export type View = Schemas['OltreMareView'];
export type PlayerView = Schemas['OltreMarePlayerView'];
export type CardView = Schemas['OltreMareCardView'];
export type TermsView = Schemas['OltreMareTermsView'];

export class Shared {
  narrow = $state(false);
  readonly queue: Queue;
  /** Cards marked to be played; they stay in this browser until they are played together. */
  readonly marked = new SvelteSet<number>();
  private readonly props: () => BoardProps<View>;

  constructor(props: () => BoardProps<View>) {
    this.props = props;
    this.queue = new Queue(() => props().still);
  }

  get view(): View { return this.props().position.view; }
  get speech(): Speech { return this.props().speech; }
  get table(): Table { return this.props().table; }
  get news(): Happening[] { return this.props().news; }
  get pointed(): string { return this.props().pointed; }
  readonly choices: Choice[] = $derived.by(() => this.props().position.decision?.choices ?? []);
  /** The seat that owns the desk: mine, or for a spectator whoever has the turn. */
  readonly seat: number = $derived.by(() => this.view.seat ?? Math.max(0, this.view.turn));
  readonly owner: PlayerView = $derived.by(() => this.view.players[this.seat]!);
  readonly hand: CardView[] = $derived.by(() => this.owner.hand ?? []);

  /** Choosing cards to play: those that are fixed already, and how many it must be in all. */
  readonly playing: boolean = $derived.by(() => this.choices.some((choice) => choice.kind === 'play'));
  readonly fixed: number[] = $derived.by(() => this.view.trade?.picked.map(({ card }) => card) ?? []);
  readonly load: number = $derived.by(() => Math.min(this.owner.cargo_top?.load ?? 0, this.hand.length));
  readonly chosen: CardView[] = $derived.by(() => this.hand.filter(({ card }) => this.fixed.includes(card) || this.marked.has(card)));
  readonly complete: boolean = $derived.by(() => this.playing && this.chosen.length === this.load);

  /** What the marked cards would bring, with the card under the pointer; later what the played ones bring. */
  readonly forecast: Forecast | null = $derived.by(() => {
    const { owner, view } = this;
    if (!this.playing)
      return view.turn === this.seat && view.step === 'sail' ? forecast(view.played.map(({ pair }) => pair), owner.active, owner.ship) : null;
    const cards = new Set(this.chosen);
    const pointed = find(this.choices, this.pointed)?.args.card;
    const looked = this.hand.find(({ card }) => cardId(card) === bareName(pointed));
    if (looked && cards.size < this.load) cards.add(looked);
    return forecast([...cards].map(({ pair }) => pair), owner.active, owner.ship);
  });

  say: Speech['say'] = (key, params) => this.speech.say(key, params);
  /** A name at the beginning of a line. */
  title = (key: string): string => this.speech.tell({ key });
  act = (...keys: string[]): void => {
    this.marked.clear();
    this.props().act(keys);
  };
  why = (key: string): void => this.props().why(key);
  point = (key: string): void => this.props().point(key);
  find = (key: string): Choice | undefined => find(this.choices, key);
  of = (...kinds: string[]): Choice[] => this.choices.filter((choice) => kinds.includes(choice.kind));
  pairKey = (pair: number): string => `pair-${PAIRS[pair]!.map((symbol) => SYMBOLS[symbol]).join('-')}`;
  option = (name: string): number => Number(this.table.rules.options[name] ?? 0);

  /** Cards are played in the order of the card table, so a card before a fixed one cannot be marked any more. */
  markable(card: number): boolean {
    return this.playing && !this.fixed.includes(card) && this.fixed.every((other) => other < card);
  }

  mark(card: number): void {
    if (this.marked.delete(card)) return;
    // one card too many: the one marked first goes back
    if (this.chosen.length >= this.load) for (const first of untrack(() => [...this.marked]).slice(0, 1)) this.marked.delete(first);
    this.marked.add(card);
  }

  play(): void {
    this.act(...[...this.marked].sort((a, b) => a - b).map((card) => `play:${cardId(card)}`));
  }
}

export const [shared, share] = createContext<Shared>();
