import { compileMessages } from '../../compile-messages.ts';

/** Texts about rebuilding section quizzes (QIO-17 to QIO-22). */
export const quizRebuild = compileMessages({
  title: 'Rebuild a sections Quiz library',
  queued: 'Rebuilding process has been added to the queue',
  rebuilt: 'Quiz has been successfully rebuilt',
  undone: 'The earlier content is back',
  notUndone: 'The rebuild of {title} could not be undone. {about}',
  ended:
    '{done, plural, =0 {No section quiz was rebuilt} one {# section quiz was rebuilt} other {# section quizzes were rebuilt}}{failed, plural, =0 {} other {, # failed}}{cancelled, plural, =0 {} other {, # cancelled}}.',
});

/** Why a rebuild failed. `name` is the title of the section or of the article. */
export const rebuildFailures = compileMessages({
  nothingToAsk: 'No article of the section “{name}” has a template with questions.',
  tooMuch: 'The section “{name}” has more articles with questions than a quiz may have activities.',
  invalidQuestion:
    'The template of the article “{name}” has an invalid question. Correct it and rebuild the quiz.',
  brokeOff:
    'The rebuild was interrupted several times. Rebuild it again; if it is interrupted again, see the log of the server.',
});

/** Reasons of the server to refuse a rebuild. */
export const rebuildProblems = compileMessages({
  isProcessing: 'This quiz is already being processed.',
  nothingMissing: 'Every section of this type that has questions already has its quiz.',
  allWaiting: 'The quizzes of this type are already being rebuilt.',
  changedSince: 'The quiz was changed after it was rebuilt.',
  nothingKept: 'The earlier content was kept for 24 hours and is no longer available.',
  noSections: 'No section of this type has a quiz or questions to make one from.',
});
