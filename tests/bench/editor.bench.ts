import { chromium, type Browser, type Page } from 'playwright-core';

import { findInstalledChromium } from '../../scripts/find-chromium.mjs';
import { startProduct } from '../journeys/support/product.ts';
import { serveBarePage } from './support/bare-page.ts';
import {
  clickTimes,
  dropped,
  durableTimes,
  load,
  probedPage,
  scriptBytes,
  typeLetters,
} from './support/in-browser.ts';
import { printTable, series, type Series } from './support/measure.ts';

const counts = (process.env['NS'] ?? '50,200,1000,5000').split(',').map(Number);
const [loads, keys, clicks, drops] = [5, 60, 8, 4];
const title = '[data-question-title]';

interface Contender {
  readonly address: (n: number) => string;
  readonly focusTitle: (page: Page) => Promise<void>;
  readonly control: (page: Page, name: 'add' | 'undo' | 'redo') => Parameters<typeof clickTimes>[1];
  readonly drop: (page: Page) => Promise<readonly number[]>;
}

type Measured = Readonly<
  Record<
    'ready' | 'key' | 'add' | 'undo' | 'redo' | 'drop' | 'durable' | 'script' | 'scriptAtReady',
    Series
  >
>;
const none = series([]);

async function measure(browser: Browser, contender: Contender, n: number): Promise<Measured> {
  const page = await probedPage(browser);
  await load(page, contender.address(n), title);
  const scriptAtReady = series([await scriptBytes(page)]);
  await page.waitForTimeout(1000);
  const script = series([await scriptBytes(page)]);
  await contender.focusTitle(page);
  const key = series(await typeLetters(page, keys));
  const durable = series(await durableTimes(page));
  const drop: number[] = [];
  for (let i = 0; i < drops; i += 1) drop.push(...(await contender.drop(page)));
  const clicked = async (name: 'add' | 'undo' | 'redo'): Promise<Series> =>
    series(await clickTimes(page, contender.control(page, name), clicks));
  const [add, undo, redo] = [await clicked('add'), await clicked('undo'), await clicked('redo')];
  await page.context().close();
  return { ready: none, key, add, undo, redo, drop: series(drop), durable, script, scriptAtReady };
}

/** A plain input without any code, alone on its page: what a key costs at least. */
async function measurePlainInput(browser: Browser, address: string): Promise<Series> {
  const page = await probedPage(browser);
  await load(page, address, '#plain');
  await page.locator('#plain').focus();
  const key = series(await typeLetters(page, keys));
  await page.context().close();
  return key;
}

async function readyTimes(
  browser: Browser,
  contenders: readonly Contender[],
  n: number,
): Promise<readonly Series[]> {
  const times: number[][] = contenders.map(() => []);
  for (let round = 0; round < loads; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const page = await probedPage(browser);
      times[index]?.push(await load(page, contender.address(n), title));
      await page.context().close();
    }
  }
  return times.map((each) => series(each));
}

const browser = await chromium.launch({
  executablePath: findInstalledChromium() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const product = await startProduct();
const bare = await serveBarePage();
process.env['OURS_URL'] = product.url;
process.env['NS'] = counts.join();
const { default: adapter } = await import('./peers/ours.mjs');

const ours: Contender = {
  address: (n) => adapter.url + adapter.query(n),
  focusTitle: async (page) => {
    await adapter.focusTitle(page);
  },
  control: (page, name) => () => adapter[name](page),
  drop: async (page) => {
    let times: readonly number[] = [];
    await adapter.drag(page, async (letGo: () => Promise<void>) => {
      times = await dropped(page, letGo);
    });
    return times;
  },
};
const floor: Contender = {
  address: bare.address,
  focusTitle: async (page) => {
    await page.locator(title).first().click();
    await page.keyboard.press('End');
  },
  control: (page, name) => () => page.locator(`#${name}`),
  drop: async (page) => {
    await page.locator('#move').hover();
    await page.mouse.down();
    return dropped(page, () => page.mouse.up());
  },
};

try {
  for (const n of counts) {
    const [ourReady = none, floorReady = none] = await readyTimes(browser, [ours, floor], n);
    const plain = await measurePlainInput(browser, bare.address(0));
    const mine = { ...(await measure(browser, ours, n)), ready: ourReady };
    const theirs = { ...(await measure(browser, floor, n)), ready: floorReady };
    const row = (what: string, of: keyof Measured) => ({
      what,
      'ours, median': mine[of].median,
      'p95 ': mine[of].p95,
      'bare React list, median': theirs[of].median,
      p95: theirs[of].p95,
      ratio: mine[of].median / theirs[of].median,
    });
    printTable(
      `Editor with ${String(n)} questions in Chromium, milliseconds (${String(loads)} loads, ${String(keys)} keys, ${String(clicks)} clicks)`,
      [
        row('ready', 'ready'),
        row('key to paint', 'key'),
        row('add to paint', 'add'),
        row('undo to paint', 'undo'),
        row('redo to paint', 'redo'),
        row('drop to paint', 'drop'),
      ],
    );
    printTable('', [
      {
        what: 'key to paint, p95, over a plain input alone on its page',
        value: mine.key.p95 - plain.p95,
        unit: 'ms',
        figure: 5,
      },
      { what: 'keystroke to durable, median', value: mine.durable.median, unit: 'ms', figure: '' },
      {
        what: `keystroke to durable, p95 of ${String(mine.durable.runs)} transactions`,
        value: mine.durable.p95,
        unit: 'ms',
        figure: 50,
      },
      {
        what: 'JavaScript until ready, gzip',
        value: mine.scriptAtReady.median / 1000,
        unit: 'kB',
        figure: '',
      },
      {
        what: 'JavaScript with what is fetched ahead, gzip',
        value: mine.script.median / 1000,
        unit: 'kB',
        figure: 227,
      },
    ]);
  }
} finally {
  await browser.close();
  bare.close();
  await product.close();
}
