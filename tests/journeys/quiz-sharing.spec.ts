import { expect, test, type Page } from '@playwright/test';

import { toUrl, fillSignIn, signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { openQuizApi } from './support/quiz-api.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { revokeSession } from './support/session-api.ts';
import { chooseRowAction } from './support/row-actions.ts';

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Share quiz' });
const getField = (page: Page) => getDialog(page).getByRole('textbox', { name: 'E-mail addresses' });
const getChips = (page: Page) =>
  getDialog(page).getByRole('list', { name: 'People to share with' }).getByRole('listitem');
const getReaders = (page: Page) =>
  getDialog(page).getByRole('group', { name: 'Who has access' }).getByRole('listitem');
const getShareButton = (page: Page) =>
  getDialog(page).getByRole('button', { name: 'Share', exact: true });
const getNotice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** Pastes a text from the clipboard into the field. */
async function paste(page: Page, text: string): Promise<void> {
  await expect(getField(page)).toBeFocused();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test('QSHR-01 QSHR-05 QSHR-06 QSHR-07 QSHR-08 PERM-15 a super admin shares an admin quiz from a mixed paste, corrects errors, and cs@ finds and opens it', async ({
  page,
  browser,
  request,
}) => {
  const { id, title } = await (
    await openQuizApi(request, 'super')
  ).make('admin', 'Shared by a journey');
  await signIn(page, 'super', '/quiz/admin-quiz?search=Shared+by+a+journey');
  const row = page.getByRole('row', { name: title });
  await row.hover();
  const opener = row.getByRole('button', { name: 'Share', exact: true });
  await opener.click();
  await expect(getDialog(page)).toContainText(title);
  await expect(getDialog(page)).toContainText('Not shared with anyone yet.');

  await paste(
    page,
    '"Ferrer, Lucía" <CS@lectern.test>; publish@lectern.test\r\nmailto:nobody@lectern.test\r\nbob@',
  );
  await expect(getChips(page)).toHaveText([
    'CS@lectern.test',
    'publish@lectern.test',
    'nobody@lectern.test',
    /^bob@.*not an address$/,
  ]);
  await expectNoViolations(page, 'sharing, pasted');
  await getShareButton(page).click();
  const wrong = getDialog(page).getByRole('button', { name: /^bob@/ });
  await expect(wrong).toBeFocused();
  await expect(getDialog(page)).toContainText(
    'One entry is not an e-mail address. Correct or remove it.',
  );
  await page.keyboard.press('Enter');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('lectern.test');

  await intercept(page, '**/api/admin/quiz/share/*', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Enter');
  await expect(getChips(page)).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(getDialog(page).getByRole('alert')).toBeVisible();
  await expect(getChips(page)).toHaveCount(4);
  await getDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(getNotice(page, 'Success: Shared: CS@lectern.test')).toBeVisible();
  await expect(getNotice(page, 'Warning: Not access: publish@lectern.test')).toBeVisible();
  await expect(
    getNotice(page, 'Warning: Not found: nobody@lectern.test, bob@lectern.test'),
  ).toBeVisible();
  await expect(getReaders(page)).toHaveText(['LFLucía Ferrercs@lectern.test']);
  await expect(getChips(page)).toHaveText([
    /^publish@.*no access to quizzes$/,
    /^nobody@.*not found$/,
    /^bob@.*not found$/,
  ]);
  await expect(getShareButton(page)).toBeFocused();
  await expectNoViolations(page, 'sharing, some were not found');

  await getField(page).focus();
  for (const left of [2, 1, 0]) {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await expect(getChips(page)).toHaveCount(left);
    if (left > 0) await page.keyboard.press('End');
  }
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('cs@lectern.test,');
  await expect(getChips(page)).toHaveText([/^cs@.*has access$/]);
  await page.keyboard.press('Enter');
  await expect(getNotice(page, 'Information: Already shared: cs@lectern.test')).toBeVisible();
  await expect(getDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();

  const other = await browser.newPage();
  await signIn(other, 'cs', '/quiz/shared-quiz?shared=with-me');
  await other.getByRole('link', { name: title }).click();
  await expect(other).toHaveURL(toUrl(`/quiz/shared-quiz/view/${String(id)}`));
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await other.close();
});

test('QSHR-12 QSHR-13 PERM-12 PERM-19 a super admin shares a customer quiz on a phone; its owner sees who has access and shares it again', async ({
  page,
  browser,
  request,
}) => {
  const { title } = await (
    await openQuizApi(request, 'customer')
  ).make('user', 'Customer quiz to share');
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'super', '/quiz/customer-quiz?search=Customer+quiz+to+share');
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Share quiz' }).click();
  await paste(page, 'customer2@lectern.test\ncustomer@lectern.test');
  await expect(getChips(page)).toHaveCount(2);
  await expectNoViolations(page, 'sharing on a phone');
  await getShareButton(page).click();
  await expect(getNotice(page, 'Success: Shared: customer2@lectern.test')).toBeVisible();
  await expect(getNotice(page, 'Information: Already shared: customer@lectern.test')).toBeVisible();
  await expect(getDialog(page)).toBeHidden();

  const owner = await browser.newPage();
  const requests: string[] = [];
  owner.on('request', (sent) => {
    if (sent.url().includes('/shared_with')) requests.push(sent.url());
  });
  await signIn(owner, 'customer', '/quiz/my-quiz?search=Customer+quiz+to+share');
  await chooseRowAction(owner.getByRole('row', { name: title }), 'Share');
  await expect(getReaders(owner)).toHaveText(['NHNoor Haddadcustomer2@lectern.test']);
  await expect(getField(owner)).toBeFocused();
  await owner.keyboard.type('Admin@lectern.test');
  await getShareButton(owner).click();
  await expect(getNotice(owner, 'Success: Shared: Admin@lectern.test')).toBeVisible();
  await owner.goto(toUrl('/quiz/shared-quiz'));
  await expect(owner.getByRole('row', { name: title })).toContainText(
    'Mei Tanaka | admin@lectern.test',
  );
  await chooseRowAction(owner.getByRole('row', { name: title }), 'Share');
  await expect(getReaders(owner)).toHaveCount(2);
  expect(requests).toEqual([]);
  await owner.close();

  await page.goto(toUrl('/quiz/shared-quiz?search=Customer+quiz+to+share'));
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click();
  await expect(getReaders(page)).toHaveText([
    'MTMei Tanakaadmin@lectern.test',
    'NHNoor Haddadcustomer2@lectern.test',
  ]);
});

test('SES-13 SES-14 QSHR-01 a session that expires in the dialog opens the sign-in form over it, and signing in again shares with the entered people', async ({
  page,
  context,
  request,
}, { repeatEachIndex }) => {
  const { title } = await (
    await openQuizApi(request, 'super')
  ).make('admin', `Shared after signing in again ${String(repeatEachIndex)}.`);
  await signIn(page, 'super', '/quiz/admin-quiz?search=Shared+after+signing+in');
  await chooseRowAction(page.getByRole('row', { name: title }), 'Share');
  await expect(getReaders(page)).toHaveCount(0);
  await expect(getDialog(page)).toContainText('Not shared with anyone yet.');
  await getField(page).fill('cs@lectern.test, ');
  await expect(getChips(page)).toHaveText(['cs@lectern.test']);
  await revokeSession(context);
  await getShareButton(page).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again).toBeVisible();
  await fillSignIn(page, 'super');
  await expect(again).toBeHidden();
  await expect(getChips(page)).toHaveText(['cs@lectern.test']);
  await getShareButton(page).click();
  await expect(getNotice(page, 'Success: Shared: cs@lectern.test')).toBeVisible();
  await expect(getDialog(page)).toBeHidden();
});
