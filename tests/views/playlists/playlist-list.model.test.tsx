import { createActor } from 'xstate';

import { playlistActionsMachine } from '../../../src/machines/playlists/playlist-actions-machine.ts';
import { PlaylistList } from '../../../src/views/playlists/playlist-list.tsx';
import { playlistListModel } from '../../machines/playlists/playlists-models.ts';
import { describeListView } from '../shared/lists/describe-list-view.tsx';

describeListView({
  model: playlistListModel,
  show: (list) => (
    <PlaylistList
      list={list}
      actions={createActor(playlistActionsMachine)}
      getQuizHref={() => null}
      onUndo={() => undefined}
    />
  ),
  names: { 1: 'Warm-up', 2: 'Kinetics' },
  canRemove: true,
});
