/** How a printed action looks: an icon, a number, a small sign at its foot, and a caption. */
import type { Phrase } from '../../text/phrase';
import type { Alliance, Deed, Item } from './data';

export interface Face { icon: string; n: number; foot: string; caption: Phrase }

const PLAIN = new Set(['draw', 'prestige', 'alliance', 'ship', 'lawsuit', 'ruling']);

export function itemKey(item: Item): string {
  return item === 'any' ? 'face-any' : `good-${item}`;
}

/** `tight` leaves out of the caption what the icon already says. */
export function face(deed: Deed, tight = false): Face {
  const good = deed.good ?? 'any';
  const n = deed.n ?? 1;
  const plain = { n: 1, foot: '' };
  if (PLAIN.has(deed.do)) return { ...plain, icon: deed.do, caption: { key: `face-${deed.do}` } };
  switch (deed.do) {
    // a manufactory at the foot means that manufactories may add to it
    case 'production': return { icon: good, n, foot: 'manufactory', caption: { key: itemKey(good) } };
    case 'gift':
      return { icon: good === 'any' ? 'gift' : good, n, foot: good === 'any' ? '' : 'gift', 
        caption: tight ? { key: itemKey(good) } : { key: 'face-gift', params: { good: itemKey(good) } } };
    case 'goods': return { icon: good, n, foot: '', caption: { key: itemKey(good) } };
    case 'letters': return { icon: 'letter', n, foot: '', caption: { key: 'face-letters', params: { n } } };
    case 'stars': return { icon: 'star', n: deed.stars ?? 1, foot: '', caption: { key: 'face-stars' } };
    case 'manufactory':
      return { ...plain, icon: 'manufactory', caption: deed.cost ? { key: 'face-manufactory', params: { cost: deed.cost } } : { key: 'face-manufactory-free' } };
    case 'donation':
      return { ...plain, icon: 'donation', caption: { key: 'face-donation',
        params: { cost: deed.cost ?? 1, good: itemKey(good), stars: deed.stars ?? 1, times: deed.times ?? 1 } } };
    case 'exchange': return { ...plain, icon: 'exchange', caption: { key: 'face-exchange', params: { times: deed.times ?? 1 } } };
    case 'reactivate': return { ...plain, n, icon: 'reactivate', caption: { key: 'face-reactivate' } };
    case 'piracy': case 'piracy_favour': return { ...plain, n, icon: 'pirate', caption: { key: `face-${deed.do}`, params: { n } } };
    default: throw new Error(`no face for ${deed.do}`);
  }
}

/** A ship's effect in icons, and the word that says when. */
export function shipFace(id: string, ship: { immediate?: Deed[]; income?: Deed[]; extra?: string }): { deeds: Deed[]; icons: string[]; word: string } {
  if (ship.immediate) return { deeds: ship.immediate, icons: [], word: 'ship-word-at-once' };
  if (ship.income) return { deeds: ship.income, icons: [], word: 'ship-word-season' };
  if (ship.extra) return { deeds: [], icons: ['+1', ship.extra], word: 'ship-word-production' };
  return { deeds: [], icons: SHIP_ICONS[id] ?? [], word: `ship-word-${id}` };
}

const SHIP_ICONS: Record<string, string[]> = {
  15: ['lawsuit', '→', '2', 'star'], 16: ['2', 'beer', '→', 'prestige'], 17: ['+1', 'inkwell'], 18: ['inkwell', '+', 'hand'],
  19: ['ship', '−1'], 20: ['star'], 21: ['ship', '→', 'star'],
};

const ALLY_ICONS: Record<string, string[]> = {
  amsterdam: ['donation', '+1', 'star'], bruxelles: ['furniture', '→', 'prestige'], gdansk: [], kjobenhavn: ['beer', '→', 'draw'],
  le_havre: ['any', '→', 'lawsuit'],
};

export function allySigns({ id, extra }: Alliance): string[] {
  return extra ? ['+1', extra] : ALLY_ICONS[id]!;
}

/** Printed effects as a row of icons, with a number before each that counts more than one. */
export function signsOf(deeds: readonly Deed[]): string[] {
  return deeds.map((deed) => face(deed)).flatMap(({ n, icon }) => (n > 1 ? [String(n), icon] : [icon]));
}

/** Numbers and arrows among the icons stand as text. */
export function isSign(icon: string): boolean {
  return /^[+−→\d]/.test(icon);
}

/** Column and row of a space on the 6 × 6 frame, also between two spaces; 0 is top left, clockwise. */
export function cellOf(space: number): [number, number] {
  const at = ((space % 20) + 20) % 20;
  if (at <= 5) return [at, 0];
  if (at <= 10) return [5, at - 5];
  return at <= 15 ? [15 - at, 5] : [0, 20 - at];
}
