/** What rebuilding section quizzes says (QIO-18 to QIO-22). */
export const quizRebuild = {
  open: 'Rebuild a sections Quiz library',
  title: 'Rebuild a sections Quiz library',
  detail: 'A section quiz is composed anew from the questions of its articles’ templates. Changes made to it by hand are replaced.',
  section: 'Section',
  choose: 'Choose a section',
  types: {
    all: 'All',
    core: 'Core',
    scienceEducation: 'Science Education',
    labManual: 'Lab Manual',
    business: 'Business',
  },
  mode: 'What to rebuild',
  onlyMissing: 'Add Only Missing Quizzes',
  all: 'Rebuild All Quizzes',
  send: 'Rebuild',
  queued: 'Rebuilding process has been added to the queue',
  one: 'Rebuild quiz',
  again: 'Rebuild again',
  rebuilt: 'Quiz has been successfully rebuilt',
} as const;

/** What the server says when it cannot rebuild. */
export const rebuildProblems = {
  isProcessing: 'This quiz is being processed already.',
  nothingToAsk: 'No article of the section “{section}” has a template with questions.',
  tooMuch: 'The section “{section}” has more articles with questions than a quiz may have activities.',
  brokeOff: 'The rebuild broke off several times. Rebuild it again; if it breaks off again, the server’s log says why.',
  nothingMissing: 'Every section of this type that has questions has its quiz already.',
  allWaiting: 'The quizzes of this type are being rebuilt already.',
  noSections: 'No section of this type has a quiz or questions to make one from.',
} as const;
