/** The server's API, typed by its own schemas.  A refusal is a value to be shown, never an exception. */
import { reach } from '../lib/reach.svelte';
import type {
  Catalogue, ChatLine, Happening, Lobby, Me, Move, NewTable, Now, Position, Previewed, Refused, Replay, Table, WhyNot,
} from './types';
import type { components } from './schema';

type Schemas = components['schemas'];

export type Answer<T> = { ok: true; value: T } | { ok: false; status: number; refused: Refused };

const BASE = '/api';
const GATEWAY = [502, 503, 504];        // the dev proxy or a proxy in front of the server answers for it

async function ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') headers['X-Kontor'] = '1';
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(BASE + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    reach.lost();
    return refusal(0, 'error-unreachable');
  }
  if (GATEWAY.includes(response.status)) {
    reach.lost();
    return refusal(response.status, 'error-unreachable');
  }
  reach.found();
  if (response.ok) return { ok: true, value: (await read(response)) as T };
  const said = await read(response);
  return isRefused(said) ? { ok: false, status: response.status, refused: said } : refusal(response.status, 'error-answer');
}

async function read(response: Response): Promise<unknown> {
  const json = response.headers.get('Content-Type')?.includes('json');
  try {
    return json ? await response.json() : await response.text();
  } catch {
    return undefined;
  }
}

function isRefused(said: unknown): said is Refused {
  return typeof said === 'object' && said !== null && typeof (said as { text?: { key?: unknown } }).text?.key === 'string';
}

function refusal(status: number, key: string): { ok: false; status: number; refused: Refused } {
  return { ok: false, status, refused: { text: { key, params: { status } }, rule: '', position: null } };
}

const at = (id: string, rest = ''): string => `/tables/${encodeURIComponent(id)}${rest}`;

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

export const api = {
  catalogue: () => ask<Catalogue>('GET', '/catalogue'),
  me: () => ask<Me>('GET', '/me'),
  changeMe: (change: Schemas['MeChange']) => ask<Me>('PATCH', '/me', change),
  deleteMe: () => ask<unknown>('DELETE', '/me'),
  lobby: () => ask<Lobby>('GET', '/lobby'),
  open: (table: NewTable) => ask<Table>('POST', '/tables', table),
  code: (code: string) => ask<Table>('GET', `/codes/${encodeURIComponent(code)}`),
  table: (id: string, seat?: number | null) => ask<Now>('GET', at(id) + query({ seat })),
  printed: (id: string) => ask<Schemas['Printed']>('GET', at(id, '/printed')),
  join: (id: string, join: Schemas['Join']) => ask<Table>('POST', at(id, '/join'), join),
  start: (id: string) => ask<Table>('POST', at(id, '/start')),
  leave: (id: string, seat: number) => ask<Table>('POST', at(id, '/leave'), { seat }),
  remove: (id: string, remove: Schemas['Remove']) => ask<Table>('POST', at(id, '/remove'), remove),
  fill: (id: string, fill: Schemas['Fill']) => ask<Table>('POST', at(id, '/fill'), fill),
  standIn: (id: string, standIn: Schemas['StandIn']) => ask<Table>('POST', at(id, '/stand-in'), standIn),
  comeBack: (id: string, seat: number) => ask<Table>('POST', at(id, '/return'), { seat }),
  mute: (id: string, mute: Schemas['Mute']) => ask<unknown>('POST', at(id, '/mute'), mute),
  archive: (id: string) => ask<Table>('POST', at(id, '/archive')),
  rematch: (id: string) => ask<Table>('POST', at(id, '/rematch')),
  move: (id: string, move: Move) => ask<Position>('POST', at(id, '/moves'), move),
  undo: (id: string, undo: Schemas['Undo']) => ask<Position>('POST', at(id, '/undo'), undo),
  takeBack: (id: string, vote: Schemas['TakeBackVote']) => ask<Position>('POST', at(id, '/take-back'), vote),
  preview: (id: string, preview: Schemas['Preview']) => ask<Previewed>('POST', at(id, '/preview'), preview),
  why: (id: string, seat: number, key = '') => ask<WhyNot[]>('GET', at(id, '/why') + query({ seat, key })),
  say: (id: string, text: string) => ask<ChatLine>('POST', at(id, '/chat'), { text }),
  replay: (id: string, at_: number | null, seat: number | null) => ask<Replay>('GET', at(id, '/replay') + query({ at: at_, seat })),
  log: (id: string, since: number, until: number, seat: number | null) =>
    ask<Happening[]>('GET', at(id, '/log') + query({ since, until, seat })),
  importRecord: (text: string, pack: string) => ask<Table>('POST', '/records', { text, pack }),
  /** Addresses the browser downloads by itself. */
  recordUrl: (id: string) => BASE + at(id, '/record'),
  exportUrl: `${BASE}/me/export`,
};
