import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { chromium, expect as expectWithin, type Locator, type Page } from '@playwright/test';

import { findInstalledChromium } from '../../scripts/find-chromium.mjs';
import { fillSignIn, toUrl } from '../journeys/support/app.ts';
import { getTitleField } from '../journeys/support/editor.ts';
import { findFreePort } from '../support/postgres-cluster.ts';
import { poll } from '../support/poll.ts';
import type { AtEnd, Journey } from './journey.ts';

const maxBuildSeconds = 300;
const maxEndMs = 20_000;
const maxLogLength = 20_000;
const expect = expectWithin.configure({ timeout: 60_000 });

/** What each screen shows of the demo library once it has loaded. */
const screens: Readonly<Record<string, (page: Page) => Locator>> = {
  '/dashboard': (page) =>
    page.getByRole('region', { name: 'Classes to publish' }).getByRole('link'),
  '/quiz': (page) => page.getByRole('row', { name: /Neurons and Signals/ }),
  '/quiz/library': (page) => page.getByRole('row', { name: /College Physics/ }),
  '/classes': (page) => page.getByRole('row', { name: /Research Methods/ }),
  '/classes/1': (page) => page.getByRole('table', { name: 'Students of Biology 101' }),
  '/sponsors': (page) => page.getByRole('row', { name: /Kestrel Glassware/ }),
  '/institutions': (page) => page.getByRole('row', { name: /Brightwater High School/ }),
  '/translations': (page) => page.getByText('video.subtitles'),
  '/banner': (page) => page.getByRole('textbox', { name: 'Message' }),
  '/quiz/edit/1': (page) => page.getByRole('button', { name: 'Save Quiz' }),
  '/inspector?machine=theme&tab=chart': (page) => page.locator('[data-state="theme"]'),
};

/** What a screen says when its calls were aborted because StrictMode mounted it twice. */
const failure =
  /could not be loaded|being edited in another tab|Oops, something went wrong|^Error$/m;

/** A change of a source, and what it adds to the page. */
interface Reload {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly mark: string;
}

/** A view of the quiz editor, and the screen that holds the editor's actor. */
const reloads: readonly Reload[] = [
  {
    file: 'src/views/quiz/editor/editor-header.tsx',
    from: '<h1 ',
    to: '<h1 data-reloaded="view" ',
    mark: '[data-reloaded=view]',
  },
  {
    file: 'src/app/screens/quiz-editor.tsx',
    from: '<VideoPlayerContext value={player}>',
    to: '<VideoPlayerContext value={player}><span data-reloaded="screen" />',
    mark: '[data-reloaded=screen]',
  },
];

/**
 * Starts `npm run dev` in a process group of its own, which ends with all it started. Returns the
 * address of the console.
 */
async function startDev(atEnd: AtEnd): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-dev-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const port = await findFreePort();
  const dev = spawn('npm', ['run', 'dev'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', SEED: 'demo' },
  });
  let log = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-maxLogLength);
    });
  // Its output closes when the last process of the group has ended.
  let isRunning = true;
  const ended = once(dev, 'close').then(() => {
    isRunning = false;
  });
  const signal = (name: NodeJS.Signals): void => {
    if (isRunning && dev.pid !== undefined) process.kill(-dev.pid, name);
  };
  atEnd(async () => {
    signal('SIGTERM');
    await Promise.race([ended, delay(maxEndMs)]);
    signal('SIGKILL');
    await ended;
  });
  await poll(
    'npm run dev is ready',
    () => {
      if (!isRunning) throw new Error(`npm run dev has ended:\n${log}`);
      return log.includes('Built in') && log.includes('Lectern is running at') ? true : null;
    },
    maxBuildSeconds,
  );
  return `http://127.0.0.1:${String(port)}/admin/`;
}

/**
 * Changes a source until the page shows it, and takes the change back until the page shows that. The
 * source is restored at the end in any case.
 */
async function reloadHot(page: Page, { file, from, to, mark }: Reload, atEnd: AtEnd) {
  const source = await readFile(file, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  let isChanged = true;
  const restore = async (): Promise<void> => {
    if (isChanged) await writeFile(file, source);
    isChanged = false;
  };
  atEnd(restore);
  await writeFile(file, source.replace(from, to));
  await expect(page.locator(mark)).toBeAttached();
  await restore();
  await expect(page.locator(mark)).toHaveCount(0);
}

/**
 * Types into a quiz, reloads what shows it, and types on. Now and then Parcel updates more modules
 * than it can replace, and reloads the page: then the draft is offered.
 */
async function keepDraft(page: Page, reload: Reload, atEnd: AtEnd): Promise<void> {
  const title = getTitleField(page);
  const offer = page.getByRole('button', { name: 'Continue editing' }).first();
  await title.fill('Not saved');
  await reloadHot(page, reload, atEnd);
  await expect(title.or(offer)).toBeVisible();
  if (await offer.isVisible()) {
    console.log(`Parcel reloaded the page after a change of ${reload.file}.`);
    await offer.click();
  }
  await expect(title).toHaveValue('Not saved');
  await title.fill('Not saved, and more');
  await expect(title).toHaveValue('Not saved, and more');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title).not.toHaveValue('Not saved, and more');
}

/**
 * Starts `npm run dev` and returns a journey through its screens, which React's StrictMode mounts
 * twice, and through hot reloads. Returns null without a Chromium.
 */
export async function startDevJourney(atEnd: AtEnd): Promise<Journey | null> {
  const executablePath = findInstalledChromium();
  if (executablePath === null) return null;
  const base = await startDev(atEnd);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  atEnd(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('dialog', (dialog) => void dialog.accept());
  const expectNoFailure = async (): Promise<void> => {
    await expect(page.locator('body')).not.toContainText(failure);
    expect(errors).toEqual([]);
  };
  return {
    steps: [
      [
        'the sign-in form leads to the console',
        async () => {
          await page.goto(base);
          await fillSignIn(page, 'super');
          await expect(page.getByRole('banner').first()).toBeVisible();
        },
      ],
      ...Object.entries(screens).map(
        ([path, getContent]) =>
          [
            `${path} shows its content`,
            async () => {
              await page.goto(toUrl(path, base));
              await expect(getContent(page).first()).toBeVisible();
              await expectNoFailure();
            },
          ] as const,
      ),
      ...reloads.map(
        (reload, index) =>
          [
            `a hot reload of ${reload.file} keeps the draft`,
            async () => {
              await page.goto(toUrl(`/quiz/edit/${String(index + 1)}`, base));
              await expect(getTitleField(page)).toBeVisible();
              await keepDraft(page, reload, atEnd);
              await expectNoFailure();
            },
          ] as const,
      ),
    ],
    readPage: () => page.locator('body').innerText(),
  };
}
