import type { AnyStateMachine, StateValue } from 'xstate';

import { failed, succeeded } from '../../../src/domain/outcome.ts';
import type { ListContext, ListInput } from '../../../src/machines/shared/list/list-types.ts';
import { defineModel, type MachineModel, type ModelDefinition } from '../define-model.ts';
import type { ModelEvents } from '../model-options.ts';

interface Row {
  readonly id: number;
}

/** What the parts of the models differ in. */
interface ListParts {
  readonly machine: AnyStateMachine;
  /** Two rows, when their fields matter. */
  readonly rows?: readonly [Row, Row];
  readonly canRemove?: boolean;
  /** Whether rows stay while the server cannot be reached. */
  readonly keepsRows?: boolean;
  /** The second row while it is being processed, when the list is polled. */
  readonly pendingRow?: Row | null;
}

/** What differs between the lists. */
interface ListModelOptions extends ListParts {
  /** Whether people choose how many rows a page has. */
  readonly hasPageSizes?: boolean;
  readonly requirements: string;
  readonly input?: ListInput;
}

const offline = failed({ kind: 'offline' });
const refusal = failed({ kind: 'conflict', message: { text: 'Somebody edits it.' } });

const pageOf = (items: readonly Row[], totalPages = items.length === 0 ? 0 : 1) =>
  succeeded({ items, totalItems: items.length, totalPages });

function describeList(value: StateValue, context: ListContext<Row>): readonly string[] {
  const regions = value as Readonly<Record<string, string>>;
  const { items, selectedIds, removing, failedRemovals, query, searchText } = context;
  const ids = (rows: readonly Row[]): string => rows.map(({ id }) => id).join();
  return [
    `${regions['search'] ?? ''} ${regions['page'] ?? ''} ${regions['removal'] ?? 'keeps its rows'}`,
    `rows ${ids(items)}`,
    `chosen ${selectedIds.join()}`,
    `asks about ${ids(removing)}, failed ${ids(failedRemovals.map(({ item }) => item))}`,
    `page ${String(query.page)} of ${String(context.totalPages)} by ${query.sort?.field ?? ''}`,
    `'${searchText}' '${query.search}' ${context.searchBy}${query.searchIn === undefined ? '' : ' on request'}`,
    ...(context.isPageHidden ? ['out of sight'] : []),
  ];
}

const removalsOf = (rows: readonly Row[], ...outcomes: readonly unknown[]) =>
  rows.map((item, at) => ({ item, outcome: outcomes[at] }));

const choosing: ModelEvents = {
  refresh: { type: 'list.refresh' },
  'choose the second': { type: 'row.toggle', id: 2 },
  'choose a row that is not shown': { type: 'row.toggle', id: 9 },
  'choose all': { type: 'rows.select', ids: [1, 2] },
  'the window is left': { type: 'page.hidden' },
  'the window is seen again': { type: 'page.visible' },
  'remove the chosen': { type: 'selection.remove' },
};

