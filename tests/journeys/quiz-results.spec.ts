import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { openQuizApi } from './support/quiz-api.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { chooseRowAction } from './support/row-actions.ts';

const title = 'Biology 101: Cells';
const setDeadline = '**/api/admin/quiz/set_end_date/*';
const getStudents = (page: Page) => page.getByRole('table', { name: `Results of ${title}` });
const getFact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

async function openFromList(page: Page): Promise<void> {
  await signIn(page, 'super', '/quiz/customer-quiz?search=Biology+101');
  await chooseRowAction(page.getByRole('row').filter({ hasText: title }), 'View Results');
  await expect(page.getByRole('heading', { level: 1, name: `Results of ${title}` })).toBeVisible();
}

test('QLST-50 QRES-01 to QRES-23 from the customer list to the results, their pages, a file, a student and back, in both themes and on a phone', async ({
  page,
}) => {
  await openFromList(page);
  await expect(getFact(page, 'Quiz Type')).toHaveText('Graded');
  await expect(getFact(page, 'Distributed to')).toHaveText('46 students');
  await expect(getFact(page, 'Completed by')).toHaveText('35 students');
  await expect(page.getByRole('heading', { name: 'Scores' })).toBeVisible();
  await expect(
    page.getByText('Those who did well overall got it wrong more often.').first(),
  ).toBeVisible();
  await expect(page.getByText('Few got it right.').first()).toBeVisible();
  for (const head of ['Student e-mail', 'Score', 'Percentage', 'Date submitted'])
    await expect(getStudents(page).getByRole('columnheader', { name: head })).toBeVisible();

  await getStudents(page)
    .getByRole('columnheader', { name: 'Percentage' })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/sort=progress/);
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(getStudents(page).getByRole('row')).toHaveCount(7);
  await expect(getStudents(page).locator('[data-passed="true"]').first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(getStudents(page).getByRole('row')).toHaveCount(21);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^\d+_results\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect([lines.length, lines[0]]).toEqual([
    48,
    '\ufeff"Student e-mail","Score","Questions","Percentage","Duration (seconds)","Date distributed","Date submitted"',
  ]);
  await expect(page.getByText(/The results were saved as \d+_results\.csv$/)).toBeVisible();

  await page.getByText('Answers to question 3').click();
  await expectNoViolations(page, 'results');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(
    page.getByRole('list', { name: `Results of ${title}` }).getByRole('listitem'),
  ).toHaveCount(20);
  await expectNoViolations(page, 'results on a phone');

  await page
    .getByRole('link', {
      name: 'View Results in Detail of ana.silva@students.northfield.example',
    })
    .click();
  await expect(getFact(page, 'Assigned user')).toHaveText('ana.silva@students.northfield.example');
  await expect(getFact(page, 'Correct answers')).toHaveText(/^\d of 6$/);
  await expect(page.getByRole('region', { name: /^Question \d/ })).toHaveCount(6);
  await expect(page.getByText('Right answer', { exact: true })).toHaveCount(6);
  await expectNoViolations(page, 'a student on a phone');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Results of ${title}` })).toBeVisible();
});

test(
  "QRES-02 QRES-04 QRES-09 QRES-11 QRES-12 QRES-13 QVAL-30 QVAL-31 the deadline is set and removed, a failure keeps it, an expired trial locks it; the selector opens the customer's other quizzes",
  { tag: '@quick' },
  async ({ page, request }) => {
    const { id } = await (await openQuizApi(request, 'customer')).make('user', 'With a deadline');
    await signIn(page, 'super', `/quiz/customer-quiz/results/${String(id)}`);
    await expect(
      page
        .getByText('Distribute Quiz before viewing results', { exact: true })
        .filter({ visible: true }),
    ).toHaveCount(1);
    const group = page.getByRole('group', { name: 'Deadline' });
    // The library shows a tooltip only for a mouse that has moved before.
    await page.mouse.move(1, 1);
    await group.hover();
    await expect(page.getByRole('tooltip')).toHaveText(
      'Deadlines cannot be set beyond trial or subscription end date for the user.',
    );
    await intercept(page, setDeadline, (route) => route.abort());
    await page.getByRole('button', { name: 'Clear: Deadline' }).click();
    await page.getByRole('button', { name: 'Save the deadline' }).click();
    await expect(page.getByText('Failed to update Deadline').first()).toBeVisible();
    await page.unroute(setDeadline);
    const sent = page.waitForRequest(setDeadline);
    await page.getByRole('button', { name: 'Save the deadline' }).click();
    expect((await sent).postDataJSON()).toEqual({ end_date: null });
    await expect(page.getByText('Deadline updated')).toBeVisible();
    await expect(
      page.getByText('No deadline: students can take the quiz indefinitely.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save the deadline' })).toBeHidden();

    const year = group.getByRole('spinbutton', { name: /year/ });
    for (const [part, digits] of [
      ['month', '01'],
      ['day', '15'],
      ['year', '2020'],
      ['hour', '09'],
      ['minute', '07'],
      ['AM/PM', 'a'],
    ] as const) {
      const segment = group.getByRole('spinbutton', { name: new RegExp(part, 'i') });
      await segment.click();
      await expect(segment).toBeFocused();
      await page.keyboard.type(digits);
    }
    await page.getByRole('heading', { level: 1 }).click();
    await expect(year).not.toHaveText('2020');
    await expect(group.getByRole('spinbutton', { name: /minute/ })).toHaveText(/^(00|30)$/);
    const second = page.waitForRequest(setDeadline);
    await page.getByRole('button', { name: 'Save the deadline' }).click();
    expect(
      Date.parse(((await second).postDataJSON() as { end_date: string }).end_date),
    ).toBeGreaterThan(Date.now());
    await expect(page.getByRole('button', { name: 'Save the deadline' })).toBeHidden();

    await page.getByRole('button', { name: /^Quiz With a deadline/ }).click();
    await page.getByRole('option', { name: 'Genetics Homework 3' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Results of Genetics Homework 3' }),
    ).toBeVisible();

    await page.goto(toUrl('/quiz/customer-quiz?search=Physics+Lab'));
    await chooseRowAction(
      page.getByRole('row').filter({ hasText: 'Physics Lab Preparation' }),
      'View Results',
    );
    await expect(
      page.getByText('You cannot perform this action as your trial period has expired.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the calendar: Deadline' })).toBeDisabled();
  },
);
