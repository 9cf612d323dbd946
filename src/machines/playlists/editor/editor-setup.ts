import {
  assertEvent,
  assign,
  emit,
  fromCallback,
  fromPromise,
  not,
  or,
  setup,
  stateIn,
} from 'xstate';

import { href } from '../../../domain/access/href.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { createEditorActions } from '../../shared/editor/editor-actions.ts';
import { editorGuards } from '../../shared/editor/editor-guards.ts';
import type { EditorTag } from '../../shared/editor/editor-states.ts';
import type { LoadInput, SaveInput } from '../../shared/editor/editor-types.ts';
import type { Emitted } from '../../shared/emitted.ts';
import type { JournalEvent } from '../../shared/journal/journal-events.ts';
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
import {
  playlistDocument,
  playlistHistory,
  playlistSaving,
  setSaved,
} from './playlist-document.ts';

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
    load: fromPromise<Outcome<LoadedPlaylist>, LoadInput<PlaylistTypes>>(notProvided('load')),
    save: fromPromise<Outcome<SavedPlaylist>, SaveInput<PlaylistTypes>>(notProvided('save')),
    writeJournal: fromCallback<PlaylistJournalCommand, PlaylistEditorInput>(({ sendBack }) => {
      sendBack({
        type: 'journal.failed',
        error: 'missing',
      } satisfies JournalEvent<UnsavedPlaylist>);
    }),
    videoPicker: videoPickerMachine,
  },
  delays: { journalTimeout: 3000, storingDelay: 1000, finishTimeout: 500 },
  guards: {
    ...editorGuards,
    /** The person may only read the playlist. */
    canShowClosed: ({ context: { journal } }: GuardArgs): boolean =>
      journal.loadOutcome?.ok === true && !journal.loadOutcome.value.info.canEdit,
    /** The save changes a playlist that the server has, so the editor stays open. */
    hasChangedStored: ({ context }: GuardArgs, outcome: Outcome<SavedPlaylist>): boolean =>
      outcome.ok && context.input.source.kind === 'stored',
    isJournalStored: or(['hasStoredLines', not(stateIn({ journal: 'writing' }))]),
    isOpenInAnotherTab: stateIn({ journal: 'lockedElsewhere' }),
    canReleaseLock: or([stateIn({ form: 'editing' }), stateIn({ form: 'offeringDraft' })]),
  },
});

/** The setup of the playlist editor. */
export const editorSetup = guardedSetup.extend({
  actions: {
    ...createEditorActions<PlaylistTypes, PlaylistEditorContext, PlaylistEditorEvent>(
      playlistDocument,
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
    setSaved: assign(({ context }, outcome: Outcome<SavedPlaylist>) =>
      outcome.ok ? setSaved(context, outcome.value) : {},
    ),
    notifySaved: emit({
      type: 'notice',
      notice: { severity: 'success', message: { key: 'playlistEditor.savedNotice' } },
    }),
    leave: emit(({ context: { input } }) => ({
      type: 'navigate',
      to: href('playlist', { id: input.source.playlist }),
    })),
  },
});
