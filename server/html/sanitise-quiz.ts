import type { ReceivedQuiz } from '../../src/api/contract/entities/quiz-payload.ts';
import { sanitiseText } from './sanitise.ts';

const sanitisedQuizzes = new WeakSet<object>();

/** Records that a worker thread sanitised the texts of `quiz`. */
export const markSanitised = (quiz: object): void => {
  sanitisedQuizzes.add(quiz);
};

/** Returns a function that sanitises the texts of `quiz`, unless that was done before. */
export const createSanitiser = (quiz: object): ((text: string) => string) =>
  sanitisedQuizzes.has(quiz) ? (text) => text : sanitiseText;

type ReceivedItem = ReceivedQuiz['activities'][number]['items'][number];

/** Returns the item with the texts of its question and options sanitised. */
export const sanitiseItem = (item: ReceivedItem): ReceivedItem => ({
  ...item,
  title: sanitiseText(item.title),
  textOptions: item.textOptions.map(({ id, text }) => ({ id, text: sanitiseText(text) })),
});
