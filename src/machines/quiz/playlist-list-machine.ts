import { createListMachine } from '../shared/list-machine.ts';
import type { ListInput } from '../shared/list-types.ts';

/** A playlist of one's own, as the list of the import shows it. */
export interface PlaylistChoice {
  readonly id: number;
  readonly title: string;
  readonly countOfArticles: number;
}

/** What the list starts with: nothing searched, the list's own order. */
export const playlistListInput: ListInput = { address: '', defaults: { sort: null, filters: {} } };

/** One's own playlists, searched and paged (API-105). Supply `loadPage`. */
export const playlistListMachine = createListMachine<PlaylistChoice>({ id: 'playlistList' });
