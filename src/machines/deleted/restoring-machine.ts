import type { ActorRefFrom } from 'xstate';

import type { DeletedEntry } from '../../api/contract/deleted.ts';
import type { Message } from '../../domain/messages/message.ts';
import { createChangesMachine } from '../shared/changes-machine.ts';

/**
 * Restores what was deleted and announces it, with a remark where not everything came back (QLST-64).
 * Provide `perform`.
 */
export const restoringMachine = createChangesMachine<DeletedEntry, Message | null>({
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
