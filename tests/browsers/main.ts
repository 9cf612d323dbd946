/**
 * `node --import tsx tests/browsers/main.ts firefox` (`webkit`, `dev`) runs a short journey where
 * the other journeys do not go: in another browser than Chromium, or in what `npm run dev` serves.
 * The last line has the numbers.
 */
import { setTimeout as delay } from 'node:timers/promises';

import { startDevJourney } from './dev.ts';
import { startFirefox } from './firefox.ts';
import { startJourney, type AtEnd, type Browser, type Journey } from './journey.ts';
import { startWebKit } from './webkit.ts';

const maxStepSeconds = 180;
const maxEndSeconds = 60;
const maxPageLength = 2000;

const inBrowser =
  (start: (atEnd: AtEnd) => Promise<Browser | null>) =>
  async (atEnd: AtEnd): Promise<Journey | null> => {
    const browser = await start(atEnd);
    return browser === null ? null : startJourney(browser, atEnd);
  };

/** What each journey needs on this machine, and how it starts. */
const journeys = new Map([
  ['firefox', { needs: 'firefox-esr', start: inBrowser(startFirefox) }],
  ['webkit', { needs: 'webkit2gtk-driver and xvfb', start: inBrowser(startWebKit) }],
  ['dev', { needs: 'chromium', start: startDevJourney }],
]);

const ends: (() => Promise<unknown>)[] = [];

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Rejects when `work` takes too long. */
const limit = <T>(work: Promise<T>, seconds: number): Promise<T> =>
  Promise.race([
    work,
    delay(seconds * 1000, null, { ref: false }).then(() => {
      throw new Error(`not within ${String(seconds)} s`);
    }),
  ]);

/** Ends everything that was started, once. What cannot be ended is printed. */
async function endEach(): Promise<void> {
  for (let end = ends.pop(); end !== undefined; end = ends.pop())
    await limit(end(), maxEndSeconds).catch((error: unknown) => {
      console.error(error);
    });
}
let ending: Promise<void> | null = null;
const endAll = (): Promise<void> => (ending ??= endEach());

/** Runs the steps up to the first that fails. Returns the numbers. */
async function runJourney({
  steps,
  readPage,
}: Journey): Promise<{ passed: number; failed: number }> {
  for (const [index, [title, run]] of steps.entries()) {
    const startedAt = performance.now();
    try {
      await limit(run(), maxStepSeconds);
    } catch (error) {
      const page = String(await limit(readPage(), maxEndSeconds).catch(String));
      console.log(
        `FAILED  ${title}\n${describe(error)}\nThe page says:\n${page.slice(0, maxPageLength)}`,
      );
      return { passed: index, failed: 1 };
    }
    console.log(`passed  ${title} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  }
  return { passed: steps.length, failed: 0 };
}

for (const event of ['SIGINT', 'SIGTERM', 'uncaughtException'] as const)
  process.once(event, (reason: unknown) => {
    console.error(describe(reason));
    void endAll().then(() => process.exit(1));
  });

const name = process.argv[2] ?? '';
const chosen = journeys.get(name);
if (chosen === undefined) throw new Error(`Name a journey: ${[...journeys.keys()].join(', ')}.`);
let counts = '0 passed, 1 failed';
try {
  const journey = await chosen.start((end) => ends.push(end));
  if (journey === null) {
    console.log(`SKIPPED: the journey in ${name}. Install ${chosen.needs} for it.`);
    counts = '0 passed, 0 failed, 1 skipped';
  } else {
    const { passed, failed } = await runJourney(journey);
    counts = `${String(passed)} passed, ${String(failed)} failed`;
  }
} catch (error) {
  console.log(`FAILED  the start of ${name}\n${describe(error)}`);
} finally {
  await endAll();
}
console.log(counts);
process.exit(counts.includes(' 0 failed') ? 0 : 1);
