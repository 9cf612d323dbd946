import { compileMessages } from '../../compile-messages.ts';

/** The names of steps that resolve a conflict, which stand in the history of a quiz. */
export const quizConflict = compileMessages({
  step: {
    restored: 'Restored what the newer version had deleted',
    usedNewer: 'Used the newer version where both had changed the same value',
  },
});
