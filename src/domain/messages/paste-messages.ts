import { quizPaste } from './en/quiz/quiz-paste.ts';

/** The texts of pasting questions, which only the code of its preview and its notices loads. */
export const pasteMessages = { quizPaste } as const;
