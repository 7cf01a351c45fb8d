/** What every part of this board shares: the view, the words, and the ways to answer. */
import { createContext } from 'svelte';
import type { Choice } from '../../api/types';
import type { components } from '../../api/schema';
import type { Speech } from '../../text/speech';
import type { Motion } from '../shared/motion';
import type * as data from './data';

type Schemas = components['schemas'];
export type View = Schemas['NovgorodView'];
export type PlayerView = Schemas['NovgorodPlayerView'];
export type RouteCard = Schemas['NovgorodRouteCard'];

export type Printed = typeof data;

export interface Shared {
  readonly view: View;
  /** What is printed in the box, or in this table's data pack. */
  readonly printed: Printed;
  readonly speech: Speech;
  readonly choices: Choice[];
  /** The seat that owns the desk: mine, or for a spectator whoever has the turn. */
  readonly seat: number;
  readonly pointed: string;
  readonly still: boolean;
  readonly narrow: boolean;
  readonly motion: Motion;
  /** Where the pirate may be sent is shown: always where only he is asked about, otherwise once he is pressed. */
  sends: boolean;
  act(key: string): void;
  why(key: string): void;
  point(key: string): void;
}

export const [shared, share] = createContext<Shared>();
