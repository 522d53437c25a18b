// The address bar as a store. Links are ordinary <a href>; one listener follows them without a reload.
import { parseRoute, type Route } from './router';

class Router {
  route = $state.raw<Route>(parseRoute(location));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    const before = location.pathname;
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.#read();
    if (before !== location.pathname) scrollTo(0, 0);
  }

  #read(): void {
    this.route = parseRoute(location);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || !link.href || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
