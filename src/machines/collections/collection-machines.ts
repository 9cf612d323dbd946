import type { ActorRefFrom } from 'xstate';

import type { Collection } from '../../api/contract/collections.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { createListMachine } from '../shared/list/list-machine.ts';

/** A methods collection as the list shows it. */
export type CollectionRow = Collection;

/** The defaults of the list: sorted by title. */
export const collectionsDefaults: ListDefaults = {
  sort: { field: 'title', order: 'asc' },
  filters: {},
};

/** The list of methods collections, 20 a page. Provide `loadPage`. */
export const collectionsMachine = createListMachine<Collection>({
  id: 'collections',
  keepsRows: true,
});

/** The running list. */
export type CollectionsRef = ActorRefFrom<typeof collectionsMachine>;
