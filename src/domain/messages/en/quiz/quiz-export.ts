import { compileMessages } from '../../compile-messages.ts';

/** Texts of lists about downloads of quizzes for other systems, and their notices. */
export const quizExport = compileMessages({
  title: 'Download {type}',
  kinds: { scorm: 'SCORM', qti: 'QTI', cc: 'CC' },
  download: 'Download',
  downloaded: '{name} was downloaded',
  downloadedSeveral:
    '{count, plural, one {1 package was downloaded} other {# packages were downloaded}}',
  notSaved: 'The file could not be saved. Please try again with fewer quizzes.',
  notDownloaded: '{title}: {about}',
  notDownloadedSeveral: '{count} quizzes: {about}',
  withReport:
    '{name} was downloaded. The file lectern-export-report.txt inside it lists what was changed or left out.',
});
