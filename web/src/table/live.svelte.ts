/**
 * One table, as one seat or a spectator sees it: kept up to date over a WebSocket that comes back by itself, and acted
 * on over HTTP.  What others do is shown push by push, so that it can be followed; `hurry` skips to the present.
 */
import { api, type Answer } from '../api/client';
import type { Chat, ChatLine, Happening, Now, Position, Refused, ServerMessage, Table } from '../api/types';
import { hear as hearClocks } from './clocks';
import { merge, newsSince } from './happenings';
import { freshId, liveAddress, wait } from './wire';
import type { WirePhrase } from './words';

export type Link = 'joining' | 'live' | 'lost';

const PING_EVERY = 20_000;
const FIRST_RETRY = 400;
const LONGEST_RETRY = 8_000;
const PAUSE = 420;              // between two pushes of others, so that each can be seen
const TOO_FAR_BEHIND = 6;       // then the pause is left out
const LOG_PAGE = 400;          // entries the server gives at a time
const BARS = ['refusal-may-not-watch', 'refusal-not-your-seat'];
const WAIT_FOR_PUSH = 150;      // an answer brings no happenings; the push that does is usually right behind it

export class Live {
  readonly id: string;
  readonly seat: number | null;
  table = $state.raw<Table>();
  position = $state.raw<Position | null>(null);
  happenings = $state.raw<Happening[]>([]);
  /** What led from the position shown before to this one. */
  news = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>('joining');
  trouble = $state.raw<WirePhrase>();
  refused = $state.raw<Refused>();
  /** May not look any longer: the seat is somebody else's, and nobody may watch. */
  barred = $state(false);
  sending = $state(false);
  /** The position that the last answer told of; until it is shown, the question on the page is answered already. */
  private promised = $state(-1);
  /** Pushes that have arrived and are not shown yet. */
  behind = $state(0);
  /** Shows everything at once: reduced motion, or a table whose bots play at once. */
  still = $state(false);

  /** The first entry whose happenings are held; before it they can be fetched, unless the title forbids looking back. */
  heldFrom = $state(0);

  private socket?: WebSocket;
  private closed = false;
  private retry = FIRST_RETRY;
  private begins = 0;
  private queue: Now[] = [];
  private held = { made: 0, seq: -1, chat: 0 };     // of the newest push, shown or not
  private told = 0;             // entries whose happenings were shown; an answer may have shown its position before
  private timers = { show: 0, retry: 0, ping: 0, answer: 0 };

  constructor(id: string, seat: number | null) {
    this.id = id;
    this.seat = seat;
  }

  /** Not a moment to choose: something is on its way, to the server or to the page. */
  get busy(): boolean {
    return this.sending || this.behind > 0 || this.promised > (this.position?.seq ?? -1);
  }

  get mine(): boolean {
    return this.position?.decision != null;
  }

  // the connection

