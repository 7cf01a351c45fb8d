/** What every part of the board asks: the view, the choices by the thing they lie on, and how to answer. */
import { getContext, setContext } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { Choice } from '../../api/types';
import type { components } from '../../api/schema';
import type { Phrase, Value } from '../../text/phrase';
import type { BoardProps } from '../contract';
import { Motion } from '../shared/motion';
import { Pace } from '../shared/pace.svelte';
import { printedOver } from '../shared/printed';
import * as data from './data';
import { placeOf, type Place } from './places';

export type View = components['schemas']['RivalCitiesView'];
export type City = components['schemas']['RivalCitiesCityView'];

export type Printed = typeof data;

export const CITIES = ['hamburg', 'altona'] as const;
/** One hop of the inkwell, and the pause before the next thing moves. */
export const HOP = 170;
const PAUSE = 80;

export class Situation {
  private readonly props: () => BoardProps<View>;
  private readonly width: () => number;
  private readonly pace: Pace<View>;
  /** What moves does so in turn. */
  readonly motion: Motion;
  private skipped = $state(false);

  constructor(props: () => BoardProps<View>, width: () => number) {
    this.props = props;
    this.width = width;
    this.motion = new Motion(() => this.props().still);
    this.pace = new Pace(props, this.motion);
  }

  /** A width of 0 is a board that is not laid out yet. */
  readonly phone = $derived.by(() => this.width() > 0 && this.width() < 760);
  /** Too narrow to lie side by side: the cities come below the ring. */
  readonly stacked = $derived.by(() => this.width() >= 760 && this.width() < 1120);
  readonly view = $derived.by(() => this.pace.position.view);
  /** What is printed in the box, or in this table's data pack. */
  readonly printed: Printed = $derived.by(() => printedOver(data, this.props().printed));
  readonly choices = $derived.by(() => this.pace.choices);
  readonly step = $derived.by(() => this.pace.position.decision?.step ?? '');
  readonly still = $derived.by(() => this.props().still || prefersReducedMotion.current || this.skipped);
  readonly speech = $derived.by(() => this.props().speech);
  readonly pointed = $derived.by(() => this.props().pointed);
  readonly table = $derived.by(() => this.props().table);
  readonly news = $derived.by(() => this.pace.news);
  /** What happened up to the position that is shown: nothing is told before it is seen. */
  readonly log = $derived.by(() => {
    const { log, position } = this.props();
    return position === this.pace.position ? log : log.filter(({ at }) => at < this.pace.position.made);
  });
  readonly result = $derived.by(() => this.pace.position.result);

  /** How far the inkwell went to come here; everything else waits until it has arrived. */
  readonly hops = $derived.by(() => this.news.reduce((sum, one) => sum + (one.kind === 'moved' ? Number(one.params.n) : 0), 0));
  readonly wait = $derived.by(() => (this.still || this.hops === 0 ? 0 : Math.min(this.hops, 20) * HOP + PAUSE));

  /** The city whose moves are priced: mine, or for a spectator the one that has to decide. */
  readonly mover = $derived.by(() => this.view.cities[this.view.seat ?? Math.max(this.view.awaited[0] ?? 0, 0)]!);
  /** The two panels from top to bottom: the rival, then the city whose view this is. */
  readonly seats = $derived.by(() => (this.view.seat === 1 ? [0, 1] : [1, 0]));
  /** The card whose actions are being chosen, as an index of CARDS; -1 for none. */
  readonly inUse = $derived.by(() => (this.view.played >= 0 ? 16 + this.view.played : (this.view.ring[this.view.inkwell] ?? -1)));
  readonly alliances = $derived.by(() =>
    [...this.view.alliances, ...this.view.cities.flatMap((city) => city.alliances)].sort((a, b) => a - b));

  /** Sentences the server has ready about ships, alliances, lawsuits and spaces ahead, by what they are about. */
  private readonly sentences = $derived.by(() => {
    const found = new Map<string, Phrase>();
    for (const area of this.pace.position.areas)
      for (const { text } of area.lines) {
        const params = (text.params ?? {}) as Record<string, Value>;
        const about = text.key === 'line-ahead' ? `space-${String(params.space)}` : (params.ship ?? params.suit ?? params.alliance ?? params.card);
        if (typeof about === 'string') found.set(about, text as Phrase);
        if (Array.isArray(params.ships))
          for (const own of params.ships as Phrase[]) if (own.params?.ship) found.set(String(own.params.ship), own);
      }
    return found;
  });

  private readonly lying = $derived.by(() => {
    const by = new Map<Place, Choice[]>();
    for (const choice of this.choices) {
      const place = placeOf(choice, { step: this.step, phone: this.phone, played: this.view.played });
      by.set(place, [...(by.get(place) ?? []), choice]);
    }
    return by;
  });

