import { failed, succeeded } from '../../../src/domain/outcome.ts';
import { collectionEditorsMachine } from '../../../src/machines/collections/collection-editors-machine.ts';
import {
  collectionsMachine,
  type CollectionRow,
} from '../../../src/machines/collections/collection-machines.ts';
import { defineModel } from '../../support/define-model.ts';
import { createListModel } from '../../support/models/list-model.ts';

const collectionTitled = (id: number, title: string): CollectionRow => ({
  id,
  title,
  countOfArticles: 3,
  updatedAt: '2026-11-01T00:00:00.000Z',
  editors: [],
});

/** The methods collections. */
export const collectionsModel = createListModel({
  machine: collectionsMachine,
  keepsRows: true,
  requirements: 'NAV-014 LST-03',
  rows: [collectionTitled(1, 'Cells'), collectionTitled(2, 'Gels')],
});

const ana = { id: 1, firstName: 'Ana', lastName: 'Silva', email: 'ana@x.org' };
const bob = { id: 2, firstName: 'Bob', lastName: '', email: 'bob@x.org' };
const collection = { id: 7, title: 'Cells', countOfArticles: 3, editors: [ana] };
const names = (people: readonly { readonly email: string }[]): string =>
  people.map(({ email }) => email.replace('@x.org', '')).join() || 'nobody';

/** The panel of a collection's editors. */
export const collectionEditorsModel = defineModel({
  machine: collectionEditorsMachine,
  requirements: 'API-091',
  each: 'transition',
  factsOf: (context) => [
    `edited by ${names(context.editors)}, removed ${names(context.removed)}`,
    `'${context.searchText}' finds ${names(context.candidates)}`,
    context.searchFailed ? 'search failed' : 'search fine',
    context.change === null ? 'no change' : `${context.change.person.email} changes`,
  ],
  answers: {
    searching: {
      'Bob is found': succeeded([bob]),
      'the search fails': failed({ kind: 'offline' }),
    },
    saving: { 'it is stored': succeeded(null), 'it is refused': failed({ kind: 'denied' }) },
  },
  events: {
    open: { type: 'editors.open', collection },
    close: { type: 'editors.close' },
    'type a name': { type: 'search.type', text: 'bob' },
    'search again': { type: 'search.retry' },
    'add Bob': { type: 'editor.set', person: bob, isEditor: true },
    'remove Ana': { type: 'editor.set', person: ana, isEditor: false },
  },
});
