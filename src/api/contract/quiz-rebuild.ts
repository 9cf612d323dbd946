import * as z from 'zod/mini';

import type { RebuildType } from '../../domain/quiz/rebuild/rebuild.ts';
import type { Endpoint } from './endpoint.ts';
import { person } from './entities/person.ts';
import { createWireNumbers, createNumberFlag, toNumberFlag } from './wire-numbers.ts';
import { byId, instant, nothing, rowId } from './scalars.ts';

const area = 'quiz rebuild';

const rebuildTypeNumbers = createWireNumbers<RebuildType, number>(
  { all: 1, core: 2, scienceEducation: 3, labManual: 4, business: 5 },
  'A number from 1 to 5.',
);
const rebuildType = z.pipe(
  z.int({ error: 'A number from 1 to 5.' }).check(z.minimum(1), z.maximum(5)),
  z.transform(rebuildTypeNumbers.fromWire),
);

/** Encodes the scope of a rebuild for the wire. */
export const encodeRebuild = (type: RebuildType, isAllUpdate: boolean) => ({
  type: rebuildTypeNumbers.toWire(type),
  isAllUpdate: toNumberFlag(isAllUpdate),
});

export const rebuildLibraryQuiz = {
  method: 'GET',
  path: '/api/admin/quiz/update_section_quiz_library/{id}',
  area,
  ids: ['API-079', 'QIO-21', 'PERM-11'],
  summary:
    'Rebuilds one section quiz from its section. This GET writes, as printed, and requires ' +
    'the bearer header (PD-40). The ETag is the new version. The content it replaces is kept for ' +
    '24 hours. Returns 404 for a quiz without a section, 409 while the quiz is being processed or ' +
    'when its section has no content.',
  access: 'quiz.library.rebuild',
  writes: true,
  request: 'none',
  returns: 'json',
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
    'Queues a rebuild of section quizzes. type is 1 to 5; isAllUpdate 0 adds only missing ' +
    'quizzes, 1 rebuilds all. Returns 409 when there is nothing to do.',
  access: 'quiz.library.rebuild',
  request: 'json',
  returns: 'json',
  body: z.strictObject({
    type: rebuildType,
    isAllUpdate: createNumberFlag(),
  }),
  response: nothing,
  errors: [409],
} as const satisfies Endpoint;

const rebuildBatch = z
  .object({
    id: rowId,
    type: rebuildType,
    isAllUpdate: createNumberFlag(),
    total: z.int().check(z.minimum(0)),
    done: z.int().check(z.minimum(0)),
    failed: z.int().check(z.minimum(0)),
    cancelled: z.int().check(z.minimum(0)),
    requestedAt: instant,
    requestedBy: z.nullable(person),
  })
  .check(z.meta({ id: 'RebuildBatch' }));
/**
 * A rebuild request and its progress. It is running until `done`, `failed` and `cancelled` add up
 * to `total`.
 */
export type RebuildBatch = z.output<typeof rebuildBatch>;

export const listRebuilds = {
  method: 'GET',
  path: '/api/admin/quiz/library/rebuilds',
  area,
  ids: ['QIO-20'],
  summary:
    'Lists the five newest rebuild requests and their progress, newest first. An addition to ' +
    'the printed calls; a server without it returns 404 or 501.',
  access: 'quiz.library.rebuild',
  request: 'none',
  returns: 'json',
  response: z.array(rebuildBatch),
} as const satisfies Endpoint;

export const cancelRebuild = {
  method: 'DELETE',
  path: '/api/admin/quiz/library/rebuilds/{id}',
  area,
  ids: ['QIO-20'],
  summary:
    'Cancels the waiting part of a rebuild request: quizzes that the request created are ' +
    'removed again, the others stay as they are. An addition to the printed calls.',
  access: 'quiz.library.rebuild',
  request: 'none',
  returns: 'json',
  params: byId,
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;
