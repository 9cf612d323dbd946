import { compileMessages } from '../compile-messages.ts';

/** Texts of the list of what was deleted and can be restored. */
export const deleted = compileMessages({
  search: 'Search by title',
  kind: 'Kind',
  allKinds: 'All kinds',
  kinds: {
    quiz: 'Quiz',
    playlist: 'Playlist',
    class: 'Class',
    document: 'Document',
    translation: 'Translation',
    translationGroup: 'Translation group',
  },
  titleHeading: 'Title',
  at: 'Deleted',
  by: 'Deleted by',
  deletedAt: 'Deleted {at}',
  deletedByAt: 'Deleted by {name}, {at}',
  until: 'Can be restored until',
  untilMoment: 'Can be restored until {at}',
  inClass: 'In {title}',
  restore: 'Restore',
  restoreTitle: 'Restore {title}',
  restored: '{title} was restored',
  notRestored: '{title} was not restored.',
  tryLater: 'Please try again.',
  none: 'There is nothing to restore from the last 24 hours.',
  loadFailed: 'What was deleted could not be loaded.',
});
