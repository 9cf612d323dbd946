import { quizDetail, quizListItem } from './entities/quiz.ts';
import { editedQuiz, maxQuizBytes, maxQuizValues, newQuiz } from './entities/quiz-payload.ts';
import { listResponse } from './paging.ts';
import { byId, nothing } from './scalars.ts';

/** What all calls that list quizzes have in common. The body has the filters of each list. */
export const listQuizzesCall = {
  method: 'POST',
  request: 'json',
  returns: 'json',
  reads: true,
  response: listResponse(quizListItem),
} as const;

/** What the calls that load a quiz of any kind have in common. */
export const getQuizCall = {
  method: 'GET',
  request: 'none',
  returns: 'json',
  params: byId,
  response: quizDetail,
  errors: [404],
} as const;

/** What the calls that create a quiz of any kind have in common. */
export const createQuizCall = {
  method: 'POST',
  request: 'json',
  returns: 'json',
  body: newQuiz,
  maxBytes: maxQuizBytes,
  maxValues: maxQuizValues,
  response: quizDetail,
  errors: [409, 422],
} as const;

/**
 * What the calls that replace a quiz of any kind have in common: 412 when If-Match is not its
 * version, 409 while it is being processed.
 */
export const updateQuizCall = {
  method: 'PATCH',
  request: 'json',
  returns: 'json',
  params: byId,
  body: editedQuiz,
  maxBytes: maxQuizBytes,
  maxValues: maxQuizValues,
  response: quizDetail,
  errors: [404, 409, 412],
} as const;

/** What the calls that delete a quiz of any kind have in common. */
export const deleteQuizCall = {
  method: 'DELETE',
  request: 'none',
  returns: 'json',
  params: byId,
  response: nothing,
  errors: [404, 412],
} as const;
