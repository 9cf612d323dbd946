import { compileMessages } from '../compile-messages.ts';

/** Texts of a quiz on paper. */
export const paper = compileMessages({
  print: 'Print',
  quiz: 'Quiz to fill in',
  quizWithKey: 'Quiz and answer key',
  name: 'Name',
  date: 'Date',
  video: 'Video: {title}',
  key: 'Answer key: {title}',
  noRightAnswer: 'No right answer is marked.',
});
