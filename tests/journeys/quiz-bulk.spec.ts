import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

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
