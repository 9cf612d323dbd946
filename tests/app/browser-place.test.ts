import { beforeEach, describe, expect, test } from 'vitest';

import { openBrowserPlace, type BrowserPlace } from '../../src/app/browser-place.ts';

let listeners: { readonly type: string; readonly listener: EventListener }[] = [];

/** The page's own history, whose listeners end with the test. */
function open(prefix = '/admin'): BrowserPlace {
  const addEventListener = (type: string, listener: EventListener): void => {
    listeners.push({ type, listener });
    window.addEventListener(type, listener);
  };
  return openBrowserPlace(
    {
      history: window.history,
      location: window.location,
      addEventListener: addEventListener as Window['addEventListener'],
    },
    prefix,
  );
}

const travelled = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener(
      'popstate',
      () => {
        resolve();
      },
      { once: true },
    );
  });

async function go(delta: number): Promise<void> {
  const arrived = travelled();
  window.history.go(delta);
  await arrived;
}

beforeEach(() => {
  for (const { type, listener } of listeners) window.removeEventListener(type, listener);
  listeners = [];
  window.history.pushState(null, '', '/admin/quiz?page=2');
});

describe('the place in the history', () => {
  test('NAV-001 paths are below the prefix, whatever the prefix', () => {
    const place = open();
    expect(place.current()).toEqual({ path: '/quiz', search: '?page=2' });
    expect(place.hrefOf('/banner')).toBe('/admin/banner');
    window.history.replaceState(null, '', '/admin');
    expect(open().current()).toEqual({ path: '/', search: '' });
    window.history.replaceState(null, '', '/administration');
    expect(open().current().path).toBe('/administration');
    window.history.replaceState(null, '', '/quiz');
    expect(open('').current().path).toBe('/quiz');
  });

  test('SES-05 an entry remembers where to return to', async () => {
    const place = open();
    place.go('/signin', { isReplace: true, from: '/quiz?page=2' });
    expect({ place: place.current(), from: place.from() }).toEqual({
      place: { path: '/signin', search: '' },
      from: '/quiz?page=2',
    });
    place.go('/dashboard');
    expect(place.from()).toBeNull();
    await go(-1);
    expect(place.from()).toBe('/quiz?page=2');
  });

  test('NAV-010 listeners hear each move once, and not the address they are at', async () => {
    const place = open();
    const heard: string[] = [];
    const stop = place.subscribe(() => {
      heard.push(place.current().path);
    });
    place.go('/dashboard');
    place.go('/dashboard');
    await go(-2);
    stop();
    place.go('/banner');
    expect(heard).toEqual(['/dashboard', '/quiz']);
  });
});

describe('a guarded history', () => {
  test('NAV-010 Back puts the address back, asks how far it was, and travels once it is allowed', async () => {
    const place = open();
    place.go('/dashboard');
    place.go('/quiz/create');
    let isGuarded = true;
    const asked: number[] = [];
    place.guard(
      () => isGuarded,
      (delta) => {
        asked.push(delta);
      },
    );

    const putBack = go(-2).then(travelled);
    await putBack;
    expect({ asked, shown: window.location.pathname, place: place.current().path }).toEqual({
      asked: [-2],
      shown: '/admin/quiz/create',
      place: '/quiz/create',
    });

    const arrived = travelled();
    place.travel(-2);
    await arrived;
    expect({ asked, shown: window.location.pathname, place: place.current().path }).toEqual({
      asked: [-2],
      shown: '/admin/quiz',
      place: '/quiz',
    });

    isGuarded = false;
    await go(1);
    expect({ asked, place: place.current().path }).toEqual({ asked: [-2], place: '/dashboard' });
  });

  test('NAV-010 a guard that was taken off asks no more', async () => {
    const place = open();
    place.go('/quiz/create');
    const asked: number[] = [];
    const release = place.guard(
      () => true,
      (delta) => {
        asked.push(delta);
      },
    );
    release();
    await go(-1);
    expect({ asked, place: place.current().path }).toEqual({ asked: [], place: '/quiz' });
  });
});
