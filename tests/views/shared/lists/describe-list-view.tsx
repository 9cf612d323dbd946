import { fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { AnyActorRef } from 'xstate';

import type { ListContext } from '../../../../src/machines/shared/list/list-types.ts';
import type { MachineModel } from '../../../support/define-model.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import {
  findAll,
  findTexts,
  isLoading,
  pressButton,
  readAlerts,
  readButton,
  readPage,
  readTexts,
} from '../../../support/read-screen.ts';

interface ListView {
  readonly model: MachineModel;
  /** The machine's name, where it is not its id. */
  readonly name?: string;
  readonly show: (list: never) => ReactNode;
  /** A text that only the row with the id 1 shows, and one of the row with the id 2. */
  readonly names: readonly [string, string];
  /** What stands in place of rows where there are none. */
  readonly empty: string;
  /** What stands there where a search finds none; `empty` without it. */
  readonly noneFound?: string;
  /** What stands there after a failure, by its kind. */
  readonly failures: Readonly<Record<'offline' | 'unexpected' | 'denied', string>>;
  /** Whether an error takes the place of search and pages too. */
  readonly isScreen?: boolean;
  /** Whether a list that is denied can be loaded again. */
  readonly canRetryDenied?: boolean;
  readonly hasSearch?: boolean;
  /** The header of each column by which the rows can be sorted, where a walk sorts by it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a checkbox selects a row. */
  readonly canSelect?: boolean;
  /** How the text begins that is announced politely; without it, it is not compared. */
  readonly status?:
    | ((shown: { readonly page: string; readonly totalItems: number }) => string)
    | null;
  /** What the question says when a removal failed, by the failure; without it nothing is removed. */
  readonly notRemoved?: Readonly<Record<'conflict' | 'unexpected', string>> | null;
}

interface ListSnapshot {
  readonly value: { readonly page: string; readonly removal?: string };
  readonly context: ListContext<{ readonly id: number }>;
}

/** Returns what the screen of a list says after a failure. */
export const failsWith = (text: string): ListView['failures'] => ({
  offline: text,
  unexpected: text,
  denied: 'You have no access to quizzes based on your subscription level.',
});

/** What a list says after a failure when it has no words of its own for it. */
export const plainFailures: ListView['failures'] = {
  offline: 'The server cannot be reached.',
  unexpected: 'Something went wrong.',
  denied: 'Something went wrong.',
};

const hasRows = /^(loaded|stale|reloading|refreshing|waitingToPoll|pollingPaused|polling)$/;

const findQuestion = (): HTMLElement | null => document.querySelector('[role="dialog"]');
const findSearch = (): HTMLInputElement | null => document.querySelector('[role="searchbox"]');

/** Presses a button of the question. */
const answer = (name: string): boolean => {
  const question = findQuestion();
  return question !== null && pressButton(name, question);
};

/** Types into the search field; false when it has the text already. */
const type = (text: string) => (): boolean => {
  const field = findSearch();
  return (
    field !== null && field.value !== text && fireEvent.change(field, { target: { value: text } })
  );
};

const findBox = (name: string): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].find(
    ({ ariaLabel, labels }) => (ariaLabel ?? labels?.[0]?.textContent) === `Select ${name}`,
  );
const tick = (name: string) => (): boolean => {
  const box = findBox(name);
  return box !== undefined && fireEvent.click(box);
};

/** Returns what a person sees of a list. */
function readList({
  names,
  empty,
  noneFound,
  headers,
  canSelect,
  hasSearch,
  isScreen,
}: Required<ListView>) {
  const [sorted] = findAll('th[aria-sort]');
  return {
    rows: findTexts(names),
    isLoading: isScreen ? findAll('table [data-skeleton]').length > 0 : isLoading(),
    noRows: [empty, noneFound].find((text) => findTexts([text]).length > 0) ?? null,
    alerts: readAlerts(),
    canRetry: readButton('Try again') === 'ready',
    page: readPage(),
    searchText: hasSearch ? (findSearch()?.value ?? null) : '',
    sort:
      sorted !== undefined && Object.values(headers).includes(sorted.textContent)
        ? `${sorted.textContent} ${String(sorted.ariaSort)}`
        : null,
    selected: canSelect ? names.filter((name) => findBox(name)?.checked) : [],
  };
}

