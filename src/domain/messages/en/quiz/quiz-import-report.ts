import { compileMessages } from '../../compile-messages.ts';

/** Texts of the report of an import. */
export const quizImportReport = compileMessages({
  heading:
    '{count, plural, one {1 quiz template from {name}} other {# quiz templates from {name}}}',
  quizzes: 'New quiz templates',
  questions: '{count, plural, one {1 question} other {# questions}}',
  binned: 'In the recycle bin',
  leftOut: 'Not imported ({count})',
  changed: 'Imported in part ({count})',
  unselected: '{count, plural, one {1 item was not chosen.} other {# items were not chosen.}}',
  complete: 'Everything you chose was imported as it was.',
  ofQuiz: '{quiz}: {title}',
  more: 'and {count} more, which the CSV file lists',
  csv: {
    quiz: 'Quiz',
    file: 'File',
    identifier: 'Identifier',
    title: 'Item',
    outcome: 'Result',
    reason: 'Reason',
  },
  outcome: { imported: 'Imported', partial: 'Imported in part', skipped: 'Not imported' },
  download: 'Download as CSV',
  undo: 'Undo the import',
  undoDetail: 'Undo moves the new quiz templates to the recycle bin.',
  notUndone: 'Some quiz templates were not moved to the recycle bin',
  notRemoved: '{title}: {about}',
  removeFailed: 'It could not be moved. Try again.',
  another: 'Import another file',
  last: 'Last import: {name}',
  show: 'Show the report',
  done: 'Done',
});
