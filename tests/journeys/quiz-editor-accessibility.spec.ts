import { expect, test } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { getTitleField, openActivities, openDetails } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';

for (const width of [1440, 900, 360]) {
  test(`axe finds no violation in the editor, its errors, failures and dialogs at ${String(width)} px (NAV-002 QVAL-17)`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width, height: 1000 },
    });
    const page = await context.newPage();
    const where = (state: string) => `editor ${state} ${String(width)}`;
    const { id } = await (
      await openTemplateApi()
    ).create('Enzyme kinetics: Michaelis-Menten', [
      [
        1,
        'What does the maximum rate of an enzyme tell?',
        'Which changes raise the apparent Michaelis constant of a reaction?',
      ],
      ['What is a catalyst?'],
      [],
    ]);

    await signIn(page, 'super', `/quiz/edit/${String(id)}`);
    await openDetails(page);
    await expect(getTitleField(page)).not.toHaveValue('');
    await page.getByLabel('Multiple answers').last().check();
    await expectNoViolations(page, where('with content'));

    await page.getByRole('button', { name: 'Move Question 1 to another activity' }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoViolations(page, where('moving'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Select Article' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Select / })
      .first()
      .waitFor();
    await expectNoViolations(page, where('choosing an article'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.locator('[data-question-title]').first().fill('');
    await page.getByRole('textbox', { name: 'Option B', exact: true }).first().fill('First');
    await getTitleField(page).fill('');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Options should not be duplicated').first()).toBeVisible();
    await expectNoViolations(page, where('with faults'));

    await getTitleField(page).fill('Enzyme kinetics');
    await page.locator('[data-question-title]').first().fill('What does the maximum rate tell?');
    await page.getByRole('textbox', { name: 'Option B', exact: true }).first().fill('Another');
    await intercept(page, '**/api/admin/quiz/template/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 412,
            headers: { ETag: '"9"' },
            contentType: 'application/json',
            body: '{"content":{"message":"Newer","code":"stale"}}',
          })
        : route.continue(),
    );
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog', { name: /saved a newer version/ }).waitFor();
    await expectNoViolations(page, where('in conflict'));
    await page.getByRole('button', { name: 'Continue editing' }).click();

    await intercept(page, '**/api/admin/quiz/template/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').first().waitFor();
    await expectNoViolations(page, where('after a failed save'));

    await openActivities(page);
    await page.getByRole('button', { name: /^Activity 3/ }).click();
    await page.getByText('This activity has no items yet.').waitFor();
    await expectNoViolations(page, where('of an empty activity'));
    await context.close();
  });
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('NAV-002 the current entries of menu and activities, their icons and second lines have one colour, and a chart contrasts', async ({
    page,
  }) => {
    const { id } = await (
      await openTemplateApi()
    ).create('In forced colours', [['A question'], ['Another']]);
    await signIn(page, 'super', `/quiz/edit/${String(id)}`);
    await openActivities(page);
    const current = page.locator('[aria-current="page"]:not(li), [aria-current="true"]:not(li)');
    await expect(current.filter({ hasText: 'Activity 1' })).toBeVisible();
    const colors = await current.evaluateAll((rows) =>
      rows.map((row) => [
        ...new Set(
          [row, ...row.querySelectorAll('*')].map((element) => getComputedStyle(element).color),
        ),
      ]),
    );
    expect(colors.map((each) => each.length)).toEqual(colors.map(() => 1));
    expect(colors.length).toBeGreaterThan(1);

    await page.goto(toUrl('/inspector?machine=theme&tab=chart'));
    const name = page.getByText('forgotten', { exact: true }).first();
    await expect(name).toBeVisible();
    const [text, box, canvas] = await name.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.color = 'CanvasText';
      document.body.append(probe);
      const texts = getComputedStyle(probe).color;
      probe.style.color = 'Canvas';
      const ground = getComputedStyle(probe).color;
      const rect = element.closest('g')?.querySelector('rect') ?? element;
      return [
        getComputedStyle(element).fill === texts,
        getComputedStyle(rect).fill === ground,
        texts !== ground,
      ];
    });
    expect([text, box, canvas]).toEqual([true, true, true]);

    await page
      .getByRole('searchbox', { name: 'Find a state, event, guard or action' })
      .fill('forgotten');
    const found = page.locator('[data-state]', { has: name }).last().locator('rect').first();
    await expect(found).toHaveCSS('stroke-width', '3px');
  });
});
