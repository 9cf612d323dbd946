import { compileMessages } from '../../compile-messages.ts';

/** Texts about the kind of an edited quiz, and about quizzes that cannot be edited. */
export const quizKinds = compileMessages({
  headed: '{heading} · {title}',
  processingTitle: 'This quiz is being processed',
  processingDetail: 'It can be edited when that is done. Nothing was changed.',
  deniedTitle: 'You cannot edit this quiz',
  deniedDetail: 'You can view and copy it, but not change it.',
  checkAgain: 'Check again',
  makeCopy: 'Make a copy',
});
