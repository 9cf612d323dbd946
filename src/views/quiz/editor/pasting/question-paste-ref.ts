import type { ActorRefFrom } from 'xstate';

import type { questionPasteMachine } from '../../../../machines/quiz/editor/dialogs/question-paste-machine.ts';

/** The actor that understands a pasted text. */
export type QuestionPasteRef = ActorRefFrom<typeof questionPasteMachine>;
