import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';

import { toUrl, signIn, type Account } from './support/app.ts';
import { getTitleField, openActivities, openDetails } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { openQuizApi } from './support/quiz-api.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { findDistributedQuiz } from './support/template-api.ts';

const getDateField = (page: Page, label: string): Locator =>
  page.getByRole('group', { name: label });
const readText = async (field: Locator): Promise<string> =>
  ((await field.textContent()) ?? '').replaceAll(/[⁦-⁩]/g, '').replaceAll(/\s+/g, ' ').trim();

/** Opens `path` in a time zone. */
async function openAt(
  browser: Browser,
  timezoneId: string,
  path: string,
  account: Account = 'super',
): Promise<Page> {
  const page = await (await browser.newContext({ timezoneId })).newPage();
  await signIn(page, account, path);
  await expect(getTitleField(page)).toBeVisible();
  return page;
}

/** Types a date into a date field, one segment after the other. */
async function writeDate(page: Page, label: string, keys: string): Promise<void> {
  await getDateField(page, label).getByRole('spinbutton').first().focus();
  await page.keyboard.type(keys);
}

async function writeQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.locator('[data-question-title]').first().fill('What is an enzyme?');
  for (const [index, text] of ['A catalyst', 'A vitamin', 'A hormone', 'A salt'].entries())
    await page
      .getByRole('textbox', { name: `Option ${'ABCDEFGH'.charAt(index)}`, exact: true })
      .fill(text);
}

const zones = [
  {
    here: 'Europe/Berlin',
    there: 'America/Los_Angeles',
    startDate: '2035-06-01T07:05:00.000Z',
    shownHere: 'Europe/Berlin, GMT+2',
    shownThere: '06/01/2035 12:05 AM',
    skipped: '032520350230A',
    jumped: '03/25/2035 03:30 AM',
  },
  {
    here: 'America/Los_Angeles',
    there: 'Europe/Berlin',
    startDate: '2035-06-01T16:05:00.000Z',
    shownHere: 'America/Los Angeles, GMT-7',
    shownThere: '06/01/2035 06:05 PM',
    skipped: '031120350230A',
    jumped: '03/11/2035 03:30 AM',
  },
] as const;

for (const { here, there, startDate, shownHere, shownThere, skipped, jumped } of zones) {
  const title = `QFRM-06 QFRM-09 QFRM-10 QFRM-11 QED-03 QFRM-28 the details of a library quiz saved in ${here} are the same in ${there}`;
  test(title, async ({ browser, request }) => {
    const { id } = await (
      await openQuizApi(request, 'super')
    ).make('library', `Kinetics in ${here}`);
    const page = await openAt(browser, here, `/quiz/library/edit/${String(id)}`);
    await page.getByRole('button', { name: 'Choose subjects' }).click();
    await page.getByRole('searchbox', { name: 'Search subjects' }).fill('genet');
    await page.getByRole('checkbox', { name: 'Genetics' }).check();
    await page.getByRole('button', { name: 'Save Subjects' }).click();
    await page.getByRole('radio', { name: 'Ungraded' }).check();

    await writeDate(page, 'Start Date', skipped);
    await expect.poll(() => readText(getDateField(page, 'Start Date'))).toBe(jumped);
    await writeDate(page, 'Start Date', '060120350905A');
    await expect.poll(() => readText(getDateField(page, 'Start Date'))).toBe('06/01/2035 09:05 AM');
    await expect(page.getByText(shownHere).first()).toBeVisible();

    await page.getByRole('button', { name: 'Open the calendar: End Date' }).click();
    const calendar = page.getByRole('dialog', { name: 'Calendar: End Date' });
    await expect(calendar.getByRole('heading', { name: 'April 2041' }).first()).toBeVisible();
    await calendar.getByRole('button', { name: /April 15, 2041/ }).click();
    await calendar.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => readText(getDateField(page, 'End Date'))).toMatch(/^04\/15\/2041 /);
    await page.getByRole('textbox', { name: 'Quiz Duration' }).fill('50');
    await page.getByRole('textbox', { name: /^Activity Title/ }).fill('Before the experiment');

    const sent = page.waitForRequest((each) => each.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save Quiz' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      startDate,
      endDate: '2041-04-15T09:30:00.000Z',
      duration: 50,
      isGraded: false,
      activities: [{ title: 'Before the experiment' }, { title: 'Activity 2' }],
    });
    await expect(page).toHaveURL(toUrl('/quiz/library'));

    const other = await openAt(browser, there, `/quiz/library/edit/${String(id)}`);
    await expect.poll(() => readText(getDateField(other, 'Start Date'))).toBe(shownThere);
    await expect(
      other.getByRole('group', { name: 'Subjects' }).getByText('Genetics'),
    ).toBeVisible();
    await expect(other.getByRole('radio', { name: 'Ungraded' })).toBeChecked();
    await expect(other.getByRole('textbox', { name: 'Quiz Duration' })).toHaveValue('50');
    await expect(other.getByRole('textbox', { name: /^Activity Title/ })).toHaveValue(
      'Before the experiment',
    );
    await expect(other.getByRole('status', { name: 'All changes saved' })).toBeVisible();
    await Promise.all([page.context().close(), other.context().close()]);
  });
}

