import { compileMessages } from '../../compile-messages.ts';

/** Texts of the dialog that imports playlists into a quiz. */
export const playlistImport = compileMessages({
  available: 'My playlists',
  search: 'Search playlists',
  choose: 'Choose {title}',
  isChosen: 'Already chosen',
  none: 'No match found',
  chosen: 'To import',
  noneChosen: 'No playlist chosen yet',
  noneChosenHint: 'Choose playlists from the list. They are imported in this order.',
  remove: 'Do not import {title}',
  reorder: 'Reorder {title}',
  videosInPlaylist: '{count, plural, =0 {Empty} one {1 article} other {# articles}}',
  reading: 'Reading',
  notRead: 'Could not be loaded',
  retry: 'Try again to load {title}',
  importVideos: 'Import Videos',
  importQuestions: 'Import Template Questions',
  what: 'What to import',
  content:
    '{activities, plural, =0 {Nothing} one {1 activity} other {# activities}}: {questions, plural, one {1 question} other {# questions}}, {videos, plural, one {1 video} other {# videos}}',
  nothingNew: 'Nothing to import',
  skippedVideos:
    '{count, plural, one {1 video is in the quiz already and is left out} other {# videos are in the quiz already and are left out}}: {titles}',
  skippedQuestions:
    '{count, plural, one {1 question is in the quiz already and is left out} other {# questions are in the quiz already and are left out}}',
  confirm: 'Import',
  tickOne: 'Select Import Videos or Import Template Questions.',
  chooseOne: 'Choose a playlist first.',
  stillReading: 'The chosen playlists are still being loaded.',
  noneRead: 'None of the chosen playlists could be loaded.',
  partTitle:
    '{count, plural, one {A playlist could not be loaded} other {# playlists could not be loaded}}',
  partDetail: 'Not loaded: {titles}. Nothing has been imported yet.',
  partConfirm: 'Import the others',
  partBack: 'Back',
});
