import * as z from 'zod/mini';

import { roles } from '../../domain/access/role.ts';
import type { Endpoint } from './endpoint.ts';
import { listRequest, numberProperty, textProperty } from './list-request.ts';
import { withWaitingMails } from './outbox.ts';
import { listResponse } from './paging.ts';
import { byId, emailAddress, instant, rowId, text } from './scalars.ts';

const area = 'users';

const user = z.object({
  id: rowId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.string()),
  isRegistered: z.boolean(),
  createdAt: instant,
  disabledAt: z.nullable(instant),
  lastSignInAt: z.nullable(instant),
  passwordChangedAt: z.nullable(instant),
  /** When the open invitation link ends; null without one. */
  invitationEndsAt: z.nullable(instant),
  sessionCount: z.int().check(z.minimum(0)),
});
/** A user with an account or a pending invitation (SES-07). */
export type User = z.output<typeof user>;

/** Whether a mail server sends the mail, or it waits in the outbox to be read there. */
const delivery = z.enum(['sent', 'waiting']);

const roleList = z
  .array(z.enum(roles, { error: `A role is one of ${roles.join(', ')}.` }))
  .check(z.maxLength(roles.length));

export const listUsers = {
  method: 'POST',
  path: '/api/admin/user/list',
  area,
  ids: ['SES-07'],
  summary:
    'Lists the users with an account or an invitation. `counts` has the number of mails that wait in the outbox.',
  access: 'users.read',
  request: 'json',
  returns: 'json',
  reads: true,
  body: listRequest({
    properties: {
      id: numberProperty('equals'),
      email: textProperty('contains', 'equals'),
      first_name: textProperty('contains'),
      last_name: textProperty('contains'),
      /** The whole name, the first or the last name first, or the e-mail. */
      name: textProperty('contains'),
      role: textProperty('equals'),
      state: textProperty('equals'),
    },
    sort: ['id', 'email', 'last_name', 'name', 'created_at', 'last_sign_in_at'],
  }),
  response: z.extend(listResponse(user), withWaitingMails),
} as const satisfies Endpoint;

export const inviteUser = {
  method: 'POST',
  path: '/api/admin/user/invite',
  area,
  ids: ['SES-06', 'SES-07'],
  summary:
    'Invites a user by e-mail with a link to /set-password. Inviting a user who has not ' +
    'registered yet sends a new link.',
  access: 'users.invite',
  request: 'json',
  returns: 'json',
  body: z.strictObject({
    email: emailAddress,
    firstName: z._default(text(100), ''),
    lastName: z._default(text(100), ''),
    roles: roleList,
  }),
  response: z.extend(user, { delivery }),
  errors: [409],
} as const satisfies Endpoint;

export const changeRoles = {
  method: 'PATCH',
  path: '/api/admin/user/{id}',
  area,
  ids: ['SES-07'],
  summary: 'Changes the roles of a user. The last super admin keeps that role.',
  access: 'users.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: z.strictObject({ roles: roleList }),
  response: user,
  errors: [404, 409],
} as const satisfies Endpoint;

export const disableUser = {
  method: 'POST',
  path: '/api/admin/user/{id}/disable',
  area,
  ids: ['SES-07'],
  summary:
    'Disables an account: its sessions and links end, and it cannot sign in. Never the own ' +
    'account or the last super admin.',
  access: 'users.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: user,
  errors: [404, 409],
} as const satisfies Endpoint;

export const enableUser = {
  method: 'POST',
  path: '/api/admin/user/{id}/enable',
  area,
  ids: ['SES-07'],
  summary: 'Enables a disabled account.',
  access: 'users.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: user,
  errors: [404],
} as const satisfies Endpoint;

/** A link that an administrator may hand over, besides the mail that carries it. */
const handedLink = z.object({ link: z.string(), expiresAt: instant, delivery });
export type HandedLink = z.output<typeof handedLink>;

export const createInvitation = {
  method: 'POST',
  path: '/api/admin/user/{id}/invitation',
  area,
  ids: ['SES-06', 'SES-07'],
  summary:
    'Creates a new invitation link for somebody who has not registered, mails and returns it. The old link ends.',
  access: 'users.invite',
  request: 'none',
  returns: 'json',
  params: byId,
  response: handedLink,
  hasLinks: true,
  errors: [404, 409],
} as const satisfies Endpoint;

export const mailPasswordReset = {
  method: 'POST',
  path: '/api/admin/user/{id}/password_reset',
  area,
  ids: ['SES-07'],
  summary: 'Mails a registered user a link to choose a new password. The old link ends.',
  access: 'users.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: z.object({ delivery }),
  errors: [404, 409],
} as const satisfies Endpoint;
