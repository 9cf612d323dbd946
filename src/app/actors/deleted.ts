import type { Call } from '../../api/client.ts';
import { restoreClass } from '../../api/contract/class.ts';
import { restoreDocument } from '../../api/contract/class-documents.ts';
import { listDeleted, type DeletedEntry } from '../../api/contract/deleted.ts';
import { restorePlaylist } from '../../api/contract/playlists.ts';
import { restoreQuiz } from '../../api/contract/quiz-restore.ts';
import { deletedKinds } from '../../domain/deleted-kinds.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { deletedListMachine } from '../../machines/deleted/deleted-list-machine.ts';
import { fromCall } from '../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../machines/shared/list/list-types.ts';
import { toListPage } from './shared/list-calls.ts';
import { sayNothing } from './shared/recycle-bins.ts';
import { undoBulkChange } from './translations/undo-bulk-change.ts';

/** Provides the list of what was deleted. */
export const provideDeletedList = (call: Call): typeof deletedListMachine =>
  deletedListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<DeletedEntry>, LoadPageInput>(
        async ({
          input: {
            query: { page, search, filters },
          },
          signal,
        }) => {
          const kind = deletedKinds.find((each) => each === filters['kind']);
          const response = await call(
            listDeleted,
            { query: { page, ...(search !== '' && { search }), ...(kind && { kind }) } },
            { signal },
          );
          return toListPage(response, (row) => row);
        },
      ),
    },
  });

/** Restores something with the call of its kind. Returns a remark where not everything came back. */
export function restoreDeleted(
  call: Call,
  { kind, id, class: holder }: DeletedEntry,
): Promise<Outcome<Message | null>> {
  switch (kind) {
    case 'quiz':
      return sayNothing(call(restoreQuiz, { params: { id } }));
    case 'playlist':
      return sayNothing(call(restorePlaylist, { params: { id } }));
    case 'class':
      return sayNothing(call(restoreClass, { params: { id } }));
    case 'document':
      return sayNothing(call(restoreDocument, { params: { id: holder?.id ?? 0, docId: id } }));
    case 'translation':
    case 'translationGroup':
      return undoBulkChange(call, id);
  }
}
