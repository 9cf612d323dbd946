import { compileMessages } from '../../compile-messages.ts';

/** What the quiz editor points out in a question while it is written. */
export const quizHints = compileMessages({
  title: 'Hints for question {number}',
  optionsAreEqual: 'Options {first} and {second} are the same.',
  answerIsDefault:
    'Option {option} is marked as right by default. Choose the right answer, or keep it.',
  optionIsCatchAll:
    'Option {option} stands for other options. Students often guess it without knowing the answer.',
  answerIsLongest: 'The right answer is much longer than the other options, which gives it away.',
  optionIsLong: 'Option {option} is very long.',
  imageIsUndescribed:
    'The image has no description. People who cannot see it do not learn what it shows.',
  textPictureIsUndescribed: 'A picture in the text has no description.',
  optionPictureIsUndescribed: 'A picture in option {option} has no description.',
  describe: 'Describe the image',
  keepAnswer: 'Keep option {option}',
  dismiss: 'Dismiss',
  dismissLabel: 'Dismiss: {hint}',
});
