import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { createActor } from 'xstate';

import { cellEditingMachine } from '../../../src/machines/translations/cell-editing-machine.ts';
import type {
  TranslationGridRef,
  TranslationGridSnapshot,
} from '../../../src/machines/translations/translation-grid-machine.ts';
import { TranslationList } from '../../../src/views/translations/translation-list.tsx';
import { translationGridModel } from '../../machines/translations/grid-model.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import {
  findAll,
  findTexts,
  pressButton,
  readAlerts,
  readButton,
  readTexts,
} from '../../support/read-screen.ts';
import { common, groupChoices } from './translations-shown.tsx';

const ignore = (): void => undefined;
const groups = groupChoices([common]);
const editing = createActor(cellEditingMachine).start();

/** The grid has room for all its first rows; jsdom has no layout. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});
/** jsdom does not scroll, so the walk tells which rows a person sees. */
const withoutScrolling = (grid: TranslationGridRef): TranslationGridRef =>
  new Proxy(grid, {
    get: (target, property) => {
      if (property === 'send')
        return (event: Parameters<TranslationGridRef['send']>[0]) => {
          if (event.type !== 'rows.visible') target.send(event);
        };
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

const findSearch = (): HTMLInputElement | null => document.querySelector('[role="searchbox"]');
const type = (text: string) => (): boolean => {
  const field = findSearch();
  if (field === null || field.value === text) return false;
  return fireEvent.change(field, { target: { value: text } });
};

const hasRows = ({ value: { rows }, context }: TranslationGridSnapshot): boolean =>
  typeof rows === 'object' ||
  ((rows === 'refreshing' || rows === 'stale') && context.totalRows > 0);

const isFailed = ({ value: { rows }, context }: TranslationGridSnapshot): boolean =>
  rows === 'failed' || (rows === 'refreshing' && context.totalRows === 0);

/** Whether the rows are those from before the connection was lost. */
const isStale = ({ value: { rows }, context }: TranslationGridSnapshot): boolean =>
  context.totalRows > 0 &&
  (rows === 'stale' || (rows === 'refreshing' && context.response?.ok === false));

/** Returns what must be said of a failure. */
function expectAlerts(snapshot: TranslationGridSnapshot) {
  const {
    value: { rows },
    context: { failure },
  } = snapshot;
  const reason =
    failure?.kind === 'offline' ? 'The server cannot be reached' : 'The translations could not';
  if (isStale(snapshot)) return [expect.stringContaining('connection') as string];
  if (isFailed(snapshot) || rows === 'denied') return [expect.stringContaining(reason) as string];
  const hasMoreFailed = typeof rows === 'object' && rows.loaded === 'fetchFailed';
  return hasMoreFailed ? [expect.stringContaining('Some rows could not be loaded') as string] : [];
}

describeViewModel({
  model: translationGridModel,
  show: (grid) => (
    <TranslationList
      grid={withoutScrolling(grid)}
      editing={editing}
      groups={groups}
      dialogs={null}
      onEdit={ignore}
      onRemove={ignore}
    />
  ),
  canHappen: (event, from) =>
    event !== 'refresh' || /rows:(failed|stale|loaded|refreshing|\{?loaded)/.test(from),
  byHand: {
    'type quiz': type('quiz'),
    'try again': () => pressButton('Try again'),
    refresh: () => pressButton('Try again'),
    'sort by key': () => pressButton('Key'),
  },
  expectScreen: (snapshot) => {
    const { value, context } = snapshot;
    const { pages, totalRows, query, searchText } = context;
    const { rows } = value;
    const isShown = hasRows(snapshot);
    const first = isShown ? pages[1]?.[0] : undefined;
    const [grid] = findAll('[role="grid"]');
    expect({
      searchText: findSearch()?.value,
      rowCount: grid?.getAttribute('aria-rowcount') ?? null,
      rows: findTexts(['first', 'One', 'New']),
      isLoading: findAll('[data-loading]').length > 0 && grid === undefined,
      isEmpty: findTexts(['No translations found', 'No match found']),
      alerts: readAlerts(),
      canRetry: readButton('Try again') === 'ready',
      sort: findAll('[aria-sort$="ending"]').map(
        (head) => `${head.textContent} ${String(head.ariaSort)}`,
      ),
      status: readTexts('output')[0],
    }).toEqual({
      searchText,
      rowCount: isShown ? String(totalRows + 1) : null,
      rows: first === undefined ? [] : [first.key, first.cells.en?.value],
      isLoading: rows === 'loading',
      isEmpty:
        rows === 'empty' ? [query.search === '' ? 'No translations found' : 'No match found'] : [],
      alerts: expectAlerts(snapshot),
      canRetry:
        rows === 'stale' ||
        isFailed(snapshot) ||
        (typeof rows === 'object' && rows.loaded === 'fetchFailed'),
      sort: isShown && query.sort !== null ? [`Key ${query.sort.order}ending`] : [],
      status:
        rows === 'loading'
          ? 'Loading'
          : isShown || rows === 'empty'
            ? (expect.stringContaining(String(totalRows)) as string)
            : '',
    });
  },
});
