import {
  quizViewerMachine,
  selectViewState,
  type QuizViewerSnapshot,
} from '../../../../src/machines/quiz/viewer/quiz-viewer-machine.ts';
import type { ViewedQuiz } from '../../../../src/domain/quiz/stored/viewed-quiz.ts';
import { defineModel } from '../../../support/define-model.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';

/** A quiz that is looked at. */
export const viewed = (parts: Partial<ViewedQuiz> = {}): ViewedQuiz => ({
  id: 12,
  content: draftOf([question('one')]),
  subjects: ['Biology'],
  isUserQuiz: false,
  isProcessing: false,
  canChange: true,
  videos: new Map(),
  ...parts,
});

const loaded = 'xstate.done.actor.0.quizViewer.loading';
const arrives = (parts: Partial<ViewedQuiz>) => ({
  type: loaded,
  output: { ok: true, value: viewed(parts) },
});

function stateOf(snapshot: QuizViewerSnapshot): string {
  const screen = selectViewState(snapshot);
  const state = typeof snapshot.value === 'string' ? snapshot.value : snapshot.value.loaded;
  return `${screen} ${state}${snapshot.context.quiz?.canChange === true ? ' of one who may change it' : ''}`;
}

/** The viewer's events for the walks. */
export const viewerModel = defineModel({
  machine: quizViewerMachine,
  requirements: 'QVIEW-06 QVIEW-18',
  never: {
    'QVIEW-06 users who cannot edit the quiz never see right answers': (state) =>
      state.includes('withAnswers') && state !== 'loaded withAnswers of one who may change it',
  },
  input: { kind: 'user', quiz: 12, now: () => 5 },
  stateOf,
  events: {
    'the quiz arrives for one who may change it': arrives({ canChange: true }),
    'the quiz arrives for one who may not': arrives({ canChange: false }),
    'it is being processed': arrives({ isProcessing: true, canChange: false }),
    'there is none': { type: loaded, output: { ok: false, failure: { kind: 'notFound' } } },
    'five seconds pass': { type: 'xstate.after.processingPause.quizViewer.processing' },
    'try again': { type: 'quiz.retry' },
    'show right answers': { type: 'answers.show' },
    'hide right answers': { type: 'answers.hide' },
  },
});
