import { compileMessages } from '../../compile-messages.ts';

/** Texts of the dialog that resolves a conflict with a newer version of the quiz. */
export const conflictDialog = compileMessages({
  title:
    '{saver, select, you {You saved a newer version in another window} unknown {The server has a newer version} other {{name} saved a newer version}}',
  detail: 'Your changes were applied on top of it. Nothing is saved until you save.',
  reading: 'Loading the newer version',
  loadFailed: 'The newer version could not be loaded. Your changes are kept.',
  local: '{saver, select, you {This window} other {Yours}}',
  remote: '{saver, select, you {The other window} unknown {Newer version} other {{name}}}',
  chooseFirst:
    '{count, plural, one {Choose a version of 1 value first.} other {Choose a version of # values first.}}',
  save: 'Save the merged version',
  continueEditing: 'Continue editing',
  openRemote: 'Open the newer version instead',
});
