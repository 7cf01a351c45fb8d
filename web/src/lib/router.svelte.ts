/** Where we are, on the History API.  Ordinary links work: `follow` on the document turns clicks on them into moves. */
import { routeOf, type Route } from './routes';

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  query = $state(location.search);
  readonly route: Route = $derived(routeOf(this.path));
  /** How often the page changed: focus is moved to its heading from the second page on. */
  moves = 0;

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  go(to: string, { replace = false } = {}): void {
    const url = new URL(to, location.href);
    if (replace) history.replaceState(null, '', url);
    else if (url.href !== location.href) history.pushState(null, '', url);
    const stays = url.pathname === this.path;
    this.read();
    if (!stays) scrollTo(0, 0);
  }

  /** Clicks on links within the app; those with a modifier, a target or a download stay the browser's. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  };

  private read(): void {
    if (location.pathname !== this.path) this.moves += 1;
    this.path = location.pathname;
    this.query = location.search;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }
}

export const router = new Router();
export const go = (to: string, how?: { replace?: boolean }): void => router.go(to, how);

/** For the heading of a page: `<h1 {@attach arrive}>`.  After a move, a screen reader and the Tab key begin there. */
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (router.moves > 0 && !router.hash) heading.focus({ preventScroll: true });
}