/** Returns what a person must see of a list in a state of the machine. */
function expectList(
  { value: { page }, context }: ListSnapshot,
  {
    names,
    empty,
    noneFound,
    failures,
    isScreen,
    canRetryDenied,
    hasSearch,
    headers,
    canSelect,
  }: Required<ListView>,
): ReturnType<typeof readList> {
  const { items, query, response, searchText, selectedIds, totalPages } = context;
  const kind = response?.ok === false ? response.failure.kind : 'no failure';
  const byKind: Readonly<Record<string, string>> = failures;
  const isFailed = page === 'failed' || page === 'retrying';
  const isBroken = isFailed || page === 'denied';
  const isStale = page === 'stale' || page === 'reloading';
  const hasTools = !(isScreen && isBroken);
  const header = query.sort === null ? undefined : headers[query.sort.field];
  const nameOf = (id: number): string => names[id - 1] ?? 'a row without a name';
  return {
    rows: hasRows.test(page) ? items.map(({ id }) => nameOf(id)) : [],
    isLoading: page === 'loading',
    noRows: page !== 'empty' ? null : query.search === '' ? empty : noneFound,
    alerts: isStale
      ? [expect.stringContaining('These rows may be out of date') as string]
      : isBroken
        ? [expect.stringContaining(byKind[kind] ?? kind) as string]
        : [],
    canRetry: isFailed || page === 'stale' || (page === 'denied' && canRetryDenied),
    page: totalPages > 1 && hasTools && !(isScreen && page === 'loading') ? query.page : null,
    searchText: !hasSearch ? '' : hasTools ? searchText : null,
    sort:
      header === undefined || !hasTools || isBroken
        ? null
        : `${header} ${String(query.sort?.order)}ending`,
    selected: canSelect && hasRows.test(page) ? selectedIds.map(nameOf).sort() : [],
  };
}

/** Fails unless the question about a removal is asked, is busy or names the error, as it should. */
function expectQuestion(
  { value: { removal }, context: { failedRemovals, removing } }: ListSnapshot,
  { names, notRemoved }: Required<ListView>,
): void {
  const question = findQuestion();
  const [asked] = removing;
  if (asked === undefined) {
    expect(question).toBeNull();
    return;
  }
  expect(question).toHaveTextContent(names[asked.id - 1] ?? '');
  const kind = failedRemovals[0]?.failure.kind;
  const texts: Readonly<Record<string, string>> = notRemoved ?? {};
  expect(readAlerts(question ?? undefined)).toEqual(
    kind !== undefined && removal === 'asking'
      ? [expect.stringContaining(texts[kind] ?? kind) as string]
      : [],
  );
  expect(findAll('[aria-busy="true"]', question ?? undefined)).toHaveLength(
    removal === 'removing' ? 1 : 0,
  );
}

/**
 * Tests the view of a list: its rows, search, order, pages and selection, what stands in place of
 * rows, and the question of a removal. Only what a person sees can be loaded again.
 */
export function describeListView(options: ListView): void {
  const view: Required<ListView> = {
    name: options.model.machine.id,
    isScreen: true,
    canRetryDenied: false,
    noneFound: options.empty,
    hasSearch: true,
    headers: {},
    canSelect: false,
    notRemoved: null,
    status: null,
    ...options,
  };
  const { model, name, show, names, hasSearch, headers, canSelect, notRemoved } = view;
  const canRemove = notRemoved !== null;
  const { always = [] } = model.machine.getStateNodeById(`${model.machine.id}.page.checking`);
  const searchesIds = always.some(({ guard }) => guard === 'isIdNotFound');
  const offersTexts = hasSearch && searchesIds && view.isScreen;
  describeViewModel({
    model,
    name,
    show: (list: AnyActorRef) => show(list as never),
    canHappen: (event, from) =>
      event === 'refresh'
        ? /^\w+ (failed|retrying|loaded|stale|reloading|refreshing|waitingToPoll|polling)/.test(
            from,
          )
        : event !== 'search the texts or the id instead' ||
          !offersTexts ||
          !/^\w+ (failed|retrying|denied)/.test(from),
    byHand: {
      ...(hasSearch && {
        'type a name': type('gel'),
      }),
      ...(hasSearch && searchesIds && { 'type a number': type('7') }),
      ...(offersTexts && {
        'search the texts or the id instead': () =>
          pressButton('Search the texts for 7') || pressButton('Search for the ID 7'),
      }),
      'to page 2': () => pressButton('Next page'),
      refresh: () => !(canRemove && findQuestion() !== null) && pressButton('Try again'),
      ...('title' in headers && { 'sort by title': () => pressButton(headers['title'] ?? '') }),
      ...(canSelect && { 'choose the second': tick(names[1]) }),
      ...(canRemove && {
        confirm: () => answer('Try again') || answer('Delete'),
        cancel: () => answer('Cancel'),
      }),
    },
    expectScreen: (snapshot) => {
      const list = snapshot as unknown as ListSnapshot;
      if (canRemove) expectQuestion(list, view);
      if (canRemove && list.context.removing.length > 0) return;
      expect(readList(view)).toEqual(expectList(list, view));
      if (view.status === null) return;
      const status = view.status({
        page: list.value.page,
        totalItems: list.context.totalItems,
      });
      const [shown = ''] = readTexts('output');
      expect(status === '' ? shown : shown.slice(0, status.length)).toBe(status);
    },
  });
}
