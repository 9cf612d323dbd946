import { expect, test, type Page } from '@playwright/test';

import { goodDocuments } from '../support/documents.ts';
import { fillSignIn, signIn, toUrl } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { callApi, openSession, revokeSession } from './support/session-api.ts';

const getNotice = (page: Page, words: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(words)
    .first();
const getDialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const getTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the class' }).getByRole('link', { name });
const getStudents = (page: Page) => page.getByRole('table', { name: /^Students of / });

/** Creates a class by keyboard and shows its page. */
async function createClass(page: Page, title: string): Promise<void> {
  await signIn(page, 'cs', '/classes');
  await page.getByRole('button', { name: 'New class' }).focus();
  await page.keyboard.press('Enter');
  await expect(getDialog(page, 'New class')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/required/);
  await page.getByRole('textbox', { name: 'Name' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Adds the first contents of the list that can be chosen. */
async function addContents(page: Page, button: string, count: number): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: `${button} to classes` });
  for (let added = 0; added < count; added += 1)
    await dialog
      .getByRole('button', { name: /^Choose / })
      .and(page.locator(':not([aria-disabled=true])'))
      .first()
      .click();
  await expect(dialog.getByRole('list', { name: 'Chosen' }).getByRole('listitem')).toHaveCount(
    count,
  );
  await dialog.getByRole('button', { name: `Add ${String(count)} to 1 class` }).click();
  await expect(dialog).toBeHidden();
}

const hundreds = Array.from(
  { length: 300 },
  (_, index) => `Student Number${String(index)} <student${String(index)}@school.example>`,
);

test('CLS-01 CLS-04 CLS-06 CLS-11 CLS-12 DOC-02 a class from nothing to published', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await createClass(page, 'Biology of the Sea');
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(
    /No students yet, No quiz and no playlist yet/,
  );
  await expect(page.getByRole('button', { name: '2 things are missing' })).toBeVisible();

  await page.getByRole('button', { name: 'Invite students' }).click();
  await page
    .getByRole('textbox', { name: 'E-mail addresses' })
    .fill([...hundreds, 'student0@school.example', 'lena.vogt@'].join(', '));
  await expect(page.getByText('300 addresses, 1 listed twice, 1 to correct')).toBeVisible();
  await page.getByRole('button', { name: 'Invite 300 students' }).click();
  const report = page.getByRole('region', { name: 'Result of the invitation' });
  await expect(report).toContainText('302 addresses pasted');
  await expect(report).toContainText('300 invited');
  await expect(report).toContainText('1 listed twice');
  await expect(report).toContainText('1 to correct');
  await report.getByRole('button', { name: 'Edit: lena.vogt@' }).click();
  await report.getByRole('textbox').fill('lena.vogt@school.example');
  await page.keyboard.press('Enter');
  await expect(report).toContainText('301 invited');
  await expect(getTab(page, 'Students 301')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Invited 301' })).toBeVisible();
  await report.getByRole('button', { name: 'Close the result' }).click();
  await expectNoViolations(page, 'students of a class');

  await getTab(page, 'Quizzes').click();
  await addContents(page, 'Add quizzes', 2);
  await expect(getNotice(page, 'Quiz successfully added')).toBeVisible();
  await expect(getTab(page, 'Quizzes 2')).toBeVisible();
  await getTab(page, 'Playlists').click();
  await addContents(page, 'Add playlists', 1);
  await expect(getNotice(page, 'Playlists successfully added')).toBeVisible();
  await expectNoViolations(page, 'playlists of a class');

  await getTab(page, 'Documents').click();
  await page.locator('input[type=file]').setInputFiles(
    ['notes.pdf', 'data.xlsx', 'gel.png'].map((name) => ({
      name,
      mimeType: '',
      buffer: goodDocuments.find(([given]) => given === name)?.[1] ?? Buffer.alloc(0),
    })),
  );
  await expect(getTab(page, 'Documents 3')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Before publishing' })).toContainText(
    '3 documents are not shared with anyone',
  );

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(getNotice(page, 'Biology of the Sea was published')).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await getTab(page, 'Activity').click();
  await expect(page.getByRole('list', { name: /^Activity of / })).toContainText(
    'published the class',
  );
  await expectNoViolations(page, 'activity of a class');
});

test(
  'CLS-13 ERR-09 CLS-03 CLS-07 a quiz is removed and reordered, a class renamed and deleted',
  { tag: '@quick' },
  async ({ page }) => {
    await createClass(page, 'Reef Ecology');
    await getTab(page, 'Quizzes').click();
    await addContents(page, 'Add quizzes', 2);
    const rows = page.getByRole('list', { name: /^Quizzes of / }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    const first =
      (await rows
        .first()
        .getByRole('button', { name: /^Move / })
        .getAttribute('aria-label')) ?? '';
    await page.getByRole('button', { name: first, exact: true }).focus();
    const ordered = page.waitForResponse((response) => response.url().endsWith('/quiz_order'));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/ is now at position 2 of 2\.$/)).toBeAttached();
    await page.keyboard.press('Space');
    await ordered;
    await expect(rows.last().getByRole('button', { name: first, exact: true })).toBeVisible();

    await rows
      .first()
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect(getNotice(page, 'Quiz successfully deleted')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: /^Undo/ }).first().press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(rows.last().getByRole('button', { name: first, exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'More actions for Reef Ecology' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill('Reef Ecology II');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Reef Ecology II' })).toBeVisible();

    await page.getByRole('button', { name: 'More actions for Reef Ecology II' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
    await expect(getNotice(page, 'Reef Ecology II was deleted')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).first().press('Enter');
    await expect(page.getByRole('link', { name: 'Reef Ecology II' })).toBeVisible();
  },
);

test('CLS-18 CLS-10 a colleague reads and adds, and is told what only the owner does', async ({
  page,
}) => {
  await signIn(page, 'cs', '/classes?owner=professors');
  await page.getByRole('link', { name: 'Chemistry for Engineers' }).click();
  await expect(page.getByText(/Shared by Mei Tanaka/)).toBeVisible();
  await expect(page.getByText(/You can read everything/)).toBeVisible();
  for (const name of ['Publish', 'Share', 'Invite students', 'From CSV'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(
      /Only Mei Tanaka and administrators/,
    );
  await expect(getStudents(page).getByRole('checkbox')).toHaveCount(0);
  await expect(getStudents(page).getByRole('button', { name: /again$/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^More actions/ }).click();
  for (const name of ['Rename', 'Delete'])
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await getTab(page, 'Quizzes').click();
  await expect(
    page.getByRole('button', { name: /^Remove .* from the class$/ }).first(),
  ).toHaveAccessibleDescription('You can remove only what you added.');
  await addContents(page, 'Add quizzes', 1);
  const own = page
    .getByRole('button', { name: /^Remove .* from the class$/ })
    .and(page.locator(':not([aria-disabled=true])'));
  await own.click();
  await expect(getNotice(page, 'Quiz successfully deleted')).toBeVisible();
});

test('the students by keyboard, at 360 px, and a failed change', async ({ page }) => {
  await signIn(page, 'cs', '/classes/1');
  const longAddress = page.getByText('beatriz.carvalho@students.northfield.example');
  await expect(longAddress).toBeVisible();
  expect((await longAddress.boundingBox())?.height, 'the address is on one line').toBeLessThan(24);
  await expect(getStudents(page)).toBeVisible();
  const rows = getStudents(page).locator('[data-row]');
  await page.getByRole('searchbox', { name: 'Search students' }).focus();
  await page.keyboard.type('northfield');
  await expect(page).toHaveURL(/\/classes\/1\?search=northfield$/);
  await page.getByRole('radio', { name: /^Invited / }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/state=invited/);
  await expect(rows.getByText('Joined')).toHaveCount(0);
  const count = await rows.count();
  await rows.first().getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(getNotice(page, 'was removed')).toBeVisible();
  await expect(rows).toHaveCount(count - 1);
  await page.getByRole('button', { name: /^Undo/ }).first().press('Enter');
  await expect(rows).toHaveCount(count);

  await intercept(page, '**/api/admin/class/1/students/resend', (route) => route.abort());
  await rows
    .first()
    .getByRole('button', { name: /^Send the invitation to / })
    .press('Enter');
  await expect(getNotice(page, 'Unable to send the invitation')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 800 });
  const unbrokenAddress = `${'b'.repeat(42)}@northfield.example`;
  await intercept(page, '**/api/admin/class/1', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { content: { students: object[] } };
    const { students } = json.content;
    students[0] = { ...students[0], firstName: '', lastName: '', email: unbrokenAddress };
    await route.fulfill({ response, json });
  });
  await page.goto(toUrl('/classes/1'));
  await expect(page.getByText('b'.repeat(42)).first()).toBeVisible();
  await expect(page.getByRole('list', { name: /^Students of / })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  const { covered, measured } = await page
    .getByRole('list', { name: /^Students of / })
    .evaluate((list) => {
      const lines = [...list.children].flatMap((card) => {
        const menu = card.querySelector('button[aria-haspopup]')?.getBoundingClientRect();
        return [...card.querySelectorAll('bdi')]
          .flatMap((text) => [...text.getClientRects()])
          .map(({ right }) => right > (menu?.left ?? 0));
      });
      return { covered: lines.filter((isCovered) => isCovered).length, measured: lines.length };
    });
  expect(covered, 'lines of addresses under the menu of their row').toBe(0);
  expect(measured).toBeGreaterThan(1);
  await expectNoViolations(page, 'a class at 360 px');
});

test('CLS-05 ERR-06 a class is shared; one that cannot be reached is unknown', async ({ page }) => {
  await createClass(page, 'Shared Class');
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const dialog = getDialog(page, 'Share class');
  await dialog.getByRole('textbox').fill('admin@lectern.test, ');
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(getNotice(page, 'Class successfully shared')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Colleagues' })).toContainText('Can view and add');
  await page.goto(toUrl('/classes/4'));
  await expect(page.getByRole('heading', { name: /Oops/ })).toBeVisible();
});

test('CLS-03 two people rename a class: both titles are shown, one is chosen', async ({ page }) => {
  await createClass(page, 'Tides');
  const id = /classes\/(\d+)/.exec(page.url())?.[1] ?? '';
  await page.getByRole('button', { name: 'More actions for Tides' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Tides and Waves');
  const token = await openSession(page.request, 'super');
  const other = await callApi(page.request, 'PATCH', `/api/admin/class/${id}`, {
    bearer: token.accessToken,
    data: { title: 'Tides, winter' },
  });
  expect(other.status).toBe(200);
  await page.keyboard.press('Enter');
  const dialog = getDialog(page, 'Rename');
  await expect(dialog.getByRole('cell', { name: 'Tides, winter' })).toBeVisible();
  await expectNoViolations(page, 'a conflict of titles');
  await dialog.getByRole('button', { name: 'Keep yours' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tides and Waves' })).toBeVisible();
});

const table =
  '\uFEFFLast name;First name;E-mail\r\n"Silva; de";Ana;ana@school.example\r\nVogt;Lena;LENA@school.example\r\nVogt;Lena;lena@school.example\r\n';

test('CLS-06 students are invited from a CSV file; a lost response and a correction mail nobody twice', async ({
  page,
}) => {
  await createClass(page, 'Kelp Forests');
  await page.getByRole('button', { name: 'Invite students' }).click();
  const dialog = getDialog(page, 'Invite students');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({
    name: 'students.xlsx',
    mimeType: '',
    buffer: goodDocuments.find(([name]) => name === 'data.xlsx')?.[1] ?? Buffer.alloc(0),
  });
  await expect(dialog).toContainText('save it as CSV and choose that file.');
  await file.setInputFiles({ name: 'students.csv', mimeType: '', buffer: Buffer.from(table) });
  await expect(dialog).toContainText('2 addresses, 1 listed twice');
  await expectNoViolations(page, 'the invitation of students');

  await intercept(page, '**/invite', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Invite 2 students' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/invite');
  await dialog.getByRole('button', { name: 'Invite 2 students' }).click();
  const report = page.getByRole('region', { name: 'Result of the invitation' });
  // The repeated request gets the response of the first one.
  await expect(report).toContainText('2 invited');
  await expect(report).toContainText('1 listed twice');
  await expect(getTab(page, 'Students 2')).toBeVisible();
  const row = getStudents(page).getByRole('row', { name: /Silva/ });
  await expect(row).toContainText('Ana Silva; de');

  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Correct the address' }).click();
  const correction = getDialog(page, 'Correct the address');
  await correction.getByRole('textbox').fill('ana.silva@');
  await page.keyboard.press('Enter');
  await expect(correction.getByRole('textbox')).toHaveAccessibleDescription(
    /address is incomplete/,
  );
  await correction.getByRole('textbox').fill('ana.silva@school.example');
  await expectNoViolations(page, 'the correction of an address');
  await page.keyboard.press('Enter');
  await expect(correction).toBeHidden();
  await expect(row).toContainText('ana.silva@school.example');
});

test('CLS-06 SES-13 typed addresses outlast a lost connection and the end of the session', async ({
  page,
  context,
}) => {
  await createClass(page, 'Salt Marshes');
  await page.getByRole('button', { name: 'Invite students' }).click();
  const dialog = getDialog(page, 'Invite students');
  await dialog.getByRole('textbox').fill('ana@marsh.example');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Invite 1 student' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached.');
  await context.setOffline(false);
  await revokeSession(context);
  await dialog.getByRole('button', { name: 'Invite 1 student' }).click();
  const signInDialog = getDialog(page, 'Please sign in again');
  await expect(signInDialog).toBeVisible();
  await fillSignIn(page, 'cs');
  await expect(signInDialog).toBeHidden();
  await expect(dialog.getByRole('textbox')).toHaveValue('ana@marsh.example');
  await dialog.getByRole('button', { name: 'Invite 1 student' }).click();
  await expect(getTab(page, 'Students 1')).toBeVisible();
});

test('CLS-02 CLS-05 CLS-07 a copy has no students; access ends, or a class, while its page is open', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin', '/classes/2');
  await page.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /Chemistry for Engineers.+/ }),
  ).toBeVisible();
  await expect(getTab(page, 'Students 0')).toBeVisible();
  await expect(getTab(page, 'Quizzes 2')).toBeVisible();
  await expect(getTab(page, 'Playlists 1')).toBeVisible();

  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const share = getDialog(page, 'Share class');
  await share.getByRole('textbox').fill('cs@lectern.test, lti@lectern.test, ');
  await expectNoViolations(page, 'sharing a class');
  await share.getByRole('button', { name: 'Share' }).click();
  await expect(getNotice(page, 'Class successfully shared')).toBeVisible();
  const path = new URL(page.url()).pathname.replace('/admin', '');
  const [unshared, deleted] = [await browser.newPage(), await browser.newPage()];
  await signIn(unshared, 'cs', `${path}/quizzes`);
  await signIn(deleted, 'lti', `${path}/quizzes`);
  for (const each of [unshared, deleted])
    await expect(each.getByRole('button', { name: 'Add quizzes' })).toBeVisible();

  await page.getByRole('button', { name: 'End the access of Lucía Ferrer' }).click();
  await expect(page.getByRole('region', { name: 'Colleagues' })).not.toContainText('Ferrer');
  await unshared.getByRole('button', { name: 'Add quizzes' }).click();
  const dialog = getDialog(unshared, 'Add quizzes to classes');
  await dialog
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await dialog.getByRole('button', { name: /^Add 1 to/ }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoViolations(unshared, 'adding quizzes to a class that is gone');

  await page.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
  await getTab(deleted, 'Activity').click();
  await expect(deleted.getByRole('alert')).toBeVisible();
  for (const each of [unshared, deleted]) {
    await each.reload();
    await expect(each.getByRole('heading', { name: /Oops/ })).toBeVisible();
    await each.context().close();
  }
});
