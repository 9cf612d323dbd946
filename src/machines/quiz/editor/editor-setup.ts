import { and, fromCallback, fromPromise, not, or, setup, stateIn } from 'xstate';

import type { Outcome } from '../../../domain/outcome.ts';
import { findHistoryPath } from '../../../domain/history/history-path.ts';
import { isDirty } from '../../../domain/history/history.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { countUnresolved } from './conflict.ts';
import type { EditorContext, EditorInput, LoadedQuiz, SaveInput } from './context.ts';
import { articlePickerMachine } from './dialogs/article-picker-machine.ts';
import { playlistImportMachine } from './dialogs/playlist-import-machine.ts';
import { questionImageMachine } from './dialogs/question-image-machine.ts';
import { subjectChoiceMachine, subjectsMachine } from './dialogs/subjects-machine.ts';
import { videoPickerMachine } from '../../shared/videos/video-picker-machine.ts';
import type { EditorEvent, JournalCommand, JournalEvent, JournalInput } from './events.ts';
import { journalGuards } from '../../shared/journal/journal-guards.ts';
import { quizJournalGuards } from './journal.ts';
import { ruleGuards } from './rule-guards.ts';

interface GuardArgs {
  readonly context: EditorContext;
  readonly event: EditorEvent;
}

const flowGuards = {
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
  hasSucceeded: (_: GuardArgs, outcome: Outcome<unknown>): boolean => outcome.ok,
  isConflict: (_: GuardArgs, outcome: Outcome<unknown>): boolean =>
    !outcome.ok && outcome.failure.kind === 'conflict',
  hasResolvedAll: ({ context }: GuardArgs): boolean =>
    context.conflict !== null && countUnresolved(context.conflict) === 0,
};

/** The types, actors, delays and guards of the editor; `editor-actions.ts` adds the actions. */
export const guardedSetup = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as EditorInput,
    emitted: {} as Emitted,
    tags: {} as 'form' | 'busy' | 'offer' | 'openInAnotherTab',
  },
  actors: {
    loadQuiz: fromPromise<Outcome<LoadedQuiz>, Pick<EditorInput, 'source' | 'mode'>>(
      notProvided('loadQuiz'),
    ),
    saveQuiz: fromPromise<Outcome<unknown>, SaveInput>(notProvided('saveQuiz')),
    writeJournal: fromCallback<JournalCommand, JournalInput>(({ sendBack }) => {
      sendBack({ type: 'journal.failed', error: 'missing' } satisfies JournalEvent);
    }),
    articlePicker: articlePickerMachine,
    subjects: subjectsMachine,
    subjectChoice: subjectChoiceMachine,
    videoPicker: videoPickerMachine,
    playlistImport: playlistImportMachine,
    questionImage: questionImageMachine,
  },
  delays: { journalTimeout: 3000, storingDelay: 1000, finishTimeout: 500 },
  guards: {
    ...ruleGuards,
    ...flowGuards,
    ...journalGuards,
    ...quizJournalGuards,
    canOpenQuiz: and(['hasSearchedDrafts', 'hasLoadedQuiz']),
    canShowClosedQuiz: and(['hasSearchedDrafts', 'hasLoadedClosedQuiz']),
    isEditing: stateIn({ form: 'editing' }),
    canMoveItem: and([stateIn({ form: 'editing' }), 'hasOtherActivity']),
    canOpenPreview: and([stateIn({ form: 'editing' }), 'canPreview']),
    isJournalStored: or(['hasStoredLines', not(stateIn({ journal: 'writing' }))]),
    isOpenInAnotherTab: stateIn({ journal: 'lockedElsewhere' }),
    canReleaseLock: or([stateIn({ form: 'editing' }), stateIn({ form: 'offeringDraft' })]),
  },
});
