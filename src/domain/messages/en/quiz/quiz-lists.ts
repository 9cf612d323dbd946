import { compileMessages } from '../../compile-messages.ts';

/** Texts of the quiz lists. */
export const quizLists = compileMessages({
  qti: {
    import: 'Upload QTI',
    imported: 'Uploaded files successfully processed',
  },
  deleted: 'Quiz deleted successfully',
  deletedSeveral: '{count} quizzes deleted successfully',
  alreadyGone: '{title} was already deleted.',
  alreadyGoneSeveral: '{count} quizzes were already deleted.',
  undo: 'Undo',
  restored: '{count, plural, one {The quiz was restored} other {# quizzes were restored}}',
  notRestored: '{title} could not be restored. {about}',
  tryLater: 'Please try again.',
  filter: 'Filter',
  addFilter: 'Add a filter',
  clearFilters: 'Clear filters',
  filters: {
    subject: 'Subject',
    deadline: 'Deadline',
    access: 'Access',
    owner: 'Owner',
    created: 'Created',
    processing: 'Processing',
    sharing: 'Shared',
  },
  linkCopied: 'The link was copied. Anyone with access to the list sees the same filters.',
  linkNotCopied: 'The link could not be copied. Copy the address of the page instead.',
  settingsNotSaved: 'Couldn’t save your views and columns. {about}',
  create: 'Create a New Quiz',
  restricted: 'Restricted',
  open: 'Open',
  until: 'Deadline {date}',
  expired: 'Expired',
  none: '—',
  person: '{name} | {email}',
  morePeople: '+{count, plural, one {# more person} other {# more people}}',
  processing: 'Being processed',
  processingFailed: 'Processing failed',
  notAccessible: 'Playlist is not accessible while being processed',
  waitsForProcessing: 'This quiz is being processed. Try again when that is done.',
  action: {
    share: 'Share',
    shareQuiz: 'Share quiz',
    edit: 'Edit',
    copy: 'Copy',
    downloadScorm: 'Download SCORM',
    downloadQti: 'Download QTI',
    downloadCc: 'Download CC',
    viewResults: 'View Results',
    rebuild: 'Rebuild quiz',
    delete: 'Delete',
  },
  chosen: '{count} selected',
  loadFailed: 'The quizzes could not be loaded.',
});

/** Reasons of the server to refuse the restoring of a quiz. */
export const restoreProblems = compileMessages({
  sectionHasQuiz: 'Its section has another quiz now. Delete that one first.',
});
