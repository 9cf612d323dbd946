import type { SnapshotFrom } from 'xstate';

import type { ListPage } from '../../../../src/domain/lists/list-page.ts';
import type { QuizRow } from '../../../../src/domain/lists/quiz-row.ts';
import { failed, succeeded, type Failure, type Outcome } from '../../../../src/domain/outcome.ts';
import { quizListMachine } from '../../../../src/machines/quiz/lists/quiz-list-machine.ts';
import type { ModelEvent, ModelOptions } from '../../../support/model.ts';

type ListSnapshot = SnapshotFrom<typeof quizListMachine>;

const row = (id: number, title: string, processing: QuizRow['processing'] = 'done'): QuizRow => ({
  id,
  title,
  kind: 'template',
  createdAt: '2026-03-02T12:00:00.000Z',
  countOfQuestions: 5,
  subjects: [],
  isRestricted: false,
  isEditable: true,
  isOwn: true,
  isSection: false,
  processing,
  processFailure: null,
  deadline: 'none',
  endDate: null,
  sharedWith: [],
  owner: null,
});
const cells = row(1, 'Cells');
const gels = row(2, 'Gels');

const pageOf = (
  items: readonly QuizRow[],
  totalPages = items.length === 0 ? 0 : 1,
): Outcome<ListPage<QuizRow>> => succeeded({ items, totalItems: items.length, totalPages });
const arriveIn = (state: string, output: Outcome<ListPage<QuizRow>>): ModelEvent => ({
  type: `xstate.done.actor.0.quizList.page.${state}`,
  output,
});
const breaksIn = (state: string): ModelEvent => ({
  type: `xstate.error.actor.0.quizList.page.${state}`,
  error: new Error('broken'),
});
const removalOf = (first: Outcome<unknown>, second: Outcome<unknown>): ModelEvent => ({
  type: 'xstate.done.actor.0.quizList.removal.removing',
  output: [
    { item: cells, outcome: first },
    { item: gels, outcome: second },
  ],
});
const refusal: Failure = { kind: 'conflict', message: 'Somebody edits it.' };

/**
 * Returns the visible state of a list: its page and rows, the selection, the confirmation and the
 * failed rows.
 */
function stateOf({
  value,
  context: {
    items,
    selectedIds,
    removing,
    failedRemovals,
    query,
    searchText,
    isPageHidden,
    searchBy,
    totalPages,
  },
}: ListSnapshot): string {
  return [
    value.search,
    value.page,
    value.removal,
    `rows ${items.map(({ id, processing }) => `${String(id)}${processing === 'running' ? ' processing' : ''}`).join()}`,
    `chosen ${selectedIds.join()}`,
    `asks about ${removing.map(({ id }) => id).join()}`,
    `failed ${failedRemovals.map(({ item }) => item.id).join()}`,
    `page ${String(query.page)} of ${String(totalPages)}`,
    `'${searchText}' '${query.search}' ${searchBy}`,
    ...(isPageHidden ? ['out of sight'] : []),
  ].join('; ');
}

const base = {
  machine: quizListMachine,
  input: {
    address: '',
    defaults: { sort: { field: 'createdAt', order: 'desc' }, filters: { shared: 'by-me' } },
  },
  stateOf,
} as const;

/**
 * Choosing rows, deleting them one by one or together, and looking again by itself while one of
 * them is being processed.
 */
export const choosingModel: ModelOptions<typeof quizListMachine> = {
  ...base,
  events: {
    'two quizzes arrive': arriveIn('loading', pageOf([cells, gels])),
    'the page cannot be loaded': arriveIn('loading', failed({ kind: 'offline' })),
    'two quizzes arrive again': arriveIn('refreshing', pageOf([cells, gels])),
    'one is left and is being processed': arriveIn(
      'refreshing',
      pageOf([row(2, 'Gels', 'running')]),
    ),
    'nothing is left': arriveIn('refreshing', pageOf([])),
    'the refresh breaks': breaksIn('refreshing'),
    'the processing is over': arriveIn('polling', pageOf([gels])),
    'it is still being processed': arriveIn('polling', pageOf([row(2, 'Gels', 'running')])),
    'looking again is refused': arriveIn('polling', failed({ kind: 'offline' })),
    'looking again breaks': breaksIn('polling'),
    'a pause passes': { type: 'xstate.after.pollInterval.quizList.page.waitingToPoll' },
    'the window is left': { type: 'page.hidden' },
    'the window is seen again': { type: 'page.visible' },
    refresh: { type: 'list.refresh' },
    'choose the second': { type: 'row.toggle', id: 2 },
    'choose a row that is not shown': { type: 'row.toggle', id: 9 },
    'choose all': { type: 'rows.select', ids: [1, 2] },
    'delete the first': { type: 'item.remove', item: cells },
    'delete the chosen': { type: 'selection.remove' },
    confirm: { type: 'removal.confirm' },
    cancel: { type: 'removal.cancel' },
    'both are gone': removalOf(succeeded(null), succeeded(null)),
    'the second was gone already': removalOf(succeeded(null), failed({ kind: 'notFound' })),
    'the second is refused': removalOf(succeeded(null), failed(refusal)),
    'both are refused': removalOf(failed(refusal), failed(refusal)),
    'the deletion breaks': {
      type: 'xstate.error.actor.0.quizList.removal.removing',
      error: new Error('broken'),
    },
  },
};

/** Searching, sorting, paging, narrowing, and the address. */
export const searchingModel: ModelOptions<typeof quizListMachine> = {
  ...base,
  until: ({ context: { query } }) =>
    query.sort?.field === 'title' || query.filters['shared'] !== 'by-me',
  impossible: {
    'quizList.page query.changed -> quizList.page.loading':
      'the machine raises the event itself: walked with every search, sort and page',
    'quizList.page.loading query.changed -> quizList.page.loading':
      'the machine raises the event itself: walked with a search while the page loads',
  },
  events: {
    'a page of two arrives': arriveIn('loading', pageOf([cells], 2)),
    'the page is behind the last': arriveIn('loading', pageOf([], 1)),
    'nothing is found': arriveIn('loading', pageOf([])),
    'it is denied': arriveIn('loading', failed({ kind: 'denied' })),
    'it fails': arriveIn('loading', failed({ kind: 'offline' })),
    'it breaks': breaksIn('loading'),
    'type gel': { type: 'search.type', text: 'gel' },
    'type 7': { type: 'search.type', text: '7' },
    'a pause passes': { type: 'xstate.after.searchDebounce.quizList.search.debouncing' },
    submit: { type: 'search.submit' },
    'sort by title': { type: 'sort.click', field: 'title' },
    'to page 2': { type: 'page.go', page: 2 },
    'to a page that is not there': { type: 'page.go', page: 9 },
    'with me': { type: 'filter.choose', name: 'shared', value: 'with-me' },
    'Back to all': { type: 'address.changed', address: '' },
    refresh: { type: 'list.refresh' },
  },
};
