import { failed, succeeded } from '../../../src/domain/outcome.ts';
import { playlistActionsMachine } from '../../../src/machines/playlists/playlist-actions-machine.ts';
import {
  playlistListMachine,
  playlistRecycleBinMachine,
  type PlaylistRow,
} from '../../../src/machines/playlists/playlist-list-machine.ts';
import { defineModel } from '../../support/define-model.ts';
import { createRecycleBinModel } from '../../support/models/changes-model.ts';
import { createListModel } from '../../support/models/list-model.ts';

const rowOf = (id: number, title: string): PlaylistRow => ({
  id,
  title,
  countOfArticles: 2,
  countOfLabels: 1,
  durationSeconds: 60,
  classes: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
});

/** The own playlists. */
export const playlistListModel = createListModel({
  machine: playlistListMachine,
  keepsRows: true,
  requirements: 'PLAY-02',
  rows: [rowOf(1, 'Warm-up'), rowOf(2, 'Kinetics')],
  canRemove: true,
});

/** Their recycle bin. */
export const playlistRecycleBinModel = createRecycleBinModel(playlistRecycleBinMachine, 'PLAY-02');

const playlist = { id: 5, title: 'Kinetics' };
const copy = { id: 6, title: 'Kinetics (copy)' };

/** Creating, renaming and copying playlists. */
export const playlistActionsModel = defineModel({
  machine: playlistActionsMachine,
  requirements: 'PLAY-02 PLAY-03',
  factsOf: ({ subject, title, error, failure, opensCopy }) => [
    `${subject?.title ?? 'a new one'} as '${title}'`,
    error === null ? 'no error' : 'error',
    failure?.kind ?? 'no failure',
    ...(opensCopy ? ['opens the copy'] : []),
  ],
  answers: {
    saving: { 'it is stored': succeeded(playlist), 'it is refused': failed({ kind: 'denied' }) },
    copying: {
      'it is copied': succeeded(copy),
      'it cannot be copied': failed({ kind: 'offline' }),
    },
  },
  events: {
    create: { type: 'playlist.create' },
    rename: { type: 'playlist.rename', playlist },
    copy: { type: 'playlist.copy', playlist },
    'copy and open': { type: 'playlist.copy', playlist, opens: true },
    'type a title': { type: 'title.type', title: 'Enzymes' },
    'empty the title': { type: 'title.type', title: ' ' },
    save: { type: 'title.save' },
    close: { type: 'title.close' },
  },
});
