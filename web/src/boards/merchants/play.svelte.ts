/** What every part of the board needs to know and do, handed down as a context. */
import { getContext, setContext } from 'svelte';
import type { components } from '../../api/schema';
import type { Choice } from '../../api/types';
import type { BoardProps } from '../contract';
import type { Phrase } from '../../text/phrase';
import { printedOver } from '../shared/printed';
import * as data from './data';
import { crossingAt, edgeMiddle, hexAt } from './geometry';
import { placed, type Named, type Obstacle, type Placed } from './labels';
import { Motion } from '../shared/motion';
import { Pace } from '../shared/pace.svelte';
import { Gathering } from './gathering.svelte';
import { gains } from './prices';
import { caravans, traders } from './standing';
import { touches, trips, type Trip } from './ways';

export type View = components['schemas']['MerchantsView'];
export type PlayerView = components['schemas']['MerchantsPlayerView'];
export type Bundle = components['schemas']['MerchantsBundle'];

export type Printed = typeof data;

/** Which of many legal places are shown at once; the player narrows it by asking for one kind of thing. */
export type Lens = 'all' | 'route' | 'trader' | 'caravan';

/** The name of the narrow sea, which those of cities should leave to be read. */
const BALTIC = [231, -190] as const;

const LENSES: Record<string, Lens> = {
  route: 'route', recruit: 'trader', move_trader: 'trader', raise_caravan: 'caravan', start_caravan: 'caravan',
  deliver: 'caravan',
};

export class Play {
  lens = $state<Lens>('all');
  /** My trader whose places I asked for, -1 none. */
  private sent = $state(-1);
  readonly motion: Motion;
  readonly gathering = new Gathering(this);
  /** What is printed in the box, or in this table's data pack. */
  readonly printed: Printed = $derived.by(() => printedOver(data, this.props().printed));
  readonly choices: Choice[] = $derived.by(() => this.pace.choices);
  private readonly byKey = $derived.by(() => new Map(this.choices.map((choice) => [choice.key, choice])));
  readonly trips: Trip[] = $derived.by(() => {
    const { decision, view, seat } = this.pace.position;
    return seat === null || !decision ? [] : trips(this.printed.rates, view, decision.courses ?? [], seat);
  });

  /** My traders that can go somewhere. */
  readonly walkers: number[] = $derived.by(() =>
    [...new Set(this.choices.flatMap((choice) => (choice.kind === 'move_trader' ? [numbered(choice, 'piece')] : [])))]);

  /** The trader whose places are shown, -1 none: the one that is pointed at, the one I asked for, else the first that can go. */
  readonly walker: number = $derived.by(() => {
    const pointed = /^move_trader:(\d)/.exec(this.pointed);
    if (pointed) return Number(pointed[1]) - 1;
    return this.walkers.includes(this.sent) ? this.sent : (this.walkers[0] ?? -1);
  });

  /** My caravan that is on its way, -1 none: the view does not say, but only one touches all next routes. */
  readonly moving: number = $derived.by(() => {
    if (this.view.step !== 'caravan' || !this.asked) return -1;
    const delivering = this.choices.find((choice) => choice.kind === 'deliver');
    if (delivering) return numbered(delivering, 'piece');
    const steps = this.choices.filter((choice) => choice.kind === 'step').map((choice) => numbered(choice, 'edge'));
    const fits = (spot: number): boolean => spot >= 0 && steps.every((edge) => touches(edge, spot));
    const fitting = this.me!.caravans.flatMap((spot, piece) => (fits(spot) ? [piece] : []));
    return fitting.includes(this.started) ? this.started : (fitting[0] ?? -1);
  });

  private readonly towns: Named[] = $derived.by(() => data.cities.flatMap((name, city) => {
    const crossing = this.ground.crossing[city]!;
    return crossing < 0 ? [] : [{ name, words: this.say(`city-${name}`), at: crossingAt[crossing]! }];
  }));

