/** Numbers of the view as message ids and icons, and choices found by what they concern. */
import type { Choice } from '../../api/types';
import type { Phrase } from '../../text/phrase';
import { BONUSES, CITIES, KINDS, ORDERS, PRIVILEGES, SPECIAL_PARTS } from './data';

export const N_GOODS = 8;

export const cityKey = (city: number): string => `city-${CITIES[city]}`;
export const kindIcon = (kind: number): string => KINDS[kind]!;
export const kindKey = (kind: number): string => `${kind < N_GOODS ? 'good' : 'luxury'}-${KINDS[kind]}`;
export const orderKey = (order: number): string => `order-${ORDERS[order]}`;
export const bonusKey = (bonus: number): string => `bonus-${BONUSES[bonus]}`;
export const privilegeKey = (privilege: number): string => `privilege-${PRIVILEGES[privilege]}`;
export const partKey = (part: number): string => `part-${SPECIAL_PARTS[part]}`;

/** The icon of `good-fur` or `luxury-clothing` in the values of a label. */
export const iconOf = (key: string): string => key.slice(key.indexOf('-') + 1);

/** The choices of a kind that have these arguments. */
export function all(choices: Choice[], kind: string, args: Record<string, string> = {}): Choice[] {
  return choices.filter((c) => c.kind === kind && Object.entries(args).every(([name, value]) => c.args[name] === value));
}

export function one(choices: Choice[], kind: string, args: Record<string, string> = {}): Choice | undefined {
  return all(choices, kind, args)[0];
}

/** A value that the label of a choice tells. */
export function told(choice: Choice | undefined, name: string): number {
  const value = choice?.label.params?.[name];
  return typeof value === 'number' ? value : 0;
}

export function toldKeys(choice: Choice | undefined, name: string): string[] {
  const value = choice?.label.params?.[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** The generated types know no value that contains itself, so a label is told through here. */
export const labelOf = (choice: Choice): Phrase => choice.label as Phrase;