test('QVAL-01 QVAL-02 QVAL-21 QVAL-25 QVAL-26 all errors are in one notification, a line each, the focus moves to the first, and nothing is sent', async ({
  browser,
}) => {
  const page = await openAt(browser, 'Europe/Berlin', '/quiz/my-quiz/create', 'customer');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/quiz\//.test(request.url())) sent.push(request.url());
  });
  await getTitleField(page).fill('Kinetics');
  await page.getByRole('radio', { name: 'Graded', exact: true }).check();
  await writeDate(page, 'Start Date', '010120200905A');
  await writeDate(page, 'End Date', '010120190905A');
  await page.getByRole('textbox', { name: 'Quiz Duration' }).fill('-5');
  await writeQuestion(page);
  await page.keyboard.press('Control+s');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.locator('[data-severity="error"]')).toHaveCount(1);
  await expect(notices).toContainText(
    'Quiz Duration should be a whole number of minutes, 0 or moreStart Date should be later than nowEnd Date should be later than Start Date'.replaceAll(
      /(more|now)(?=[A-Z])/g,
      '$1\n',
    ),
  );
  await expect(getDateField(page, 'Start Date').getByRole('spinbutton').first()).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Clear: Start Date' }).click();
  await expect(page.getByText('Start Date should be later than now', { exact: true })).toHaveCount(
    0,
  );
  await page.context().close();
});

test('QFRM-09 when the calendar cannot be loaded the field says so, and the date can be typed', async ({
  browser,
}) => {
  const page = await openAt(browser, 'UTC', '/quiz/library/create');
  await getDateField(page, 'Start Date').waitFor();
  await intercept(page, '**/date-time-calendar*', (route) => route.abort());
  await page.getByRole('button', { name: 'Open the calendar: Start Date' }).click();
  await expect(
    page.getByText('The calendar could not be loaded. Type the date instead.'),
  ).toBeVisible();
  await writeDate(page, 'Start Date', '060120350905A');
  await expect.poll(() => readText(getDateField(page, 'Start Date'))).toBe('06/01/2035 09:05 AM');
  await page.context().close();
});

for (const width of [1440, 360]) {
  const title = `NAV-002 QFRM-14 QFRM-18 axe finds no violation in the form, its dialogs and the reason of a locked control, at ${String(width)} px`;
  test(title, async ({ browser }) => {
    test.setTimeout(180_000);
    const page = await (
      await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 1000 } })
    ).newPage();
    const where = (state: string) => `form ${state} ${String(width)}`;
    await signIn(
      page,
      'super',
      `/quiz/customer-quiz/edit/${String(await findDistributedQuiz(page.request))}`,
    );
    await openDetails(page);
    await getDateField(page, 'End Date').waitFor();
    await expect(
      page.getByText(
        'The quiz has been distributed to students, so its access type cannot change.',
      ),
    ).toBeVisible();
    await expectNoViolations(page, where('locked'));

    await page.getByRole('button', { name: 'Open the calendar: End Date' }).click();
    await page.getByRole('dialog', { name: 'Calendar: End Date' }).waitFor();
    await expectNoViolations(page, where('calendar'));
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Choose subjects' }).click();
    await page.getByRole('checkbox', { name: 'Genetics' }).waitFor();
    await expectNoViolations(page, where('subjects'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.goto(toUrl('/quiz/library/create'));
    await openActivities(page);
    await page.getByRole('button', { name: 'Delete Activity 1' }).press('Enter');
    await page.getByRole('dialog', { name: 'A quiz needs at least one activity.' }).waitFor();
    await expectNoViolations(page, where('why not'));
    await page.keyboard.press('Escape');

    await page.getByRole('textbox', { name: /^Activity Title/ }).fill('');
    await page.getByRole('textbox', { name: 'Quiz Duration' }).fill('-5');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('2 errors')).toBeVisible();
    await expectNoViolations(page, where('faults'));
    await page.context().close();
  });
}
