import { compileMessages } from '../../compile-messages.ts';

/** Texts that compare a quiz with a newer version of it. */
export const quizComparison = compileMessages({
  applied:
    '{count, plural, one {1 of your changes was applied} other {# of your changes were applied}}',
  conflicts:
    '{count, plural, one {1 value was changed in both versions} other {# values were changed in both versions}}',
  noConflicts: 'No value was changed in both versions.',
  dropped:
    '{count, plural, one {1 of your changes is no longer possible} other {# of your changes are no longer possible}}',
  choose: 'Choose a version',
  before: 'Before: {value}',
  useAllLocal: '{saver, select, you {Use all of this window} other {Use all of mine}}',
  useAllRemote: '{saver, select, you {Use all of the other window} other {Use all of theirs}}',
  copy: 'Copy my text',
  copied: 'Copied',
  restore: 'Restore it',
  restored: '{count, plural, one {1 part is restored} other {# parts are restored}}',
  leaveOut: 'Leave it out',
  deleted: 'Deleted',
  empty: 'Empty',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  droppedActivity: 'The newer version has no activity {title}',
  droppedItem: 'The newer version has no question {title}',
  droppedOption: 'The newer version has no option {text}',
  droppedByRule: 'Not allowed in the newer version',
  field: {
    title: 'Title of the quiz',
    article: 'Article',
    tags: 'Subjects',
    graded: 'Quiz type',
    startDate: 'Start date',
    endDate: 'End date',
    durationMinutes: 'Duration',
    restrictNonInstitutional: 'Access type',
    showCaption: 'Closed captions',
    activityTitle: 'Title of {activity}',
    questionTitle: 'Text of question {number}, {activity}',
    questionImage: 'Image of question {number}, {activity}',
    answers: 'Right answers of question {number}, {activity}',
    optionText: 'Option {option} of question {number}, {activity}',
    removedActivity: 'Activity {activity}',
    removedItem: 'Question {number}, {activity}',
    removedOption: 'An option of question {number}, {activity}',
  },
});