  /** What stands on the map, and should stay in sight. */
  readonly standing: Obstacle[] = $derived.by(() => {
    const { view, ground } = this;
    const at = ([x, y]: readonly [number, number], r: number, weight: number): Obstacle => ({ x, y, r, weight });
    const pieces = [...traders(view, ground), ...caravans(view)];
    const disc = (hex: number): number => (view.numbers[hex] === 0 ? 9 : ground.printed[hex] === 0 ? 13.5 : 12);
    return [
      ...this.towns.map((town) => at(town.at, 10, 4)),
      ...hexAt.flatMap((hex, n) => (ground.terrain[n]! < 0 ? [] : [at(hex, disc(n), 4)])),
      ...pieces.map((piece) => at(piece.at, 11, 3)), at(hexAt[view.robber]!, 20, 1), at(BALTIC, 16, 1.5),
      ...data.ends.flatMap((_, edge) => (view.routes[edge]! < 0 ? [] : [at(edgeMiddle(edge), 7, 2)])),
      ...gains(this).flatMap((gain) => (gain.gold ? [at(gain.at, 10, 3)] : [])),
      ...this.of('raise_caravan').map((choice) => at(edgeMiddle(numbered(choice, 'edge')), 15, 2)),
    ];
  });

  /** Where the name of each city stands now: beside whatever stands round it. */
  readonly labels: Map<string, Placed> = $derived.by(() => placed(this.towns, this.standing));

  private started = $state(-1);
  private readonly props: () => BoardProps<View>;
  private readonly pace: Pace<View>;

  constructor(props: () => BoardProps<View>) {
    this.props = props;
    this.motion = new Motion(() => props().still);
    this.pace = new Pace(props, this.motion);
  }

  get view(): View { return this.pace.position.view; }
  get ground(): data.Ground { return this.printed.grounds[this.view.board]!; }
  get seat(): number | null { return this.pace.position.seat ?? null; }
  get me(): PlayerView | null { return this.seat === null ? null : this.view.players[this.seat]!; }
  get result() { return this.pace.position.result; }
  get news() { return this.pace.news; }
  get table() { return this.props().table; }
  get speech() { return this.props().speech; }
  get pointed(): string { return this.props().pointed; }
  /** How many cards the question still asks for. */
  get left(): number { return Number(this.pace.position.decision?.prompt.params?.left ?? 0); }
  /** Am I asked something now? */
  get asked(): boolean { return this.choices.length > 0; }

  say = (key: string, params: Parameters<BoardProps['speech']['say']>[1] = {}): string => this.speech.say(key, params);
  words = (choice: Choice): string => this.speech.tell(choice.label as Phrase);
  act = (keys: string[]): void => {
    const started = /^start_caravan:(\d)$/.exec(keys[0] ?? '');
    if (started) this.started = Number(started[1]) - 1;
    this.lens = 'all';
    this.sent = -1;
    this.props().act(keys);
  };
  /** Shows where a trader can go, or everything again. */
  send = (piece: number): void => {
    this.lens = this.lens === 'trader' && this.walker === piece ? 'all' : 'trader';
    this.sent = piece;
  };
  /** Only a trader's places are asked for now, and this one's. */
  isSent(piece: number): boolean { return this.walker === piece && (this.lens === 'trader' || this.view.step !== 'action'); }
  why = (key: string): void => this.props().why(key);
  point = (key: string): void => this.props().point(key);

  choice(key: string): Choice | undefined { return this.byKey.get(key); }

  /** The choices of some kinds, as far as the lens lets them through. */
  of(...kinds: string[]): Choice[] {
    return this.choices.filter((choice) => kinds.includes(choice.kind) && this.shows(choice.kind));
  }

  shows(kind: string): boolean {
    return this.lens === 'all' || this.view.step !== 'action' || LENSES[kind] === this.lens;
  }

  has(kind: string): boolean { return this.choices.some((choice) => choice.kind === kind); }
}

/** A number of an argument that actions count from one. */
export function numbered(choice: Choice, arg: string): number {
  return Number(choice.args[arg]) - 1;
}

export function landscapeOf(choice: Choice): number {
  return Number(String(choice.args.landscape).slice('landscape-h'.length)) - 1;
}

export function cityOf(choice: Choice): number {
  return (data.cities as readonly string[]).indexOf(String(choice.args.city).slice('city-'.length));
}

const KEY = Symbol('merchants');

export function providePlay(play: Play): void {
  setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
