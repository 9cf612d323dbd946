import type { Call } from '../../api/client.ts';
import type { DeletedEntry } from '../../api/contract/deleted.ts';
import type { Message } from '../../domain/messages/message.ts';
import { restoringMachine } from '../../machines/deleted/restoring-machine.ts';
import { fromCall } from '../../machines/shared/from-call.ts';

/** Provides the restoring of what was deleted. The calls load with the first one. */
export const provideRestoring = (call: Call): typeof restoringMachine =>
  restoringMachine.provide({
    actors: {
      perform: fromCall<Message | null, { readonly change: DeletedEntry }>(
        async ({ input: { change } }) => {
          const { restoreDeleted } = await import('./deleted.ts');
          return restoreDeleted(call, change);
        },
      ),
    },
  });
