import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { failed } from '../../../src/domain/outcome.ts';
import { playlistActionsMachine } from '../../../src/machines/playlists/playlist-actions-machine.ts';
import { subjectsMachine } from '../../../src/machines/shared/subjects-machine.ts';
import { PlaylistEditor } from '../../../src/views/playlists/editor/playlist-editor.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { TopBarSlotsProvider } from '../../../src/views/shared/screen-slots.tsx';
import {
  draftNamed,
  loadedPlaylist,
} from '../../machines/playlists/editor/playlist-editor-model.ts';
import { startPlaylistEditor } from '../../machines/playlists/editor/running-playlist-editor.ts';

async function renderEditor(...started: Parameters<typeof startPlaylistEditor>) {
  const running = await startPlaylistEditor(...started);
  const [trail, bar] = [document.createElement('div'), document.createElement('div')];
  document.body.append(trail, bar);
  render(
    <MessagesProvider>
      <TopBarSlotsProvider slots={{ trail, actions: bar }}>
        <PlaylistEditor
          editor={running.actor}
          actions={createActor(playlistActionsMachine)}
          subjects={createActor(subjectsMachine, { input: null })}
          quizHref="/quiz/create?playlist=5"
          errorScreen={<p>Oops</p>}
        />
      </TopBarSlotsProvider>
    </MessagesProvider>,
  );
  return { ...running, user: userEvent.setup() };
}

describe('the playlist editor', () => {
  it('PLAY-03 undo, redo and the number of unsaved changes stand in the top bar', async () => {
    const { user } = await renderEditor();
    const title = screen.getByRole('textbox', { name: /^Title/ });
    await user.type(title, '!');
    expect(screen.getByText('1 unsaved change')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(title).toHaveValue('Kinetics');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(title).toHaveValue('Kinetics!');
  });

  it('PLAY-03 a playlist that is gone can be saved as a new one', async () => {
    const { user, saves } = await renderEditor();
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
    await user.click(screen.getByRole('button', { name: /Save Playlist/ }));
    saves[0]?.answer(failed({ kind: 'notFound' }));
    const saveAsNew = await screen.findByRole('button', { name: 'Save as a new playlist' });
    expect(screen.getByText('This playlist is no longer on the server.')).toBeVisible();
    await user.click(saveAsNew);
    expect(saves[1]?.input.source).toEqual({ kind: 'copy', playlist: 5 });
  });

  it('PLAY-03 an unsaved draft is discarded only after a question', async () => {
    const { user, form } = await renderEditor({ drafts: [draftNamed('d')] });
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(form()).toBe('offeringDraft');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(form()).toHaveProperty('editing');
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Kinetics');
  });

  it('PLAY-03 the classes that use a playlist are named, and quizzes are those with one of its videos', async () => {
    await renderEditor({
      outcome: {
        ok: true,
        value: loadedPlaylist({ classes: [{ id: 3, title: 'Biology 101' }], countOfQuizzes: 2 }),
      },
    });
    expect(screen.getByRole('link', { name: 'Biology 101' })).toHaveAttribute('href', '/classes/3');
    expect(screen.getByText('2 of your quizzes use at least one of its videos')).toBeVisible();
  });

  it('PLAY-03 QIO-15 somebody who may only read a playlist can copy it or make a quiz of it', async () => {
    await renderEditor({
      outcome: { ok: true, value: loadedPlaylist({ canEdit: false, ownerName: 'Ada Brandt' }) },
    });
    expect(screen.getByText(/Ada Brandt owns this playlist/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make a copy' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make a quiz' })).toHaveAttribute(
      'href',
      expect.stringContaining('/quiz/create?playlist=5'),
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
