import { expect, type Page } from '@playwright/test';

import { processStatus } from '../../src/api/contract/entities/process-status.ts';
import type { quizListMachine } from '../../src/machines/quiz/lists/quiz-list-machine.ts';
import { quizListModel } from '../machines/quiz/lists/quiz-list-model.ts';
import { signIn } from './support/app.ts';
import { describeBrowserParts, type BrowserWalks } from './support/browser-model.ts';
import { openQuizApi } from './support/quiz-api.ts';
import { openTemplateApi } from './support/template-api.ts';
import { chooseRowAction } from './support/row-actions.ts';

type Walks = BrowserWalks<typeof quizListMachine, 'load' | 'remove'>;

/** A page of a list of quizzes, as the server answers it. */
interface QuizPage {
  readonly result: readonly { readonly title: string }[];
  readonly navigation: object;
}

const getTable = (page: Page) => page.getByRole('table');
const getBox = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Select ${title}`), includeHidden: true });
const answerQuestion = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name }).click();

/** The quizzes of a walk, by the title that the model gives them. */
interface Quizzes {
  readonly restore: (...titles: readonly string[]) => Promise<void>;
  readonly remove: (...titles: readonly string[]) => Promise<void>;
  /** Whether an address is that of the second quiz. */
  readonly isGels: (address: string) => boolean;
}
const quizzes = new WeakMap<Page, Quizzes>();
const getQuizzes = (page: Page): Quizzes => {
  const found = quizzes.get(page);
  if (found === undefined) throw new Error('the walk has no quizzes yet');
  return found;
};

/** Stores the two quizzes of a walk, and opens the list that a search limits to them. */
async function openTwo(page: Page): Promise<void> {
  const author = await openTemplateApi();
  const mark = `walk ${String(Date.now())}`;
  const ids = new Map<string, number>();
  for (const title of ['Cells', 'Gels'])
    ids.set(title, (await author.create(`${title} ${mark}`, [['A question']])).id);
  const getId = (title: string): number => ids.get(title) ?? 0;
  quizzes.set(page, {
    restore: async (...titles) => {
      for (const title of titles)
        await author.call('POST', `quiz/restore/${String(getId(title))}`, null);
    },
    remove: async (...titles) => {
      const left = await author.titled(mark);
      for (const title of titles)
        if (left.some(({ id }) => id === getId(title))) await author.remove(getId(title));
    },
    isGels: (address) => address.endsWith(`/${String(getId('Gels'))}`),
  });
  await signIn(page, 'super', `/quiz?search=${encodeURIComponent(mark)}`);
}

/** Answers like the server, while the second quiz is being processed. */
const addProcessing = ({ result, navigation }: QuizPage) => ({
  navigation,
  result: result
    .filter(({ title }) => title.startsWith('Gels'))
    .map((quiz) => ({ ...quiz, processStatus: processStatus.toWire('processing') })),
});

/** What the page tells when another tab is in front of it. */
const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** What the text of a state says. */
function readState(state: string) {
  const [regions = '', ...facts] = state.split('; ');
  const [, page = '', removal = ''] = regions.split(' ');
  const [rows = '', chosen = '', asked = ''] = facts.map((fact) =>
    fact.replace(/^(rows|chosen|asks about) /, '').replace(/, failed.*/, ''),
  );
  return { page, removal, rows, chosen, asked };
}

const hasRows = /^(loaded|stale|reloading|refreshing|waitingToPoll|pollingPaused|polling)$/;

/** Whether the screen offers an event, and the server can give an answer. */
function canChoose(name: string, from: string): boolean {
  const { page, removal, rows, chosen, asked } = readState(from);
  const isFree = removal === 'none' && hasRows.test(page);
  switch (name) {
    case 'refresh':
      return (page === 'failed' || page === 'stale') && removal === 'none';
    case 'choose the second':
      return isFree && rows.includes('2');
    case 'choose all':
      return isFree && rows !== '' && rows !== chosen;
    case 'remove the chosen':
      return isFree && chosen !== '';
    case 'remove the first':
      return isFree && rows.includes('1');
    case 'both are gone':
      return asked === '1,2' || (asked === '2' && chosen !== '1,2');
    case 'the second was gone already':
    case 'the second is refused':
    case 'both are refused':
      return asked === '1,2';
    default:
      return true;
  }
}

const refused = { status: 409, json: { content: { message: 'Somebody edits it.' } } };

const choosing: Walks = {
  calls: { load: '**/quiz/template_list', remove: /\/quiz\/template\/\d+$/ },
  open: openTwo,
  steps: {
    'two rows arrive': async ({ page, calls }) => {
      await getQuizzes(page).restore('Cells', 'Gels');
      await calls.load.pass();
    },
    'the page cannot be loaded': ({ calls }) => calls.load.lose(),
    'two rows arrive again': async ({ page, calls }) => {
      await getQuizzes(page).restore('Cells', 'Gels');
      await calls.load.pass();
    },
    'nothing is left': async ({ page, calls }) => {
      await getQuizzes(page).remove('Cells', 'Gels');
      await calls.load.pass();
    },
    'one is being processed': async ({ page, calls }) => {
      await getQuizzes(page).restore('Gels');
      await calls.load.change(addProcessing);
    },
    'it is still being processed': ({ calls }) => calls.load.change(addProcessing),
    'the processing is over': async ({ page, calls }) => {
      await getQuizzes(page).remove('Cells');
      await calls.load.pass();
    },
    'looking again is refused': ({ calls }) => calls.load.lose(),
    'the connection is lost': ({ calls }) => calls.load.lose(),
    'it is still lost': ({ calls }) => calls.load.lose(),
    'three seconds pass': ({ calls }) => calls.load.wait(),
    'the rows come back': async ({ page, calls }) => {
      await getQuizzes(page).restore('Cells', 'Gels');
      await calls.load.pass();
    },
    'the time to look again comes': ({ calls }) => calls.load.wait(),
    'the window is left': ({ page }) => setVisibility(page, 'hidden'),
    'the window is seen again': ({ page }) => setVisibility(page, 'visible'),
    refresh: ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'choose the second': ({ page }) => getBox(page, 'Gels').click(),
    'choose all': ({ page }) =>
      getTable(page)
        .getByRole('checkbox', { name: /select all/i })
        .click(),
    'remove the first': ({ page }) =>
      chooseRowAction(getTable(page).getByRole('row').filter({ hasText: 'Cells' }), 'Delete'),
    'remove the chosen': ({ page }) =>
      page
        .getByRole('button', { name: 'Delete', exact: true })
        .filter({ hasText: 'Delete' })
        .click(),
    confirm: ({ page }) => answerQuestion(page, /^(Delete|Try again)$/),
    cancel: ({ page }) => answerQuestion(page, /^Cancel$/),
    'both are gone': ({ calls }) => calls.remove.answerAll((route) => route.continue()),
    'the second was gone already': async ({ page, calls }) => {
      await getQuizzes(page).remove('Gels');
      await calls.remove.answerAll((route) => route.continue());
    },
    'the second is refused': ({ page, calls }) =>
      calls.remove.answerAll((route) =>
        getQuizzes(page).isGels(route.request().url()) ? route.fulfill(refused) : route.continue(),
      ),
    'both are refused': ({ calls }) => calls.remove.answerAll((route) => route.fulfill(refused)),
  },
  canHappen: canChoose,
  expectScreen: async (page, { value, context: { items, selectedIds, removing } }) => {
    const isShown = hasRows.test(value.page);
    for (const title of ['Cells', 'Gels']) {
      const item = items.find((each) => each.title === title);
      await expect(getBox(page, title)).toHaveCount(isShown && item !== undefined ? 1 : 0);
      if (isShown && item !== undefined)
        await expect(getBox(page, title)).toBeChecked({ checked: selectedIds.includes(item.id) });
    }
    await expect(page.getByRole('dialog')).toHaveCount(removing.length > 0 ? 1 : 0);
  },
};
/** Cuts the server's answer down to one row of two pages, or to none of `pages`. */
const cut =
  (rows: 0 | 1, pages: number) =>
  ({ result, navigation }: QuizPage): QuizPage => ({
    result: result.slice(0, rows),
    navigation: { ...navigation, total_pages: pages },
  });

/** Goes back to an address that this tab had before. */
async function goBackTo(page: Page, search: string): Promise<void> {
  await page.evaluate((address) => {
    const { href } = location;
    history.replaceState(history.state, '', address);
    history.pushState(history.state, '', href);
  }, `/admin/quiz/customer-quiz?${search}`);
  await page.goBack();
}

const getRows = (page: Page) => page.getByRole('table').getByRole('row');

const searching: Walks = {
  calls: { load: '**/api/admin/quiz/list', remove: /\/quiz\/user_quiz\/\d+$/ },
  open: async (page) => {
    await (await openQuizApi(page.request, 'customer')).make('user', 'Kestrel 7, merlin and gel');
    await page.clock.install();
    await signIn(page, 'super', '/quiz/customer-quiz');
    await expect(page.getByRole('searchbox')).toBeVisible();
    // From here on the pause after the last letter passes only when a step says so.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  },
  steps: {
    'a page of two arrives': ({ calls }) => calls.load.change(cut(1, 2)),
    'the page is behind the last': ({ calls }) => calls.load.change(cut(0, 1)),
    'nothing is found': ({ calls }) => calls.load.change(cut(0, 0)),
    'it is denied': ({ calls }) => calls.load.reply(403, { message: 'Denied', code: 'denied' }),
    'it fails': ({ calls }) => calls.load.lose(),
    'type a name': ({ page }) => page.getByRole('searchbox').fill('gel'),
    'type a number': ({ page }) => page.getByRole('searchbox').fill('7'),
    'search the texts or the id instead': ({ page }) =>
      page.getByRole('button', { name: /^Search (the texts for|for the ID) 7$/ }).click(),
    'a pause passes': ({ page }) => page.clock.runFor(300),
    'sort by title': ({ page }) =>
      page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click(),
    'to page 2': ({ page }) => page.getByRole('button', { name: 'Next page' }).click(),
    'another address': ({ page }) => goBackTo(page, 'search=merlin'),
    filter: ({ page }) => page.getByRole('switch', { name: 'Show Expired Quizzes' }).click(),
    refresh: ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  canHappen: (name, from) => {
    const { page } = readState(from);
    if (name === 'refresh') return page === 'failed' || page === 'stale';
    // No customer's quiz has this id; its search by words follows.
    if (name === 'a page of two arrives') return !from.endsWith(' id');
    if (name === 'to page 2') return page === 'loaded';
    if (name === 'sort by title') return page === 'loaded' || page === 'loading';
    const isPanel = page !== 'denied' && page !== 'failed';
    return isPanel || !/^(type|filter|search)/.test(name);
  },
  expectScreen: async (page, { value, context: { items, searchText } }) => {
    const isPanel = value.page !== 'denied' && value.page !== 'failed';
    await expect(page.getByRole('searchbox')).toHaveCount(isPanel ? 1 : 0);
    if (isPanel) await expect(page.getByRole('searchbox')).toHaveValue(searchText);
    await expect(page.getByText('You have no access to quizzes')).toHaveCount(
      value.page === 'denied' ? 1 : 0,
    );
    await expect(page.getByText('No list items')).toHaveCount(value.page === 'empty' ? 1 : 0);
    if (hasRows.test(value.page)) await expect(getRows(page)).toHaveCount(items.length + 1);
  },
};

describeBrowserParts(
  {
    name: 'quizList',
    requirements: 'QLST-64 LST-03 LST-04',
    model: quizListModel,
    undrivable: {
      '* filters.choose*': 'quiz-views.spec.ts clears all filters',
      '* pageSize.choose*': 'list-columns.spec.ts chooses 50 rows on a page',
      '* query.open*': 'quiz-views.spec.ts opens saved views',
      'quizList.page.retrying*': 'the model tests of the list views drive it',
      '* -> quizList.page.retrying': 'the model tests of the list views drive it',
    },
  },
  { choosing, searching },
);
