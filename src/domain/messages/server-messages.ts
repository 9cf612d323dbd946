import { quizExportReport } from './en/interchange/quiz-export-report.ts';
import { quizImport } from './en/interchange/quiz-import.ts';
import { scormPlayer } from './en/interchange/scorm-player.ts';
import { restoreProblems } from './en/quiz/quiz-lists.ts';
import { rebuildProblems } from './en/quiz/quiz-rebuild.ts';
import { classErrors } from './en/server/class-errors.ts';
import { fieldErrors } from './en/server/field-errors.ts';
import { importReasons, packageErrors } from './en/server/package-errors.ts';
import { playlistErrors } from './en/server/playlist-errors.ts';
import { problems } from './en/server/problems.ts';
import { quizErrors } from './en/server/quiz-errors.ts';
import {
  classInvitationMail,
  classSharingMail,
  quizReminderMail,
  quizSharingMail,
  quizzesSharingMail,
} from './en/server/sharing-mails.ts';
import { translationProblems } from './en/server/translation-problems.ts';

/** The messages that only the server formats: problems, mails, and what packages report. */
export const serverMessages = {
  classErrors,
  classInvitationMail,
  classSharingMail,
  fieldErrors,
  importReasons,
  packageErrors,
  playlistErrors,
  problems,
  quizErrors,
  quizExportReport,
  quizImport,
  quizReminderMail,
  quizSharingMail,
  quizzesSharingMail,
  rebuildProblems,
  restoreProblems,
  scormPlayer,
  translationProblems,
} as const;
