/** What the editor says about the kind of quiz it edits, and of one that it may not edit. */
export const quizKinds = {
  headed: '{heading} · {title}',
  processingTitle: 'This quiz is being processed',
  processingDetail: 'It can be edited when that is done. Nothing was changed.',
  deniedTitle: 'You cannot edit this quiz',
  deniedDetail: 'You may look at it and copy it, but not change it.',
  checkAgain: 'Check again',
  makeCopy: 'Make a copy',
} as const;
