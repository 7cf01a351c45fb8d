/** What every part of this board shares: the view, the words, the ways to answer, and the cards marked to be played. */
import { createContext, untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Choice, Happening, Table } from '../../api/types';
import type { components } from '../../api/schema';
import type { Speech } from '../../text/speech';
import type { BoardProps } from '../contract';
import { forecast, type Forecast } from './forecast';
import * as data from './data';
import { chartOf, type Chart } from './geometry';
import { Motion } from '../shared/motion';
import { Pace } from '../shared/pace.svelte';
import { printedOver } from '../shared/printed';
import { bareName, cardId, find } from './names';

type Schemas = components['schemas'];
export type View = Schemas['OltreMareView'];
export type PlayerView = Schemas['OltreMarePlayerView'];
export type CardView = Schemas['OltreMareCardView'];
export type TermsView = Schemas['OltreMareTermsView'];

export type Printed = typeof data;

export class Shared {
  narrow = $state(false);
  readonly motion: Motion;
  /** Cards marked to be played; they stay in this browser until they are played together. */
  readonly marked = new SvelteSet<number>();
  private readonly props: () => BoardProps<View>;
  private readonly pace: Pace<View>;

  constructor(props: () => BoardProps<View>) {
    this.props = props;
    this.motion = new Motion(() => props().still);
    this.pace = new Pace(props, this.motion);
    // what was marked belongs to the choice as it stood: once it has gone on, a mark may stand for what cannot be played
    $effect.pre(() => {
      void this.settled;
      untrack(() => this.marked.clear());
    });
  }

  get view(): View { return this.pace.position.view; }
  get still(): boolean { return this.motion.off; }
  get speech(): Speech { return this.props().speech; }
  get table(): Table { return this.props().table; }
  get names(): string[] { return this.view.players.map((_, seat) => this.speech.player(seat)); }
  get news(): Happening[] { return this.pace.news; }
  get pointed(): string { return this.props().pointed; }
  /** What is printed in the box, or in this table's data pack. */
  readonly printed: Printed = $derived.by(() => printedOver(data, this.props().printed));
  readonly chart: Chart = $derived.by(() => chartOf(this.printed));
  readonly choices: Choice[] = $derived.by(() => this.pace.choices);
  /** The seat that owns the desk: mine, or for a spectator whoever has the turn. */
  readonly seat: number = $derived.by(() => this.view.seat ?? Math.max(0, this.view.turn));
  readonly owner: PlayerView = $derived.by(() => this.view.players[this.seat]!);
  readonly hand: CardView[] = $derived.by(() => this.owner.hand ?? []);

  /** Choosing cards to play: those that are fixed already, and how many it must be in all. */
  readonly playing: boolean = $derived.by(() => this.choices.some((choice) => choice.kind === 'play'));
  readonly fixed: number[] = $derived.by(() => this.view.trade?.picked.map(({ card }) => card) ?? []);
  readonly load: number = $derived.by(() => Math.min(this.owner.cargo_top?.load ?? 0, this.hand.length));
  readonly chosen: CardView[] = $derived.by(() => this.hand.filter(({ card }) => this.fixed.includes(card) || this.marked.has(card)));
  /** How far the choice of cards has come, whoever chose: here, in the action bar, in another window. */
  private readonly settled: number = $derived.by(() => (this.playing ? this.fixed.length : -1));
  readonly complete: boolean = $derived.by(() => this.playing && this.chosen.length === this.load);

  /** What the marked cards would bring, with the card under the pointer; later what the played ones bring. */
  readonly forecast: Forecast | null = $derived.by(() => {
    const { owner, printed, view } = this;
    if (!this.playing)
      return view.turn === this.seat && view.step === 'sail' ? forecast(printed, view.played.map(({ pair }) => pair), owner.active, owner.ship) : null;
    const cards = new Set(this.chosen);
    const pointed = find(this.choices, this.pointed)?.args.card;
    const looked = this.hand.find(({ card }) => cardId(card) === bareName(pointed));
    if (looked && cards.size < this.load) cards.add(looked);
    return forecast(printed, [...cards].map(({ pair }) => pair), owner.active, owner.ship);
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
  pairKey = (pair: number): string => `pair-${data.PAIRS[pair]!.map((symbol) => data.SYMBOLS[symbol]).join('-')}`;
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

  /** The marked cards in the order of the card table, in which they are played. */
  get toPlay(): string[] {
    return [...this.marked].sort((a, b) => a - b).map((card) => `play:${cardId(card)}`);
  }
}

export const [shared, share] = createContext<Shared>();
