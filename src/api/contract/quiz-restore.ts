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

export const undoRebuild = {
  method: 'POST',
  path: '/api/admin/quiz/library/undo_rebuild/{id}',
  area: 'quiz restore',
  ids: ['QIO-21', 'PERM-11'],
  summary:
    'Brings back the content that the newest rebuild of a section quiz has replaced in the last ' +
    '24 hours, as a new version. Returns 404 for a quiz without a section, 409 with the reason ' +
    'when the quiz is being processed, was saved or rebuilt since (with If-Match: since that ' +
    'version), or when nothing is kept. An addition to the printed calls.',
  access: 'quiz.library.rebuild',
  request: 'none',
  returns: 'json',
  params: byId,
  response: nothing,
  errors: [404, 409],
} as const satisfies Endpoint;
