import { readFile } from 'node:fs/promises';

import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import { signIn } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openQuizApi } from './support/quiz-api.ts';
import { callApi, openSession } from './support/session-api.ts';

const getNotices = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** Stores quizzes without subjects, titled with `name` and a number. Returns their ids. */
async function makeQuizzes(request: APIRequestContext, name: string, count: number) {
  const api = await openQuizApi(request, 'super');
  const ids: number[] = [];
  while (ids.length < count) {
    const batch = Array.from({ length: Math.min(20, count - ids.length) }, (_, index) =>
      api.makeWith('admin', {
        title: `${name} ${String(ids.length + index + 1).padStart(3, '0')}`,
        tags: [],
      }),
    );
    ids.push(...(await Promise.all(batch)).map(({ id }) => id));
  }
  const countTagged = async () => {
    const tags = await Promise.all(
      ids.map(async (id) => (await api.read('admin', id))?.tags ?? []),
    );
    return tags.filter((each) => each.length > 0).length;
  };
  return { ids, countTagged };
}

test('QLST-64 300 quizzes get a subject at once, 5 that are gone by then are named, and one Undo takes all of it back', async ({
  page,
  request,
}) => {
  test.slow();
  const { ids, countTagged } = await makeQuizzes(request, 'Bulk quiz', 300);
  await signIn(page, 'super', '/quiz/admin-quiz?search=Bulk+quiz');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Select all 300' }).click();
  await expect(page.getByText('300 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Subjects' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Change the subjects of 300 quizzes' });
  await dialog.getByRole('option', { name: 'Biology', exact: true }).click();
  await expectNoViolations(page, 'subjects of many quizzes');

  const { accessToken: bearer } = await openSession(request, 'super');
  let isFirst = true;
  await page.route('**/api/admin/quiz/change_many', async (route) => {
    if (isFirst) {
      isFirst = false;
      const changes = [3, 90, 150, 220, 299].map((index) => ({
        id: ids[index] ?? 0,
        isDeleted: true,
      }));
      await callApi(request, 'POST', '/api/admin/quiz/change_many', { bearer, data: { changes } });
    }
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Change' }).click();
  const refused = page.getByRole('dialog', { name: '5 quizzes were not changed' });
  await expect(refused.getByRole('listitem')).toHaveCount(5);
  await expect(refused).toContainText('It is no longer there, or you cannot change it.');
  await refused.getByRole('button', { name: 'Close' }).last().click();
  expect(await countTagged()).toBe(295);

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('295 quizzes are as before').first()).toBeAttached();
  expect(await countTagged()).toBe(0);
});

test('QLST-64 a change of the quizzes of a page is undone from its notice, also on another screen @quick', async ({
  page,
  request,
}) => {
  const { countTagged } = await makeQuizzes(request, 'Page quiz', 3);
  await signIn(page, 'super', '/quiz/admin-quiz?search=Page+quiz');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Subjects' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Change the subjects of 3 quizzes' });
  await dialog.getByRole('option', { name: 'Biology', exact: true }).click();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(getNotices(page).getByText('Subjects of 3 quizzes changed').first()).toBeVisible();
  expect(await countTagged()).toBe(3);
  await page.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(page.getByRole('table', { name: 'Admin Quizzes' })).toBeFocused();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('3 quizzes are as before').first()).toBeAttached();
  expect(await countTagged()).toBe(0);
});

