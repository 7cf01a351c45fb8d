/** One click to a game of my own against bots; with the old clerk at my side, where it is to be learnt. */
import { api } from '../api/client';
import type { TitleInfo } from '../api/types';
import { offer } from './catalogue.svelte';
import { notices } from './notices.svelte';
import { go } from './router.svelte';
import { tablePath } from './routes';
import { lesson, playNow } from './titles';
import { words } from './words.svelte';

export async function start(title: TitleInfo, learn: boolean): Promise<void> {
  const bots = offer.catalogue?.bots ?? [];
  const answer = await api.open(learn ? lesson(title, bots) : playNow(title, bots));
  if (!answer.ok) {
    notices.show(words.tell(answer.refused.text), 'bad');
    return;
  }
  if (learn) (await import('../guide/lessons.svelte')).lessons.begin(answer.value.id, title.id);
  go(tablePath(answer.value.id));
}
