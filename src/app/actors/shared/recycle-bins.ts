import { fromPromise } from 'xstate';

import type { Call } from '../../../api/client.ts';
import { restorePlaylist } from '../../../api/contract/playlists.ts';
import { restoreQuiz } from '../../../api/contract/quiz-restore.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { playlistRecycleBinMachine } from '../../../machines/playlists/playlist-list-machine.ts';
import { quizRecycleBinMachine } from '../../../machines/quiz/lists/recycle-bin-machine.ts';
import type {
  DeletedItem,
  Restoration,
} from '../../../machines/shared/list/recycle-bin-machine.ts';
import { mapConcurrently } from './map-concurrently.ts';

const restoreWith = (restore: (id: number) => Promise<Outcome<unknown>>) =>
  fromPromise<readonly Restoration[], { readonly items: readonly DeletedItem[] }>(
    ({ input: { items } }) =>
      mapConcurrently(items, async (item) => ({ item, outcome: await restore(item.id) })),
  );

/** Provides the recycle bin of quizzes with the call that restores one. */
export const provideQuizRecycleBin = (call: Call): typeof quizRecycleBinMachine =>
  quizRecycleBinMachine.provide({
    actors: { restoreItems: restoreWith((id) => call(restoreQuiz, { params: { id } })) },
  });

/** Provides the recycle bin of playlists with the call that restores one. */
export const providePlaylistRecycleBin = (call: Call): typeof playlistRecycleBinMachine =>
  playlistRecycleBinMachine.provide({
    actors: { restoreItems: restoreWith((id) => call(restorePlaylist, { params: { id } })) },
  });
