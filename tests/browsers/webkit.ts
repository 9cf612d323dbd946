import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Builder, By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';

import { findProgram } from '../../scripts/find-chromium.mjs';
import { endProcess, findFreePort, startProcess } from '../cluster/processes.ts';
import { poll } from '../support/poll.ts';
import type { AtEnd, Browser } from './journey.ts';

const keyCodes: Readonly<Record<string, string>> = {
  ArrowUp: Key.ARROW_UP,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
};
const maxWaitMs = 20_000;

/** Returns the path of WebKitGTK's small browser, or null. */
const findMiniBrowser = (): string | null =>
  readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path)) ?? null;

/** Starts `binary` on a display of its own, driven by `webDriver`. */
async function startDriver(
  { binary, webDriver, xvfb }: Readonly<Record<'binary' | 'webDriver' | 'xvfb', string>>,
  atEnd: AtEnd,
): Promise<WebDriver> {
  const display = startProcess('Xvfb', xvfb, ['-displayfd', '1', '-screen', '0', '1440x1000x24']);
  atEnd(() => endProcess(display, 'SIGTERM'));
  const [number] = await poll('the display', () => /^\d+$/m.exec(display.getOutput()));
  const port = String(await findFreePort());
  const server = startProcess('WebKitWebDriver', webDriver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  atEnd(() => endProcess(server, 'SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  await poll('WebKitWebDriver', () => fetch(`${url}/status`).catch(() => null));
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  atEnd(() => driver.quit());
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 });
  return driver;
}

/** Starts WebKit, the engine of Safari. Returns null when a program for it is missing. */
export async function startWebKit(atEnd: AtEnd): Promise<Browser | null> {
  const binary = findMiniBrowser();
  const webDriver = findProgram('WebKitWebDriver');
  const xvfb = findProgram('Xvfb');
  if (binary === null || webDriver === null || xvfb === null) return null;
  const driver = await startDriver({ binary, webDriver, xvfb }, atEnd);

  const find = async (place: string): Promise<WebElement> => {
    const element = await driver.wait(until.elementLocated(By.xpath(place)), maxWaitMs, place);
    return driver.wait(until.elementIsVisible(element), maxWaitMs, place);
  };
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    click: async (place) => (await find(place)).click(),
    drag: async (from, to) => {
      const [start, end] = [await find(from), await find(to)];
      const actions = driver.actions().move({ origin: start }).press();
      await actions.move({ origin: start, y: 20 }).move({ origin: end }).release().perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: async (...keys) => {
      const codes = keys.map((key) => keyCodes[key] ?? key);
      const actions = driver.actions();
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.toReversed()) actions.keyUp(code);
      await actions.perform();
    },
    read: (expression) => driver.executeScript(`return ${expression}`),
  };
}
