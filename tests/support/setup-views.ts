import './count-renders.ts';

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { afterAll, afterEach } from 'vitest';

import { roots } from '../../src/app/inspection/exposed-roots.ts';

// Test files share a window, in which libraries leave regions for announcements and roots of
// dialogs. jsdom moves the focus of an element that is removed to the body, and does not take the
// next Tab for one that shows the focus.
afterEach(() => {
  cleanup();
  destroyAnnouncer();
  document.body.replaceChildren();
  const resting = document.createElement('button');
  document.body.append(resting);
  resting.focus();
  resting.blur();
  resting.remove();
});

afterAll(() => {
  // Some root actors run until the sign-out.
  roots.clear();
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  window.history.replaceState(null, '', '/');
});

// Dialogs and menus load in chunks of their own, which takes seconds on a busy machine. The console
// runs in StrictMode, which mounts everything twice in `npm run dev`.
configure({ asyncUtilTimeout: 20_000, reactStrictMode: true });

// React keeps the stack of up to 10,000 elements a second for its warnings, which took a tenth of the
// time of these tests. It finds that limit reached.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_VALUE,
  set() {
    /* React counts from 0 again every second */
  },
});

class NoResize implements ResizeObserver {
  observe(): void {
    /* jsdom has no layout */
  }
  unobserve(): void {
    /* jsdom has no layout */
  }
  disconnect(): void {
    /* jsdom has no layout */
  }
}
globalThis.ResizeObserver ??= NoResize;
if (!('getAnimations' in Element.prototype))
  Object.assign(Element.prototype, { getAnimations: () => [] });
// Text editors ask where the selection is, also after a test has ended.
if (!('getClientRects' in Range.prototype))
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => document.createElement('p').getBoundingClientRect(),
  });

// jsdom has no media queries, and a scrollTo only to say that it is not implemented.
Object.assign(window, {
  scrollTo: () => undefined,
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });

/**
 * Queries by role and user-event ask each element and its ancestors for three properties. jsdom
 * matches all rules of its style sheet for each of them, which took a quarter of the time of these
 * tests. They are answered here, without regard to style sheets that a page adds.
 */
const { jsdom } = globalThis as unknown as { readonly jsdom: { readonly window: Window } };
const getFullStyle = jsdom.window.getComputedStyle.bind(jsdom.window);
const displays = new Map<string, string>();

function readDisplay(element: HTMLElement): string {
  if (element.style.display !== '') return element.style.display;
  if (element.hasAttribute('popover')) return getFullStyle(element).display;
  const attributes = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name));
  const key = JSON.stringify([element.localName, ...attributes]);
  const display = displays.get(key) ?? getFullStyle(element).display;
  displays.set(key, display);
  return display;
}

const readInherited =
  (name: 'pointerEvents' | 'visibility', initial: string) =>
  (element: HTMLElement): string => {
    for (let at: HTMLElement | null = element; at !== null; at = at.parentElement)
      if (at.style[name] !== '') return at.style[name];
    return initial;
  };

const readers: Readonly<Partial<Record<string | symbol, (element: HTMLElement) => string>>> = {
  display: readDisplay,
  visibility: readInherited('visibility', 'visible'),
  pointerEvents: readInherited('pointerEvents', 'auto'),
};

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return getFullStyle(element, pseudo);
  const read = (name: string | symbol): unknown =>
    readers[name]?.(element as HTMLElement) ?? Reflect.get(getFullStyle(element), name);
  const getPropertyValue = (name: string): string =>
    readers[name]?.(element as HTMLElement) ?? getFullStyle(element).getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : read(name)),
  });
};
