import { describe, expect, it } from 'vitest';

import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { playlistEditorKind } from '../../../../src/machines/playlists/editor/playlist-editor-kind.ts';
import { draftNamed, loadedPlaylist, savedPlaylist } from './playlist-editor-model.ts';
import { startPlaylistEditor } from './running-playlist-editor.ts';

describe('saving a playlist', () => {
  it('PLAY-03 a save keeps the editor open, and steps before it can be undone', async () => {
    const editor = await startPlaylistEditor();
    editor.typeTitle('Mine');
    editor.actor.send({ type: 'editor.saveAndStay' });
    editor.saves[0]?.answer(succeeded(savedPlaylist(5, '"2"')));
    await expect.poll(editor.form).toMatchObject({ editing: { changes: 'clean' } });
    expect(editor.notices()).toEqual([
      { severity: 'success', message: { key: 'playlistEditor.savedNotice' }, topic: 'save' },
    ]);
    editor.actor.send({ type: 'history.undo' });
    editor.actor.send({ type: 'editor.saveAndStay' });
    expect(editor.saves[1]?.input).toMatchObject({
      source: { kind: 'stored', playlist: 5 },
      version: '"2"',
      attempts: [{ payload: { title: 'Kinetics', items: [{ id: 10 }] } }],
    });
  });

  it('PLAY-03 errors are announced together with the first one revealed, and nothing is sent', async () => {
    const editor = await startPlaylistEditor();
    editor.typeTitle('');
    editor.actor.send({ type: 'editor.saveAndStay' });
    expect(editor.notices()).toEqual([
      {
        severity: 'error',
        message: { lines: [{ key: 'playlists.titleRequired' }] },
        topic: 'save',
      },
    ]);
    expect(editor.context().reveal).toEqual({ entry: null, count: 1 });
    expect(editor.saves).toEqual([]);
  });

  it('PLAY-03 an attempt that the server certainly did not store is not sent again, a lost one is', async () => {
    const editor = await startPlaylistEditor();
    editor.typeTitle('First');
    editor.actor.send({ type: 'editor.saveAndStay' });
    editor.saves[0]?.answer(failed({ kind: 'denied' }));
    await expect.poll(editor.form).toMatchObject({ editing: { changes: 'saveFailed' } });
    editor.typeTitle('Second');
    editor.actor.send({ type: 'editor.saveAndStay' });
    expect(editor.saves[1]?.input.attempts.map(({ payload }) => payload.title)).toEqual(['Second']);
    editor.saves[1]?.answer(failed({ kind: 'offline' }));
    await expect.poll(editor.form).toMatchObject({ editing: { changes: 'saveFailed' } });
    editor.typeTitle('Third');
    editor.actor.send({ type: 'editor.saveAndStay' });
    expect(editor.saves[2]?.input.attempts.map(({ payload }) => payload.title)).toEqual([
      'Second',
      'Third',
    ]);
  });

  it('PLAY-03 the reason of a failed save names the playlist', async () => {
    const editor = await startPlaylistEditor();
    editor.typeTitle('Mine');
    editor.actor.send({ type: 'editor.saveAndStay' });
    editor.saves[0]?.answer(failed({ kind: 'notFound' }));
    await expect.poll(editor.notices).toEqual([
      {
        severity: 'error',
        message: { key: 'quiz.saveFailed.notFound', values: { edited: 'playlist' } },
        topic: 'save',
      },
    ]);
  });
});

describe('a playlist that is gone', () => {
  const gone = failed({ kind: 'notFound' });

  it('PLAY-03 its unsaved draft continues as a new playlist, without ids and version, and opens when it is saved', async () => {
    const editor = await startPlaylistEditor({ outcome: gone, drafts: [draftNamed('d')] });
    expect(editor.form()).toBe('offeringDraft');
    editor.actor.send({ type: 'draft.continueAsNew', draft: 'd' });
    expect(editor.commands.slice(-2)).toEqual([
      { type: 'journal.resume', draft: 'd' },
      { type: 'journal.convertToNew' },
    ]);
    editor.actor.send({ type: 'editor.saveAndStay' });
    expect(editor.saves[0]?.input).toMatchObject({
      source: { kind: 'copy', playlist: 5 },
      version: null,
      attempts: [{ payload: { title: 'Kinetics 2' } }],
    });
    expect(JSON.stringify(editor.saves[0]?.input.attempts)).not.toMatch(/"id":10/);
    editor.saves[0]?.answer(succeeded(savedPlaylist(6)));
    await expect.poll(editor.form).toMatchObject({ editing: { changes: 'clean' } });
    expect(editor.commands.at(-1)).toMatchObject({
      type: 'journal.move',
      source: { kind: 'stored', playlist: 6 },
      lines: [{ type: 'saved', step: 1, server: { version: '"2"' } }],
    });
    expect(editor.navigations()).toEqual([{ type: 'continueAt', to: '/playlist/6' }]);
  });

  it('PLAY-03 discarding its draft ends on the error screen', async () => {
    const editor = await startPlaylistEditor({ outcome: gone, drafts: [draftNamed('d')] });
    editor.actor.send({ type: 'draft.discard', draft: 'd' });
    expect(editor.commands.at(-1)).toEqual({ type: 'journal.discard', draft: 'd' });
    expect([editor.form(), editor.context().failure]).toEqual(['loadFailed', { kind: 'notFound' }]);
  });
});

it('PD-39 a newer version is stored in the journal with the ids that the server gave', () => {
  expect(playlistEditorKind.toRemote(loadedPlaylist())).toEqual({
    origins: [['A', 10]],
    version: '"1"',
  });
});
