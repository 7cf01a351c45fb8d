// @vitest-environment node
/** The palette keeps its promises (look.md): AA for text on every ground it is used on, in both lights. */
import { describe, expect, it } from 'vitest';
import tokens from '../src/look/tokens.css?raw';

const pairs: Record<string, string[]> = {
  ink: ['desk', 'desk-2', 'panel', 'panel-2', 'field', 'land'], 'ink-2': ['desk', 'panel', 'panel-2'], 'ink-3': ['panel', 'panel-2'],
  'paper-ink': ['paper', 'paper-2', 'sail'], 'paper-ink-2': ['paper', 'paper-2'], 'sea-ink': ['sea'], 'on-night': ['night'], 'brass-light': ['night'],
  'on-wax': ['wax'], 'on-brass': ['brass'], 'wax-text': ['panel', 'panel-2'], 'brass-text': ['panel', 'panel-2'], 'ok-text': ['panel', 'panel-2'],
  'warn-text': ['panel', 'panel-2'], 'error-text': ['panel', 'panel-2', 'desk'], link: ['panel', 'panel-2', 'desk'],
  'on-p1': ['p1'], 'on-p2': ['p2'], 'on-p3': ['p3'], 'on-p4': ['p4'], 'on-p5': ['p5'],
  'on-acc-novgorod': ['acc-novgorod'], 'on-acc-merchants': ['acc-merchants'], 'on-acc-oltremare': ['acc-oltremare'], 'on-acc-rival': ['acc-rival'],
};

function colours(...blocks: (string | undefined)[]): Map<string, string> {
  return new Map([...blocks.join('\n').matchAll(/--([\w-]+):(#[\da-f]{6})/g)].map(([, name, value]) => [name!, value!]));
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

describe.each([['parchment', colours(both, parchment)], ['candle-light', colours(both, candle)]])('%s', (_, palette) => {
  it.each(Object.entries(pairs).flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))('%s on %s', (ink, ground) => {
    expect(contrast(palette.get(ink)!, palette.get(ground)!)).toBeGreaterThanOrEqual(4.5);
  });
});
