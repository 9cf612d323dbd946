import { expect, test, type APIRequestContext, type Page, type TestInfo } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { chooseRowAction } from './support/row-actions.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { callApi, openSession } from './support/session-api.ts';

const hostile = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
const getNotice = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true });
const getDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const getGrid = (page: Page) => page.getByRole('grid', { name: 'Translations' });
const getCell = (page: Page, key: string, column: number) =>
  getGrid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: key, exact: true }) })
    .locator(`[aria-colindex="${String(column)}"]`);
const getSearchField = (page: Page) => page.getByRole('searchbox', { name: /^Search keys/ });

/** Returns a text that no other run uses. */
const createUniqueText = (word: string, { repeatEachIndex }: TestInfo): string =>
  `${word}${String(repeatEachIndex)}${Date.now().toString(36)}`;

/** Signs in to the API and returns its translation calls. */
async function openTranslationApi(request: APIRequestContext) {
  const { accessToken: bearer } = await openSession(request, 'corporate');
  const post = async (path: string, data: object) => {
    const { status, body } = await callApi(request, 'POST', `/api/admin/site_translation/${path}`, {
      bearer,
      data,
    });
    expect(status).toBe(200);
    return (body as { content: unknown }).content;
  };
  return {
    group: async (key: string, title: string) =>
      (await post('group/create', { key, title, isActive: true })) as { id: number },
    add: async (
      groupId: number,
      key: string,
      translations: readonly { language: string; value: string }[],
    ) => (await post('add_by_key', { groupId, key, translations })) as { id: number }[],
    change: async (id: number, data: object) => {
      expect(
        (
          await callApi(request, 'PATCH', `/api/admin/site_translation/edit/${String(id)}`, {
            bearer,
            data,
          })
        ).status,
      ).toBe(200);
    },
    /** All values of the keys that begin with a text. */
    list: async (key: string) =>
      (
        (await post('', {
          navigation: { page: 1, itemsOnPage: 100 },
          filter: [{ property: 'key', operator: 'contains', value: key }],
        })) as { result: { key: string; language: string; value: string }[] }
      ).result,
    /** Many keys in one call. */
    importKeys: async (groupId: number, words: object) => {
      const file = {
        name: 'words.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(words)),
      };
      const answer = await request.post(
        new URL(`/api/admin/site_translation/group/${String(groupId)}/import`, toUrl('/')).href,
        { multipart: { file }, headers: { Authorization: `Bearer ${bearer}` } },
      );
      expect(answer.status()).toBe(200);
    },
  };
}

