import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import {
  createBrowserHistory,
  type BrowserHistory,
} from '../../../src/app/navigation/browser-history.ts';

const opened: BrowserHistory[] = [];

/** The page's own history, which is followed until the test ends. */
function open(prefix = '/admin'): BrowserHistory {
  const history = createBrowserHistory(window, prefix);
  opened.push(history);
  return history;
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
  window.history.pushState(null, '', '/admin/quiz?page=2');
});

afterEach(() => {
  for (const history of opened.splice(0)) history.stop();
});

describe('the browser history', () => {
  test('a screen continues at another address, and the next one is a new screen', async () => {
    const history = open();
    const told: string[] = [];
    history.subscribe(() => told.push(history.getLocation().path));
    history.go('/quiz/create');
    expect(history.getOpenScreen()).toEqual({ path: '/quiz/create', continuedCount: 0 });
    history.go('/quiz/edit/7', { isReplace: true, keepsScreen: true });
    expect(history.getOpenScreen()).toEqual({ path: '/quiz/create', continuedCount: 0 });
    expect(window.location.pathname).toBe('/admin/quiz/edit/7');
    history.go('/quiz/create');
    expect(history.getOpenScreen()).toEqual({ path: '/quiz/create', continuedCount: 1 });
    await go(-1);
    expect(history.getOpenScreen()).toEqual({ path: '/quiz/edit/7', continuedCount: 1 });
    await go(-1);
    expect(history.getLocation().path).toBe('/quiz');
    expect(told).toEqual(['/quiz/create', '/quiz/edit/7', '/quiz/create', '/quiz/edit/7', '/quiz']);
  });

  test('NAV-001 paths are below the prefix, whatever the prefix', () => {
    const history = open();
    expect(history.getLocation()).toEqual({ path: '/quiz', search: '?page=2' });
    expect(history.toHref('/banner')).toBe('/admin/banner');
    window.history.replaceState(null, '', '/admin');
    expect(open().getLocation()).toEqual({ path: '/', search: '' });
    window.history.replaceState(null, '', '/administration');
    expect(open().getLocation().path).toBe('/administration');
    window.history.replaceState(null, '', '/quiz');
    expect(open('').getLocation().path).toBe('/quiz');
  });

  test('SES-05 a history entry stores the path to return to', async () => {
    const history = open();
    history.go('/signin', { isReplace: true, from: '/quiz?page=2' });
    expect({ place: history.getLocation(), from: history.getReturnPath() }).toEqual({
      place: { path: '/signin', search: '' },
      from: '/quiz?page=2',
    });
    history.go('/dashboard');
    expect(history.getReturnPath()).toBeNull();
    await go(-1);
    expect(history.getReturnPath()).toBe('/quiz?page=2');
  });

  test('NAV-010 listeners are called once per move, and not for the current address', async () => {
    const history = open();
    const received: string[] = [];
    const stop = history.subscribe(() => {
      received.push(history.getLocation().path);
    });
    history.go('/dashboard');
    history.go('/dashboard');
    await go(-2);
    stop();
    history.go('/banner');
    expect(received).toEqual(['/dashboard', '/quiz']);
  });
});

describe('a guarded history', () => {
  test('NAV-010 Back restores the address, asks with the number of steps, and moves once it is allowed', async () => {
    const history = open();
    history.go('/dashboard');
    history.go('/quiz/create');
    let isGuarded = true;
    const requests: number[] = [];
    history.guard(
      () => isGuarded,
      (delta) => {
        requests.push(delta);
      },
    );

    const putBack = go(-2).then(travelled);
    await putBack;
    expect({
      asked: requests,
      shown: window.location.pathname,
      place: history.getLocation().path,
    }).toEqual({
      asked: [-2],
      shown: '/admin/quiz/create',
      place: '/quiz/create',
    });

    const arrived = travelled();
    history.goBy(-2);
    await arrived;
    expect({
      asked: requests,
      shown: window.location.pathname,
      place: history.getLocation().path,
    }).toEqual({
      asked: [-2],
      shown: '/admin/quiz',
      place: '/quiz',
    });

    isGuarded = false;
    await go(1);
    expect({ asked: requests, place: history.getLocation().path }).toEqual({
      asked: [-2],
      place: '/dashboard',
    });
  });

  test('NAV-010 a removed guard does not ask', async () => {
    const history = open();
    history.go('/quiz/create');
    const requests: number[] = [];
    const release = history.guard(
      () => true,
      (delta) => {
        requests.push(delta);
      },
    );
    release();
    await go(-1);
    expect({ asked: requests, place: history.getLocation().path }).toEqual({
      asked: [],
      place: '/quiz',
    });
  });

  test('NAV-010 a stopped history neither asks nor moves', async () => {
    const history = open();
    history.go('/quiz/create');
    const requests: number[] = [];
    history.guard(
      () => true,
      (delta) => {
        requests.push(delta);
      },
    );
    history.stop();
    const next = open();
    await go(-1);
    expect({ asked: requests, place: next.getLocation().path }).toEqual({
      asked: [],
      place: '/quiz',
    });
  });
});
