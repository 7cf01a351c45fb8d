/** What the server offers: titles, bots, where others reach it.  Fetched once and again after the server came back. */
import { api } from '../api/client';
import type { Catalogue } from '../api/types';

class Offer {
  catalogue = $state.raw<Catalogue>();

  async load(): Promise<void> {
    const answer = await api.catalogue();
    if (answer.ok) this.catalogue = answer.value;
  }
}

export const offer = new Offer();

const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Links others can follow begin here; `local` says that they work on this computer only. */
export function publicAddress(): { base: string; local: boolean } {
  const base = offer.catalogue?.public_url ?? '';
  // whoever came through the network can pass on the address that worked
  return base ? { base: base.replace(/\/$/, ''), local: false } : { base: location.origin, local: HERE.includes(location.hostname) };
}
