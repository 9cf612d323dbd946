import type { ReceivedQuiz } from '../../src/api/contract/entities/quiz-payload.ts';
import { sanitizeText } from './sanitize.ts';

const sanitizedQuizzes = new WeakSet<object>();

/** Records that a worker thread sanitized the texts of `quiz`. */
export const markAsSanitized = (quiz: object): void => {
  sanitizedQuizzes.add(quiz);
};

/** Returns a function that sanitizes the texts of `quiz`, unless that was done before. */
export const createSanitizer = (quiz: object): ((text: string) => string) =>
  sanitizedQuizzes.has(quiz) ? (text) => text : sanitizeText;

type ReceivedItem = ReceivedQuiz['activities'][number]['items'][number];

/** Returns the item with the texts of its question and options sanitized. */
export const sanitizeItem = (item: ReceivedItem): ReceivedItem => ({
  ...item,
  title: sanitizeText(item.title),
  textOptions: item.textOptions.map(({ id, text }) => ({ id, text: sanitizeText(text) })),
});