  open(): void {
    if (this.closed) return;
    const socket = new WebSocket(liveAddress(this.id));
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'watch', seat: this.seat, since: this.held.made, seq: this.held.seq, chat: this.held.chat }));
      this.timers.ping = window.setInterval(() => socket.send(JSON.stringify({ type: 'ping', at: Date.now() })), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.comeBack();
  }

  close(): void {
    this.closed = true;
    for (const timer of Object.values(this.timers)) window.clearTimeout(timer);
    this.socket?.close();
  }

  /** Tries again at once: the browser says that the network is back, or that the page is looked at again. */
  wake(): void {
    if (this.link !== 'lost' || this.closed) return;
    window.clearTimeout(this.timers.retry);
    this.open();
  }

  private comeBack(): void {
    window.clearInterval(this.timers.ping);
    if (this.closed) return;
    this.barred = BARS.includes(this.trouble?.key ?? '');
    this.link = 'lost';
    if (this.barred) return;
    this.timers.retry = window.setTimeout(() => this.open(), this.retry * (0.7 + 0.6 * Math.random()));
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY);
  }

  // what the server says

  private hear(message: ServerMessage): void {
    this.link = 'live';
    this.retry = FIRST_RETRY;
    if ('table' in message) hearClocks(message.table.clocks, performance.now());
    if (message.type === 'now') this.receive(message);
    else if (message.type === 'seats') this.table = message.table;
    else if (message.type === 'chat') this.hearChat(message);
    else if (message.type === 'trouble') this.trouble = message.text;
  }

  private hearChat(message: Chat): void {
    const fresh = message.lines.filter((line) => line.id > this.held.chat);
    this.chat = [...this.chat, ...fresh];
    this.held.chat = Math.max(this.held.chat, ...fresh.map((line) => line.id));
  }

  private receive(now: Now): void {
    this.held.made = now.position?.made ?? 0;
    this.held.seq = now.position?.seq ?? -1;
    this.queue.push(now);
    this.behind = this.queue.length;
    if (!this.timers.show) this.showNext();
  }

  private showNext = (): void => {
    this.timers.show = 0;
    const now = this.queue.shift();
    this.behind = this.queue.length;
    if (!now) return;
    this.show(now);
    const mineMade = this.news.length > 0 && this.news.every((one) => one.seat === this.seat);
    const pause = this.still || mineMade || this.queue.length >= TOO_FAR_BEHIND || this.news.length === 0 ? 0 : PAUSE;
    if (pause > 0) this.timers.show = window.setTimeout(this.showNext, pause);
    else this.showNext();
  };

  /** Skips to the present. */
  hurry = (): void => {
    window.clearTimeout(this.timers.show);
    this.timers.show = 0;
    const made = this.told;
    for (const now of this.queue.splice(0)) this.show(now);
    this.news = newsSince(this.happenings, made, this.told);
    this.behind = 0;
  };

  private show(now: Now): void {
    window.clearTimeout(this.timers.answer);
    const before = this.position;
    this.heldFrom = Math.max(now.log_begins, before ? this.heldFrom : now.since);
    this.begins = now.log_begins;
    this.happenings = merge(this.happenings, now);
    this.news = before && now.position ? newsSince(this.happenings, this.told, now.position.made) : [];
    this.told = now.position?.made ?? 0;
    this.table = now.table;
    this.position = now.position;
    this.trouble = undefined;
    if (before && now.position && now.position.seq > before.seq) this.refused = undefined;
  }

  // acting

  act = (actions: string[]): Promise<boolean> =>
    this.change((seen) => api.move(this.id, { ...seen, actions }));

  undo = (): Promise<boolean> => this.change((seen) => api.undo(this.id, seen));

  /** Asks to take back across a barrier, or answers somebody who asks. */
  takeBack = async (agree: boolean): Promise<void> => {
    if (this.seat !== null) this.take(await api.takeBack(this.id, { seat: this.seat, agree }));
  };

  preview = (actions: string[]) =>
    api.preview(this.id, { seat: this.seat ?? 0, seq: this.position?.seq ?? 0, actions });

  why = (key = '') => api.why(this.id, this.seat ?? 0, key);

  say = async (text: string): Promise<boolean> => {
    const answer = await api.say(this.id, text);
    if (answer.ok) this.hearChat({ type: 'chat', lines: [answer.value] });
    else this.refused = answer.refused;
    return answer.ok;
  };

  /** Leaving, removing, starting and the like: shows a refusal, takes the table over. */
  async settle(asked: Promise<Answer<Table>>): Promise<Table | undefined> {
    const answer = await asked;
    if (answer.ok) return (this.table = answer.value);
    this.refused = answer.refused;
    return undefined;
  }

  get hasEarlier(): boolean {
    return this.heldFrom > this.begins;
  }

  /** On arrival only the end of a long log is sent; the rest comes page by page. */
  earlier = async (): Promise<void> => {
    const until = this.heldFrom;
    const since = Math.max(this.begins, until - LOG_PAGE);
    const answer = await api.log(this.id, since, until, this.seat);
    if (!answer.ok || this.heldFrom !== until) return;
    this.happenings = [...answer.value, ...this.happenings];
    this.heldFrom = since;
  };

  forgive = (): void => {
    this.refused = undefined;
  };

  /** A request that got no answer is repeated with the same id until it gets one: the server does it only once. */
  private async change(
    ask: (seen: { seat: number; seq: number; request: string }) => Promise<Answer<Position>>,
  ): Promise<boolean> {
    if (this.sending || this.seat === null || !this.position) return false;
    const seen = { seat: this.seat, seq: this.position.seq, request: freshId() };
    this.sending = true;
    this.refused = undefined;
    try {
      let answer = await ask(seen);
      for (let pause = FIRST_RETRY; !answer.ok && isUnanswered(answer.status) && !this.closed; pause = Math.min(pause * 2, LONGEST_RETRY)) {
        await wait(pause);
        answer = await ask(seen);
      }
      return this.take(answer);
    } finally {
      this.sending = false;
    }
  }

  private take(answer: Answer<Position>): boolean {
    if (answer.ok) {
      this.adopt(answer.value, this.link === 'live' ? WAIT_FOR_PUSH : 0);
      return true;
    }
    if (answer.refused.position) this.adopt(answer.refused.position, 0);
    this.refused = answer.refused;
    return false;
  }

  /** Shows a position that came as an answer, unless the push with its happenings arrives first. */
  private adopt(position: Position, wait: number): void {
    window.clearTimeout(this.timers.answer);
    this.promised = position.seq;
    const put = () => {
      if (position.seq <= (this.position?.seq ?? -1) || this.queue.length > 0) return;
      this.news = [];
      this.position = position;
    };
    if (wait > 0) this.timers.answer = window.setTimeout(put, wait);
    else put();
  }
}

/** No answer, or one that a proxy gave in the server's place. */
function isUnanswered(status: number): boolean {
  return status === 0 || (status >= 502 && status <= 504);
}
