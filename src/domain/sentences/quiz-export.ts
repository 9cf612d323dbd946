/** What is said about downloading quizzes for other systems. */
export const quizExport = {
  title: 'Download QTI',
  several: '{count, plural, one {1 quiz} other {# quizzes}}, a file each',
  format: 'Version of QTI',
  formats: {
    v21: 'QTI 2.1',
    v21Detail: 'The most widely read version.',
    v22: 'QTI 2.2',
    v22Detail: 'For systems that ask for it.',
    v30: 'QTI 3.0',
    v30Detail: 'The newest, for new players.',
    v12: 'QTI 1.2 for Canvas',
    v12Detail: 'With dates, time limit and grading as Canvas keeps them.',
  },
  download: 'Download',
  underWay: 'The package is on its way',
  progress: '{done} of {total}',
  downloaded: '{name} was downloaded',
  downloadedSeveral: '{count, plural, one {1 package was downloaded} other {# packages were downloaded}}',
  withReport: '{name} was downloaded. What it holds in another form, or could not hold, is listed in lectern-export-report.txt inside it.',
} as const;
