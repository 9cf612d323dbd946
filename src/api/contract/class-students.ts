import * as z from 'zod/mini';

import { classActivityKinds } from '../../domain/classes/class-activity.ts';
import { maxInvitedAtOnce } from '../../domain/classes/class-limits.ts';
import type { Endpoint } from './endpoint.ts';
import { classStudent } from './entities/classroom.ts';
import { person } from './entities/person.ts';
import { listResponse } from './paging.ts';
import {
  byId,
  emailAddress,
  instant,
  nothing,
  pathId,
  queryNumber,
  rowId,
  rowIds,
} from './scalars.ts';

const area = 'classes';
const studentIds = z.strictObject({ studentIds: rowIds(maxInvitedAtOnce) });

export const resendInvitations = {
  method: 'POST',
  path: '/api/admin/class/{id}/students/resend',
  area,
  ids: ['CLS-06'],
  summary:
    'Mails the invitation again to students who have not joined; the others are skipped. sent are the addresses.',
  access: 'classes.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: studentIds,
  response: z.object({ sent: z.array(z.string()) }),
  errors: [404],
} as const satisfies Endpoint;

export const remindStudents = {
  method: 'POST',
  path: '/api/admin/class/{id}/quiz/{quizId}/remind',
  area,
  ids: ['CLS-06', 'NAV-046'],
  summary:
    'Mails the students of a class who have not handed in a quiz, at most once in 24 hours. ' +
    'Returns 409 before that time has passed, when the class is not published, the quiz is not ' +
    'open or has no deadline, or when nobody is missing. sent is the number of mails.',
  access: 'classes.write',
  request: 'none',
  returns: 'json',
  params: z.strictObject({ id: pathId, quizId: pathId }),
  response: z.object({ sent: z.int(), remindedAt: instant }),
  errors: [404, 409],
} as const satisfies Endpoint;

export const correctStudentAddress = {
  method: 'PATCH',
  path: '/api/admin/class/{id}/students/{studentId}',
  area,
  ids: ['CLS-06'],
  summary:
    'Corrects the address of a student who has not joined, and mails the invitation there. ' +
    'Returns 409 when the class has a student with that address, or the student has joined.',
  access: 'classes.write',
  request: 'json',
  returns: 'json',
  params: z.strictObject({ id: pathId, studentId: pathId }),
  body: z.strictObject({ email: emailAddress }),
  response: classStudent,
  errors: [404, 409],
} as const satisfies Endpoint;

export const removeStudents = {
  method: 'POST',
  path: '/api/admin/class/{id}/students/remove',
  area,
  ids: ['CLS-06'],
  summary:
    'Removes students from a class. They can be restored for 24 hours. Ids of no student of ' +
    'the class are ignored.',
  access: 'classes.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: studentIds,
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

export const restoreStudents = {
  method: 'POST',
  path: '/api/admin/class/{id}/students/restore',
  area,
  ids: ['CLS-06'],
  summary:
    'Takes students back who were removed in the last 24 hours, without a new mail. Ids of no ' +
    'removed student are ignored.',
  access: 'classes.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: studentIds,
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

const activityEntry = z.object({
  id: rowId,
  at: instant,
  by: z.nullable(person),
  kind: z.enum(classActivityKinds),
  /** At most three of the titles, addresses or file names it is about. */
  names: z.array(z.string()),
  /** How many it is about. */
  count: z.int().check(z.minimum(0)),
});
/** An entry of a class's activity: who did what, and when. */
export type ClassActivityEntry = z.output<typeof activityEntry>;

export const listClassActivity = {
  method: 'GET',
  path: '/api/admin/class/{id}/activity',
  area,
  ids: ['CLS-09'],
  summary: 'Lists what was done in a class and by whom, the newest first, 20 a page.',
  access: 'classes.read',
  request: 'none',
  returns: 'json',
  params: byId,
  query: z.strictObject({ page: z.optional(queryNumber(1, 1_000_000)) }),
  response: listResponse(activityEntry),
  errors: [404],
} as const satisfies Endpoint;
