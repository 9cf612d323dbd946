import type { ActorRefFrom } from 'xstate';

import type { ClassListItem } from '../../api/contract/entities/classroom.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { createListMachine } from '../shared/list/list-machine.ts';

/** A row of the list. */
export type ClassRow = ClassListItem;

/** The defaults of the list: the own classes, by title (CLS-10). */
export const classListDefaults: ListDefaults = {
  sort: { field: 'title', order: 'asc' },
  filters: { owner: 'own' },
};

/** The classes with search, sort and the choice between own ones and others'. Provide `loadPage`. */
export const classListMachine = createListMachine<ClassListItem>({
  id: 'classList',
  keepsRows: true,
});

/** A running list of classes. */
export type ClassListRef = ActorRefFrom<typeof classListMachine>;
