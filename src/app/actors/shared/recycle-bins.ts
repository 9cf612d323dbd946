import type { Call } from '../../../api/client.ts';
import { restorePlaylist } from '../../../api/contract/playlists.ts';
import { restoreQuiz, undoRebuild } from '../../../api/contract/quiz-restore.ts';
import type { Message } from '../../../domain/messages/message.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import { playlistRecycleBinMachine } from '../../../machines/playlists/playlist-list-machine.ts';
import { quizRecycleBinMachine } from '../../../machines/quiz/lists/recycle-bin-machine.ts';
import { rebuildUndoMachine } from '../../../machines/quiz/rebuild/rebuild-undo-machine.ts';
import { translationUndoMachine } from '../../../machines/translations/translation-undo-machine.ts';
import { fromItemCalls } from '../../../machines/shared/from-call.ts';
import type { DeletedItem } from '../../../machines/shared/list/recycle-bin-machine.ts';

const restoreWith = (restore: (item: DeletedItem) => Promise<Outcome<unknown>>) =>
  fromItemCalls<DeletedItem, Message | null>(async (item) => {
    const outcome = await restore(item);
    return outcome.ok ? succeeded(null) : outcome;
  });

/** Provides the recycle bin of quizzes with the call that restores one. */
export const provideQuizRecycleBin = (call: Call): typeof quizRecycleBinMachine =>
  quizRecycleBinMachine.provide({
    actors: { restoreItems: restoreWith(({ id }) => call(restoreQuiz, { params: { id } })) },
  });

/** Provides the recycle bin of playlists with the call that restores one. */
export const providePlaylistRecycleBin = (call: Call): typeof playlistRecycleBinMachine =>
  playlistRecycleBinMachine.provide({
    actors: { restoreItems: restoreWith(({ id }) => call(restorePlaylist, { params: { id } })) },
  });

/** Provides the undo of bulk changes of translations with its call, which loads when it is used. */
export const provideTranslationUndo = (call: Call): typeof translationUndoMachine =>
  translationUndoMachine.provide({
    actors: {
      restoreItems: fromItemCalls<DeletedItem, Message | null>(async ({ id }) => {
        const { undoBulkChange } = await import('../translations/undo-bulk-change.ts');
        return undoBulkChange(call, id);
      }),
    },
  });

/** Provides the undo of rebuilds with its call. */
export const provideRebuildUndo = (call: Call): typeof rebuildUndoMachine =>
  rebuildUndoMachine.provide({
    actors: {
      restoreItems: restoreWith(({ id, version }) =>
        call(undoRebuild, { params: { id } }, version === undefined ? {} : { ifMatch: version }),
      ),
    },
  });
