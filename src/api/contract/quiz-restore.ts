import type { Endpoint } from './endpoint.ts';
import { byId, nothing } from './scalars.ts';

export const restoreQuiz = {
  method: 'POST',
  path: '/api/admin/quiz/restore/{id}',
  area: 'quiz restore',
  ids: ['QLST-64'],
  summary:
    'Restores a quiz of any kind that was deleted in the last 24 hours; a quiz that is not ' +
    'deleted is unchanged. Returns 404 when there is no such quiz that the caller may delete, ' +
    '409 when its section has another quiz in the meantime, 412 when If-Match is not its ' +
    'version.',
  access: 'quiz.user.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: nothing,
  errors: [404, 409, 412],
} as const satisfies Endpoint;
