/** The person behind this device.  Guests need only a name; the cookie that remembers them is the server's. */
import { api, type Answer } from '../api/client';
import type { Me } from '../api/types';
import type { Lang } from '../text/speech';
import { settings } from './settings.svelte';

class Myself {
  me = $state.raw<Me>();

  get named(): boolean {
    return this.me?.named ?? false;
  }

  async load(): Promise<void> {
    const answer = await api.me();
    if (answer.ok) this.me = answer.value;
  }

  async rename(name: string): Promise<Answer<Me>> {
    const answer = await api.changeMe({ name, lang: settings.lang });
    if (answer.ok) this.me = answer.value;
    return answer;
  }

  /** The choice holds at once on this device; the server is told so that others' devices of mine can follow. */
  async speak(lang: Lang): Promise<void> {
    settings.set({ lang });
    const answer = await api.changeMe({ name: null, lang });
    if (answer.ok) this.me = answer.value;
  }
}

export const myself = new Myself();
