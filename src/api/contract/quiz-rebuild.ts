import * as z from 'zod/mini';

import { rebuildTypes, type RebuildType } from '../../domain/quiz/rebuild.ts';
import type { Endpoint } from './endpoint.ts';
import { person } from './entities/person.ts';
import { byId, instant, nothing, rowId } from './scalars.ts';

const area = 'quiz rebuild';

const rebuildType = z.pipe(
  z.int({ error: 'A number from 1 to 5.' }).check(z.minimum(1), z.maximum(rebuildTypes.length)),
  z.transform((number): RebuildType => rebuildTypes[number - 1] ?? 'all'),
);

export const rebuildLibraryQuiz = {
  method: 'GET',
  path: '/api/admin/quiz/update_section_quiz_library/{id}',
  area,
  ids: ['API-079', 'QIO-21', 'PERM-11'],
  summary:
    'Rebuilds one section quiz from its section. A GET that writes, as printed: it needs the bearer header (decision 40). 404 for a quiz without a section, 409 while it is processed or when its section holds nothing to build it from.',
  access: 'quiz.library.rebuild',
  writes: true,
  request: 'none',
  answers: 'json',
  params: byId,
  response: nothing,
  errors: [404, 409],
} as const satisfies Endpoint;

export const rebuildSections = {
  method: 'POST',
  path: '/api/admin/quiz/process_section_quiz_libraries',
  area,
  ids: ['API-080', 'QIO-18', 'QIO-20', 'QIO-23', 'ENT-28', 'PERM-11'],
  summary:
    'Queues the rebuild of section quizzes: type 1 to 5, isAllUpdate 0 adds only missing quizzes, 1 rebuilds all. 409 when there is nothing to do.',
  access: 'quiz.library.rebuild',
  request: 'json',
  answers: 'json',
  body: z.strictObject({
    type: rebuildType,
    isAllUpdate: z.pipe(
      z.union([z.literal(0), z.literal(1)]),
      z.transform((flag) => flag === 1),
    ),
  }),
  response: nothing,
  errors: [409],
} as const satisfies Endpoint;

const rebuildBatch = z
  .object({
    id: rowId,
    type: rebuildType,
    isAllUpdate: z.pipe(
      z.union([z.literal(0), z.literal(1)]),
      z.transform((flag) => flag === 1),
    ),
    total: z.int().check(z.minimum(0)),
    done: z.int().check(z.minimum(0)),
    failed: z.int().check(z.minimum(0)),
    cancelled: z.int().check(z.minimum(0)),
    requestedAt: instant,
    requestedBy: z.nullable(person),
  })
  .check(z.meta({ id: 'RebuildBatch' }));
/** A queued request and how far it has come: it runs as long as `done`, `failed` and `cancelled` are not yet `total`. */
export type RebuildBatch = z.output<typeof rebuildBatch>;

export const listRebuilds = {
  method: 'GET',
  path: '/api/admin/quiz/library/rebuilds',
  area,
  ids: ['QIO-20'],
  summary:
    'Lists the newest five queued rebuilds and how far each has come, newest first. An addition to the printed calls; a server may do without it (404 or 501).',
  access: 'quiz.library.rebuild',
  request: 'none',
  answers: 'json',
  response: z.array(rebuildBatch),
} as const satisfies Endpoint;

export const cancelRebuild = {
  method: 'DELETE',
  path: '/api/admin/quiz/library/rebuilds/{id}',
  area,
  ids: ['QIO-20'],
  summary:
    'Cancels what still waits of a queued rebuild: quizzes it has made are taken away again, the others stay as they are. An addition to the printed calls.',
  access: 'quiz.library.rebuild',
  request: 'none',
  answers: 'json',
  params: byId,
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;
