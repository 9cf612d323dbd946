/**
 * A location of the app: the path below the route prefix and the query string ('' or with its
 * question mark).
 */
export interface AppLocation {
  readonly path: string;
  readonly search: string;
}

/**
 * How a navigation is written into the browser's history. `from` is the path to return to after
 * signing in. `keepsScreen` changes the address of the open screen, which continues.
 */
export interface GoOptions {
  readonly isReplace?: boolean;
  readonly from?: string;
  readonly keepsScreen?: boolean;
}

/**
 * The open screen: the path it was opened at, and how many screens were left before whose address
 * had changed while they were open.
 */
export interface OpenScreen {
  readonly path: string;
  readonly continuedCount: number;
}

/** The app's view of the browser's history. A guard can block Back and Forward. */
export interface BrowserHistory {
  readonly getLocation: () => AppLocation;
  readonly getOpenScreen: () => OpenScreen;
  /** Returns the `from` of the current history entry. */
  readonly getReturnPath: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the address of a path below the prefix. */
  readonly toHref: (to: string) => string;
  readonly go: (to: string, options?: GoOptions) => void;
  /** Moves through the history without asking the guard. */
  readonly goBy: (delta: number) => void;
  /**
   * While `isGuarded` returns true, Back and Forward restore the address and call `ask` with the
   * number of steps.
   */
  readonly guard: (isGuarded: () => boolean, ask: (delta: number) => void) => () => void;
  /** Follows the browser's history no longer, and guards nothing. */
  readonly stop: () => void;
}

/** The part of a window that the history needs. */
export interface HistoryWindow extends Pick<
  Window,
  'history' | 'addEventListener' | 'removeEventListener'
> {
  readonly location: Pick<Location, 'pathname' | 'search'>;
}

interface Entry {
  readonly index: number;
  readonly from?: string;
}

interface Guard {
  readonly isGuarded: () => boolean;
  readonly ask: (delta: number) => void;
}

const readEntry = (state: unknown): Entry | null =>
  typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number'
    ? (state as Entry)
    : null;

/** Returns the location of an address in an app served below `prefix`. */
export function toAppLocation(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  prefix: string,
): AppLocation {
  const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
  return { path: (isInside ? pathname.slice(prefix.length) : pathname) || '/', search };
}

/** The current location and its listeners. */
interface LocationStore {
  readonly get: () => AppLocation;
  readonly getScreen: () => OpenScreen;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Reads the address again and calls the listeners when it has changed. `keepsScreen` tells that
   * the open screen continues there.
   */
  readonly refresh: (keepsScreen?: boolean) => void;
}

function getNextScreen({ path, continuedCount }: OpenScreen, former: AppLocation, next: string) {
  const wasContinued = path !== former.path;
  return { path: next, continuedCount: continuedCount + (wasContinued ? 1 : 0) };
}

function createLocationStore(
  location: Pick<Location, 'pathname' | 'search'>,
  prefix: string,
): LocationStore {
  const listeners = new Set<() => void>();
  let current = toAppLocation(location, prefix);
  let screen: OpenScreen = { path: current.path, continuedCount: 0 };
  return {
    get: () => current,
    getScreen: () => screen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    refresh: (keepsScreen = false) => {
      const next = toAppLocation(location, prefix);
      if (next.path === current.path && next.search === current.search) return;
      if (!keepsScreen && next.path !== current.path)
        screen = getNextScreen(screen, current, next.path);
      current = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Takes over the history of `browser` for an app served below `prefix`. */
export function createBrowserHistory(browser: HistoryWindow, prefix: string): BrowserHistory {
  const { history } = browser;
  const location = createLocationStore(browser.location, prefix);
  let activeGuard: Guard | null = null;
  let index = readEntry(history.state)?.index ?? 0;
  let ignoredPopCount = 0;
  let allowedPopCount = 0;

  function handlePopState(): void {
    if (ignoredPopCount > 0) {
      ignoredPopCount -= 1;
      return;
    }
    const entry = readEntry(history.state);
    if (entry === null) {
      index += 1;
      history.replaceState({ index } satisfies Entry, '');
      location.refresh();
      return;
    }
    const delta = entry.index - index;
    if (allowedPopCount > 0) {
      allowedPopCount -= 1;
    } else if (delta !== 0 && activeGuard?.isGuarded() === true) {
      ignoredPopCount += 1;
      history.go(-delta);
      activeGuard.ask(delta);
      return;
    }
    index = entry.index;
    location.refresh();
  }

  if (readEntry(history.state) === null) history.replaceState({ index } satisfies Entry, '');
  browser.addEventListener('popstate', handlePopState);
  return {
    getLocation: location.get,
    getOpenScreen: location.getScreen,
    getReturnPath: () => readEntry(history.state)?.from ?? null,
    subscribe: location.subscribe,
    toHref: (to) => prefix + to,
    go: (to, { isReplace = false, from, keepsScreen = false } = {}) => {
      if (!isReplace) index += 1;
      const entry: Entry = { index, ...(from !== undefined && { from }) };
      if (isReplace) history.replaceState(entry, '', prefix + to);
      else history.pushState(entry, '', prefix + to);
      location.refresh(keepsScreen);
    },
    goBy: (delta) => {
      allowedPopCount += 1;
      history.go(delta);
    },
    guard: (isGuarded, ask) => {
      const guard = { isGuarded, ask };
      activeGuard = guard;
      return () => {
        if (activeGuard === guard) activeGuard = null;
      };
    },
    stop: () => {
      browser.removeEventListener('popstate', handlePopState);
    },
  };
}
