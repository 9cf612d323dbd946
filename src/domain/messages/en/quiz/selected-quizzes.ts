import { compileMessages } from '../../compile-messages.ts';

/** Texts of the bar with what can be done with the selected quizzes. */
export const selectedQuizzes = compileMessages({
  all: 'Select all {count, number}',
  onlyPage: 'Select this page only',
  clear: 'Clear the selection',
  subjects: 'Subjects',
  deadline: 'Set deadline',
  share: 'Share',
  copy: 'Copy',
  rebuild: 'Rebuild',
  delete: 'Delete',
  notYours: 'You cannot delete some of the selected quizzes.',
  someProcessed:
    'Some of the selected quizzes are being processed. You can download them when that is done.',
  tooManyDownloads:
    'At most {max, number} quizzes can be downloaded at once. Narrow the list with a filter.',
  notForSome: 'This is not possible for some of the selected quizzes.',
});

/** Texts of the dialog that deletes quizzes. */
export const quizDeletion = compileMessages({
  title: 'Delete {title}?',
  severalTitle: 'Delete {count} quizzes?',
  detail:
    '{count, plural, one {The quiz is} other {The quizzes are}} deleted for everyone. You can undo this in the notification.',
  notDeletedTitle:
    '{count, plural, one {{title} was not deleted} other {# quizzes were not deleted}}',
  notDeleted: '{title}: {about}',
  failed: 'The quiz could not be deleted.',
  again: 'Try again',
});