test('QLST-64 a question about many quizzes is gone when its list is left', async ({ page }) => {
  await signIn(page, 'super', '/quiz');
  await page.getByRole('link', { name: 'Quiz Library' }).click();
  await page.getByRole('link', { name: 'Articles Quiz Template' }).click();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Subjects' }).last().click();
  await expect(page.getByRole('dialog', { name: /^Change the subjects/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Quiz Library' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('QSHR-10 the quizzes of a page are shared with people at once, who is not reached is named, and Undo ends it', async ({
  page,
  request,
}) => {
  const { ids } = await makeQuizzes(request, 'Shared lot', 3);
  await signIn(page, 'super', '/quiz/admin-quiz?search=Shared+lot');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Share', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Share 3 quizzes' });
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill('customer@lectern.test, nobody@lectern.test ');
  await expectNoViolations(page, 'sharing of many quizzes');
  await dialog.getByRole('button', { name: 'Share' }).click();
  const missed = page.getByRole('dialog', { name: '1 person was not reached' });
  await expect(missed).toContainText('nobody@lectern.test');
  await expect(missed).toContainText('There is no account with this address.');
  await missed.getByRole('button', { name: 'Close' }).last().click();
  await expect(getNotices(page).getByText('3 quizzes shared').first()).toBeVisible();

  const { accessToken: bearer } = await openSession(request, 'super');
  const listReaders = async (id: number) => {
    const reply = await callApi(request, 'GET', `/api/admin/quiz/shared_with/${String(id)}`, {
      bearer,
    });
    const { content } = reply.body as { content: { email: string }[] };
    return content.map(({ email }) => email);
  };
  expect(await Promise.all(ids.map(listReaders))).toEqual(ids.map(() => ['customer@lectern.test']));
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('3 quizzes are as before').first()).toBeAttached();
  expect(await Promise.all(ids.map(listReaders))).toEqual([[], [], []]);
});

test('QLST-64 the people to share many quizzes with stay when the dialog is closed or the server is out of reach', async ({
  page,
  request,
}) => {
  await makeQuizzes(request, 'Kept people', 2);
  await signIn(page, 'super', '/quiz/admin-quiz?search=Kept+people');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const share = page.getByRole('button', { name: 'Share', exact: true }).last();
  await share.click();
  const dialog = page.getByRole('dialog', { name: 'Share 2 quizzes' });
  await dialog.getByRole('textbox').fill('customer@lectern.test ');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(share).toBeFocused();
  await share.click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog).toContainText('customer@lectern.test');
  await page.route('**/api/admin/quiz/change_many', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Share' }).click();
  const refused = page.getByRole('dialog', { name: '2 quizzes were not changed' });
  await refused.getByRole('button', { name: 'Close' }).last().click();
  await page.unroute('**/api/admin/quiz/change_many');
  await share.click();
  await expect(dialog).toContainText('customer@lectern.test');
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(getNotices(page).getByText('2 quizzes shared').first()).toBeVisible();
  await share.click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog).not.toContainText('customer@lectern.test');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('PD-22 30 quizzes are copied at once, the copies are listed, and Undo deletes them', async ({
  page,
  request,
}) => {
  await makeQuizzes(request, 'Copied lot', 30);
  await signIn(page, 'super', '/quiz/admin-quiz?search=Copied+lot');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Select all 30' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Copy 30 quizzes?' });
  await expectNoViolations(page, 'copying of many quizzes');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(getNotices(page).getByText('30 quizzes copied').first()).toBeVisible();
  await expect(page.getByText(/of 60/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Copied lot 030 (copy)' })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('30 copies deleted').first()).toBeAttached();
  await expect(page.getByText(/of 30/).first()).toBeVisible();
});

test('QIO-21 section quizzes are rebuilt at once and Undo brings their contents back', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/library?tab=sections&search=Cells');
  await page
    .getByRole('checkbox', { name: /^Select Core/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Rebuild', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Rebuild 1 quiz?' });
  await dialog.getByRole('button', { name: 'Rebuild' }).click();
  await expect(getNotices(page).getByText('1 quiz rebuilt').first()).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('1 quiz is as before').first()).toBeAttached();
});

test('QIO-04 packages of all that the list finds are downloaded, in one ZIP file', async ({
  page,
  request,
}) => {
  await makeQuizzes(request, 'Packed lot', 20);
  await makeQuizzes(request, 'Packed lot', 2);
  await signIn(page, 'super', '/quiz/admin-quiz?search=Packed+lot');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Select all 22' }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'Download QTI' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download QTI' });
  await expect(dialog).toContainText('22 quizzes, in one ZIP file');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('quizzes-qti.zip');
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files).sort()).toEqual(
    Array.from({ length: 22 }, (_, index) =>
      index < 20
        ? `Packed lot ${String(index + 1).padStart(3, '0')}-qti.zip`
        : `Packed lot ${String(index - 19).padStart(3, '0')}-qti (2).zip`,
    ).sort(),
  );
  const [first = new Uint8Array()] = Object.values(files);
  expect(Object.keys(unzipSync(first))).toContain('imsmanifest.xml');
  await expect(getNotices(page).getByText('22 packages were downloaded').first()).toBeVisible();
});