test('TRAN-05 to TRAN-18 (TRAN-06 TRAN-07 TRAN-09 TRAN-10 TRAN-12 TRAN-13 TRAN-14 TRAN-15 TRAN-16 TRAN-17), TRAN-43 to TRAN-47 (TRAN-45 TRAN-46), TRAN-33 TRAN-36 TRAN-37 TRAN-38 TRAN-39 TRAN-40 TRAN-41 TRAN-42 TRAN-49, ERR-45 to ERR-55 (ERR-47 ERR-48 ERR-49 ERR-50 ERR-51 ERR-52 ERR-53 ERR-55) EMP-03 EMP-06 EMP-08 EMP-09 LIM-05 the life of a group and of a key by keyboard, with every message', async ({
  page,
}, info) => {
  const life = createUniqueText('life', info);
  const key = `${life}.key`;
  const listed = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/site_translation/group'),
  );
  await signIn(page, 'admin', '/translations/groups');
  expect(((await listed).postDataJSON() as { navigation: unknown }).navigation).toEqual({
    page: 1,
    itemsOnPage: 20,
  });
  await expect(page.getByRole('heading', { name: 'Translation Groups' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Group Key',
    'Title',
    'Is Active',
    'Keys',
    'Actions',
  ]);
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(toUrl('/translations/groups/add'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await page.getByRole('textbox', { name: /^Group Key/ }).fill('video');
  await page.getByRole('textbox', { name: /^Title/ }).fill(`${life} ${hostile}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(getNotice(page, 'Error: Unable to create translation group')).toBeVisible();
  await expect(page.getByText('Another group already has the key “video”.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Group Key/ }).fill(life);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(getNotice(page, 'Success: Group successfully created')).toBeVisible();
  await expect(page).toHaveURL(toUrl('/translations/groups'));
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('searchbox').fill(life);
  const row = page.getByRole('row', { name: new RegExp(`^${life}`) });
  await expect(page.getByText('1–1 of 1', { exact: true }).first()).toBeVisible();
  await expect(row).toContainText(`${life} ${hostile}`);
  await chooseRowAction(row, 'Edit');
  await page.getByRole('textbox', { name: /^Title/ }).fill(`Life of ${life}`);
  await intercept(page, '**/site_translation/group/edit/*', (route) => route.abort(), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(getNotice(page, 'Error: Unable to update translation group')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(getNotice(page, 'Success: Group successfully updated')).toBeVisible();

  await page.goto(toUrl('/translations'));
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Add New translation' })).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('This field is required')).toHaveCount(3);
  await page.getByRole('button', { name: /^Group/ }).press('ArrowDown');
  await page.getByRole('option', { name: `Life of ${life}` }).click();
  await page.getByRole('textbox', { name: /^Key/ }).fill(key);
  await page.getByRole('textbox', { name: /^English/ }).fill('👨‍👩‍👧‍👦'.repeat(257));
  await page.getByRole('textbox', { name: 'German' }).fill(hostile);
  await expect(page.getByText('257 of 256 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('At most 256 characters.')).toBeVisible();
  await page.getByRole('textbox', { name: /^English/ }).fill('Life');
  const sent = page.waitForRequest('**/add_by_key');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  expect(((await sent).postDataJSON() as { translations: unknown }).translations).toEqual([
    { language: 'en', value: 'Life' },
    { language: 'de', value: hostile },
  ]);
  await expect(getNotice(page, 'Success: translation successfully updated')).toBeVisible();
  await expect(page).toHaveURL(toUrl('/translations'));

  await getSearchField(page).fill(key);
  await expect(page.getByText('1 key', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`search=${life}\\.key`));
  await getCell(page, key, 1).focus();
  for (let column = 2; column <= 5; column += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(getCell(page, key, column)).toBeFocused();
  }
  await expect(getCell(page, key, 5)).toContainText(hostile);
  await expect(getCell(page, key, 5)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Alt+Enter');
  const edit = getDialog(page, 'Update translation');
  await expect(edit.getByRole('textbox', { name: 'English' })).toHaveValue('Life');
  await expect(edit.getByRole('textbox', { name: /^German/ })).toBeFocused();
  await expectNoViolations(page, 'translations, edit');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Lesen');
  await page.keyboard.press('Escape');
  const question = getDialog(page, 'Discard your changes?');
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit.getByRole('textbox', { name: /^German/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(edit).toBeHidden();
  await expect(getCell(page, key, 5)).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  await expect(edit.getByRole('textbox', { name: /^German/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Leben');
  await intercept(page, '**/site_translation/edit/*', (route) => route.abort(), { times: 1 });
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(getNotice(page, 'Error: Unable to update translation')).toBeVisible();
  await edit.getByRole('textbox', { name: /^German/ }).press('ControlOrMeta+Enter');
  await expect(getNotice(page, 'Success: The value was successfully updated')).toBeVisible();
  await expect(getCell(page, key, 5)).toContainText('Leben');
  await expect(getCell(page, key, 5)).toBeFocused();
  await page.keyboard.press('Delete');
  const removal = getDialog(page, 'Remove translation');
  await expect(removal).toContainText('Its other languages stay.');
  await intercept(
    page,
    '**/site_translation/*',
    (route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback()),
    { times: 1 },
  );
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(getNotice(page, 'Error: Unable to delete translation')).toBeVisible();
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(getNotice(page, 'Information: The value was successfully updated')).toBeVisible();
  await expect(getCell(page, key, 5)).toContainText('missing');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(getCell(page, key, 5)).toContainText('Leben');
  await getSearchField(page).fill('nothing like it');
  await expect(page.getByText('No match found')).toBeVisible();

  await page.goto(toUrl(`/translations/groups?search=${life}`));
  await chooseRowAction(row, 'Delete');
  const deletion = getDialog(page, `Delete the group “Life of ${life}”?`);
  await expect(deletion).toContainText('The group has 1 key.');
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(deletion).toContainText('Choose what happens to the keys.');
  await expectNoViolations(page, 'translation groups, delete');
  await deletion.getByRole('radio', { name: /^Delete them/ }).check();
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(getNotice(page, 'Success: Translation Group successfully deleted')).toBeVisible();
  await expect(page.getByText('No identity providers found!')).toBeVisible();

  await intercept(page, '**/site_translation/group', (route) =>
    route.fulfill({
      json: { content: { result: [], navigation: { page: 1, total_items: 0, total_pages: 0 } } },
    }),
  );
  await intercept(page, '**/site_translation/', (route) =>
    route.fulfill({
      json: { content: { result: [], navigation: { page: 1, total_items: 0, total_pages: 0 } } },
    }),
  );
  await page.goto(toUrl('/translations'));
  await expect(page.getByText('No translations found')).toBeVisible();
  await expect(page.getByText('There are no groups')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toHaveAccessibleDescription(
    'Groups must be created before adding translations',
  );
  await expect(add).toBeDisabled();
  await intercept(page, '**/site_translation/group/*', (route) =>
    route.fulfill({ status: 404, json: { content: { message: 'gone', code: 'not_found' } } }),
  );
  await page.goto(toUrl('/translations/groups/edit/1'));
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test.describe('without the content security policy', () => {
  test.use({ bypassCSP: true });

  test('TRAN-08 TRAN-11 TRAN-44 PD-39 two people edit the same cell and see both values; a file is reviewed before it is stored; its scripts do not run', async ({
    page,
    request,
  }, info) => {
    const clash = createUniqueText('clash', info);
    const key = `${clash}.key`;
    const beside = await openTranslationApi(request);
    const { id: groupId } = await beside.group(clash, `Clash ${hostile}`);
    const [english, german] = await beside.add(groupId, key, [
      { language: 'en', value: hostile },
      { language: 'de', value: 'Alt' },
    ]);
    if (english === undefined || german === undefined) throw new Error('not added');
    const theirs = (value: string) =>
      beside.change(german.id, { groupId, key, language: 'de', value });
    await signIn(page, 'admin', `/translations?search=${key}`);
    const edit = getDialog(page, 'Update translation');
    const mine = edit.getByRole('textbox', { name: /^German/ });
    await getCell(page, key, 5).hover();
    await page.getByRole('button', { name: `Edit German of ${key}` }).click();
    await mine.fill('Meins');
    await theirs(`Ihrs ${hostile}`);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByRole('row', { name: /^German/ })).toHaveText(
      `GermanMeinsIhrs ${hostile}`,
    );
    await expectNoViolations(page, 'translations, conflict');
    await edit.getByRole('button', { name: 'Keep yours' }).click();
    await expect(getCell(page, key, 5)).toContainText('Meins');
    await page.getByRole('button', { name: `Edit German of ${key}` }).click();
    await mine.fill('Nochmal');
    await theirs('Endlich');
    await edit.getByRole('button', { name: 'Save' }).click();
    await edit.getByRole('button', { name: 'Use theirs' }).click();
    await expect(mine).toHaveValue('Endlich');
    await page.keyboard.press('Escape');
    await expect(getCell(page, key, 5)).toContainText('Endlich');

    await getCell(page, key, 5).hover();
    const [text, button] = await Promise.all([
      getCell(page, key, 5).getByText('Endlich').boundingBox(),
      page.getByRole('button', { name: `Edit German of ${key}` }).boundingBox(),
    ]);
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    await getCell(page, key, 8).hover();
    await page.getByRole('button', { name: `Add Italian to ${key}` }).click();
    await edit.getByRole('textbox', { name: /^Italian/ }).fill('Mio');
    await beside.add(groupId, key, [{ language: 'it', value: 'Suo' }]);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByRole('row', { name: /^Italian/ })).toHaveText('ItalianMioSuo');
    await edit.getByRole('button', { name: 'Keep yours' }).click();
    await expect(getCell(page, key, 8)).toContainText('Mio');
    await theirs('Doch anders');
    await getCell(page, key, 5).hover();
    await page.getByRole('button', { name: `Remove German of ${key}` }).click();
    const removal = getDialog(page, 'Remove translation');
    await removal.getByRole('button', { name: 'Remove' }).click();
    await expect(removal).toContainText('Doch anders');
    await removal.getByRole('button', { name: 'Cancel' }).click();

    await page.goto(toUrl(`/translations/groups?search=${clash}`));
    const row = page.getByRole('row', { name: new RegExp(`^${clash}`) });
    await chooseRowAction(row, 'Import');
    const importing = getDialog(page, /^Import into/);
    const choose = (content: string) =>
      importing
        .locator('input[type=file]')
        .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await choose('nothing');
    await expect(importing.getByRole('alert')).toContainText(
      'The first line of the CSV must name its columns',
    );
    await choose(
      `key;en;de;fr\n${key};"${hostile.replaceAll('"', '""')}";Neu;Nouveau\n${clash}.bad;;Ohne;\n`,
    );
    await expect(importing.getByRole('tab')).toHaveText([
      'Added (1)',
      'Changed (1)',
      'Refused (1)',
      'Unchanged (1)',
    ]);
    const store = importing.getByRole('button', { name: 'Store 2 values' });
    await expect(store).toHaveAccessibleDescription(
      'Some values are refused. Correct the file or leave them out.',
    );
    await importing.getByRole('tab', { name: /^Changed/ }).click();
    await expect(importing.getByRole('tabpanel')).toContainText('Before: Doch andersAfter: Neu');
    await expectNoViolations(page, 'translations, import');
    await importing.getByRole('tab', { name: /^Unchanged/ }).click();
    await expect(importing.getByRole('tabpanel')).toContainText(hostile);
    await importing.getByRole('checkbox').check();
    await theirs('Im letzten Moment');
    await store.click();
    await expect(importing).toContainText('These translations were changed in the meantime.');
    await importing.getByRole('checkbox').check();
    await store.click();
    await expect(
      page
        .getByRole('region', { name: 'Notifications' })
        .getByText(/^Success: 2 values were stored in/),
    ).toBeVisible();
    await chooseRowAction(row, 'Export');
    await page.getByRole('radio', { name: /^CSV/ }).check();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(`translations-${clash}.csv`);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});

test('TRAN-01 TRAN-02 TRAN-04 LIM-04 5,000 keys scroll, keep their position in the address, and are filtered; on a phone they are cards', async ({
  page,
  request,
}, info) => {
  const many = createUniqueText('many', info);
  const beside = await openTranslationApi(request);
  const { id } = await beside.group(many, 'Many');
  await beside.importKeys(
    id,
    Object.fromEntries(
      Array.from({ length: 5000 }, (_, n) => [
        `${many}.${String(n).padStart(4, '0')}`,
        { en: `Word ${String(n)}`, ...(n === 4321 ? {} : { de: `Wort ${String(n)}` }) },
      ]),
    ),
  );
  await signIn(page, 'admin', `/translations?search=${many}.&sort=key`);
  await expect(page.getByText('5,000 keys').first()).toBeVisible();
  await expect(getGrid(page)).toHaveAttribute('aria-rowcount', '5001');
  await expect(getGrid(page).getByRole('columnheader')).toHaveText([
    'Key',
    'Group',
    'English',
    'Chinese',
    'German',
    'Spanish',
    'Korean',
    'Italian',
    'French',
    'Portuguese',
  ]);
  expect(await getGrid(page).getByRole('row').count()).toBeLessThan(60);
  await getCell(page, `${many}.0000`, 1).focus();
  await page.keyboard.press('Control+End');
  await expect(getCell(page, `${many}.4999`, 10)).toBeFocused();
  await expect(getCell(page, `${many}.4999`, 1)).toBeInViewport();
  await expect(getCell(page, `${many}.4999`, 3)).toContainText('Word 4999');
  await expect(page).toHaveURL(/page=2\d\d/);
  await page.reload();
  await expect(page.getByRole('rowheader', { name: `${many}.4990`, exact: true })).toBeInViewport();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('option', { name: 'German' }).click();
  await expect(getGrid(page).getByRole('columnheader')).toHaveText([
    'Key',
    'Group',
    'English',
    'German',
  ]);
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.getByRole('option', { name: 'Missing translations' }).click();
  await expect(getGrid(page).getByRole('rowheader')).toHaveText([`${many}.4321`]);
  await expectNoViolations(page, 'translations');
  await page.setViewportSize({ width: 360, height: 740 });
  const card = page.getByRole('article', { name: `${many}.4321` });
  await expect(card).toContainText('Word 4321');
  await expectNoViolations(page, 'translations on a phone');
  await card.getByRole('button', { name: `Add German to ${many}.4321` }).click();
  await getDialog(page, 'Update translation')
    .getByRole('textbox', { name: /^German/ })
    .fill('Wort');
  await expectNoViolations(page, 'translations, edit on a phone');
  await getDialog(page, 'Update translation').getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Wort');
  await page.goto(toUrl(`/translations?search=${many}`));
  await expect(page.getByRole('article').first()).toContainText(`${many}.`);
  await expect(page.getByRole('heading', { name: 'Translations', level: 1 })).toBeInViewport();
  await page.goto(toUrl(`/translations?search=${many}&page=200`));
  await expect(page.locator('[data-index="3980"]')).toBeInViewport();
  await page.goto(toUrl(`/translations/groups?search=${many}`));
  await expect(page.getByText('Many', { exact: true }).first()).toBeVisible();
  await expectNoViolations(page, 'translation groups on a phone');
  await page.goto(toUrl('/translations/add'));
  await expect(page.getByRole('textbox', { name: 'Korean' })).toBeVisible();
  await expectNoViolations(page, 'add a translation on a phone');
});

test('PD-47 TRAN-20 a translator fills 20 cells by keyboard and pastes a block, which is undone', async ({
  page,
  request,
}, info) => {
  const filled = createUniqueText('filled', info);
  const beside = await openTranslationApi(request);
  const { id } = await beside.group(filled, 'Filled');
  const keys = Array.from({ length: 45 }, (_, n) => `${filled}.${String(n).padStart(2, '0')}`);
  await beside.importKeys(
    id,
    Object.fromEntries(keys.map((key) => [key, { en: `Word of ${key}` }])),
  );
  const read = async (language: string) =>
    (await beside.list(filled))
      .filter((word) => word.language === language)
      .map(({ value }) => value)
      .sort();
  await signIn(page, 'admin', `/translations?search=${filled}.&sort=key&language=de`);
  await getCell(page, keys[0] ?? '', 4).focus();
  const words = keys.slice(0, 20).map((_, n) => `Wort ${String(n).padStart(2, '0')}, übersetzt`);
  for (const word of words) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
  await expect(getCell(page, keys[20] ?? '', 4)).toBeFocused();
  await expect(page.locator('[data-unsaved]')).toHaveCount(0);
  expect(await read('de')).toEqual(words);

  await page.keyboard.type('wird verworfen');
  await expectNoViolations(page, 'translations, editing a cell');
  await page.keyboard.press('Escape');
  await expect(getCell(page, keys[20] ?? '', 4)).toContainText('missing');
  const block = keys.slice(20).map((_, n) => `Block ${String(n).padStart(2, '0')}`);
  await getCell(page, keys[20] ?? '', 4).evaluate(
    (cell, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      cell.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    `${block.join('\r\n')}\r\n`,
  );
  await expect(getNotice(page, 'Success: 25 values were stored')).toBeVisible();
  await expect(getCell(page, keys[20] ?? '', 4)).toContainText('Block 00');
  expect(await read('de')).toEqual([...block, ...words].sort());
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(getNotice(page, 'Success: The change was undone')).toBeVisible();
  await expect(getCell(page, keys[20] ?? '', 4)).toContainText('missing');
  expect(await read('de')).toEqual(words);

  await intercept(page, '**/add_by_key', (route) => route.abort(), { times: 1 });
  await getCell(page, keys[20] ?? '', 4).focus();
  await page.keyboard.type('Ohne Netz');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 value waits until the server can be reached.')).toBeVisible();
  await expect(getCell(page, keys[20] ?? '', 4)).toContainText('Ohne Netz');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-unsaved]')).toHaveCount(0);
  expect(await read('de')).toContain('Ohne Netz');
});
