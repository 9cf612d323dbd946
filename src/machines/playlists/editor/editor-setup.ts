import { and, assertEvent, assign, fromCallback, not, or, setup, stateIn } from 'xstate';

import { createEditorActions } from '../../shared/editor/editor-actions.ts';
import { editorGuards, isNotSaving, type EditorTag } from '../../shared/editor/editor-states.ts';
import type { LoadInput, SaveInput } from '../../shared/editor/editor-types.ts';
import type { Emitted } from '../../shared/emitted.ts';
import type { JournalEvent } from '../../shared/editor/journal.ts';
import { fromCall } from '../../shared/from-call.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { videoPickerMachine } from '../../shared/videos/video-picker-machine.ts';
import type {
  LoadedPlaylist,
  PlaylistEditorContext,
  PlaylistEditorInput,
  PlaylistTypes,
  SavedPlaylist,
  UnsavedPlaylist,
} from './context.ts';
import { applyCommand } from './edits.ts';
import type {
  PlaylistEditorCommand,
  PlaylistEditorEvent,
  PlaylistJournalCommand,
} from './events.ts';
import { playlistEditorKind, playlistHistory, playlistSaving } from './playlist-editor-kind.ts';

interface GuardArgs {
  readonly context: PlaylistEditorContext;
}

const guardedSetup = setup({
  types: {
    context: {} as PlaylistEditorContext,
    events: {} as PlaylistEditorEvent,
    input: {} as PlaylistEditorInput,
    emitted: {} as Emitted,
    tags: {} as EditorTag,
  },
  actors: {
    load: fromCall<LoadedPlaylist, LoadInput<PlaylistTypes>>(notProvided('load')),
    save: fromCall<SavedPlaylist, SaveInput<PlaylistTypes>>(notProvided('save')),
    writeJournal: fromCallback<PlaylistJournalCommand, PlaylistEditorInput>(({ sendBack }) => {
      sendBack({
        type: 'journal.failed',
        error: 'missing',
      } satisfies JournalEvent<UnsavedPlaylist>);
    }),
    videoPicker: videoPickerMachine,
  },
  delays: { journalTimeout: 3000, keyTimeout: 10_000, storingDelay: 1000, attemptTimeout: 5000 },
  guards: {
    ...editorGuards,
    /** The person may only read the playlist. */
    canShowClosed: ({ context: { journal } }: GuardArgs): boolean =>
      journal.loadOutcome?.ok === true && !journal.loadOutcome.value.info.canEdit,
    isAttemptStored: or(['isAttemptOnDisk', not(stateIn({ journal: 'writing' }))]),
    isOpenInAnotherTab: stateIn({ journal: 'lockedElsewhere' }),
    canDiscard: and(['isDirty', isNotSaving]),
    canReleaseLock: or([
      stateIn({ form: { editing: { savingInPlace: 'idle' } } }),
      stateIn({ form: 'offeringDraft' }),
    ]),
  },
});

/** The setup of the playlist editor. */
export const editorSetup = guardedSetup.extend({
  actions: {
    ...createEditorActions<PlaylistTypes, PlaylistEditorContext, PlaylistEditorEvent>(
      playlistEditorKind,
      playlistHistory,
      playlistSaving,
    ),
    applyCommand: assign(({ context, event }) =>
      applyCommand(context, event as PlaylistEditorCommand),
    ),
    setTarget: assign(({ event }) => {
      assertEvent(event, 'target.choose');
      return { target: event.label };
    }),
    openPreview: assign(({ event }) => {
      assertEvent(event, 'preview.open');
      return { previewed: event.entry };
    }),
    closePreview: assign({ previewed: null }),
  },
});
