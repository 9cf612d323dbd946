import { fromPromise } from 'xstate';

import { isPasteField } from '../../../../domain/quiz/paste/paste-content.ts';
import { questionPasteMachine } from '../../../../machines/quiz/editor/dialogs/question-paste-machine.ts';

/**
 * Provides the paste of questions with its readers. Their code loads when something is pasted, with
 * that of the preview: when either cannot be loaded, the text is pasted as it is.
 */
export const provideQuestionPaste = (): typeof questionPasteMachine =>
  questionPasteMachine.provide({
    actors: {
      readPaste: fromPromise(async ({ input: { content, target } }) => {
        const [{ readPaste }] = await Promise.all([
          import('../../../../domain/quiz/paste/read-paste.ts'),
          import('../../../../views/quiz/editor/pasting/paste-dialog.tsx'),
        ]);
        return readPaste(content, isPasteField(target) && target.option !== null);
      }),
      readQuestionsAs: fromPromise(async ({ input: { format, lines } }) => {
        const { readQuestionsAs } = await import('../../../../domain/quiz/paste/read-questions.ts');
        return readQuestionsAs(format, lines);
      }),
    },
  });