const searching: ModelEvents = {
  'type a name': { type: 'search.type', text: 'gel' },
  'type a number': { type: 'search.type', text: '7' },
  'search the texts or the id instead': { type: 'search.switch' },
  'sort by title': { type: 'sort.click', field: 'title' },
  'to page 2': { type: 'page.go', page: 2 },
  'to a page that is not there': { type: 'page.go', page: 9 },
  'another address': { type: 'address.changed', address: '?search=merlin' },
  'the same address': { type: 'address.changed', address: '' },
  filter: { type: 'filter.choose', name: 'owner', value: 'all' },
  'open a view': { type: 'query.open', address: '?search=gel' },
  'filter by several': { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
  refresh: { type: 'list.refresh' },
};

type Part = Pick<ModelDefinition<AnyStateMachine>, 'answers' | 'events' | 'until'>;

/** Polling while a row is pending. */
const createPolling = (id: string, second: Row, pendingRow: Row): Part => ({
  answers: {
    polling: {
      'the processing is over': pageOf([second]),
      'it is still being processed': pageOf([pendingRow]),
      'looking again is refused': offline,
    },
  },
  events: {
    'the time to look again comes': {
      type: `xstate.after.pollInterval.${id}.page.waitingToPoll`,
    },
  },
});

/** The removal of one or several rows. */
const createRemoval = (rows: readonly Row[]): Part => ({
  answers: {
    removing: {
      'both are gone': removalsOf(rows, succeeded(null), succeeded(null)),
      'the second was gone already': removalsOf(
        rows,
        succeeded(null),
        failed({ kind: 'notFound' }),
      ),
      'the second is refused': removalsOf(rows, succeeded(null), refusal),
      'both are refused': removalsOf(rows, refusal, refusal),
    },
  },
  events: {
    confirm: { type: 'removal.confirm' },
    cancel: { type: 'removal.cancel' },
  },
});

/** Rows that stay while the server cannot be reached. */
const createStaleRows = (id: string, rows: readonly Row[]): Part => ({
  answers: {
    refreshing: { 'the connection is lost': offline },
    reloading: { 'the rows come back': pageOf(rows), 'it is still lost': offline },
  },
  events: {
    'three seconds pass': { type: `xstate.after.staleRetry.${id}.page.stale` },
  },
});

/** Choosing rows, with removal and polling where the list has them. */
function createChoosing({
  machine,
  rows,
  canRemove,
  keepsRows,
  pendingRow,
}: Required<ListParts>): Part {
  const { id } = machine;
  const polling = pendingRow === null ? {} : createPolling(id, rows[1], pendingRow);
  const removal = canRemove ? createRemoval(rows) : {};
  const stale = keepsRows ? createStaleRows(id, rows) : {};
  return {
    answers: {
      loading: { 'two rows arrive': pageOf(rows), 'the page cannot be loaded': offline },
      refreshing: {
        'two rows arrive again': pageOf(rows),
        'nothing is left': pageOf([]),
        ...(pendingRow !== null && { 'one is being processed': pageOf([pendingRow]) }),
        'the refresh fails': failed({ kind: 'unexpected' }),
        ...stale.answers?.['refreshing'],
      },
      ...(stale.answers?.['reloading'] && { reloading: stale.answers['reloading'] }),
      retrying: { 'the server is back': pageOf(rows), 'it is still unreachable': offline },
      ...polling.answers,
      ...removal.answers,
    },
    events: {
      ...choosing,
      'remove the first': { type: 'item.remove', item: rows[0] },
      'three seconds pass after the failure': {
        type: `xstate.after.staleRetry.${id}.page.failed`,
      },
      ...stale.events,
      ...polling.events,
      ...removal.events,
    },
  };
}

/** Search, sort, pages, a filter and the address. */
const createSearching = (id: string, first: Row, hasPageSizes: boolean): Part => ({
  answers: {
    loading: {
      'a page of two arrives': pageOf([first], 2),
      'the page is behind the last': pageOf([], 1),
      'nothing is found': pageOf([]),
      'it is denied': failed({ kind: 'denied' }),
      'it fails': offline,
    },
  },
  events: {
    ...searching,
    ...(hasPageSizes && { 'show 50 rows': { type: 'pageSize.choose', rowsOnPage: 50 } }),
    'a pause passes': { type: `xstate.after.searchDebounce.${id}.search.debouncing` },
  },
  until: (snapshot) => {
    const { query } = (snapshot as { context: ListContext<Row> }).context;
    return query.sort?.field === 'title' || query.filters['owner'] === 'all';
  },
});

/**
 * Creates the model of a list: choosing and removing rows and polling in one part, search, sort,
 * pages and the address in the other.
 */
export function createListModel({
  machine,
  requirements,
  input = { address: '', defaults: { sort: null, filters: {} } },
  rows = [{ id: 1 }, { id: 2 }],
  canRemove = false,
  keepsRows = false,
  hasPageSizes = false,
  pendingRow = null,
}: ListModelOptions): MachineModel {
  const { id } = machine;
  return defineModel({
    machine,
    requirements,
    input: input as never,
    stateOf: (snapshot) => {
      const { value, context } = snapshot as { value: StateValue; context: ListContext<Row> };
      return describeList(value, context).join('; ');
    },
    each: 'transition',
    longest: 25,
    never: {
      'LST-11 what is typed waits or is searched': (state) => {
        const [, typed, searched] = /'(.*)' '(.*)'/.exec(state) ?? [];
        return state.startsWith('idle') && typed?.trim() !== searched;
      },
    },
    parts: {
      choosing: createChoosing({ machine, rows, canRemove, keepsRows, pendingRow }),
      searching: createSearching(id, rows[0], hasPageSizes),
    },
  });
}
