/** What rebuilding section quizzes says (QIO-17 to QIO-22). */
export const quizRebuild = {
  title: 'Rebuild a sections Quiz library',
  detail:
    'The quiz of a section is composed anew from the templates of its articles. What was written into it by hand is replaced.',
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
  queued: 'Rebuilding process has been added to the queue',
  rebuilt: 'Quiz has been successfully rebuilt',
  running: 'Rebuilding section quizzes: {section}',
  progress: '{ended} of {total}',
  progressWithFailures: '{ended} of {total}, {failed} failed',
  cancel: 'Cancel the rebuild',
  ended:
    '{done, plural, =0 {No section quiz was rebuilt} one {# section quiz was rebuilt} other {# section quizzes were rebuilt}}{failed, plural, =0 {} other {, # failed}}{cancelled, plural, =0 {} other {, # cancelled}}.',
} as const;

/** What the server says when it cannot rebuild. */
export const rebuildProblems = {
  isProcessing: 'This quiz is being processed already.',
  nothingToAsk: 'No article of the section “{section}” has a template with questions.',
  tooMuch:
    'The section “{section}” has more articles with questions than a quiz may have activities.',
  brokeOff:
    'The rebuild broke off several times. Rebuild it again; if it breaks off again, the server’s log says why.',
  nothingMissing: 'Every section of this type that has questions has its quiz already.',
  allWaiting: 'The quizzes of this type are being rebuilt already.',
  noSections: 'No section of this type has a quiz or questions to make one from.',
} as const;
