import type { ActorRefFrom } from 'xstate';

import type { DeletedEntry } from '../../api/contract/deleted.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { createListMachine } from '../shared/list/list-machine.ts';

/** Something that was deleted, as the list shows it. */
export type DeletedRow = DeletedEntry;

/** The defaults of the list: all kinds. */
export const deletedListDefaults: ListDefaults = { sort: null, filters: { kind: '' } };

/** What a person has deleted and can restore, the newest first (QLST-64). Provide `loadPage`. */
export const deletedListMachine = createListMachine<DeletedRow>({
  id: 'deletedList',
  searchesIds: false,
  keepsRows: true,
});

/** A running list. */
export type DeletedListRef = ActorRefFrom<typeof deletedListMachine>;
