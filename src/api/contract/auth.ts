import * as z from 'zod/mini';

import { languageCodes } from '../../domain/messages/languages.ts';
import type { Endpoint } from './endpoint.ts';
import { namedListSettings } from './entities/list-settings.ts';
import { asKey, instant, nothing, requiredText, rowId, text } from './scalars.ts';

/** The tokens of a session (ENT-02). */
const token = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
  refreshTokenExpiredAt: instant,
});
export type Token = z.output<typeof token>;

/** The answer of a call that opens a session. */
export const tokenResponse = z.object({ token });

/**
 * The signed-in user (ENT-01). `roles` may contain unknown roles, which have no effect.
 * `language` is the code of the one they read, null before their first sign-in; another version of
 * the server may know more of them. `listSettings` has the lists that the user arranged, so that no
 * list waits for another call.
 */
const profile = z.object({
  id: rowId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.string()),
  language: z.optional(z.nullable(z.string())),
  listSettings: z.optional(z.array(namedListSettings)),
});
export type Profile = z.output<typeof profile>;

const password = z.string().check(z.minLength(1), z.maxLength(128));

/**
 * A new password, entered twice. The server checks its minimum length, which an operator may raise
 * above the printed 6 (SES-25), and refuses common passwords.
 */
export const newPassword = z.strictObject({ first: password, second: text(128) }).check(
  z.refine(({ first, second }) => first.normalize() === second.normalize(), {
    path: ['second'],
    error: asKey('session.passwordsDiffer'),
  }),
);

const area = 'auth';

export const getAccessToken = {
  method: 'POST',
  path: '/api/admin/security/get_access_token',
  area,
  ids: ['API-010', 'SES-01'],
  summary:
    'Signs in with e-mail and password. Returns 400 when either of them is wrong, without saying which.',
  access: 'public',
  signsIn: true,
  request: 'json',
  returns: 'json',
  body: z.strictObject({ email: requiredText(254), password: requiredText(1000) }),
  response: tokenResponse,
  errors: [429],
} as const satisfies Endpoint;

export const refreshAccessToken = {
  method: 'POST',
  path: '/api/admin/security/refresh_access_token',
  area,
  ids: ['API-011', 'SES-12'],
  summary:
    'Exchanges a refresh token for new tokens. Returns 401 for an unknown or already used ' +
    'token; a used token also ends its session. Its code tells why: session_ended, ' +
    'session_expired, session_disabled, session_reused.',
  access: 'public',
  signsIn: true,
  request: 'json',
  returns: 'json',
  body: z.strictObject({ refreshToken: requiredText(500) }),
  response: tokenResponse,
  errors: [401, 429],
} as const satisfies Endpoint;

export const signOut = {
  method: 'POST',
  path: '/api/admin/security/sign_out',
  area,
  ids: ['SES-11'],
  summary: 'Ends the session of the bearer token.',
  access: 'session',
  request: 'none',
  returns: 'json',
  response: nothing,
} as const satisfies Endpoint;

export const getProfile = {
  method: 'GET',
  path: '/api/admin/profile',
  area,
  ids: ['API-012', 'SES-10'],
  summary: 'Returns the signed-in user and their roles.',
  access: 'session',
  request: 'none',
  returns: 'json',
  response: profile,
} as const satisfies Endpoint;

export const updateProfile = {
  method: 'PATCH',
  path: '/api/admin/profile',
  area,
  ids: ['I18N-02'],
  summary:
    'Stores the language in which the signed-in user reads the console, one of those that it offers.',
  access: 'session',
  request: 'json',
  returns: 'json',
  body: z.strictObject({ language: z.enum(languageCodes) }),
  response: nothing,
} as const satisfies Endpoint;

export const finishRegistration = {
  method: 'POST',
  path: '/api/security/admin/registration/finish',
  area,
  ids: ['API-013', 'SES-06', 'SES-08', 'SES-09'],
  summary: 'Finishes a registration from an invitation link, and signs in.',
  access: 'public',
  signsIn: true,
  request: 'json',
  returns: 'json',
  body: z.strictObject({
    firstName: requiredText(100),
    lastName: requiredText(100),
    plainPassword: newPassword,
    token: requiredText(500),
  }),
  response: tokenResponse,
  errors: [429],
} as const satisfies Endpoint;
