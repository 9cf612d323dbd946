import * as z from 'zod/mini';

import { roles } from '../../domain/access/role.ts';
import type { Endpoint } from './endpoint.ts';
import { listRequest, numberProperty, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import { emailAddress, instant, rowId, text } from './scalars.ts';

const area = 'users';

const user = z.object({
  id: rowId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.string()),
  isRegistered: z.boolean(),
  createdAt: instant,
});
/** Somebody with an account, or invited to one (SES-07). */
export type User = z.output<typeof user>;

export const listUsers = {
  method: 'POST',
  path: '/api/admin/user/list',
  area,
  ids: ['SES-07'],
  summary: 'Lists the people with an account or an invitation.',
  access: 'users.read',
  request: 'json',
  answers: 'json',
  body: listRequest({
    properties: {
      id: numberProperty('equals'),
      email: textProperty('contains', 'equals'),
      first_name: textProperty('contains'),
      last_name: textProperty('contains'),
    },
    sort: ['id', 'email', 'last_name', 'created_at'],
  }),
  response: listResponse(user),
} as const satisfies Endpoint;

export const inviteUser = {
  method: 'POST',
  path: '/api/admin/user/invite',
  area,
  ids: ['SES-06', 'SES-07'],
  summary:
    'Invites somebody by e-mail; the link in it leads to /set-password. A repetition for somebody not yet registered sends a new link.',
  access: 'users.invite',
  request: 'json',
  answers: 'json',
  body: z.strictObject({
    email: emailAddress,
    firstName: z._default(text(100), ''),
    lastName: z._default(text(100), ''),
    roles: z
      .array(z.enum(roles, { error: `A role is one of ${roles.join(', ')}.` }))
      .check(z.maxLength(roles.length)),
  }),
  response: user,
  errors: [409],
} as const satisfies Endpoint;
