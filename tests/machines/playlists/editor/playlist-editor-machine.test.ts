import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import type {
  LoadedPlaylist,
  PlaylistEditorInput,
  PlaylistTypes,
  SavedPlaylist,
  UnsavedPlaylist,
} from '../../../../src/machines/playlists/editor/context.ts';
import type {
  PlaylistEditorEvent,
  PlaylistJournalCommand,
} from '../../../../src/machines/playlists/editor/events.ts';
import { playlistEditorMachine } from '../../../../src/machines/playlists/editor/playlist-editor-machine.ts';
import type { LoadInput, SaveInput } from '../../../../src/machines/shared/editor/editor-types.ts';
import type { Emitted } from '../../../../src/machines/shared/emitted.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { draftNamed, loadedPlaylist, savedPlaylist } from './playlist-editor-model.ts';

interface Started {
  readonly outcome?: Outcome<LoadedPlaylist>;
  readonly drafts?: readonly UnsavedPlaylist[];
}

/** Starts an editor whose journal finds `drafts` and stores every line; saves are answered by the test. */
async function startEditor({ outcome = succeeded(loadedPlaylist()), drafts = [] }: Started = {}) {
  const commands: PlaylistJournalCommand[] = [];
  const saves: {
    readonly input: SaveInput<PlaylistTypes>;
    readonly answer: (outcome: Outcome<SavedPlaylist>) => void;
  }[] = [];
  const emitted: Emitted[] = [];
  let key = 0;
  let now = 0;
  let count = 0;
  const machine = playlistEditorMachine.provide({
    actors: {
      load: fromPromise<Outcome<LoadedPlaylist>, LoadInput<PlaylistTypes>>(async () => outcome),
      save: fromPromise<Outcome<SavedPlaylist>, SaveInput<PlaylistTypes>>(
        ({ input }) =>
          new Promise((answer) => {
            saves.push({ input, answer });
          }),
      ),
      videoPicker: holdActors().promise(),
      writeJournal: fromCallback<PlaylistJournalCommand, PlaylistEditorInput>(
        ({ receive, sendBack }) => {
          receive((command) => {
            commands.push(command);
            const answers: Partial<Record<PlaylistJournalCommand['type'], PlaylistEditorEvent>> = {
              'journal.findDrafts': { type: 'journal.draftsFound', drafts, newer: 0 },
              ...(command.type === 'journal.append' && {
                'journal.append': {
                  type: 'journal.stored',
                  count: (count += command.lines.length),
                },
              }),
            };
            const answer = answers[command.type];
            if (answer !== undefined) sendBack(answer);
          });
        },
      ),
    },
  });
  const actor = createActor(machine, {
    input: {
      mode: 'playlist',
      source: { kind: 'stored', playlist: 5 },
      now: () => (now += 60_000),
      newKey: () => `k${String((key += 1))}`,
    },
  });
  for (const type of ['notice', 'navigate', 'unsavedWork'] as const)
    actor.on(type, (event) => {
      emitted.push(event);
    });
  actor.start();
  await waitFor(actor, ({ value: { form } }) => form !== 'loading' && form !== 'checkingForDraft');
  return {
    actor,
    saves,
    commands,
    notices: () => emitted.flatMap((event) => (event.type === 'notice' ? [event.notice] : [])),
    navigations: () => emitted.filter(({ type }) => type === 'navigate'),
    form: () => actor.getSnapshot().value.form,
    context: () => actor.getSnapshot().context,
    typeTitle: (title: string) => {
      actor.send({ type: 'title.set', title });
    },
  };
}

