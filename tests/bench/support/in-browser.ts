import type { Browser, Locator, Page } from 'playwright-core';

interface Probe {
  /** The input event whose path to the screen is timed; null for none. */
  watched: string | null;
  readonly painted: number[];
  readonly durable: number[];
  readonly whenReady: (selector: string, maxMs: number) => Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/**
 * Runs in a page before its own scripts. `painted`: milliseconds from a trusted event's time stamp
 * until a task after the next frame. `durable`: milliseconds from the newest keystroke until a
 * writing IndexedDB transaction is complete.
 */
function install(): void {
  let pressedAt = 0;
  const afterFrame = (): Promise<number> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          resolve(performance.now());
        });
        port1.start();
        port2.postMessage(null);
      });
    });
  const probe: Probe = {
    watched: null,
    painted: [],
    durable: [],
    whenReady: (selector, maxMs) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (document.querySelector(selector) !== null) void afterFrame().then(resolve);
          else if (performance.now() < maxMs) setTimeout(look, 4);
          else
            reject(
              new Error(
                `${location.href} has no ${selector} but: ${document.body.innerText.slice(0, 300)}`,
              ),
            );
        };
        look();
      }),
  };
  window.probe = probe;
  for (const type of ['keydown', 'click', 'pointerup']) {
    window.addEventListener(
      type,
      (event) => {
        if (type === 'keydown') pressedAt = event.timeStamp;
        if (event.isTrusted && probe.watched === type)
          void afterFrame().then((at) => {
            probe.painted.push(at - event.timeStamp);
          });
      },
      { capture: true },
    );
  }
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function timed(
    this: IDBDatabase,
    ...given: Parameters<typeof transaction>
  ) {
    const started = transaction.apply(this, given);
    const since = pressedAt;
    if (given[1] === 'readwrite' && since > 0)
      started.addEventListener('complete', () => {
        probe.durable.push(performance.now() - since);
      });
    return started;
  };
}

/** A fresh page with the probe in it; a load measures a browser that has never been there. */
export async function probedPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on('crash', () => {
    console.error(`the page crashed: ${page.url()}`);
  });
  // tsx keeps names by a helper that no page has.
  await page.addInitScript('globalThis.__name ??= (given) => given;');
  await page.addInitScript(install);
  return page;
}

const maxLoadMs = 60_000;

/**
 * Milliseconds from the start of the navigation until `selector` is there and the next frame is
 * out. Throws with the text of the page when it is not there after a minute.
 */
export async function load(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(([wanted, maxMs]) => window.probe.whenReady(wanted, maxMs), [
    selector,
    maxLoadMs,
  ] as const);
}

async function watching(
  page: Page,
  type: 'keydown' | 'click' | 'pointerup',
  work: () => Promise<void>,
): Promise<readonly number[]> {
  await page.evaluate((watched) => {
    Object.assign(window.probe, { watched });
    window.probe.painted.length = 0;
  }, type);
  await work();
  await page.evaluate(() => {
    window.probe.watched = null;
  });
  return page.evaluate(() => [...window.probe.painted]);
}

const keyPauseMs = 40;
const settleMs = 300;

/** Types `count` letters into the focused field; milliseconds to paint of each. */
export const typeLetters = (page: Page, count: number): Promise<readonly number[]> =>
  watching(page, 'keydown', async () => {
    for (let i = 0; i < count; i += 1) {
      await page.keyboard.press(String.fromCharCode(97 + (i % 26)));
      await page.waitForTimeout(keyPauseMs);
    }
  });

/** Clicks `count` times where the control is; milliseconds to paint of each. */
export const clickTimes = (
  page: Page,
  control: () => Pick<Locator, 'boundingBox'>,
  count: number,
): Promise<readonly number[]> =>
  watching(page, 'click', async () => {
    for (let i = 0; i < count; i += 1) {
      const box = await control().boundingBox();
      if (box === null) throw new Error('nothing to click');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(settleMs);
    }
  });

/** Runs `drop`, which ends in letting the mouse go; milliseconds to paint. */
export const dropped = (page: Page, drop: () => Promise<void>): Promise<readonly number[]> =>
  watching(page, 'pointerup', async () => {
    await drop();
    await page.waitForTimeout(settleMs);
  });

/** The times from keystroke to a complete transaction so far. */
export const durableTimes = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [...window.probe.durable]);

/** Bytes of JavaScript that the page has taken over the wire. */
export const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
