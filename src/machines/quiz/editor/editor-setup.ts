import { and, fromCallback, not, or, setup, stateIn } from 'xstate';

import { editorGuards } from '../../shared/editor/editor-guards.ts';
import type { EditorTag } from '../../shared/editor/editor-states.ts';
import type { LoadInput, SaveInput } from '../../shared/editor/editor-types.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notProvided } from '../../shared/not-provided.ts';
import type { EditorContext, EditorInput, LoadedQuiz, QuizTypes, SavedQuiz } from './context.ts';
import { articlePickerMachine } from './dialogs/article-picker-machine.ts';
import { playlistImportMachine } from './dialogs/playlist-import-machine.ts';
import { questionImageMachine } from './dialogs/question-image-machine.ts';
import { questionPasteMachine } from './dialogs/question-paste-machine.ts';
import { subjectsMachine } from '../../shared/subjects-machine.ts';
import { subjectChoiceMachine } from './dialogs/subjects-machine.ts';
import { videoPickerMachine } from '../../shared/videos/video-picker-machine.ts';
import type { EditorEvent, JournalCommand, JournalEvent, JournalInput } from './events.ts';
import { ruleGuards } from './rule-guards.ts';
import { fromCall } from '../../shared/from-call.ts';

/** The types, actors, delays and guards of the editor; `editor-actions.ts` adds the actions. */
export const guardedSetup = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as EditorInput,
    emitted: {} as Emitted,
    tags: {} as EditorTag,
  },
  actors: {
    load: fromCall<LoadedQuiz, LoadInput<QuizTypes>>(notProvided('load')),
    save: fromCall<SavedQuiz, SaveInput<QuizTypes>>(notProvided('save')),
    writeJournal: fromCallback<JournalCommand, JournalInput>(({ sendBack }) => {
      sendBack({ type: 'journal.failed', error: 'missing' } satisfies JournalEvent);
    }),
    articlePicker: articlePickerMachine,
    subjects: subjectsMachine,
    subjectChoice: subjectChoiceMachine,
    videoPicker: videoPickerMachine,
    playlistImport: playlistImportMachine,
    questionImage: questionImageMachine,
    questionPaste: questionPasteMachine,
  },
  delays: { journalTimeout: 3000, keyTimeout: 10_000, storingDelay: 1000, finishTimeout: 500 },
  guards: {
    ...ruleGuards,
    ...editorGuards,
    canShowClosed: and(['hasLoadedClosed', 'hasSearchedDrafts', not('hasDrafts')]),
    isEditing: stateIn({ form: 'editing' }),
    canMoveItem: and([stateIn({ form: 'editing' }), 'hasOtherActivity']),
    canMoveSelection: and([stateIn({ form: 'editing' }), 'hasSelection']),
    canOpenPreview: and([stateIn({ form: 'editing' }), 'canPreview']),
    isJournalStored: or(['hasStoredLines', not(stateIn({ journal: 'writing' }))]),
    isOpenInAnotherTab: stateIn({ journal: 'lockedElsewhere' }),
    canReleaseLock: or([
      and([
        stateIn({ form: 'editing' }),
        not(stateIn({ form: { editing: { savingInPlace: 'sending' } } })),
      ]),
      stateIn({ form: 'offeringDraft' }),
    ]),
  },
});
