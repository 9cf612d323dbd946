import { chromium, type Page } from 'playwright-core';

import { findInstalledChromium } from '../../scripts/find-chromium.mjs';
import { startProduct } from '../journeys/support/product.ts';
import { load, probedPage, typeLetters } from './support/in-browser.ts';
import { printTable, series } from './support/measure.ts';

const questionCount = Number(process.env['N'] ?? '1000');
const [rounds, keysPerRound] = [4, 50];
const title = '[data-question-title]';

const browser = await chromium.launch({
  executablePath: findInstalledChromium() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
});
const product = await startProduct();
process.env['OURS_URL'] = product.url;
process.env['NS'] = String(questionCount);
const { default: adapter } = await import('./peers/ours.mjs');

/** Opens an inspector in another window, which follows the editor. */
async function followEditor(editor: Page): Promise<Page> {
  const inspector = await editor.context().newPage();
  await inspector.goto(new URL('inspector', adapter.url).href);
  await inspector.getByRole('button', { name: /^quizEditor/ }).click();
  await inspector.getByText(/^Live:/).waitFor();
  // To open the inspector and to lay out its chart keeps both cores at work for some seconds.
  await inspector.getByRole('tabpanel', { name: 'Chart' }).locator('svg g').first().waitFor();
  await editor.bringToFront();
  await editor.waitForTimeout(3000);
  return inspector;
}

async function type(editor: Page): Promise<readonly number[]> {
  await adapter.focusTitle(editor);
  return typeLetters(editor, keysPerRound);
}

/** Returns how many changes of the title the log of the inspector has. */
async function countEvents(inspector: Page): Promise<number> {
  const events = inspector.getByRole('region', { name: 'Events', exact: true });
  await events.getByRole('searchbox').fill('question.setTitle');
  return Number((await events.getByRole('heading').innerText()).replace('Events', ''));
}

try {
  const editor = await probedPage(browser);
  await load(editor, adapter.url + adapter.query(questionCount), title);
  await type(editor);
  const without: number[] = [];
  const following: number[] = [];
  let recorded = 0;
  for (let round = 0; round < rounds; round += 1) {
    without.push(...(await type(editor)));
    const inspector = await followEditor(editor);
    following.push(...(await type(editor)));
    recorded += await countEvents(inspector);
    await inspector.close();
  }
  const [plain, followed] = [series(without), series(following)];
  printTable(
    `A key in the editor with ${String(questionCount)} questions, milliseconds to paint (${String(plain.runs)} keys each)`,
    [
      { what: `recorded events: ${String(recorded)}`, median: '', p95: '' },
      { what: 'without an inspector', median: plain.median, p95: plain.p95 },
      { what: 'followed by an inspector', median: followed.median, p95: followed.p95 },
      {
        what: 'difference',
        median: followed.median - plain.median,
        p95: followed.p95 - plain.p95,
      },
    ],
  );
} finally {
  await browser.close();
  await product.close();
}
