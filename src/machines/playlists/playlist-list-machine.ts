import type { ActorRefFrom } from 'xstate';

import type { PlaylistOverview } from '../../api/contract/entities/playlist.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { createListMachine } from '../shared/list/list-machine.ts';
import { createRecycleBinMachine } from '../shared/list/recycle-bin-machine.ts';

/** A row of the list. */
export type PlaylistRow = PlaylistOverview;

/** The defaults of the list: the newest first. */
export const playlistListDefaults: ListDefaults = { sort: null, filters: {} };

/**
 * The list of the caller's playlists: search, sort, pages, and delete, which the recycle bin
 * announces and undoes. Provide `loadPage` and `removeItems`.
 */
export const playlistListMachine = createListMachine<PlaylistRow>({
  id: 'playlistList',
  canRemove: true,
  keepsRows: true,
});

/** A running list of playlists. */
export type PlaylistListRef = ActorRefFrom<typeof playlistListMachine>;

/**
 * Announces deleted playlists and restores them when the notification's action is pressed. Provide
 * `perform`.
 */
export const playlistRecycleBinMachine = createRecycleBinMachine({
  id: 'playlistRecycleBin',
  messages: {
    getDeleted: (count) =>
      count === 1
        ? { key: 'playlists.deleted' }
        : { key: 'playlists.deletedSeveral', values: { count } },
    getAlreadyGone: (title) => ({ key: 'playlists.alreadyGone', values: { title } }),
    restored: 'playlists.restored',
    notRestored: 'playlists.notRestored',
    tryLater: 'playlists.tryLater',
    undo: 'playlists.undo',
  },
});
