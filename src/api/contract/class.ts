import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { classDetail, classListItem } from './entities/classroom.ts';
import { byId, emailAddress, nothing, requiredText } from './scalars.ts';

const area = 'classes';
const written = z.strictObject({ title: requiredText(200) });
const people = z
  .array(emailAddress)
  .check(
    z.minLength(1, { error: 'At least one e-mail is needed.' }),
    z.maxLength(500, { error: 'At most 500 e-mails at once.' }),
  );
const invited = z.pipe(
  z.object({
    invited: z.array(z.string()),
    already_invited: z.array(z.string()),
    not_found: z.array(z.string()),
  }),
  z.transform(({ invited, already_invited, not_found }) => ({
    invited,
    alreadyInvited: already_invited,
    notFound: not_found,
  })),
);

export const listClasses = {
  method: 'GET',
  path: '/api/admin/class/',
  area,
  ids: ['API-014', 'CLS-10', 'CLS-17'],
  summary: "Lists the caller's classes and those that professors share with them.",
  access: 'classes.read',
  request: 'none',
  answers: 'json',
  response: z.array(classListItem),
} as const satisfies Endpoint;

export const createClass = {
  method: 'POST',
  path: '/api/admin/class/',
  area,
  ids: ['API-015', 'CLS-01'],
  summary: 'Creates a class.',
  access: 'classes.write',
  request: 'json',
  answers: 'json',
  body: written,
  response: classDetail,
} as const satisfies Endpoint;

export const getClass = {
  method: 'GET',
  path: '/api/admin/class/{id}',
  area,
  ids: ['API-016'],
  summary: 'Loads a class.',
  access: 'classes.read',
  request: 'none',
  answers: 'json',
  params: byId,
  response: classDetail,
  errors: [404],
} as const satisfies Endpoint;

export const updateClass = {
  method: 'PATCH',
  path: '/api/admin/class/{id}',
  area,
  ids: ['API-017', 'CLS-03'],
  summary: 'Renames a class.',
  access: 'classes.write',
  request: 'json',
  answers: 'json',
  params: byId,
  body: written,
  response: classDetail,
  errors: [404, 412],
} as const satisfies Endpoint;

export const copyClass = {
  method: 'POST',
  path: '/api/admin/class/{id}',
  area,
  ids: ['API-018', 'CLS-02'],
  summary: 'Copies a class with its quizzes, playlists and documents, without its students.',
  access: 'classes.write',
  request: 'none',
  answers: 'json',
  params: byId,
  response: classDetail,
  errors: [404],
} as const satisfies Endpoint;

export const deleteClass = {
  method: 'DELETE',
  path: '/api/admin/class/{id}',
  area,
  ids: ['CLS-07', 'CLS-08'],
  summary: 'Deletes a class.',
  access: 'classes.write',
  request: 'none',
  answers: 'json',
  params: byId,
  response: nothing,
  errors: [404, 412],
} as const satisfies Endpoint;

export const publishClass = {
  method: 'PATCH',
  path: '/api/admin/class/{id}/publish',
  area,
  ids: ['API-019', 'CLS-04'],
  summary: 'Publishes a class to its students.',
  access: 'classes.write',
  request: 'none',
  answers: 'json',
  params: byId,
  response: classDetail,
  errors: [404, 409],
} as const satisfies Endpoint;

export const inviteToClass = {
  method: 'POST',
  path: '/api/admin/class/{id}/invite',
  area,
  ids: ['API-020', 'CLS-06'],
  summary: 'Invites students by e-mail.',
  access: 'classes.write',
  request: 'json',
  answers: 'json',
  params: byId,
  body: z.strictObject({ emails: people }),
  response: invited,
  errors: [404],
} as const satisfies Endpoint;

export const shareClass = {
  method: 'PATCH',
  path: '/api/admin/class/{id}/share',
  area,
  ids: ['API-021', 'CLS-05'],
  summary: 'Shares a class with other users by e-mail.',
  access: 'classes.write',
  request: 'json',
  answers: 'json',
  params: byId,
  body: z.strictObject({ emails: people }),
  response: classDetail,
  errors: [404, 409],
} as const satisfies Endpoint;
