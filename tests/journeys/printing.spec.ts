import { expect, test, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { question, video } from '../server/store/quiz-payload.ts';
import { signIn, toUrl } from './support/app.ts';
import { openQuizApi } from './support/quiz-api.ts';

/** Counts what is printed and begins to print, instead of opening the dialog of the browser. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['prints'] = String(
        Number(document.documentElement.dataset['prints'] ?? 0) + 1,
      );
      window.dispatchEvent(new Event('beforeprint'));
    };
  });

/** Waits until the console prints once more, and returns the text of each page. */
async function readPages(page: Page, format: 'A4' | 'Letter'): Promise<readonly string[]> {
  await expect(page.locator('html[data-prints="1"]')).toBeAttached();
  await page.evaluate(() => {
    delete document.documentElement.dataset['prints'];
  });
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format })) }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return Promise.all(pages);
}

const choose = async (page: Page, choice: string): Promise<void> => {
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('menuitem', { name: choice }).click();
};

for (const format of ['A4', 'Letter'] as const)
  test(`QVIEW-06 a quiz prints on ${format} to fill in, no question is split, and the key has pages of its own @quick`, async ({
    page,
    request,
  }) => {
    const api = await openQuizApi(request, 'super');
    const numbers = Array.from({ length: 12 }, (_, index) => index);
    const { id } = await api.makeWith('template', {
      title: 'Cells on paper',
      activities: [
        {
          title: 'Organelles',
          sortIndex: 0,
          items: [
            video(21, 0),
            ...numbers.map((index) =>
              question(
                `Organelle number ${String(index + 1)}?`,
                index + 1,
                index === 0 ? [2] : [1, 4],
              ),
            ),
          ],
        },
      ],
    });
    await countPrints(page);
    await signIn(page, 'super', `/quiz/view/${String(id)}`);
    await choose(page, 'Quiz and answer key');
    const pages = await readPages(page, format);
    const key = pages.findIndex((text) => text.includes('Answer key: Cells on paper'));
    expect(pages[0]).toMatch(/Cells on paper.+Name.+Date.+Organelles.+Video: /);
    expect(key).toBe(pages.length - 1);
    expect(pages[key]).toMatch(/1\..*B.*Second.*2\..*A.*First.*D.*Fourth/);
    const questions = pages.slice(0, key);
    expect(questions.join(' ')).not.toMatch(/Edit|Right answer|Answers you give/);
    expect(questions.length).toBeGreaterThan(1);
    for (const text of questions)
      expect(text.match(/Organelle number/g)).toHaveLength(text.match(/Fourth/g)?.length ?? 0);
    expect(questions.join(' ').match(/Fourth/g)).toHaveLength(12);
    await expect(page.locator('[data-paper]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Cells on paper' })).toBeVisible();
  });

test('QRES-08 the key of the browser prints all students of the results, with the headings on each page', async ({
  page,
}) => {
  await countPrints(page);
  await signIn(page, 'super', '/quiz/customer-quiz?search=Biology+101');
  const link = page.getByRole('link', { name: 'Biology 101: Cells' }).first();
  const id = /\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0];
  await page.goto(toUrl(`/quiz/customer-quiz/results/${String(id)}?sort=-progress`));
  await expect(page.getByRole('table', { name: 'Results of Biology 101: Cells' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+p');
  const pages = await readPages(page, 'A4');
  expect(pages.join(' ').match(/@/g)).toHaveLength(46);
  const withStudents = pages.filter((text) => text.includes('@'));
  expect(withStudents.length).toBeGreaterThan(1);
  for (const text of withStudents) expect(text).toContain('Student e-mail');
  expect(pages.join(' ')).toContain('Discrimination');

  await page
    .getByRole('link', { name: /^View Results in Detail of/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const [result = ''] = await readPages(page, 'A4');
  expect(result).toMatch(/Results of Biology 101: Cells.+Assigned user.+User's answer.+Right/);
  expect(result).not.toContain('Next student');
});

test('ENT-03 the students of a class print as a table, with the headings on each page', async ({
  page,
}) => {
  await countPrints(page);
  await signIn(page, 'super', '/classes');
  await page.getByRole('link', { name: 'Cell Biology, Autumn' }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const pages = await readPages(page, 'Letter');
  expect(pages.join(' ').match(/@/g)).toHaveLength(44);
  expect(pages.length).toBeGreaterThan(1);
  for (const text of pages) expect(text).toContain('E-mail address');
});
