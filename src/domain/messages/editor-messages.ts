import { conflictDialog } from './en/quiz/conflict-dialog.ts';
import { quizCards } from './en/quiz/quiz-cards.ts';
import { quizCommands } from './en/quiz/quiz-commands.ts';
import { quizHints } from './en/quiz/quiz-hints.ts';
import { quizImage } from './en/quiz/quiz-image.ts';
import { quizJournal } from './en/quiz/quiz-journal.ts';
import { quizKinds } from './en/quiz/quiz-kinds.ts';
import { quizSelection } from './en/quiz/quiz-selection.ts';

/** The texts that only the editors of quizzes and playlists show. They load with their screens. */
export const editorMessages = {
  conflictDialog,
  quizCards,
  quizCommands,
  quizHints,
  quizImage,
  quizJournal,
  quizKinds,
  quizSelection,
} as const;
