/** Where each choice lies on the board.  Whatever has no thing of its own lies on the slip, so nothing is missing. */
import type { Choice } from '../../api/types';

export type Place =
  | 'ring'          // a space to move to, or the card at the inkwell
  | 'deed'          // one action or one half of the card at the inkwell
  | 'hand' | 'court' | 'harbour' | 'fleet'
  | 'store' | 'works' | 'supply'
  | 'exchange' | 'letter'
  | 'slip';

interface Where { step: string; phone: boolean; played: number }

/** On a phone things below 44 px, or on another tab than the question, are drawn large on the slip instead. */
export function placeOf(choice: Choice, { step, phone, played }: Where): Place {
  const small = (place: Place): Place => (phone ? 'slip' : place);
  switch (choice.kind) {
    case 'move': case 'use': return 'ring';
    case 'half': return small('deed');
    case 'do': return played >= 0 ? 'slip' : small('deed');
    case 'play': return 'hand';
    case 'advance': case 'ruling': return 'court';
    case 'buy': case 'ally': return 'harbour';
    case 'repeat': return small(choice.args.by === 'repeat-ship-16' ? 'fleet' : 'harbour');
    case 'good': return small('supply');
    case 'pay': case 'steal': return small('store');
    case 'turn': return choice.args.n === 0 ? 'slip' : small('works');
    case 'exchange': return 'exchange';
    case 'letter': return 'letter';
    case 'yes':
      if (step === 'lawsuit-repeat') return 'court';
      return step === 'upkeep' || step === 'draw' || step === 'repeat-lawsuit' ? small('harbour') : 'slip';
    default: return 'slip';
  }
}

/** The tab of the phone where a question is answered; '' where the slip below every tab is enough. */
export function tabOf(places: Place[]): string {
  if (places.some((place) => place === 'ring' || place === 'court')) return 'board';
  if (places.includes('harbour')) return 'harbour';
  return places.includes('hand') ? 'mine' : '';
}
