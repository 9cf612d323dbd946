import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { maxInvitedAtOnce, maxClassTitleCharacters } from '../../domain/classes/class-limits.ts';
import { classDetail, classListItem } from './entities/classroom.ts';
import { person } from './entities/person.ts';
import { renameShareLists, shareLists } from './entities/share-result.ts';
import { byId, emailAddress, nothing, requiredText, rowId, text } from './scalars.ts';

const area = 'classes';
const written = z.strictObject({ title: requiredText(maxClassTitleCharacters) });
const emails = z.array(emailAddress).check(
  z.minLength(1, { error: 'At least one e-mail is needed.' }),
  z.maxLength(maxInvitedAtOnce, {
    error: `At most ${String(maxInvitedAtOnce)} e-mails at once.`,
  }),
);
const invited = z.pipe(
  z.object({
    invited: z.array(z.string()),
    already_invited: z.array(z.string()),
    not_found: z.array(z.string()),
    suggestions: z.array(z.object({ email: z.string(), suggestion: z.string() })),
  }),
  z.transform(({ already_invited, not_found, ...rest }) => ({
    ...rest,
    alreadyInvited: already_invited,
    notFound: not_found,
  })),
);
/** The result for each address that was invited to a class. */
export type InvitationResult = z.output<typeof invited>;

const shareResult = z.pipe(
  z.object({ ...shareLists, sharedWith: z.array(person) }),
  z.transform(renameShareLists),
);

export const listClasses = {
  method: 'GET',
  path: '/api/admin/class/',
  area,
  ids: ['API-014', 'CLS-10', 'CLS-17'],
  summary:
    "Lists the caller's classes and those that professors share with them, for administrators " +
    'every class, the newest first. professor tells them apart.',
  access: 'classes.read',
  request: 'none',
  returns: 'json',
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
  returns: 'json',
  body: written,
  response: classDetail,
} as const satisfies Endpoint;

export const getClass = {
  method: 'GET',
  path: '/api/admin/class/{id}',
  area,
  ids: ['API-016'],
  summary:
    'Loads a class with the results of its students and what is missing before it is ' +
    'published. ETag is the version of its title and state.',
  access: 'classes.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: classDetail,
  errors: [404],
} as const satisfies Endpoint;

export const updateClass = {
  method: 'PATCH',
  path: '/api/admin/class/{id}',
  area,
  ids: ['API-017', 'CLS-03'],
  summary: 'Renames a class. Returns 412 when If-Match is not the current version.',
  access: 'classes.write',
  request: 'json',
  returns: 'json',
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
  summary:
    'Copies a class with its quizzes, playlists and documents, without its students, into a ' +
    'class of the caller. Quizzes and playlists that the caller could not add are left out.',
  access: 'classes.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: classDetail,
  errors: [404],
} as const satisfies Endpoint;

export const deleteClass = {
  method: 'DELETE',
  path: '/api/admin/class/{id}',
  area,
  ids: ['CLS-07', 'CLS-08'],
  summary: 'Deletes a class. It can be restored for 24 hours.',
  access: 'classes.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: nothing,
  errors: [404, 412],
} as const satisfies Endpoint;

export const publishClass = {
  method: 'PATCH',
  path: '/api/admin/class/{id}/publish',
  area,
  ids: ['API-019', 'CLS-04'],
  summary:
    'Publishes a class to its students. Returns 409 while it has no student, or neither quiz ' +
    'nor playlist; a published class stays as it is.',
  access: 'classes.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: classDetail,
  errors: [404, 409],
} as const satisfies Endpoint;

export const inviteToClass = {
  method: 'POST',
  path: '/api/admin/class/{id}/invite',
  area,
  ids: ['API-020', 'CLS-06'],
  summary:
    'Invites students by e-mail, each address once, and mails them. not_found are addresses ' +
    'at a domain where nobody is known and whose name resembles a known one, which ' +
    'suggestions has; with inviteUnknown they are invited too. names are kept for students ' +
    'without an account. Returns 409 when the class would have too many students.',
  access: 'classes.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: z.strictObject({
    emails,
    inviteUnknown: z._default(z.boolean(), false),
    names: z._default(
      z
        .array(z.strictObject({ email: emailAddress, firstName: text(100), lastName: text(100) }))
        .check(z.maxLength(maxInvitedAtOnce)),
      [],
    ),
  }),
  response: invited,
  errors: [404, 409],
} as const satisfies Endpoint;

export const shareClass = {
  method: 'PATCH',
  path: '/api/admin/class/{id}/share',
  area,
  ids: ['API-021', 'CLS-05'],
  summary:
    'Shares a class with colleagues by e-mail and mails them. The response has the result for ' +
    'each address and everybody with whom the class is shared.',
  access: 'classes.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: z.strictObject({ emails }),
  response: shareResult,
  errors: [404],
} as const satisfies Endpoint;

export const unshareClass = {
  method: 'PATCH',
  path: '/api/admin/class/{id}/unshare',
  area,
  ids: ['CLS-05'],
  summary:
    'Ends the sharing of a class with these colleagues; what they added stays. Addresses with ' +
    'whom it is not shared are ignored.',
  access: 'classes.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: z.strictObject({ emails }),
  response: z.object({ sharedWith: z.array(person) }),
  errors: [404],
} as const satisfies Endpoint;

export const restoreClass = {
  method: 'POST',
  path: '/api/admin/class/restore/{id}',
  area,
  ids: ['CLS-07'],
  summary:
    'Restores a class that was deleted in the last 24 hours; a class that is not deleted is unchanged.',
  access: 'classes.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

export const listClassOptions = {
  method: 'GET',
  path: '/api/admin/class/options',
  area,
  ids: ['CLS-11', 'CLS-12'],
  summary:
    'Lists the classes to which the caller may add quizzes and playlists, by title, the own ' +
    'ones first; at most 1,000. search is a part of the title.',
  access: 'classes.read',
  request: 'none',
  returns: 'json',
  query: z.strictObject({ search: z.optional(text(200)) }),
  response: z.array(
    z.object({ id: rowId, title: z.string(), professor: z.boolean(), published: z.boolean() }),
  ),
} as const satisfies Endpoint;
