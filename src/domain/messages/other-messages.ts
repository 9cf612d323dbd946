import { account } from './en/account.ts';
import { audit, outbox } from './en/audit.ts';
import { banner } from './en/banner.ts';
import { clientHub } from './en/client-hub.ts';
import { collections } from './en/collections.ts';
import { dashboard } from './en/dashboard.ts';
import { deleted } from './en/deleted.ts';
import { flags } from './en/flags.ts';
import { forms } from './en/forms.ts';
import { handOver } from './en/hand-over.ts';
import { institutionMessages } from './institution-messages.ts';
import { playlistEditor } from './en/playlist-editor.ts';
import { quizBulk } from './en/quiz/quiz-bulk.ts';
import { quizResults } from './en/quiz/quiz-results.ts';
import { sponsors } from './en/sponsors.ts';
import { translationGroups } from './en/translation-groups.ts';
import { translations } from './en/translations.ts';
import { users } from './en/users.ts';

/** The texts of all other screens. They load with the first of those screens. */
export const otherMessages = {
  account,
  audit,
  banner,
  clientHub,
  collections,
  dashboard,
  deleted,
  flags,
  forms,
  handOver,
  ...institutionMessages,
  outbox,
  playlistEditor,
  quizBulk,
  quizResults,
  sponsors,
  translationGroups,
  translations,
  users,
} as const;
