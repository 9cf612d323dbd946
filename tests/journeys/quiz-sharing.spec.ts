import { expect, test, type Page } from '@playwright/test';

import { at, fillSignIn, signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { quizUser } from './support/kinds-api.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { revokeSession } from './support/session-api.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share quiz' });
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'E-mail addresses' });
const chips = (page: Page) =>
  dialog(page).getByRole('list', { name: 'People to share with' }).getByRole('listitem');
const readers = (page: Page) =>
  dialog(page).getByRole('group', { name: 'Who has access' }).getByRole('listitem');
const share = (page: Page) => dialog(page).getByRole('button', { name: 'Share', exact: true });
const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** Pastes into the field as the keyboard would, from the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await expect(field(page)).toBeFocused();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test('QSHR-01 QSHR-05 QSHR-06 QSHR-07 QSHR-08 PERM-15 a super admin shares an admin quiz from a mixed paste, corrects what is wrong, and cs@ finds and opens it', async ({
  page,
  browser,
  request,
}) => {
  const { id, title } = await (
    await quizUser(request, 'super')
  ).make('admin', 'Shared by a journey');
  await signIn(page, 'super', '/quiz/admin-quiz?search=Shared+by+a+journey');
  const opener = page
    .getByRole('row', { name: title })
    .getByRole('button', { name: 'Share', exact: true });
  await opener.click();
  await expect(dialog(page)).toContainText(title);
  await expect(dialog(page)).toContainText('Shared with nobody yet.');

  await paste(
    page,
    '"Ferrer, Lucía" <CS@lectern.test>; publish@lectern.test\r\nmailto:nobody@lectern.test\r\nbob@',
  );
  await expect(chips(page)).toHaveText([
    'CS@lectern.test',
    'publish@lectern.test',
    'nobody@lectern.test',
    /^bob@.*not an address$/,
  ]);
  await expectNoViolations(page, 'sharing, pasted');
  await share(page).click();
  const wrong = dialog(page).getByRole('button', { name: /^bob@/ });
  await expect(wrong).toBeFocused();
  await expect(dialog(page)).toContainText(
    'One entry is not an e-mail address. Correct or remove it.',
  );
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('lectern.test');

  await intercept(page, '**/api/admin/quiz/share/*', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(chips(page)).toHaveCount(4);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(notice(page, 'Success: Shared: CS@lectern.test')).toBeVisible();
  await expect(notice(page, 'Warning: Not access: publish@lectern.test')).toBeVisible();
  await expect(
    notice(page, 'Warning: Not found: nobody@lectern.test, bob@lectern.test'),
  ).toBeVisible();
  await expect(readers(page)).toHaveText(['LFLucía Ferrercs@lectern.test']);
  await expect(chips(page)).toHaveText([
    /^publish@.*no access to quizzes$/,
    /^nobody@.*not found$/,
    /^bob@.*not found$/,
  ]);
  await expect(share(page)).toBeFocused();
  await expectNoViolations(page, 'sharing, some were not found');

  await field(page).focus();
  for (const left of [2, 1, 0]) {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await expect(chips(page)).toHaveCount(left);
    if (left > 0) await page.keyboard.press('End');
  }
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('cs@lectern.test,');
  await expect(chips(page)).toHaveText([/^cs@.*has access$/]);
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Information: Already shared: cs@lectern.test')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();

  const other = await browser.newPage();
  await signIn(other, 'cs', '/quiz/shared-quiz?shared=with-me');
  await other.getByRole('link', { name: title }).click();
  await expect(other).toHaveURL(at(`/quiz/shared-quiz/view/${String(id)}`));
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await other.close();
});

test('QSHR-12 QSHR-13 PERM-12 PERM-19 a super admin shares a customer quiz on a phone; its owner sees who has access and shares on', async ({
  page,
  browser,
  request,
}) => {
  const { title } = await (
    await quizUser(request, 'customer')
  ).make('user', 'Customer quiz to share');
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'super', '/quiz/customer-quiz?search=Customer+quiz+to+share');
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Share quiz' }).click();
  await paste(page, 'customer2@lectern.test\ncustomer@lectern.test');
  await expect(chips(page)).toHaveCount(2);
  await expectNoViolations(page, 'sharing on a phone');
  await share(page).click();
  await expect(notice(page, 'Success: Shared: customer2@lectern.test')).toBeVisible();
  await expect(notice(page, 'Information: Already shared: customer@lectern.test')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  const owner = await browser.newPage();
  const asked: string[] = [];
  owner.on('request', (sent) => {
    if (sent.url().includes('/shared_with')) asked.push(sent.url());
  });
  await signIn(owner, 'customer', '/quiz/my-quiz?search=Customer+quiz+to+share');
  await owner
    .getByRole('row', { name: title })
    .getByRole('button', { name: 'Share', exact: true })
    .click();
  await expect(readers(owner)).toHaveText(['NHNoor Haddadcustomer2@lectern.test']);
  await expect(field(owner)).toBeFocused();
  await owner.keyboard.type('Admin@lectern.test');
  await share(owner).click();
  await expect(notice(owner, 'Success: Shared: Admin@lectern.test')).toBeVisible();
  await owner.goto(at('/quiz/shared-quiz'));
  await expect(owner.getByRole('row', { name: title })).toContainText(
    'Mei Tanaka | admin@lectern.test',
  );
  await owner
    .getByRole('row', { name: title })
    .getByRole('button', { name: 'Share', exact: true })
    .click();
  await expect(readers(owner)).toHaveCount(2);
  expect(asked).toEqual([]);
  await owner.close();

  await page.goto(at('/quiz/shared-quiz?search=Customer+quiz+to+share'));
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click();
  await expect(readers(page)).toHaveText([
    'MTMei Tanakaadmin@lectern.test',
    'NHNoor Haddadcustomer2@lectern.test',
  ]);
});

test('SES-13 SES-14 QSHR-01 a session that ends in the dialog asks over it, and signing in again shares with whom was entered', async ({
  page,
  context,
  request,
}, { repeatEachIndex }) => {
  const { title } = await (
    await quizUser(request, 'super')
  ).make('admin', `Shared after signing in again ${String(repeatEachIndex)}.`);
  await signIn(page, 'super', '/quiz/admin-quiz?search=Shared+after+signing+in');
  await page
    .getByRole('row', { name: title })
    .getByRole('button', { name: 'Share', exact: true })
    .click();
  await expect(readers(page)).toHaveCount(0);
  await expect(dialog(page)).toContainText('Shared with nobody yet.');
  await field(page).fill('cs@lectern.test, ');
  await expect(chips(page)).toHaveText(['cs@lectern.test']);
  await revokeSession(context);
  await share(page).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again).toBeVisible();
  await fillSignIn(page, 'super');
  await expect(again).toBeHidden();
  await expect(chips(page)).toHaveText(['cs@lectern.test']);
  await share(page).click();
  await expect(notice(page, 'Success: Shared: cs@lectern.test')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
