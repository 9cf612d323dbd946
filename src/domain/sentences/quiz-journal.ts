/** What the editor says about unsaved work: where it is kept, what was found, who writes. */
export const quizJournal = {
  late: '{count, plural, one {1 change} other {# changes}} not yet on disk',
  unkept: '{count, plural, one {1 change} other {# changes}} only in this page',
  where: 'Where your changes are',
  onServer: 'On the server',
  inBrowser: 'In this browser',
  onServerAll: 'Everything is on the server.',
  onServerNew: 'Nothing yet: this quiz has not been saved.',
  onServerBehind:
    '{count, plural, one {1 change is} other {# changes are}} not there yet. Save Quiz sends {count, plural, one {it} other {them}}.',
  keptAll:
    'Every change is kept on disk, with undo and redo. It is still there after a crash, a reload or signing out.',
  keptNothing: 'There is nothing to keep yet.',
  keptBehind: 'The last {count, plural, one {step is} other {# steps are}} on the way to the disk.',
  keptNot: '{count, plural, one {1 step is} other {# steps are}} in this page only.',
  trouble: {
    title: 'Changes are not kept in this browser',
    missing:
      'This browser offers no storage here, for example in a private window. You can edit and save as usual; until you save, your changes are in this page only.',
    full: 'The storage of this browser is full. You can edit and save as usual; until you save or make room, your changes are in this page only.',
    failing:
      'The storage of this browser does not answer. You can edit and save as usual; until you save, your changes are in this page only.',
    newer:
      'This browser has unsaved work of a newer version of the console, which this page leaves alone. You can edit and save as usual, but until you save, your changes are in this page only. Reload to get the newer version.',
    retry: 'Try again',
  },
  offer: {
    title: 'Unsaved changes in this browser',
    detail:
      'They were made here and never reached the server. Going on brings them back with undo and redo.',
    detailNew:
      'You began {count, plural, one {a quiz that was} other {# quizzes that were}} never saved. Going on brings {count, plural, one {it} other {them}} back with undo and redo.',
    changes: '{count, plural, one {1 change} other {# changes}}',
    changed: 'Last changed {at}',
    lastSteps: 'The last steps',
    untitled: 'Untitled quiz',
    goOn: 'Continue editing',
    goOnAsNew: 'Continue as a new quiz',
    discard: 'Discard',
    discardTitle: 'Discard {count, plural, one {1 change} other {# changes}}?',
    discardDetail: 'The editor opens what the server has. The changes cannot be brought back.',
    discardDetailNew: 'This quiz was never saved, so nothing of it remains.',
    keep: 'Keep them',
    startNew: 'Start a new quiz',
    damaged: 'Some of what was kept cannot be read any more. These are the changes up to there.',
    gone: 'This quiz is no longer on the server. You can go on and save it as a new quiz.',
    unreachable: 'The server has no answer right now. You can go on and save later.',
    moved:
      'Somebody has saved a newer version meanwhile. Your changes begin from the older one; saving will show both.',
    newer:
      '{count, plural, one {1 more draft was} other {# more drafts were}} kept by a newer version of the console. Reload the page to open {count, plural, one {it} other {them}}.',
  },
  elsewhere: {
    title: 'This quiz is being edited in another tab',
    detail:
      'One tab at a time writes, so that both end in one history. Your changes there are safe.',
    editHere: 'Edit here',
    asked:
      'The other tab was asked. If it does not answer, close it or finish its save, and editing goes on here.',
  },
  saveAsNew: 'Save as a new quiz',
} as const;