  /** Exchanges that a letter pays for lie on a tray; pointing at one in the action bar shows where. */
  tray = $state(false);
  readonly letters = $derived.by(() => this.at('letter'));
  readonly trayOpen = $derived.by(() => this.letters.length > 0 && (this.tray || this.letters.some(({ key }) => key === this.pointed)));

  /** What is given in an exchange, where that is asked first. */
  giving = $state('');

  at(place: Place): Choice[] {
    return this.lying.get(place) ?? [];
  }

  exchanges(choices: Choice[], give: string): Choice[] {
    return choices.filter((c) => c.args.give === `good-${give}`);
  }

  /** The good whose exchanges are shown where there is room for one: what the action bar points at, what was chosen, or the first. */
  given(choices: Choice[]): string {
    const goods = data.GOODS.filter((give) => this.exchanges(choices, give).length > 0);
    const pointed = goods.find((give) => this.exchanges(choices, give).some(({ key }) => key === this.pointed));
    return pointed ?? goods.find((give) => give === this.giving) ?? goods[0] ?? '';
  }

  /** The choice that lies at a place, of a kind and about a value: `one('ring', 'move', 'spaces', 3)`. */
  one(place: Place, kind: string, arg = '', value: string | number = ''): Choice | undefined {
    return this.at(place).find((c) => c.kind === kind && (arg === '' || c.args[arg] === value));
  }

  /** Where a ring space is ahead of the inkwell: 1 to 20. */
  ahead(space: number): number {
    return ((space - this.view.inkwell + 19) % 20) + 1;
  }

  about(thing: string): Phrase | undefined {
    return this.sentences.get(thing);
  }

  /** A space that the server says nothing about: here, or further ahead than anybody looks. */
  private place(space: number): Phrase {
    const index = this.view.ring[space] ?? -1;
    const card = index < 0 ? 'place-empty' : `card-${this.printed.CARDS[index]!.id}`;
    const steps = this.ahead(space);
    if (steps === this.view.ring.length) return { key: 'board-space', params: { space, card: { key: card } } };
    const bell = Number(this.view.inkwell + steps >= this.view.ring.length);
    return { key: 'line-ahead', params: { space, steps, bell, cost: this.mover.move_cost[steps - 1]!, place: { key: card } } };
  }

  words(thing: string): string {
    const sentence = this.sentences.get(thing) ?? (thing.startsWith('space-') ? this.place(Number(thing.slice('space-'.length))) : undefined);
    // what the pointer rested on may have gone with the position that told of it
    return sentence ? this.speech.tell(sentence) : this.speech.has(thing) ? this.speech.tell({ key: thing }) : '';
  }

  /** The server's own sentence for a choice; the generated type is wider than what is ever sent. */
  label = (choice: Choice): string => this.speech.tell(choice.label as Phrase);
  /** What the pointer or the focus rests on; it is told in full words, as pictures alone would be riddles. */
  thing = $state('');
  readonly told = $derived.by(() => (this.thing ? this.words(this.thing) : ''));
  rest = (event: Event): void => {
    this.thing = (event.target as Element).closest<HTMLElement>('[data-thing]')?.dataset.thing ?? '';
  };

  say = (key: string, params: Record<string, Value> = {}): string => this.speech.say(key, params);
  /** The same with a capital letter, for captions. */
  caption = (key: string, params: Record<string, Value> = {}): string => this.speech.tell({ key, params });

  allianceOf(alliance: number): number {
    return this.view.cities.findIndex((city) => city.alliances.includes(alliance));
  }

  /** What choosing this alliance would mean now: forming it, keeping it, or what its owner may repeat. */
  allied(alliance: number): Choice | undefined {
    const id = this.printed.ALLIANCES[alliance]!.id;
    return this.at('harbour').find((c) =>
      c.args.alliance === `alliance-${id}` || c.args.by === `repeat-${id}`
      || (c.kind === 'yes' && (this.step === 'upkeep' ? c.label.params?.alliance === `alliance-${id}`
        : this.step === 'draw' ? id === 'kjobenhavn' : id === 'le_havre')));
  }

  act(key: string): void {
    this.tray = false;
    this.point('');
    this.props().act([key]);
  }

  /** Puts everything that moves at its end; the next position moves again. */
  skip(): void {
    if (!this.motion.busy) return;
    this.motion.skip();
    this.skipped = true;
    void this.motion.rest.then(() => (this.skipped = false));
  }

  why(key: string): void {
    this.props().why(key);
  }

  point(key: string): void {
    this.props().point(key);
  }
}

const KEY = 'rivalcities';

export function offer(situation: Situation): Situation {
  return setContext(KEY, situation);
}

export function situation(): Situation {
  return getContext<Situation>(KEY);
}
