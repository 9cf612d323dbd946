import type { ActorRefFrom } from 'xstate';

import type { DeletedEntry } from '../../api/contract/deleted.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import type { Message } from '../../domain/messages/message.ts';
import { createChangesMachine } from '../shared/changes-machine.ts';
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

/**
 * Restores what was deleted and announces it, with a remark where not everything came back (QLST-64).
 * Provide `perform`.
 */
export const restoringMachine = createChangesMachine<DeletedRow, Message | null>({
  id: 'restoring',
  getNotices: ({ title }, remark) => [
    { severity: 'success', message: { key: 'deleted.restored', values: { title } } },
    ...(remark === null ? [] : [{ severity: 'info' as const, message: remark }]),
  ],
  getFailed: ({ title }) => ({ key: 'deleted.notRestored', values: { title } }),
  tryLater: 'deleted.tryLater',
});

/** The running restorations. */
export type RestoringRef = ActorRefFrom<typeof restoringMachine>;
