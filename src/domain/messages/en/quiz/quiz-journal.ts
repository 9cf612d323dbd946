import { compileMessages } from '../../compile-messages.ts';

/** Texts about unsaved changes: where they are stored, drafts that can be restored, other tabs. */
export const quizJournal = compileMessages({
  storing: '{count, plural, one {1 change} other {# changes}} not yet on disk',
  notStored: '{count, plural, one {1 change} other {# changes}} only in this page',
  title: 'Where your changes are',
  onServer: 'On the server',
  inBrowser: 'In this browser',
  onServerAll: 'All changes are on the server.',
  onServerNew:
    'Nothing yet: this {edited, select, playlist {playlist} other {quiz}} has not been saved.',
  onServerBehind:
    '{count, plural, one {1 change is} other {# changes are}} not there yet. {edited, select, playlist {Save Playlist} other {Save Quiz}} sends {count, plural, one {it} other {them}}.',
  allStored:
    'Every change is stored on disk, with undo and redo, and survives a crash, a reload and signing out.',
  nothingToStore: 'There are no changes yet.',
  storingSteps: 'The last {count, plural, one {step is} other {# steps are}} being stored.',
  stepsNotStored: '{count, plural, one {1 step is} other {# steps are}} in this page only.',
  storageError: {
    title: 'Changes are not kept in this browser',
    missing:
      'This browser offers no storage here, for example in a private window. You can edit and save as usual; until you save, your changes are in this page only.',
    full: 'The storage of this browser is full. You can edit and save as usual; until you save or make room, your changes are in this page only.',
    failing:
      'The storage of this browser does not respond. You can edit and save as usual; until you save, your changes are in this page only.',
    newer:
      'This browser has unsaved changes of a newer version of the console, which this page cannot read. You can edit and save as usual, but until you save, your changes are in this page only. Reload to get the newer version.',
    locked:
      'The server did not return the encryption key for unsaved changes. You can edit and save as usual; until you save, your changes are in this page only. You can restore earlier changes once the key is available.',
    retry: 'Try again',
  },
  unencrypted:
    'This page does not use https. Unsaved changes are not encrypted, and everybody who uses this browser profile can read them.',
  offer: {
    title: 'Unsaved changes in this browser',
    detail:
      'You made them here and did not save them. Continuing restores them with undo and redo.',
    detailNew:
      'You started {count, plural, one {a quiz that was} other {# quizzes that were}} never saved. Continuing restores {count, plural, one {it} other {them}} with undo and redo.',
    changes: '{count, plural, one {1 change} other {# changes}}',
    changed: 'Last changed {at}',
    lastSteps: 'The last steps',
    untitled: 'Untitled {edited, select, playlist {playlist} other {quiz}}',
    continueEditing: 'Continue editing',
    continueAsNew: 'Continue as a new {edited, select, playlist {playlist} other {quiz}}',
    discard: 'Discard',
    discardTitle: 'Discard {count, plural, one {1 change} other {# changes}}?',
    discardDetail: 'The editor opens the saved version. The changes cannot be restored.',
    discardDetailNew:
      'This {edited, select, playlist {playlist} other {quiz}} was never saved and will be lost.',
    keep: 'Keep them',
    startNew: 'Start a new quiz',
    damaged: 'Some of the stored changes cannot be read. These are the changes before them.',
    gone: 'This {edited, select, playlist {playlist} other {quiz}} is no longer on the server. You can continue and save it as a new one.',
    unreachable: 'The server cannot be reached now. You can continue and save later.',
    moved:
      'A newer version was saved in the meantime. Your changes are based on the older one. When you save, you can compare both versions.',
    newer:
      '{count, plural, one {1 draft was} other {# drafts were}} kept by a newer version of the console. Reload the page to open {count, plural, one {it} other {them}}.',
  },
  elsewhere: {
    title: 'This {edited, select, playlist {playlist} other {quiz}} is being edited in another tab',
    detail:
      'Only one tab at a time can edit a {edited, select, playlist {playlist} other {quiz}}. Your changes in the other tab are safe.',
    editHere: 'Edit here',
    waiting:
      'Waiting for the other tab. If it does not respond, close it or finish saving there; then you can edit here.',
  },
  saveAsNew: 'Save as a new {edited, select, playlist {playlist} other {quiz}}',
});
