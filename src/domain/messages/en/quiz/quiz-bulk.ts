import { compileMessages } from '../../compile-messages.ts';

/** Texts of changes of many quizzes at once. */
export const quizBulk = compileMessages({
  titles: {
    subjects:
      '{count, plural, one {Change the subjects of 1 quiz} other {Change the subjects of # quizzes}}',
    deadline:
      '{count, plural, one {Change the deadline of 1 quiz} other {Change the deadline of # quizzes}}',
    delete: '{count, plural, one {Delete 1 quiz?} other {Delete # quizzes?}}',
    share: '{count, plural, one {Share 1 quiz} other {Share # quizzes}}',
    copy: '{count, plural, one {Copy 1 quiz?} other {Copy # quizzes?}}',
    rebuild: '{count, plural, one {Rebuild 1 quiz?} other {Rebuild # quizzes?}}',
  },
  how: 'What to do',
  add: 'Add',
  remove: 'Remove',
  chooseSubject: 'Choose at least one subject.',
  deadline: 'Deadline',
  set: 'Set a deadline',
  removeDeadline: 'Remove the deadline',
  chooseDate: 'Choose a date first.',
  noDeadline: 'Students can then take the quizzes at any time.',
  details: {
    delete: 'They can be restored for 24 hours.',
    copy: 'The copies have no start and no deadline, and are shared with nobody.',
    rebuild:
      'Titles, subjects and questions are replaced by those of their sections. This can be undone for 24 hours.',
  },
  confirm: {
    subjects: 'Change',
    deadline: 'Change',
    delete: 'Delete',
    copy: 'Copy',
    rebuild: 'Rebuild',
  },
  collecting: 'Looking for the quizzes',
  running: 'Changing the quizzes',
  progress: '{done, number} of {total, number}',
  stop: 'Stop',
  done: {
    subjects:
      '{count, plural, =0 {No subjects changed} one {Subjects of 1 quiz changed} other {Subjects of # quizzes changed}}',
    deadline:
      '{count, plural, =0 {No deadline changed} one {Deadline of 1 quiz changed} other {Deadline of # quizzes changed}}',
    delete: '{count, plural, =0 {No quiz deleted} one {1 quiz deleted} other {# quizzes deleted}}',
    share: '{count, plural, =0 {No quiz shared} one {1 quiz shared} other {# quizzes shared}}',
    copy: '{count, plural, =0 {No quiz copied} one {1 quiz copied} other {# quizzes copied}}',
    rebuild: '{count, plural, =0 {No quiz rebuilt} one {1 quiz rebuilt} other {# quizzes rebuilt}}',
  },
  undone:
    '{count, plural, =0 {Nothing undone} one {1 quiz is as before} other {# quizzes are as before}}',
  hadAccess: 'No quiz was shared: these people have access already.',
  copiesDeleted:
    '{count, plural, =0 {No copy deleted} one {1 copy deleted} other {# copies deleted}}',
  notReached: '{count, plural, one {1 person was not reached} other {# people were not reached}}',
  refused: '{count, plural, one {1 was refused} other {# were refused}}',
  notCollected: 'No quizzes could be loaded. Nothing was changed.',
  refusedTitle: '{count, plural, one {1 quiz was not changed} other {# quizzes were not changed}}',
  unreached: {
    notFound: 'There is no account with this address.',
    notAccess: 'This account cannot open quizzes, or is disabled.',
  },
  close: 'Close',
  reasons: {
    denied: 'You cannot change this quiz.',
    notFound: 'It is no longer there, or you cannot change it.',
    conflict: 'It was changed in the meantime.',
    otherwise: 'It could not be changed. Please try again.',
  },
});
