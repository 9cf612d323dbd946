import { expect, test } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openQuizApi } from './support/quiz-api.ts';
import { chooseRowAction } from './support/row-actions.ts';

test(
  'SES-07 the audit log names a quiz, shows what was done to it, and leads to it and its restoring',
  { tag: '@quick' },
  async ({ page, request }) => {
    const title = 'Named by the audit log';
    const { id } = await (await openQuizApi(request, 'super')).make('template', title);
    await signIn(page, 'super', '/admins/audit?search=named+by');
    const created = page.getByRole('row').filter({ hasText: /Created.*Named by the audit log/ });
    await expect(created).toContainText('Quiz');
    await created.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`/quiz/view/${String(id)}$`));

    await page.goto(toUrl('/quiz?search=Named+by'));
    const quiz = page.locator('[data-row]').filter({ hasText: title });
    await chooseRowAction(quiz, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(quiz).toBeHidden();

    await page.goto(toUrl('/admins/audit?kind=quiz'));
    const deleted = page.getByRole('row').filter({ hasText: /Deleted.*Named by the audit log/ });
    await chooseRowAction(deleted, `Show only ‘${title}’`);
    await expect(page).toHaveURL(new RegExp(`/admins/audit\\?kind=quiz&object=${String(id)}$`));
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
    await expect(created.getByRole('link')).toHaveCount(0);
    await expectNoViolations(page, 'the entries of one object');
    await page.getByRole('button', { name: `${title}: Show everything` }).click();
    await expect(page).toHaveURL(/\/admins\/audit\?kind=quiz$/);
    await deleted.getByRole('link', { name: `Restore ‘${title}’ in Recently deleted` }).click();
    await page.getByRole('button', { name: `Restore ${title}` }).click();
    await expect(page.getByText(`${title} was restored`)).toBeVisible();
  },
);
