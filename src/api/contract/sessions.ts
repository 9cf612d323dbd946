import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { byId, instant } from './scalars.ts';

const session = z.object({
  id: z.uuid(),
  createdAt: instant,
  usedAt: z.nullable(instant),
  expiresAt: instant,
  address: z.string(),
  userAgent: z.string(),
  isCurrent: z.boolean(),
});
/** An open session: when and where it was opened, and when it was used last. */
export type OpenSession = z.output<typeof session>;

/** The session to end, or null for all of them (except the caller's own). */
const endBody = z.strictObject({ sessionId: z.nullable(z.uuid()) });
const ended = z.object({ ended: z.int().check(z.minimum(0)) });

export const listOwnSessions = {
  method: 'GET',
  path: '/api/admin/profile/sessions',
  area: 'auth',
  ids: ['SES-11'],
  summary: 'Lists the open sessions of the signed-in person, the newest first.',
  access: 'session',
  request: 'none',
  returns: 'json',
  response: z.array(session),
} as const satisfies Endpoint;

export const endOwnSessions = {
  method: 'POST',
  path: '/api/admin/profile/end_sessions',
  area: 'auth',
  ids: ['SES-11'],
  summary: 'Ends one session of the signed-in person, or all others.',
  access: 'session',
  request: 'json',
  returns: 'json',
  body: endBody,
  response: ended,
} as const satisfies Endpoint;

export const listUserSessions = {
  method: 'GET',
  path: '/api/admin/user/{id}/sessions',
  area: 'users',
  ids: ['SES-07', 'SES-11'],
  summary: 'Lists the open sessions of a user, the newest first.',
  access: 'users.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: z.array(session),
  errors: [404],
} as const satisfies Endpoint;

export const endUserSessions = {
  method: 'POST',
  path: '/api/admin/user/{id}/end_sessions',
  area: 'users',
  ids: ['SES-07', 'SES-11'],
  summary: 'Ends one session of a user, or all of them.',
  access: 'users.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: endBody,
  response: ended,
  errors: [404],
} as const satisfies Endpoint;
