import { expect, test, type Page } from '@playwright/test';

import { signIn, toUrl, fillSignIn } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.close());
test.describe.configure({ mode: 'serial' });

const openMenu = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
};
const notice = (page: Page, text: string) => page.getByText(text).first();

test('SES-06 SES-07 a super admin invites a person, whose mail waits in the outbox, and makes a new link', async ({
  page,
}) => {
  await signIn(page, 'super', '/admins', product.url);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription('This field is required');
  await dialog.getByLabel('E-mail').fill('super@lectern.test');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('A user with this e-mail already exists.');
  await dialog.getByLabel('E-mail').fill('invited.on.screen@lectern.test');
  await dialog.getByRole('button', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Publisher' }).click();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    notice(
      page,
      'The invitation to invited.on.screen@lectern.test waits in the outbox: no mail server is configured',
    ),
  ).toBeVisible();

  await page.getByRole('searchbox').fill('on.screen');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row', { name: /invited\.on\.screen@lectern\.test/ });
  await expect(row).toContainText('Publisher');
  await expect(row).toContainText(/Invited\s*Link ends/);
  await openMenu(page, 'invited.on.screen@lectern.test');
  await page.getByRole('menuitem', { name: 'New invitation link' }).click();
  await page.getByRole('button', { name: 'Create the link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toContain('/admin/set-password?token=');
  await expectNoViolations(page, 'new invitation link');

  await page.goto(toUrl('/admins/outbox', product.url));
  await expect(page.getByRole('link', { name: 'Outbox' })).toHaveText(/^Outbox\s*[1-9]\d*$/);
  await page.setViewportSize({ width: 1024, height: 900 });
  const address = page.getByText('isla.fraser@students.northfield.example').first();
  await expect.poll(async () => (await address.boundingBox())?.height).toBeLessThan(28);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('searchbox').fill('on.screen');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'State' }).click();
  await expect(page.getByRole('option')).toHaveText(['All mails', 'Waiting (2)', 'Sent (0)']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Read the mail' }).first().click();
  const mail = page.getByRole('dialog', { name: 'You are invited to Lectern' });
  await expect(mail).toContainText('set-password?token=•••••');
  await expectNoViolations(page, 'mail with hidden links');
  await mail.getByRole('button', { name: 'Show the link' }).click();
  await expect(mail).toContainText(link);
  await page.goto(toUrl('/admins/audit', product.url));
  await expect(page.getByRole('row', { name: /Showed the link in a mail/ })).toContainText(
    'invited.on.screen@lectern.test',
  );
});

test('SES-07 roles are changed, which the audit log shows with the old ones', async ({ page }) => {
  await signIn(page, 'super', '/admins', product.url);
  await page.getByRole('searchbox').fill('lindqvist jonas');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show Jonas Lindqvist' }).click();
  const panel = page.getByRole('complementary', { name: 'Details of Jonas Lindqvist' });
  await panel.getByRole('button', { name: 'Change roles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change roles' });
  const save = dialog.getByRole('button', { name: 'Save the roles' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('checkbox', { name: 'CS user' }).check();
  await expectNoViolations(page, 'change roles');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText('CS user, Publisher');
  await expect(panel.getByRole('listitem').first()).toContainText('Changed the roles');

  await page.getByRole('link', { name: 'Whole audit trail' }).click();
  await expect(page).toHaveURL(/\/admins\/audit\?user=\d+$/);
  await expect(page.getByRole('row', { name: /Changed the roles/ })).toContainText(
    /Publisher.*CS user, Publisher/,
  );
  const from = page.getByRole('group', { name: 'From (UTC)' });
  await from.getByRole('spinbutton', { name: /month/ }).click();
  await page.keyboard.type('01012100');
  await expect(page).toHaveURL(/\/admins\/audit\?user=\d+&from=2100-01-01$/);
  await expect(page.getByText('No list items')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: /Changed the roles/ })).toBeVisible();
  await expectNoViolations(page, 'audit log with days');
  await page.setViewportSize({ width: 1024, height: 780 });
  const cell = page.getByRole('cell', { name: 'Changed the roles' }).first();
  const oneLine = 48;
  await expect
    .poll(async () => (await cell.boundingBox())?.height, 'no word is broken at 1024 px')
    .toBeLessThanOrEqual(oneLine);
  await page.setViewportSize({ width: 1440, height: 900 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('audit-log.csv');
});

test('SES-07 a disabled user is signed out and cannot sign in; the last super admin stays', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'lti', '/dashboard', product.url);
  await signIn(page, 'super', '/admins', product.url);
  await openMenu(page, 'super@lectern.test');
  await page.getByRole('menuitem', { name: 'Change roles' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Super admin' }).uncheck();
  await dialog.getByRole('button', { name: 'Save the roles' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'This is the last super admin. Make somebody else a super admin first.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await openMenu(page, 'lti@lectern.test');
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(notice(page, 'lti@lectern.test was disabled')).toBeVisible();
  await expect(page.getByRole('row', { name: /\blti@lectern\.test/ })).toContainText('Disabled');
  await other.goto(toUrl('/dashboard', product.url));
  await expect(other.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  await expect(other.getByRole('status')).toContainText('because this account was disabled');
  await fillSignIn(other, 'lti');
  await expect(other.getByRole('alert')).toHaveText('Wrong e-mail or password.');

  await openMenu(page, 'lti@lectern.test');
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await expect(notice(page, 'lti@lectern.test was enabled')).toBeVisible();
  await fillSignIn(other, 'lti');
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('the panel of a user is a drawer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'super', '/admins', product.url);
  await page.getByRole('button', { name: 'Show Mei Tanaka' }).click();
  const drawer = page.getByRole('dialog', { name: 'Mei Tanaka' });
  await expect(drawer.getByRole('heading', { name: 'Audit trail' })).toBeVisible();
  await expectNoViolations(page, 'user details on a phone');
  await drawer.getByRole('button', { name: 'Close the details' }).click();
  await expect(drawer).toBeHidden();
});

test('SES-11 SES-25 everybody changes the own password and ends other sessions', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'publish', '/dashboard', product.url);
  await signIn(page, 'publish', '/dashboard', product.url);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Password and sessions' }).click();
  const drawer = page.getByRole('dialog', { name: 'Password and sessions' });
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expect(drawer.getByText('This device')).toHaveCount(1);
  await expect(drawer.getByText('Active now')).toHaveCount(1);
  await expectNoViolations(page, 'password and sessions');
  await drawer.getByRole('button', { name: /^End the session on/ }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await other.goto(toUrl('/dashboard', product.url));
  await expect(other.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  await expect(other.getByRole('status')).toContainText(
    'because this session was ended from another device or by an administrator',
  );

  const save = drawer.getByRole('button', { name: 'Save the password' });
  await drawer.getByLabel('Current password').fill('wrong');
  await drawer.getByLabel('New password', { exact: true }).fill('quiet harbour');
  await drawer.getByLabel('Repeat password').fill('quiet harbour');
  await save.click();
  await expect(drawer.getByRole('alert')).toHaveText('This is not your current password.');
  await drawer.getByLabel('Current password').fill('lectern-demo');
  await save.click();
  await expect(drawer.getByRole('status')).toContainText('Your password was changed.');
  await fillSignIn(other, 'publish', 'quiet harbour');
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
});
