import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';

import { playlistActionsMachine } from '../../../src/machines/playlists/playlist-actions-machine.ts';
import { subjectsMachine } from '../../../src/machines/shared/subjects-machine.ts';
import {
  videoListMachine,
  videoPickerMachine,
} from '../../../src/machines/shared/videos/video-picker-machine.ts';
import { PlaylistEditor } from '../../../src/views/playlists/editor/playlist-editor.tsx';
import { TopBarSlotsProvider } from '../../../src/views/shared/screen-slots.tsx';
import { playlistEditorModel } from '../../machines/playlists/editor/playlist-editor-model.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { holdActors } from '../../support/held-actors.ts';
import { press, typeInto } from '../../support/view-driver.tsx';

const videoPicker = videoPickerMachine.provide({
  actors: {
    videoList: videoListMachine.provide({ actors: { loadPage: holdActors().promise() } }),
  },
});

/** The model with the machine of the panel that searches articles, which the view renders. */
const model = {
  ...playlistEditorModel,
  parts: Object.fromEntries(
    Object.entries(playlistEditorModel.parts).map(([part, options]) => [
      part,
      { ...options, actors: () => ({ videoPicker }) },
    ]),
  ),
};

/** Adds an element of the top bar to the page. */
function addSlot(): HTMLElement {
  const slot = document.createElement('div');
  document.body.append(slot);
  return slot;
}

describeViewModel({
  model,
  show: (editor) => (
    <TopBarSlotsProvider slots={{ trail: addSlot(), actions: addSlot() }}>
      <PlaylistEditor
        editor={editor}
        actions={createActor(playlistActionsMachine)}
        subjects={createActor(subjectsMachine, { input: null })}
        quizHref={null}
        errorScreen={<p>Oops</p>}
      />
    </TopBarSlotsProvider>
  ),
  byHand: {
    'type a title': typeInto('textbox', /^Title/, 'Kinetics 2'),
    undo: () => press('Undo'),
    redo: () => press('Redo'),
    save: () => press(/^Save Playlist/),
  },
  expectScreen: (snapshot) => {
    const hasFailed = snapshot.matches({ form: 'loadFailed' });
    expect(screen.queryAllByText('Oops')).toHaveLength(hasFailed ? 1 : 0);
    const isForm = snapshot.hasTag('form');
    const field = screen.queryByRole('textbox', { name: /^Title/, hidden: true });
    expect(field !== null).toBe(isForm);
    if (field !== null) expect(field).toHaveValue(snapshot.context.history.draft.title);
    const offers = screen.queryAllByRole('button', { name: 'Discard', hidden: true });
    expect(offers.length > 0).toBe(snapshot.hasTag('offer'));
  },
});
