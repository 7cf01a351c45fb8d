// @vitest-environment node
/** The palette keeps its promises (look.md): AA for text on every ground it is used on, in both lights. */
import { describe, expect, it } from 'vitest';
import map from '../src/boards/merchants/board.css?raw';
import tokens from '../src/look/tokens.css?raw';

const boards = import.meta.glob<string>('../src/boards/**/*.svelte', { query: '?raw', import: 'default', eager: true });

const pairs: Record<string, string[]> = {
  ink: ['desk', 'desk-2', 'panel', 'panel-2', 'field', 'land'], 'ink-2': ['desk', 'panel', 'panel-2'], 'ink-3': ['panel', 'panel-2'],
  'paper-ink': ['paper', 'paper-2', 'sail', 'glow', 'tint-p1', 'tint-p2', 'halo'], 'paper-ink-2': ['paper', 'paper-2'], 'sea-ink': ['sea', 'sea-2'],
  sail: ['paper-ink'], lab: ['t-forest', 't-pasture', 't-farmland', 't-mountains', 't-salt_garden'], 'wax-deep': ['paper', 'paper-2', 'sail'], 'on-night': ['night'], 'brass-light': ['night'],
  'on-wax': ['wax'], 'on-brass': ['brass'], 'wax-text': ['panel', 'panel-2'], 'brass-text': ['panel', 'panel-2'], 'ok-text': ['panel', 'panel-2'],
  'warn-text': ['panel', 'panel-2'], 'error-text': ['panel', 'panel-2', 'desk'], link: ['panel', 'panel-2', 'desk'],
  'on-p1': ['p1'], 'on-p2': ['p2'], 'on-p3': ['p3'], 'on-p4': ['p4'], 'on-p5': ['p5'],
  'on-acc-novgorod': ['acc-novgorod'], 'on-acc-merchants': ['acc-merchants'], 'on-acc-oltremare': ['acc-oltremare'], 'on-acc-rival': ['acc-rival'],
};

// set by a component from the colours of a player, which are tested as p1 to p5
const OWN = new Set(['p', 'on', 'mine']);

function colours(...blocks: (string | undefined)[]): Map<string, string> {
  return new Map([...blocks.join('\n').matchAll(/--([\w-]+): ?(#[\da-f]{6})/g)].map(([, name, value]) => [name!, value!]));
}

function light(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const [, parchment, candle, both] = tokens.split(/^(?:\[data-theme="dark"\]|:root(?:, \[data-theme="light"\])?) \{/m);
const [day, night] = map.split("[data-theme='dark']");

/** What the rules of a drawn board colour: the text, and the ground below it where the same rule lays one. */
const painted = Object.entries(boards).flatMap(([path, source]) => {
  const style = /<style>(.*)<\/style>/s.exec(source)?.[1] ?? '';
  return [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, body]) => {
    const ink = /(?:^|[;\s])color: (?:var\(--([\w-]+)\)|(#[\da-f]{6}))/.exec(body!);
    const ground = /(?:^|[;\s])background: var\(--([\w-]+)\)\s*(?:;|$)/.exec(body!);
    const name = ink?.[1] ?? ink?.[2];
    return name && !OWN.has(name) ? [{ where: `${path.split('boards/')[1]} ${selector!.trim()}`, ink: name, ground: ground?.[1] }] : [];
  });
});

describe.each([['parchment', colours(both, parchment, day)], ['candle-light', colours(both, candle, night)]])('%s', (_, palette) => {
  const hex = (name: string): string => palette.get(name) ?? name;

  it.each(Object.entries(pairs).flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))('%s on %s', (ink, ground) => {
    expect(contrast(hex(ink), hex(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('what boards write on a ground of their own can be read there', () => {
    const laid = painted.filter(({ ground }) => ground !== undefined && !OWN.has(ground));
    expect(laid.length).toBeGreaterThan(30);
    expect(laid.filter(({ ink, ground }) => contrast(hex(ink), hex(ground!)) < 4.5)).toEqual([]);
  });
});

it('boards write elsewhere only with inks whose grounds are tested above', () => {
  expect(painted.filter(({ ink, ground }) => ground === undefined && !(ink in pairs))).toEqual([]);
});
