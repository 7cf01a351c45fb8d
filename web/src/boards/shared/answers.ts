/** What a spot on any board needs: the choices, what the pointer rests on, and the ways to answer. */
import { createContext } from 'svelte';
import type { Choice } from '../../api/types';
import type { Speech } from '../../text/speech';

export interface Answers {
  readonly choices: Choice[];
  readonly speech: Speech;
  readonly pointed: string;
  readonly still: boolean;
  act(key: string): void;
  why(key: string): void;
  point(key: string): void;
}

export const [answers, giveAnswers] = createContext<Answers>();
