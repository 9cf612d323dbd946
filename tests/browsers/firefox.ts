import { launch, type ElementHandle, type KeyInput } from 'puppeteer-core';

import { findProgram } from '../../scripts/find-chromium.mjs';
import type { AtEnd, Browser } from './journey.ts';

/** Starts Firefox without a window, driven over WebDriver BiDi. Returns null without a Firefox. */
export async function startFirefox(atEnd: AtEnd): Promise<Browser | null> {
  const executablePath = findProgram('firefox-esr', 'firefox');
  if (executablePath === null) return null;
  const firefox = await launch({ browser: 'firefox', executablePath, headless: true });
  atEnd(() => firefox.close());
  const page = await firefox.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  // The page asks whether it may be left with unsaved changes.
  page.on('dialog', (dialog) => void dialog.accept());

  const find = async (place: string): Promise<ElementHandle> => {
    const element = await page.waitForSelector(`::-p-xpath(${place})`, { visible: true });
    if (element === null) throw new Error(`not on the page: ${place}`);
    return element;
  };
  return {
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    click: async (place) => (await find(place)).click(),
    drag: async (from, to) => {
      const [start, end] = [await find(from), await find(to)];
      const { x, y } = await end.clickablePoint();
      await start.hover();
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 8 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    read: (expression) => page.evaluate(expression),
  };
}
