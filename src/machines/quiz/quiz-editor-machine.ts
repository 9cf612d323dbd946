import { unopened } from './editing.ts';
import { dialog } from './editor-dialogs.ts';
import { activities, changes, details, history, items } from './editor-rules.ts';
import {
  checking,
  conflict,
  noting,
  readingTheirs,
  theirsUnread,
  saved,
  saving,
} from './editor-saving.ts';
import { journal } from './editor-journal.ts';
import { closed, elsewhere, loading, offering, settling } from './editor-opening.ts';
import { editorSetup } from './editor-setup.ts';

/**
 * The quiz editor (QFRM, QED, QVAL): loads a quiz, lets domain decide every command by the rules of its regions, checks and saves. The
 * form stays as it is when a save fails. Supply `loadQuiz`, `saveQuiz`, `keepJournal`, `articlePicker`, `subjects`, `videoPicker` and
 * `playlistImport`.
 */
export const quizEditorMachine = editorSetup.createMachine({
  id: 'quizEditor',
  context: ({ input }) => unopened(input),
  type: 'parallel',
  invoke: { src: 'subjects', id: 'subjects', input: null },
  states: {
    form: {
      initial: 'loading',
      states: {
        loading,
        settling,
        offering,
        elsewhere,
        loadFailed: { on: { 'quiz.reload': 'loading' } },
        closed,
        editing: {
          tags: 'form',
          type: 'parallel',
          always: { guard: 'isWrittenElsewhere', target: 'elsewhere' },
          on: {
            'quiz.save': 'checking',
            'quiz.saveAsNew': { target: 'checking', actions: ['becomeNew', 'renewJournal'] },
          },
          states: { changes, details, activities, items, history },
        },
        checking,
        saving,
        conflict,
        readingTheirs,
        theirsUnread,
        noting,
        saved,
      },
    },
    dialog,
    journal,
  },
});
