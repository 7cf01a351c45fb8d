import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happening, Position, Table } from '../src/api/types';
import { Live } from '../src/table/live.svelte';

class Socket {
  static all: Socket[] = [];
  sent: unknown[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly url: string) { Socket.all.push(this); }
  send(text: string) { this.sent.push(JSON.parse(text)); }
  close() { this.onclose?.(); }
  say(message: object) { this.onmessage?.({ data: JSON.stringify(message) }); }
}

const table = { id: 't', seats: [], clocks: [], rules: { bot_pace: 'natural' } } as unknown as Table;
const position = (seq: number, made = seq): Position => ({ seq, made, seat: 0, decision: null, actors: [], areas: [] }) as unknown as Position;
const by = (at: number, seat: number): Happening => ({ at, seat, kind: '', text: { key: '', params: {} }, params: {}, rules: [] });
const push = (seq: number, since: number, happenings: Happening[] = []) => ({ type: 'now', table, position: position(seq), since, happenings, log_begins: 0 });

let answers: (Response | Error)[];
let bodies: { path: string; body: { request?: string; seq?: number } }[];

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  answers = [];
  bodies = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', async (path: string, asked: RequestInit = {}) => {
    bodies.push({ path, body: asked.body ? JSON.parse(String(asked.body)) : {} });
    const answer = answers.shift() ?? new Error('gone');
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reply = (status: number, body: object) => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

function arrive(): { live: Live; socket: Socket } {
  const live = new Live('t', 0);
  live.open();
  const socket = Socket.all[0]!;
  socket.onopen?.();
  socket.say(push(1, 0));
  return { live, socket };
}

describe('a table, live', () => {
  it('comes back by itself and says how far it has come', () => {
    const { live, socket } = arrive();
    expect(socket.sent[0]).toEqual({ type: 'watch', seat: 0, since: 0, seq: -1, chat: 0 });
    socket.say(push(3, 1, [by(1, 1), by(2, 1)]));
    socket.close();
    expect(live.link).toBe('lost');
    vi.advanceTimersByTime(1000);
    const again = Socket.all[1]!;
    again.onopen?.();
    expect(again.sent[0]).toEqual({ type: 'watch', seat: 0, since: 3, seq: 3, chat: 0 });
    again.say(push(3, 3));
    expect(live.link).toBe('live');
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(2);
  });

  it('shows what others do one push at a time, and can be hurried', () => {
    const { live, socket } = arrive();
    for (const seq of [2, 3, 4]) socket.say(push(seq, seq - 1, [by(seq - 1, 1)]));
    expect(live.position?.seq).toBe(2);
    expect(live.behind).toBe(2);
    vi.advanceTimersByTime(500);
    expect(live.position?.seq).toBe(3);
    live.hurry();
    expect(live.position?.seq).toBe(4);
    expect(live.news.map((one) => one.at)).toEqual([3]);
    expect(live.behind).toBe(0);
    expect(live.happenings.map((one) => one.at)).toEqual([1, 2, 3]);
  });

  it('repeats a move that got no answer with the same request, and takes the answer once', async () => {
    const { live } = arrive();
    answers = [new Error('gone'), new Error('gone'), reply(200, position(2))];
    const done = live.act(['a']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done).toBe(true);
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies.map(({ body }) => body.request)).size).toBe(1);
    expect(live.position?.seq).toBe(2);
    expect(live.sending).toBe(false);
  });

  it('takes the position that comes with a refusal of something stale', async () => {
    const { live } = arrive();
    answers = [reply(409, { text: { key: 'refusal-stale', params: {} }, rule: '', position: position(5) })];
    expect(await live.act(['a'])).toBe(false);
    expect(live.position?.seq).toBe(5);
    expect(live.refused?.text.key).toBe('refusal-stale');
  });

  it('tells what happened also where the push comes long after the answer', async () => {
    const { live, socket } = arrive();
    answers = [reply(200, position(2))];
    const done = live.act(['a']);
    await vi.advanceTimersByTimeAsync(1000);
    expect([await done, live.position?.seq, live.news.length]).toEqual([true, 2, 0]);
    socket.say(push(2, 1, [by(1, 0)]));
    expect(live.news.map((one) => one.at)).toEqual([1]);
  });

  it('never goes back to an older answer', async () => {
    const { live, socket } = arrive();
    answers = [reply(200, position(2))];
    const done = live.act(['a']);
    socket.say(push(3, 1, [by(1, 0), by(2, 1)]));
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(live.position?.seq).toBe(3);
    expect(live.news).toHaveLength(2);
  });
});
