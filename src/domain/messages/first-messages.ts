import { areas } from './en/areas.ts';
import { articles } from './en/articles.ts';
import { common } from './en/common.ts';
import { crop } from './en/crop.ts';
import { flags } from './en/flags.ts';
import { forms } from './en/forms.ts';
import { institutions } from './en/institutions.ts';
import { quizJournal } from './en/quiz/quiz-journal.ts';
import { playlists } from './en/playlists.ts';
import { quiz } from './en/quiz/quiz.ts';
import { quizExport } from './en/quiz/quiz-export.ts';
import { quizForm } from './en/quiz/quiz-form.ts';
import { quizKinds } from './en/quiz/quiz-kinds.ts';
import { quizRebuild } from './en/quiz/quiz-rebuild.ts';
import { quizConflict } from './en/quiz/quiz-conflict.ts';
import { quizLists } from './en/quiz/quiz-lists.ts';
import { quizDialogs } from './en/quiz/quiz-dialogs.ts';
import { quizHistory } from './en/quiz/quiz-history.ts';
import { quizImportDialog } from './en/quiz/quiz-import-dialog.ts';
import { quizImage } from './en/quiz/quiz-image.ts';
import { quizViewer } from './en/quiz/quiz-viewer.ts';
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
  flags,
  forms,
  institutions,
  playlists,
  quiz,
  quizConflict,
  quizDialogs,
  quizExport,
  quizForm,
  quizHistory,
  quizImage,
  quizImportDialog,
  quizJournal,
  quizKinds,
  quizLists,
  quizRebuild,
  quizSharing,
  quizViewer,
  richText,
  session,
  shell,
} as const;
