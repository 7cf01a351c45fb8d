/** How the pages present a title; a title that is not listed here is shown with the defaults. */
import type { BotInfo, NewTable, TitleInfo } from '../api/types';

interface Presentation { icon: string; accent: string; seats: number; lesson?: string }

const known: Record<string, Presentation> = {
  novgorod: { icon: 'fur', accent: 'novgorod', seats: 3 },
  merchants: { icon: 'wool', accent: 'merchants', seats: 3 },
  oltremare: { icon: 'olives', accent: 'oltremare', seats: 4, lesson: 'reminders' },
  rivalcities: { icon: 'inkwell', accent: 'rival', seats: 2 },
};

/** The order in which titles stand in the lobby. */
export const titleOrder: string[] = Object.keys(known);

export const iconOf = (title: string): string => known[title]?.icon ?? 'crate';

/** For `style=`: `--acc` and `--on-acc` of a title. */
export function accentOf(title: string): string {
  const accent = known[title]?.accent ?? 'novgorod';
  return `--acc: var(--acc-${accent}); --on-acc: var(--on-acc-${accent})`;
}

export function usualSeats(title: TitleInfo): number {
  const usual = known[title.id]?.seats ?? 0;
  return title.seats.includes(usual) ? usual : (title.seats[0] ?? 2);
}

/** The options to begin with: the preset for a first game where there is one, otherwise the title's first preset. */
export function firstPreset(title: TitleInfo): string {
  return 'first_game' in title.presets ? 'first_game' : (Object.keys(title.presets)[0] ?? '');
}

/** The level people meet first. */
export function usualBot(bots: BotInfo[]): string {
  return (bots.find((bot) => bot.name === 'greedy') ?? bots[0])?.spec ?? 'greedy';
}

/** One click to a game: me against bots, with the options for a first game. */
export function playNow(title: TitleInfo, bots: BotInfo[]): NewTable {
  const bot = usualBot(bots);
  const others = Array.from({ length: usualSeats(title) - 1 }, () => ({ kind: 'bot' as const, bot, name: '' }));
  return {
    title: title.id,
    seats: [{ kind: 'me', bot: '', name: '' }, ...others],
    options: { ...title.presets[firstPreset(title)] },
    pack: '', pace: 'none', bot_pace: 'natural', watch: 'link', start: true,
  };
}

/** A guided game: like one click to a game, where a title has gentler options with those. */
export function lesson(title: TitleInfo, bots: BotInfo[]): NewTable {
  const gentle = title.presets[known[title.id]?.lesson ?? ''];
  const table = playNow(title, bots);
  return gentle ? { ...table, options: { ...gentle } } : table;
}
