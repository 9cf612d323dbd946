import type { CompiledMessage } from './format-message.ts';
import { account } from './en/account.ts';
import { areas } from './en/areas.ts';
import { articles } from './en/articles.ts';
import { audit, outbox } from './en/audit.ts';
import { banner } from './en/banner.ts';
import { classes } from './en/classes.ts';
import { collections } from './en/collections.ts';
import { common } from './en/common.ts';
import { crop } from './en/crop.ts';
import { dashboard } from './en/dashboard.ts';
import { documentRefusals } from './en/document-refusals.ts';
import { documents } from './en/documents.ts';
import { flags } from './en/flags.ts';
import { forms } from './en/forms.ts';
import { institutions } from './en/institutions.ts';
import { playlists } from './en/playlists.ts';
import { quizJournal } from './en/quiz/quiz-journal.ts';
import { quiz } from './en/quiz/quiz.ts';
import { quizExport } from './en/quiz/quiz-export.ts';
import { quizForm } from './en/quiz/quiz-form.ts';
import { quizKinds } from './en/quiz/quiz-kinds.ts';
import { quizRebuild } from './en/quiz/quiz-rebuild.ts';
import { quizConflict } from './en/quiz/quiz-conflict.ts';
import { quizLists } from './en/quiz/quiz-lists.ts';
import { quizDialogs } from './en/quiz/quiz-dialogs.ts';
import { quizHistory } from './en/quiz/quiz-history.ts';
import { quizResults } from './en/quiz/quiz-results.ts';
import { quizImportDialog } from './en/quiz/quiz-import-dialog.ts';
import { quizImage } from './en/quiz/quiz-image.ts';
import { quizViewer } from './en/quiz/quiz-viewer.ts';
import { quizSharing } from './en/quiz/quiz-sharing.ts';
import { richText } from './en/rich-text.ts';
import { session } from './en/session.ts';
import { shell } from './en/shell.ts';
import { sponsors } from './en/sponsors.ts';
import { translationGroups } from './en/translation-groups.ts';
import { translations } from './en/translations.ts';
import { users } from './en/users.ts';

/** Every text a user sees, by key and area, as compiled ICU messages. */
export const en = {
  account,
  areas,
  articles,
  audit,
  banner,
  collections,
  classes,
  common,
  crop,
  dashboard,
  documentRefusals,
  documents,
  flags,
  forms,
  institutions,
  outbox,
  playlists,
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
  [K in keyof T & string]: T[K] extends CompiledMessage ? `${P}${K}` : Keys<T[K], `${P}${K}.`>;
}[keyof T & string];

/** The key of a message, for example `session.signIn`. */
export type MessageKey = Keys<typeof en>;
