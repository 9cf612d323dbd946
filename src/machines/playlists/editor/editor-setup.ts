import { fromCallback, fromPromise, or, setup, stateIn } from 'xstate';

import { findHistoryPath } from '../../../domain/history/history-path.ts';
import { isDirty } from '../../../domain/history/history.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { journalGuards } from '../../shared/journal/journal-guards.ts';
import type { JournalEvent } from '../../shared/journal/journal-events.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { videoPickerMachine } from '../../shared/videos/video-picker-machine.ts';
import type {
  LoadedPlaylist,
  LoadPlaylistInput,
  PlaylistEditorContext,
  PlaylistEditorInput,
  SavePlaylistInput,
  UnsavedPlaylist,
} from './context.ts';
import type { PlaylistEditorEvent, PlaylistJournalCommand } from './events.ts';
import { countUnresolved, type SavedPlaylist } from './save.ts';

interface GuardArgs {
  readonly context: PlaylistEditorContext;
  readonly event: PlaylistEditorEvent;
}

const guards = {
  isDirty: ({ context }: GuardArgs): boolean => isDirty(context.history),
  isClean: ({ context }: GuardArgs): boolean => !isDirty(context.history),
  hasErrors: ({ context }: GuardArgs): boolean => context.errors.length > 0,
  canUndo: ({ context }: GuardArgs): boolean => context.history.cursor !== null,
  canRedo: ({ context }: GuardArgs): boolean => context.history.redoStack !== null,
  canJump: ({ context, event }: GuardArgs): boolean =>
    event.type === 'history.jumpToStep' &&
    event.step !== (context.history.cursor?.step.id ?? 0) &&
    findHistoryPath(context.history, event.step) !== null,
  isTyping: ({ context }: GuardArgs): boolean => context.history.lastTypedAt !== null,
  hasLoaded: ({ context: { journal } }: GuardArgs): boolean => journal.loadOutcome?.ok === true,
  isReadOnly: ({ context: { journal } }: GuardArgs): boolean =>
    journal.loadOutcome?.ok === true && !journal.loadOutcome.value.info.canEdit,
  hasSucceeded: (_: GuardArgs, outcome: Outcome<unknown>): boolean => outcome.ok,
  isConflict: (_: GuardArgs, outcome: Outcome<unknown>): boolean =>
    !outcome.ok && outcome.failure.kind === 'conflict',
  hasResolvedAll: ({ context }: GuardArgs): boolean =>
    context.conflict !== null && countUnresolved(context.conflict) === 0,
};

/** The types, actors, delays and guards of the editor; `editor-actions.ts` adds the actions. */
export const guardedSetup = setup({
  types: {
    context: {} as PlaylistEditorContext,
    events: {} as PlaylistEditorEvent,
    input: {} as PlaylistEditorInput,
    emitted: {} as Emitted,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    loadPlaylist: fromPromise<Outcome<LoadedPlaylist>, LoadPlaylistInput>(
      notProvided('loadPlaylist'),
    ),
    savePlaylist: fromPromise<Outcome<SavedPlaylist>, SavePlaylistInput>(
      notProvided('savePlaylist'),
    ),
    writeJournal: fromCallback<PlaylistJournalCommand, PlaylistEditorInput>(({ sendBack }) => {
      sendBack({
        type: 'journal.failed',
        error: 'missing',
      } satisfies JournalEvent<UnsavedPlaylist>);
    }),
    videoPicker: videoPickerMachine,
  },
  delays: { journalTimeout: 3000, storingDelay: 1000 },
  guards: {
    ...guards,
    ...journalGuards,
    isOpenInAnotherTab: stateIn({ journal: 'lockedElsewhere' }),
    canReleaseLock: or([stateIn({ form: 'editing' }), stateIn({ form: 'offeringDraft' })]),
  },
});
