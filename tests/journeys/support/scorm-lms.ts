import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';

import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import type { ScormFormat } from '../../../src/domain/interchange/package-format.ts';

const origin = 'https://lms.test';
const require = createRequire(import.meta.url);
const library = dirname(require.resolve('scorm-again'));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  // Some learning systems name an encoding that is not that of their files.
  '.js': 'text/javascript; charset=ISO-8859-1',
  '.css': 'text/css',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
  '.woff2': 'font/woff2',
};

/**
 * A call of the run-time API: its name without `LMS`, what was given, what was answered, and the
 * error code after it.
 */
export interface LmsCall {
  readonly name: string;
  readonly given: readonly string[];
  readonly answer: string;
  readonly code: string;
}

/** Elements of the data model by name, as a learning system keeps them. */
export type Kept = Readonly<Record<string, unknown>>;

/** A quiz launched in a learning system. */
export interface Launch {
  readonly page: Page;
  readonly quiz: FrameLocator;
  readonly calls: () => Promise<readonly LmsCall[]>;
  /** Ends the visit as closing its window does, and answers with what the system keeps of it. */
  readonly leave: () => Promise<Kept>;
  /** Has the next calls of this name answer false. */
  readonly breakCalls: (name: string, isBroken: boolean) => Promise<void>;
}

/**
 * What the page of the learning system runs: the API of scorm-again, every call of which is written
 * down.
 */
const createLmsScript = (format: ScormFormat, kept: Kept | null): string => `
  const isOld = ${JSON.stringify(format)} === '1.2';
  const api = isOld ? new Scorm12API({ autocommit: false, logLevel: 5 }) : new Scorm2004API({ autocommit: false, logLevel: 5 });
  api.loadFromJSON(${JSON.stringify(kept ?? (format === '1.2' ? { core: { entry: 'ab-initio' } } : { entry: 'ab-initio' }))});
  window.calls = [];
  window.broken = new Set();
  const fault = isOld ? 'LMSGetLastError' : 'GetLastError';
  const own = {};
  for (const name of isOld ? ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish'] : ['Initialize', 'GetValue', 'SetValue', 'Commit', 'Terminate']) own[name] = (...given) => {
    const isBroken = window.broken.has(name.replace(/^LMS/, ''));
    const answer = isBroken ? 'false' : String(api[name](...given));
    window.calls.push({ name: name.replace(/^LMS/, ''), given, answer, code: isBroken ? '101' : api[fault]() });
    return answer;
  };
  own[fault] = () => (window.broken.size > 0 ? '101' : api[fault]());
  own[isOld ? 'LMSGetErrorString' : 'GetErrorString'] = (code) => (code === '101' ? 'The line is dead.' : api[isOld ? 'LMSGetErrorString' : 'GetErrorString'](code));
  window[isOld ? 'API' : 'API_1484_11'] = own;
  window.keep = () => api.renderCMIToJSONObject().cmi;
`;

/** The files of a package by path. */
export const unzipPackage = (zip: Uint8Array): Readonly<Record<string, Uint8Array>> =>
  unzipSync(zip);

/**
 * Serves a package and a learning system of `format` in a browser; the network has nothing else.
 */
export async function installLms(
  context: BrowserContext,
  files: Readonly<Record<string, Uint8Array>>,
  format: ScormFormat,
): Promise<{
  readonly strays: readonly string[];
  readonly launch: (page: Page, kept?: Kept | null) => Promise<Launch>;
  readonly practice: (page: Page) => Promise<void>;
}> {
  const script = await readFile(
    join(library, format === '1.2' ? 'scorm12.min.js' : 'scorm2004.min.js'),
    'utf8',
  );
  const strays: string[] = [];
  const pages = new Map<Page, Kept | null>();
  await context.route('**', (route) => {
    const { origin: at, pathname } = new URL(route.request().url());
    const html = (body: string): Promise<void> =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!DOCTYPE html><html lang="en"><title>Learning system</title>${body}</html>`,
      });
    if (at !== origin) {
      strays.push(route.request().url());
      return route.abort();
    }
    if (pathname === '/api.js')
      return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname === '/launch')
      return html(
        `<script src="/api.js"></script><script>${createLmsScript(format, pages.get(route.request().frame().page()) ?? null)}</script><body style="margin:0"><iframe title="Quiz" src="/package/index.html" style="display:block;width:100%;height:100vh;border:0"></iframe>`,
      );
    if (pathname === '/left') return html('<body>Left');
    const file = files[pathname.replace(/^\/package\//, '')];
    return file === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({
          contentType: types[extname(pathname)] ?? 'application/octet-stream',
          body: Buffer.from(file),
        });
  });
  return {
    strays,
    practice: async (page) => {
      await page.goto(`${origin}/package/index.html`);
    },
    launch: async (page, kept = null) => {
      pages.set(page, kept);
      await page.goto(`${origin}/launch`);
      const read = <T>(expression: string): Promise<T> => page.evaluate(expression);
      return {
        page,
        quiz: page.frameLocator('iframe'),
        calls: () => read('window.calls'),
        breakCalls: async (name, isBroken) => {
          await page.evaluate(
            `window.broken.${isBroken ? 'add' : 'delete'}(${JSON.stringify(name)})`,
          );
        },
        leave: async () => {
          // Taking the frame away is what a system does when its window is closed: the quiz gets
          // its pagehide, and the page stays to be asked.
          await page.evaluate(
            "new Promise((resolve) => { const frame = document.querySelector('iframe'); frame.addEventListener('load', resolve, { once: true }); frame.src = '/left'; })",
          );
          return read<Kept>('window.keep()');
        },
      };
    },
  };
}
