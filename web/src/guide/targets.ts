/** Where on the page the things lie that a note speaks of, and how they are brought into sight. */
import type { Target } from './notes';

export interface Box { left: number; top: number; right: number; bottom: number }

const ROOM = 5;           // px between a thing and its ring
const EDGE = 2;           // px between a ring and the edge of what is seen
const WASTE = 1.5;        // how much larger a ring may be than what it holds
const LEAST = 12;         // px of a thing that must be in sight

const isTab = (target: Target): boolean => typeof target === 'string' && target.startsWith('tab-');

/** Of a choice that lies on the board and in the bar, the board comes first, because it comes first on the page. */
function elements(target: string): Element[] {
  const name = CSS.escape(target.replace(/^key:/, ''));
  const selector = target.startsWith('key:') ? `[data-key="${name}"]` : `[data-guide="${name}"], [data-testid="${name}"]`;
  return [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width > 0);
}

/** What can be seen of it through everything that cuts it off. */
function seen(one: Element): Box | undefined {
  let box: Box = grown(one.getBoundingClientRect());
  for (let above = one.parentElement; above; above = above.parentElement)
    if (getComputedStyle(above).overflow !== 'visible') box = common(box, above.getBoundingClientRect());
  box = common(box, { left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE });
  return box.right - box.left > LEAST && box.bottom - box.top > LEAST ? box : undefined;
}

const grown = ({ left, top, right, bottom }: Box): Box => ({ left: left - ROOM, top: top - ROOM, right: right + ROOM, bottom: bottom + ROOM });

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
});

const both = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left), top: Math.min(one.top, other.top), right: Math.max(one.right, other.right), bottom: Math.max(one.bottom, other.bottom),
});

const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** Things that lie side by side get one ring, unless it would be mostly about something else. */
function joined(boxes: Box[]): Box[] {
  const fit = (one: Box, other: Box): boolean => {
    const { left, top, right, bottom } = common(one, other);
    return left <= right && top <= bottom && area(both(one, other)) < WASTE * (area(one) + area(other));
  };
  const apart: Box[] = [];
  for (let box of boxes) {
    for (let at = apart.findIndex((one) => fit(one, box)); at >= 0; at = apart.findIndex((one) => fit(one, box))) box = both(box, apart.splice(at, 1)[0]!);
    apart.push(box);
  }
  return apart;
}

/** The rings for the first target of which anything can be seen. */
export function ringsFor(targets: Target[]): Box[] {
  if (document.querySelector('dialog[open]')) return [];
  for (const target of targets) {
    const boxes = [target].flat().flatMap((name) => elements(name).flatMap((one) => seen(one) ?? []).slice(0, 1));
    if (boxes.length > 0) return joined(boxes);
  }
  return [];
}

/** Where the first target that is on the page lies on a part that scrolls, it is scrolled into sight. */
export function scrollTo(targets: Target[]): void {
  const [first] = targets.filter((target) => !isTab(target)).flatMap((target) => [target].flat().flatMap(elements));
  let sheet = first?.parentElement;
  while (sheet && !(scrolls(sheet) && sheet.scrollHeight > sheet.clientHeight)) sheet = sheet.parentElement;
  if (!first || !sheet) return;
  const [box, frame] = [grown(first.getBoundingClientRect()), sheet.getBoundingClientRect()];
  const above = box.top - frame.top;
  if (above < 0) sheet.scrollTop += above;
  else if (box.bottom > frame.bottom) sheet.scrollTop += Math.min(above, box.bottom - frame.bottom);
}

const scrolls = (one: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY);

/** On a phone: opens the tab that the thing lies on. */
export function openTab(targets: Target[]): void {
  const drawn = targets.filter((target) => !isTab(target)).flat().flatMap(elements);
  if (drawn.some((one) => !one.closest('[data-testid="action-bar"]'))) return;
  for (const tab of targets.filter(isTab).flatMap((name) => elements(name as string))) if (tab instanceof HTMLElement) tab.click();
}
