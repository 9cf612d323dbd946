import { expect, test, type Page } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { callApi, openSession } from './support/session-api.ts';
import { chooseRowAction } from './support/row-actions.ts';

interface Stored {
  readonly id: number;
  readonly title: string;
  readonly items: readonly {
    readonly id: number;
    readonly title: string;
    readonly type: 'article' | 'label';
    readonly articles: readonly {
      readonly id: number;
      readonly title: string;
      readonly subject: string | null;
    }[];
  }[];
}

const readContent = <T>({ body }: { readonly body: unknown }): T =>
  (body as { readonly content: T }).content;

/** Calls the API as a super admin. */
async function call<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  data?: object,
): Promise<T> {
  const { accessToken } = await openSession(page.request, 'super');
  const options = { bearer: accessToken, ...(data && { data }) };
  return readContent<T>(
    await callApi(page.request, method, `/api/admin/playlist/${path}`, options),
  );
}

const articleCount = 40;
const labelCount = 160;

/** Creates a playlist of 200 items: 160 labels with 40 articles under the first ones. */
const createLongPlaylist = (page: Page, title: string): Promise<Stored> =>
  call(page, 'POST', 'create', {
    title,
    items: Array.from({ length: labelCount }, (_, index) => ({
      title: `Label ${String(index + 1)}`,
      type: 'label',
      sortIndex: index,
      articles: index < articleCount ? [index + 1] : [],
    })),
  });

const getRows = (page: Page) =>
  page.getByRole('list', { name: 'Labels and articles' }).getByRole('listitem');
const getStatus = (page: Page, text: string) =>
  page.getByRole('banner').first().getByText(text, { exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();
const redo = (page: Page) => page.getByRole('button', { name: 'Redo', exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Playlist' }).click();
const readArticles = async (page: Page, id: number): Promise<readonly (readonly number[])[]> =>
  (await call<Stored>(page, 'GET', String(id))).items
    .slice(0, 3)
    .map(({ articles }) => articles.map((article) => article.id));

/** Moves the article of a title up over one row to a position from 1, by keyboard. */
async function moveUp(page: Page, title: string, position: number): Promise<void> {
  const place = `position ${String(position)} of 200`;
  await page.getByRole('button', { name: `Move ${title}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${title} is now at ${place}`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${title} was dropped at ${place}`)).toBeAttached();
}

test('PLAY-03 a playlist of 200 items is reordered by keyboard, undone, redone, reloaded, saved, and merged with what somebody else saved', async ({
  page,
}) => {
  const stored = await createLongPlaylist(page, 'Two hundred');
  const second = stored.items[1]?.articles[0]?.title ?? '';
  await signIn(page, 'super', `/playlist/${String(stored.id)}`);
  await expect(getRows(page).first()).toBeVisible();
  await moveUp(page, second, 3);
  await expect(getStatus(page, '1 unsaved change')).toBeVisible();
  await undo(page);
  await expect(getStatus(page, 'All changes saved')).toBeVisible();
  await redo(page);
  await page.getByRole('button', { name: 'Add label' }).click();
  await expect(getStatus(page, '2 unsaved changes')).toBeVisible();

  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Unsaved changes in this browser' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(getStatus(page, '2 unsaved changes')).toBeVisible();
  await undo(page);
  await save(page);
  await expect(page.getByText('Playlist saved')).toBeVisible();
  expect(await readArticles(page, stored.id)).toEqual([[1, 2], [], [3]]);

  await call(page, 'PATCH', String(stored.id), { title: 'Two hundred, by somebody else' });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await moveUp(page, stored.items[2]?.articles[0]?.title ?? '', 5);
  await expect(getStatus(page, '1 unsaved change')).toBeVisible();
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'saved a newer version' });
  await expect(dialog).toContainText('Your changes fit into the newer version.');
  await dialog.getByRole('button', { name: 'Save the merged version' }).click();
  await expect(getStatus(page, 'All changes saved')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Two hundred, by somebody else',
  );
  expect(await readArticles(page, stored.id)).toEqual([[1, 2], [3], []]);
});

test(
  'PLAY-03 both changed the title: one of the two is chosen',
  { tag: '@quick' },
  async ({ page }) => {
    const stored = await call<Stored>(page, 'POST', 'create', { title: 'First title' });
    await signIn(page, 'super', `/playlist/${String(stored.id)}`);
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Mine');
    await call(page, 'PATCH', String(stored.id), { title: 'Theirs' });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Theirs' }).check();
    await dialog.getByRole('button', { name: 'Save the merged version' }).click();
    await expect(title).toHaveValue('Theirs');
    await expect(getStatus(page, 'All changes saved')).toBeVisible();
  },
);

test('PLAY-02 articles are searched and added under a label, and say where else they are', async ({
  page,
}) => {
  const other = await call<Stored>(page, 'POST', 'create', {
    title: 'Somewhere else',
    items: [{ title: 'x', type: 'article', sortIndex: 0, articles: [1] }],
  });
  const stored = await call<Stored>(page, 'POST', 'create', { title: 'To fill' });
  await signIn(page, 'super', `/playlist/${String(stored.id)}`);
  await page.getByRole('button', { name: 'Add label' }).click();
  const article = (await call<Stored>(page, 'GET', String(other.id))).items[0]?.articles[0];
  const name = article?.title ?? '';
  const panel = page.getByRole('region', { name: 'Add articles' });
  await panel.getByRole('searchbox').fill(name);
  const result = panel.getByRole('listitem').filter({ hasText: name }).first();
  await expect(result.getByRole('link', { name: 'Somewhere else' })).toBeVisible();
  const subject = panel.getByRole('button', { name: /^Subject/ });
  await subject.click();
  await page.getByRole('option', { name: 'Physics', exact: true }).click();
  await expect(result).toBeHidden();
  await subject.click();
  await page.getByRole('option', { name: article?.subject ?? '', exact: true }).click();
  await expect(result).toBeVisible();
  await result.getByRole('button', { name: `Add ${name}` }).click();
  await expect(result).toContainText('In this playlist, place 1');
  await save(page);
  await expect(page.getByText('Playlist saved')).toBeVisible();
  const saved = await call<Stored>(page, 'GET', String(stored.id));
  expect(saved.items.map(({ title, articles }) => [title, articles.map(({ id }) => id)])).toEqual([
    ['New label', [1]],
  ]);
  await expectNoViolations(page, 'playlist editor');

  await page.getByRole('link', { name: 'Make a quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Create Quiz' })).toBeAttached();
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('To fill');
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
});

test('PLAY-01 playlists are created, renamed, copied, deleted and restored in the list', async ({
  page,
}) => {
  await signIn(page, 'cs', '/playlist');
  await page.getByRole('button', { name: 'New Playlist' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Playlist' }).click();
  await expect(dialog).toContainText('This field is required');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Of the journey');
  await dialog.getByRole('button', { name: 'Create Playlist' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Of the journey');

  await page.goto(toUrl('/playlist'));
  const getRow = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await chooseRowAction(getRow('Of the journey'), 'Rename');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Renamed');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await chooseRowAction(getRow('Renamed'), 'Copy');
  await expect(getRow('Renamed (copy)')).toBeVisible();
  await chooseRowAction(getRow('Renamed'), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Playlist deleted')).toBeVisible();
  await expect(getRow('Renamed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getRow('Renamed')).toBeVisible();
});
