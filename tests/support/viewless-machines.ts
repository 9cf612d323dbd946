/**
 * The machines that no view renders, by name, each with the reason. `npm run test:model` names every
 * other machine whose view is not tested.
 */
export const viewlessMachines: Readonly<Record<string, string>> = {
  classChanges: 'it announces its changes in notifications; the notices show them',
  documentChanges: 'it announces its changes in notifications; the notices show them',
  playlistRecycleBin: 'it announces deletions in notifications; the notices show them',
  quizRecycleBin: 'it announces deletions in notifications; the notices show them',
  translationUndo:
    'it announces bulk changes of translations in notifications; the notices show them',
  rebuildUndo: 'it announces rebuilds in notifications; the notices show them',
};
