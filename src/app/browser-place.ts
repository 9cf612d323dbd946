/** Where the app is: the path below the route prefix and the query string ('' or with its question mark). */
export interface Place {
  readonly path: string;
  readonly search: string;
}

/** How a step is written into the browser's history; `from` is where to return to after signing in. */
export interface GoOptions {
  readonly isReplace?: boolean;
  readonly from?: string;
}

/** The app's place in the browser's history, which a guard may keep from moving by Back and Forward. */
export interface BrowserPlace {
  readonly current: () => Place;
  /** Where to return to after signing in, as it was given when this entry was written. */
  readonly from: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** The address to show for a path below the prefix. */
  readonly hrefOf: (to: string) => string;
  readonly go: (to: string, options?: GoOptions) => void;
  /** Goes that many steps through the history without asking the guard. */
  readonly travel: (delta: number) => void;
  /** While `guard` answers true, Back and Forward put the address back and tell `ask` how far they wanted to go. */
  readonly guard: (isGuarded: () => boolean, ask: (delta: number) => void) => () => void;
}

/** The part of a window the place needs. */
export interface HistoryWindow extends Pick<Window, 'history' | 'addEventListener'> {
  readonly location: Pick<Location, 'pathname' | 'search'>;
}

interface Entry {
  readonly index: number;
  readonly from?: string;
}

const entryIn = (state: unknown): Entry | null =>
  typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number'
    ? (state as Entry)
    : null;

/** The place an address means to an app served below `prefix`. */
export function placeAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  prefix: string,
): Place {
  const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
  return { path: (isInside ? pathname.slice(prefix.length) : pathname) || '/', search };
}

/** Takes over the history of `browser` for an app served below `prefix`. */
export function openBrowserPlace(browser: HistoryWindow, prefix: string): BrowserPlace {
  const { history, location } = browser;
  const listeners = new Set<() => void>();
  let guardian: {
    readonly isGuarded: () => boolean;
    readonly ask: (delta: number) => void;
  } | null = null;
  let index = entryIn(history.state)?.index ?? 0;
  let ignored = 0;
  let allowed = 0;
  let place = read();

  function read(): Place {
    return placeAt(location, prefix);
  }
  function settle(): void {
    const next = read();
    if (next.path === place.path && next.search === place.search) return;
    place = next;
    for (const listener of [...listeners]) listener();
  }
  function travelled(): void {
    if (ignored > 0) {
      ignored -= 1;
      return;
    }
    const entry = entryIn(history.state);
    if (entry === null) {
      index += 1;
      history.replaceState({ index } satisfies Entry, '');
      settle();
      return;
    }
    const delta = entry.index - index;
    if (allowed > 0) {
      allowed -= 1;
    } else if (delta !== 0 && guardian?.isGuarded() === true) {
      ignored += 1;
      history.go(-delta);
      guardian.ask(delta);
      return;
    }
    index = entry.index;
    settle();
  }

  if (entryIn(history.state) === null) history.replaceState({ index } satisfies Entry, '');
  browser.addEventListener('popstate', travelled);
  return {
    current: () => place,
    from: () => entryIn(history.state)?.from ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    hrefOf: (to) => prefix + to,
    go: (to, { isReplace = false, from } = {}) => {
      if (!isReplace) index += 1;
      const entry: Entry = { index, ...(from !== undefined && { from }) };
      if (isReplace) history.replaceState(entry, '', prefix + to);
      else history.pushState(entry, '', prefix + to);
      settle();
    },
    travel: (delta) => {
      allowed += 1;
      history.go(delta);
    },
    guard: (isGuarded, ask) => {
      const mine = { isGuarded, ask };
      guardian = mine;
      return () => {
        if (guardian === mine) guardian = null;
      };
    },
  };
}
