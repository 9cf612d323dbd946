import { createActor } from 'xstate';

import { playlistActionsMachine } from '../../../src/machines/playlists/playlist-actions-machine.ts';
import { PlaylistList } from '../../../src/views/playlists/playlist-list.tsx';
import { playlistListModel } from '../../machines/playlists/playlists-models.ts';
import { describeListView, failsWith } from '../shared/lists/describe-list-view.tsx';

describeListView({
  model: playlistListModel,
  show: (list) => (
    <PlaylistList
      list={list}
      actions={createActor(playlistActionsMachine)}
      getQuizHref={() => null}
    />
  ),
  names: ['Warm-up', 'Kinetics'],
  empty: 'No playlists yet',
  noneFound: 'No list items',
  failures: failsWith('The playlists could not be loaded.'),
  notRemoved: {
    conflict: 'Somebody edits it.',
    unexpected: 'The playlist could not be deleted.',
  },
});
