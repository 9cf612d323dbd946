import { areas } from './en/areas.ts';
import { articles } from './en/articles.ts';
import { common } from './en/common.ts';
import { crop } from './en/crop.ts';
import { playlists } from './en/playlists.ts';
import { quiz } from './en/quiz/quiz.ts';
import { quizExport } from './en/quiz/quiz-export.ts';
import { quizConflict } from './en/quiz/quiz-conflict.ts';
import { quizForm } from './en/quiz/quiz-form.ts';
import { quizRebuild } from './en/quiz/quiz-rebuild.ts';
import { quizLists } from './en/quiz/quiz-lists.ts';
import { quizDialogs } from './en/quiz/quiz-dialogs.ts';
import { quizHistory } from './en/quiz/quiz-history.ts';
import { quizSharing } from './en/quiz/quiz-sharing.ts';
import { richText } from './en/rich-text.ts';
import { session } from './en/session.ts';
import { shell } from './en/shell.ts';

/**
 * The texts of the frame and of the quiz screens except the results, which every signed-in page
 * loads at once, and those of playlists, whose history names its steps with them.
 */
export const firstMessages = {
  areas,
  articles,
  common,
  crop,
  playlists,
  quiz,
  quizConflict,
  quizDialogs,
  quizExport,
  quizForm,
  quizHistory,
  quizLists,
  quizRebuild,
  quizSharing,
  richText,
  session,
  shell,
} as const;
