import { account } from './account.ts';
import { areas } from './areas.ts';
import { articles } from './articles.ts';
import { banner } from './banner.ts';
import { common } from './common.ts';
import { crop } from './crop.ts';
import { dashboard } from './dashboard.ts';
import { flags } from './flags.ts';
import { forms } from './forms.ts';
import { institutions } from './institutions.ts';
import { quizJournal } from './quiz-journal.ts';
import { quiz } from './quiz.ts';
import { quizExport } from './quiz-export.ts';
import { quizForm } from './quiz-form.ts';
import { quizKinds } from './quiz-kinds.ts';
import { quizRebuild } from './quiz-rebuild.ts';
import { quizConflict } from './quiz-conflict.ts';
import { quizLists } from './quiz-lists.ts';
import { quizDialogs } from './quiz-dialogs.ts';
import { quizHistory } from './quiz-history.ts';
import { quizResults } from './quiz-results.ts';
import { quizImportDialog } from './quiz-import-dialog.ts';
import { quizImage } from './quiz-image.ts';
import { quizViewer } from './quiz-viewer.ts';
import { quizSharing } from './quiz-sharing.ts';
import { richText } from './rich-text.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { sponsors } from './sponsors.ts';
import { translationGroups } from './translation-groups.ts';
import { translations } from './translations.ts';
import { users } from './users.ts';

/** Every sentence a user sees, once, by key; one file an area. Values are ICU messages. */
export const en = {
  account,
  areas,
  articles,
  banner,
  common,
  crop,
  dashboard,
  flags,
  forms,
  institutions,
  quiz,
  quizExport,
  quizForm,
  quizJournal,
  quizLists,
  quizKinds,
  quizRebuild,
  quizConflict,
  quizDialogs,
  quizHistory,
  quizImportDialog,
  quizImage,
  quizViewer,
  quizResults,
  quizSharing,
  richText,
  session,
  shell,
  sponsors,
  translationGroups,
  translations,
  users,
} as const;

type Keys<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Keys<T[K], `${P}${K}.`>;
}[keyof T & string];

/** The key of a sentence, for example `session.signIn`. */
export type SentenceKey = Keys<typeof en>;
