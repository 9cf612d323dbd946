import * as z from 'zod/mini';

import { maxRecipients } from '../../domain/sharing/recipients.ts';
import type { Endpoint } from './endpoint.ts';
import { person } from './entities/person.ts';
import { quizListItem } from './entities/quiz.ts';
import { renameShareLists, shareLists } from './entities/share-result.ts';
import { flagProperty, listRequest } from './list-request.ts';
import { listQuizzesCall } from './quiz-call-parts.ts';
import { quizListProperties } from './quiz-list-properties.ts';
import { byId, emailAddress } from './scalars.ts';

const area = 'quiz sharing';
/** The addresses of the people that a quiz is shared with in one call. */
export const recipientEmails = z
  .array(emailAddress)
  .check(
    z.minLength(1, { error: 'At least one e-mail is needed.' }),
    z.maxLength(maxRecipients, { error: `At most ${String(maxRecipients)} e-mails at once.` }),
  );

const shareResult = z.pipe(z.object(shareLists), z.transform(renameShareLists));
/** The result for each e-mail address a quiz was shared with (QSHR-10). */
export type ShareResult = z.output<typeof shareResult>;

export const listSharedQuizzes = {
  ...listQuizzesCall,
  path: '/api/admin/quiz/shared_quiz_list',
  area,
  ids: ['API-052', 'PERM-14', 'QLST-17'],
  summary:
    'Lists shared quizzes: all of them for a super admin, for others those shared by or with ' +
    'the caller. by_me equals true selects those the caller shared, false those that others ' +
    'shared.',
  access: 'quiz.shared.read',
  body: listRequest({
    properties: {
      ...quizListProperties,
      by_me: flagProperty('equals'),
    },
    sort: ['id', 'title', 'created_at', 'end_date', 'count_of_questions'],
  }),
} as const satisfies Endpoint;

export const listSharedByMe = {
  method: 'GET',
  path: '/api/admin/quiz/list_shared_by_me',
  area,
  ids: ['API-053'],
  summary: 'Lists the quizzes that the caller has shared, newest first.',
  access: 'quiz.shared.read',
  request: 'none',
  returns: 'json',
  response: z.array(quizListItem),
} as const satisfies Endpoint;

export const listSharedWith = {
  method: 'GET',
  path: '/api/admin/quiz/shared_with/{id}',
  area,
  ids: ['API-067', 'QSHR-11'],
  summary: 'Lists the people a quiz is shared with.',
  access: 'quiz.share',
  request: 'none',
  returns: 'json',
  params: byId,
  response: z.array(person),
  errors: [404],
} as const satisfies Endpoint;

export const listCustomersSharedWith = {
  method: 'GET',
  path: '/api/admin/quiz/shared_with_customer/{id}',
  area,
  ids: ['API-068', 'QSHR-11'],
  summary: "Lists the people a customer's quiz is shared with.",
  access: 'quiz.customer.share',
  request: 'none',
  returns: 'json',
  params: byId,
  response: z.array(person),
  errors: [404],
} as const satisfies Endpoint;

export const shareQuiz = {
  method: 'POST',
  path: '/api/admin/quiz/share/{id}',
  area,
  ids: ['API-069', 'QSHR-10'],
  summary: 'Shares a quiz with people by e-mail.',
  access: 'quiz.share',
  request: 'json',
  returns: 'json',
  params: byId,
  body: z.strictObject({ emails: recipientEmails, isAdminQuiz: z.boolean() }),
  response: shareResult,
  errors: [404],
} as const satisfies Endpoint;

export const shareCustomerQuiz = {
  method: 'POST',
  path: '/api/admin/quiz/sharecustomer/{id}',
  area,
  ids: ['API-070', 'PERM-12', 'QSHR-13'],
  summary: "Shares a customer's quiz with people by e-mail.",
  access: 'quiz.customer.share',
  request: 'json',
  returns: 'json',
  params: byId,
  body: z.strictObject({ emails: recipientEmails }),
  response: shareResult,
  errors: [404],
} as const satisfies Endpoint;
