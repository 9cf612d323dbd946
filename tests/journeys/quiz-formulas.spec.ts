import { expect, test, type Locator, type Page } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { getTitleField } from './support/editor.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';

const matrix =
  '<p>Solve <math alttext="\\begin{pmatrix}a&amp;b\\\\c&amp;d\\end{pmatrix}"><mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable></math></p>';

test('QED-58 QVIEW-16 the cells of a matrix keep their distance in the editor, the preview and the viewer', async ({
  page,
}) => {
  const { id } = await (await openTemplateApi()).create('Matrices', [[matrix]]);
  /** The distances between the letters of the first matrix, in font sizes. */
  const readGaps = () =>
    page
      .locator('.rich-text mtable')
      .last()
      .evaluate((table) => {
        const [a, b, c] = [...table.querySelectorAll('mi')].map((letter) =>
          letter.getBoundingClientRect(),
        );
        const size = Number.parseFloat(getComputedStyle(table).fontSize);
        const [across, down] = [(b?.left ?? 0) - (a?.right ?? 0), (c?.top ?? 0) - (a?.bottom ?? 0)];
        return [across / size > 0.5, down / size > 0.1];
      });
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect(getTitleField(page)).toHaveValue('Matrices');
  await expect.poll(readGaps).toEqual([true, true]);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog').locator('mtable')).toBeVisible();
  await expect.poll(readGaps).toEqual([true, true]);
  await page.goto(toUrl(`/quiz/view/${String(id)}`));
  await expect(page.locator('mtable')).toBeVisible();
  await expect.poll(readGaps).toEqual([true, true]);
});

const getQuestion = (page: Page): Locator => page.locator('[data-question-title]').first();
const getField = (page: Page): Locator => page.getByRole('textbox', { name: 'LaTeX' });

test('QED-58 aligned equations stand in a line of their own and meet at the equals sign', async ({
  page,
}) => {
  const { id } = await (
    await openTemplateApi()
  ).create('Equations', [['<p>Solve <b>it</b>: </p>']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect(getTitleField(page)).toHaveValue('Equations');
  await getQuestion(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(String.raw`$\begin{align}a&=b+c\\ddd&=e\end{align}$`);
  const cells = getQuestion(page).locator('math mtd[columnalign=right] > *');
  await expect(cells).toHaveCount(2);
  const [short, long] = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect()),
  );
  expect(short?.right).toBeCloseTo(long?.right ?? 0, 0);
  expect(short?.left).toBeGreaterThan((long?.left ?? 0) + 5);
  const text = await getQuestion(page).locator('strong').boundingBox();
  expect(short?.top).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
});

test('QED-58 a formula is typed between dollars, taken back, and written with symbols by keyboard', async ({
  page,
}) => {
  const { id } = await (await openTemplateApi()).create('Rates', [['<p>The <b>rate</b> is </p>']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect(getTitleField(page)).toHaveValue('Rates');
  const question = getQuestion(page);
  await question.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('$5 and $6, $');
  await page.keyboard.type(String.raw`\frac{v}{K_m}$`);
  const formula = question.locator('.formula math');
  await expect(formula).toHaveAttribute('alttext', String.raw`\frac{v}{K_m}`);
  await expect(question).toContainText('$5 and $6, ');
  await page.keyboard.press('Backspace');
  await expect(formula).toHaveCount(0);
  await expect(question).toHaveText(String.raw`The rate is $5 and $6, $\frac{v}{K_m}$`);
  await page.keyboard.press('Control+Shift+z');
  await expect(formula).toHaveCount(1);
  await page.keyboard.type(' or ');

  await page.getByRole('button', { name: 'Formula' }).click();
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('v');
  await page.keyboard.press('Shift+Home');
  await page.getByRole('searchbox', { name: 'Search symbols' }).fill('square');
  await page.keyboard.press('Enter');
  await expect(getField(page)).toHaveValue(String.raw`\sqrt{v}`);
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('+1');
  await page.getByRole('searchbox', { name: 'Search symbols' }).fill('');
  await page.keyboard.press('ArrowDown');
  const symbols = page.getByRole('toolbar', { name: 'Symbols' });
  await expect(symbols.getByRole('button', { name: 'Fraction' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(symbols.getByRole('button', { name: 'Not', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const above = await symbols.evaluate((box) => {
    const focused = document.activeElement?.getBoundingClientRect();
    const last = [...box.querySelectorAll('button')].at(-1)?.getBoundingClientRect();
    return [
      (focused?.top ?? 0) < (last?.top ?? 0),
      Math.abs((focused?.left ?? 0) - (last?.left ?? 0)) < 2,
    ];
  });
  expect(above).toEqual([true, true]);
  await expectNoViolations(page, 'the formula dialog');
  await getField(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(question).toBeFocused();
  await expect(formula.last()).toHaveAttribute('alttext', String.raw`\sqrt{v+1}`);
});

test('QED-58 the math font is fetched with the first formula, and never without one', async ({
  page,
}) => {
  const api = await openTemplateApi();
  const plain = await api.create('Words', [['<p>The <b>rate</b></p>']]);
  const { id } = await api.create('Matrices', [[matrix]]);
  const fetched: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().includes('stix-two-math')) fetched.push(response.headers()['cache-control']);
  });
  await signIn(page, 'super', `/quiz/edit/${String(plain.id)}`);
  await expect(getQuestion(page)).toHaveText('The rate');
  await page.evaluate(() => document.fonts.ready);
  expect(fetched).toEqual([]);
  await page.goto(toUrl(`/quiz/view/${String(id)}`));
  await expect(page.locator('mtable')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "STIX Two Math"')))
    .toBe(true);
  expect(fetched).toEqual([expect.stringContaining('immutable')]);
});
