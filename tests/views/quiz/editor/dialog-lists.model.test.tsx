import { createActor } from 'xstate';

import { playlistImportMachine } from '../../../../src/machines/quiz/editor/dialogs/playlist-import-machine.ts';
import { videoPickerMachine } from '../../../../src/machines/shared/videos/video-picker-machine.ts';
import { ArticlePicker } from '../../../../src/views/quiz/editor/details/article-picker.tsx';
import { QuizEditorContext } from '../../../../src/views/quiz/editor/editor-context.ts';
import PlaylistPicker from '../../../../src/views/quiz/editor/playlists/playlist-picker.tsx';
import VideoSearch from '../../../../src/views/quiz/editor/videos/video-search.tsx';
import {
  articlePickerModel,
  importablePlaylistsModel,
} from '../../../machines/quiz/editor/dialogs/dialogs-models.ts';
import { startEditor } from '../../../machines/quiz/editor/running-editor.ts';
import { videoListModel } from '../../../machines/shared/shared-models.ts';
import { withChild } from '../../../support/with-child.ts';
import { describeListView } from '../../shared/lists/describe-list-view.tsx';

const { actor: editor } = await startEditor();

/** The lists of dialogs, which say of every failure only that there is one. */
const inDialog = {
  failures: { offline: 'Error', unexpected: 'Error', denied: 'Error' },
  isScreen: false,
  canRetryDenied: true,
};

describeListView({
  ...inDialog,
  model: articlePickerModel,
  show: (list) => (
    <QuizEditorContext value={withChild(editor, 'articlePicker', list)}>
      <ArticlePicker />
    </QuizEditorContext>
  ),
  names: ['Enzymes', 'Gels'],
  empty: 'No articles found',
});

describeListView({
  ...inDialog,
  model: importablePlaylistsModel,
  name: 'importablePlaylists',
  show: (list) => (
    <QuizEditorContext value={editor}>
      <PlaylistPicker
        picker={withChild(createActor(playlistImportMachine), 'playlistList', list)}
      />
    </QuizEditorContext>
  ),
  names: ['Kinetics', 'Enzymes'],
  empty: 'No match found',
});

describeListView({
  ...inDialog,
  model: videoListModel,
  show: (list) => (
    <QuizEditorContext value={editor}>
      <VideoSearch
        picker={withChild(
          createActor(videoPickerMachine, { input: { today: '2026-03-04' } }),
          'videoList',
          list,
        )}
      />
    </QuizEditorContext>
  ),
  names: ['Enzymes', 'Gels'],
  empty: 'No match found',
  status: ({ page, totalItems }) =>
    ({ loaded: `${String(totalItems)} article`, loading: 'Loading', refreshing: 'Loading' })[
      page
    ] ?? '',
});
