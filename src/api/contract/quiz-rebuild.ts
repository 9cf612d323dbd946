import * as z from 'zod';

import type { Endpoint } from './endpoint.ts';
import { byId, nothing } from './scalars.ts';

const area = 'quiz rebuild';

/** What a rebuild covers (ENT-28); on the wire its place in this list, counted from 1. */
const rebuildTypes = ['all', 'core', 'scienceEducation', 'labManual', 'business'] as const;
export type RebuildType = (typeof rebuildTypes)[number];

const rebuildType = z.int({ error: 'A number from 1 to 5.' }).min(1).max(rebuildTypes.length).transform((number): RebuildType => rebuildTypes[number - 1] ?? 'all');

export const rebuildLibraryQuiz = {
  method: 'GET', path: '/api/admin/quiz/update_section_quiz_library/{id}', area, ids: ['API-079', 'QIO-21', 'PERM-11'],
  summary: 'Rebuilds one section quiz from its section. A GET that writes, as printed: it needs the bearer header (decision 40).',
  access: 'quiz.library.rebuild', request: 'none', answers: 'json', params: byId, response: nothing, errors: [404, 409],
} as const satisfies Endpoint;

export const rebuildSections = {
  method: 'POST', path: '/api/admin/quiz/process_section_quiz_libraries', area, ids: ['API-080', 'QIO-18', 'QIO-20', 'QIO-23', 'ENT-28', 'PERM-11'],
  summary: 'Queues the rebuild of section quizzes: type 1 to 5, isAllUpdate 0 adds only missing quizzes, 1 rebuilds all.',
  access: 'quiz.library.rebuild', request: 'json', answers: 'json',
  body: z.strictObject({ type: rebuildType, isAllUpdate: z.union([z.literal(0), z.literal(1)]).transform((flag) => flag === 1) }), response: nothing, errors: [409],
} as const satisfies Endpoint;
