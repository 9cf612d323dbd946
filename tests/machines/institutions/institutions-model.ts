import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import {
  institutionDetailsMachine,
  institutionFiltersMachine,
  institutionsDefaults,
  institutionsMachine,
  type InstitutionRow,
} from '../../../src/machines/institutions/institution-machines.ts';
import { defineModel } from '../../support/define-model.ts';
import { withoutPending, withoutRemoval } from '../../support/models/list-model.ts';
import { createLoadModel } from '../../support/models/load-model.ts';
import type { ModelEvent, ModelEvents } from '../../support/model-options.ts';

const row = (id: number, title: string): InstitutionRow => ({
  id,
  title,
  approved: true,
  productId: null,
  feature: null,
  subscription: 'education',
  seats: 5,
  endsAt: null,
  userCount: 2,
});
const [kestrel, merlin] = [row(1, 'Kestrel College'), row(2, 'Merlin Institute')];

const pageOf = (items: readonly InstitutionRow[], totalPages: number) =>
  succeeded({ items, totalItems: totalPages * 20, totalPages });
const done = (state: string, output: Outcome<ListPage<InstitutionRow>>): ModelEvent => ({
  type: `xstate.done.actor.0.institutions.page.${state}`,
  output,
});
const breaks = (state: string): ModelEvent => ({
  type: `xstate.error.actor.0.institutions.page.${state}`,
  error: new Error('broken'),
});
const offline = failed({ kind: 'offline' });
const paused = { type: 'xstate.after.searchDebounce.institutions.search.debouncing' };

/** Searching by words and by number, which is looked for as an id first. */
const searching: ModelEvents = {
  'two arrive': done('loading', pageOf([kestrel, merlin], 1)),
  'none is found': done('loading', pageOf([], 0)),
  'the list is denied': done('loading', failed({ kind: 'denied' })),
  'the list cannot be loaded': done('loading', offline),
  'loading breaks': breaks('loading'),
  'type a name': { type: 'search.type', text: 'kestrel' },
  'type a number': { type: 'search.type', text: '42' },
  'clear the search': { type: 'search.type', text: '' },
  'a pause passes': paused,
  'another address': { type: 'address.changed', address: '?search=merlin' },
  'the same address': { type: 'address.changed', address: '' },
  refresh: { type: 'list.refresh' },
};

/** Filters, sorting, pages and a refresh of what is shown. */
const browsing: ModelEvents = {
  'two of two pages arrive': done('loading', pageOf([kestrel, merlin], 2)),
  'the page is gone': done('loading', pageOf([], 1)),
  'two arrive again': done('refreshing', pageOf([kestrel, merlin], 2)),
  'the refresh fails': done('refreshing', offline),
  'the refresh breaks': breaks('refreshing'),
  'only approved ones': { type: 'filter.choose', name: 'approved', value: 'yes' },
  'all again': { type: 'filter.choose', name: 'approved', value: '' },
  'sort by title': { type: 'sort.click', field: 'title' },
  'go to page 2': { type: 'page.go', page: 2 },
  'go to page 3': { type: 'page.go', page: 3 },
  refresh: { type: 'list.refresh' },
  'choose a row': { type: 'row.toggle', id: 2 },
  'choose a row that is not shown': { type: 'row.toggle', id: 9 },
  'choose all': { type: 'rows.select', ids: [1, 2] },
  'the window is left': { type: 'page.hidden' },
  'the window is seen again': { type: 'page.visible' },
  'remove a row': { type: 'item.remove', item: kestrel },
  'remove the chosen': { type: 'selection.remove' },
};

/** The list of institutions, which are neither removed nor pending. */
export const institutionListModel = defineModel({
  machine: institutionsMachine,
  requirements: 'INST-02 INST-03 INST-06',
  input: { address: '', defaults: institutionsDefaults },
  each: 'transition',
  stateOf: ({ value, context: { items, query, searchText, searchBy, selectedIds } }) =>
    [
      `${value.search} ${value.page}`,
      `rows ${items.map(({ id }) => id).join()}`,
      `chosen ${selectedIds.join()}`,
      `page ${String(query.page)} by ${query.sort?.field ?? ''} ${query.sort?.order ?? ''}`,
      `'${searchText}' '${query.search}' ${searchBy}`,
      `approved ${query.filters['approved'] ?? ''}`,
    ].join('; '),
  impossible: { ...withoutRemoval('institutions'), ...withoutPending('institutions') },
  parts: { searching: { events: searching }, browsing: { events: browsing } },
});

const loaded = {
  id: 1,
  subscription: { kind: 'education', seats: 5, sections: [] },
  userCount: 2,
  users: [],
  classCount: 0,
  classes: [],
} as const;
const arrives = (output: unknown): ModelEvent => ({
  type: 'xstate.done.actor.0.institutionDetails.loading',
  output,
});

/** The panel beside the list. */
export const institutionDetailsModel = defineModel({
  machine: institutionDetailsMachine,
  requirements: 'decision 0048',
  each: 'transition',
  stateOf: ({ value, context: { item, details, failure } }) =>
    `${value}: ${item?.title ?? ''} ${details === null ? '' : 'with details'} ${failure?.kind ?? ''}`,
  events: {
    'open Kestrel': { type: 'details.open', item: kestrel },
    'open Merlin': { type: 'details.open', item: merlin },
    close: { type: 'details.close' },
    refresh: { type: 'details.refresh' },
    'the list brings a new name': {
      type: 'items.refreshed',
      items: [{ ...kestrel, title: 'Kestrel University' }],
    },
    'the details arrive': arrives(succeeded(loaded)),
    'they cannot be loaded': arrives(offline),
    'loading breaks': {
      type: 'xstate.error.actor.0.institutionDetails.loading',
      error: new Error('broken'),
    },
  },
});

/** The products and features to filter by. */
export const institutionFiltersModel = createLoadModel(institutionFiltersMachine, 'INST-02');