describe('saving a playlist', () => {
  it('PLAY-03 a save keeps the editor open, and steps before it can be undone', async () => {
    const editor = await startEditor();
    editor.typeTitle('Mine');
    editor.actor.send({ type: 'editor.save' });
    editor.saves[0]?.answer(succeeded(savedPlaylist(5, '"2"')));
    await expect.poll(editor.form).toMatchObject({ editing: { changes: 'clean' } });
    expect(editor.notices()).toEqual([
      { severity: 'success', message: { key: 'playlistEditor.savedNotice' } },
    ]);
    editor.actor.send({ type: 'history.undo' });
    editor.actor.send({ type: 'editor.save' });
    expect(editor.saves[1]?.input).toMatchObject({
      source: { kind: 'stored', playlist: 5 },
      version: '"2"',
      attempts: [{ payload: { title: 'Kinetics', items: [{ id: 10 }] } }],
    });
  });

  it('PLAY-03 errors are announced together with the first one revealed, and nothing is sent', async () => {
    const editor = await startEditor();
    editor.typeTitle('');
    editor.actor.send({ type: 'editor.save' });
    expect(editor.notices()).toEqual([
      { severity: 'error', message: { lines: [{ key: 'playlists.titleRequired' }] } },
    ]);
    expect(editor.context().reveal).toEqual({ entry: null, count: 1 });
    expect(editor.saves).toEqual([]);
  });

  it('PLAY-03 an attempt that the server certainly did not store is not sent again, a lost one is', async () => {
    const editor = await startEditor();
    editor.typeTitle('First');
    editor.actor.send({ type: 'editor.save' });
    editor.saves[0]?.answer(failed({ kind: 'denied' }));
    await expect.poll(editor.form).toMatchObject({ editing: { changes: 'saveFailed' } });
    editor.typeTitle('Second');
    editor.actor.send({ type: 'editor.save' });
    expect(editor.saves[1]?.input.attempts.map(({ payload }) => payload.title)).toEqual(['Second']);
    editor.saves[1]?.answer(failed({ kind: 'offline' }));
    await expect.poll(editor.form).toMatchObject({ editing: { changes: 'saveFailed' } });
    editor.typeTitle('Third');
    editor.actor.send({ type: 'editor.save' });
    expect(editor.saves[2]?.input.attempts.map(({ payload }) => payload.title)).toEqual([
      'Second',
      'Third',
    ]);
  });

  it('PLAY-03 the reason of a failed save names the playlist', async () => {
    const editor = await startEditor();
    editor.actor.send({ type: 'editor.save' });
    editor.saves[0]?.answer(failed({ kind: 'notFound' }));
    await expect.poll(editor.notices).toEqual([
      {
        severity: 'error',
        message: { key: 'quiz.saveFailed.notFound', values: { document: 'playlist' } },
      },
    ]);
  });
});

describe('a playlist that is gone', () => {
  const gone = failed({ kind: 'notFound' });

  it('PLAY-03 its unsaved draft continues as a new playlist, without ids and version, and opens when it is saved', async () => {
    const editor = await startEditor({ outcome: gone, drafts: [draftNamed('d')] });
    expect(editor.form()).toBe('offeringDraft');
    editor.actor.send({ type: 'draft.continueAsNew', draft: 'd' });
    expect(editor.commands.slice(-2)).toEqual([
      { type: 'journal.resume', draft: 'd' },
      { type: 'journal.convertToNew' },
    ]);
    editor.actor.send({ type: 'editor.save' });
    expect(editor.saves[0]?.input).toMatchObject({
      source: { kind: 'copy', playlist: 5 },
      version: null,
      attempts: [{ payload: { title: 'Kinetics 2' } }],
    });
    expect(JSON.stringify(editor.saves[0]?.input.attempts)).not.toMatch(/"id":10/);
    editor.saves[0]?.answer(succeeded(savedPlaylist(6)));
    await expect.poll(editor.form).toBe('storingJournal');
    expect(editor.commands.at(-1)).toEqual({ type: 'journal.finish' });
    await waitFor(editor.actor, ({ value }) => value.form === 'saved');
    expect(editor.navigations()).toEqual([{ type: 'navigate', to: '/playlist/6' }]);
  });

  it('PLAY-03 discarding its draft ends on the error screen', async () => {
    const editor = await startEditor({ outcome: gone, drafts: [draftNamed('d')] });
    editor.actor.send({ type: 'draft.discard', draft: 'd' });
    expect(editor.commands.at(-1)).toEqual({ type: 'journal.discard', draft: 'd' });
    expect([editor.form(), editor.context().failure]).toEqual(['loadFailed', { kind: 'notFound' }]);
  });
});
