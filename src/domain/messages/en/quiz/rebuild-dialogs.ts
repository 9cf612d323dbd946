import { compileMessages } from '../../compile-messages.ts';

/** Texts of the dialogs that ask for a rebuild of section quizzes, and of its progress. */
export const rebuildDialogs = compileMessages({
  detail:
    'The quiz of a section is composed again from the templates of its articles. Manual changes are replaced.',
  section: 'Section',
  choose: 'Choose a section',
  types: {
    all: 'All',
    core: 'Core',
    scienceEducation: 'Science Education',
    labManual: 'Lab Manual',
    business: 'Business',
  },
  mode: 'Quizzes',
  onlyMissing: 'Add Only Missing Quizzes',
  all: 'Rebuild All Quizzes',
  send: 'Rebuild',
  confirmTitle: 'Rebuild “{title}”?',
  confirmDetail:
    'The quiz is composed again from the templates of its articles. Manual changes are replaced. You can undo this in the notification.',
  running: 'Rebuilding section quizzes: {section}',
  progress: '{ended} of {total}',
  progressWithFailures: '{ended} of {total}, {failed} failed',
  cancel: 'Cancel the rebuild',
});
