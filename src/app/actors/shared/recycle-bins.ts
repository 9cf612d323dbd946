import type { Call } from '../../../api/client.ts';
import { restorePlaylist } from '../../../api/contract/playlists.ts';
import { restoreQuiz, undoRebuild } from '../../../api/contract/quiz-restore.ts';
import type { Message } from '../../../domain/messages/message.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import { playlistRecycleBinMachine } from '../../../machines/playlists/playlist-list-machine.ts';
import { quizRecycleBinMachine } from '../../../machines/quiz/lists/recycle-bin-machine.ts';
import { rebuildUndoMachine } from '../../../machines/quiz/rebuild/rebuild-undo-machine.ts';
import { translationUndoMachine } from '../../../machines/translations/translation-undo-machine.ts';
import { callForItems, fromCall } from '../../../machines/shared/from-call.ts';
import type {
  DeletedItem,
  DeletionChange,
  Restoration,
} from '../../../machines/shared/list/recycle-bin-machine.ts';

/** Returns the actors of a recycle bin: `restore` brings one item back. */
const restoreWith = (restore: (item: DeletedItem) => Promise<Outcome<Message | null>>) => ({
  actors: {
    perform: fromCall<readonly Restoration[], { readonly change: DeletionChange }>(
      async ({ input: { change }, signal }) =>
        succeeded(await callForItems(change.items, restore, signal)),
    ),
  },
});

/** Returns the outcome of a call with nothing to say of it. */
export const sayNothing = async (outcome: Promise<Outcome<unknown>>): Promise<Outcome<null>> => {
  const settled = await outcome;
  return settled.ok ? succeeded(null) : settled;
};

/** Provides the recycle bin of quizzes with the call that restores one. */
export const provideQuizRecycleBin = (call: Call): typeof quizRecycleBinMachine =>
  quizRecycleBinMachine.provide(
    restoreWith(({ id }) => sayNothing(call(restoreQuiz, { params: { id } }))),
  );

/** Provides the recycle bin of playlists with the call that restores one. */
export const providePlaylistRecycleBin = (call: Call): typeof playlistRecycleBinMachine =>
  playlistRecycleBinMachine.provide(
    restoreWith(({ id }) => sayNothing(call(restorePlaylist, { params: { id } }))),
  );

/** Provides the undo of bulk changes of translations with its call, which loads when it is used. */
export const provideTranslationUndo = (call: Call): typeof translationUndoMachine =>
  translationUndoMachine.provide(
    restoreWith(async ({ id }) => {
      const { undoBulkChange } = await import('../translations/undo-bulk-change.ts');
      return undoBulkChange(call, id);
    }),
  );

/** Provides the undo of rebuilds with its call. */
export const provideRebuildUndo = (call: Call): typeof rebuildUndoMachine =>
  rebuildUndoMachine.provide(
    restoreWith(({ id, version }) =>
      sayNothing(
        call(undoRebuild, { params: { id } }, version === undefined ? {} : { ifMatch: version }),
      ),
    ),
  );
