import { createActor, fromCallback, waitFor } from 'xstate';

import { succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
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
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { loadedPlaylist } from './playlist-editor-model.ts';

interface Started {
  readonly outcome?: Outcome<LoadedPlaylist>;
  readonly drafts?: readonly UnsavedPlaylist[];
}

/**
 * Starts an editor whose journal finds `drafts` and stores every line; saves are answered by the
 * test.
 */
export async function startPlaylistEditor({
  outcome = succeeded(loadedPlaylist()),
  drafts = [],
}: Started = {}) {
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
      load: fromCall<LoadedPlaylist, LoadInput<PlaylistTypes>>(async () => outcome),
      save: fromCall<SavedPlaylist, SaveInput<PlaylistTypes>>(
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
              ...(('lines' in command || command.type === 'journal.convertToNew') && {
                [command.type]: {
                  type: 'journal.stored',
                  count: (count += 'lines' in command ? command.lines.length : 1),
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
      kind: 'playlist',
      source: { kind: 'stored', playlist: 5 },
      now: () => (now += 60_000),
      createKey: () => `k${String((key += 1))}`,
    },
  });
  for (const type of ['notice', 'navigate', 'continueAt', 'unsavedWork'] as const)
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
    navigations: () => emitted.filter(({ type }) => type === 'navigate' || type === 'continueAt'),
    form: () => actor.getSnapshot().value.form,
    context: () => actor.getSnapshot().context,
    typeTitle: (title: string) => {
      actor.send({ type: 'title.set', title });
    },
  };
}
