import * as z from 'zod';

import type { Endpoint } from './endpoint.ts';

/** What a session's browser keeps: a short-lived access token and a refresh token with the moment it expires (ISO 8601, UTC). */
export const tokenSchema = z.object({ accessToken: z.string(), refreshToken: z.string(), refreshTokenExpiredAt: z.iso.datetime() });
export type Token = z.output<typeof tokenSchema>;

/** The signed-in person (PERM-01). */
export const profileSchema = z.object({ id: z.int(), email: z.string(), firstName: z.string(), lastName: z.string(), roles: z.array(z.string()) });
export type Profile = z.output<typeof profileSchema>;

const tokenAnswer = z.object({ token: tokenSchema });
const password = z.string().min(6, 'Password is too short - should be 6 chars minimum.').max(128, 'Password is too long - at most 128 characters.');

/** Signs in. */
export const getAccessToken = {
  method: 'POST', path: '/api/admin/security/get_access_token', area: 'session', ids: ['API-010', 'SES-01'], summary: 'Sign in with e-mail and password.',
  access: 'public', body: z.object({ email: z.string().min(1, 'This field is required').max(254), password: z.string().min(1, 'This field is required').max(1024) }),
  request: 'json', response: tokenAnswer, answers: 'json', errors: [401, 429],
} as const satisfies Endpoint;

/** Exchanges a refresh token for new tokens. */
export const refreshAccessToken = {
  method: 'POST', path: '/api/admin/security/refresh_access_token', area: 'session', ids: ['API-011', 'SES-12'], summary: 'Exchange a refresh token for new tokens.',
  access: 'public', body: z.object({ refreshToken: z.string().min(1).max(512) }), request: 'json', response: tokenAnswer, answers: 'json', errors: [401, 429],
} as const satisfies Endpoint;

/** Ends the caller's session, with all of its tokens. */
export const signOut = {
  method: 'POST', path: '/api/admin/security/sign_out', area: 'session', ids: ['SES-11'], summary: 'End the session.',
  access: 'session', request: 'none', response: z.null(), answers: 'json',
} as const satisfies Endpoint;

/** Who is signed in. */
export const getProfile = {
  method: 'GET', path: '/api/admin/profile', area: 'session', ids: ['API-012', 'SES-10', 'PERM-01'], summary: 'The signed-in person.',
  access: 'session', request: 'none', response: profileSchema, answers: 'json',
} as const satisfies Endpoint;

/** Finishes the registration an invitation began, and signs in. */
export const finishRegistration = {
  method: 'POST', path: '/api/security/admin/registration/finish', area: 'session', ids: ['API-013', 'SES-06', 'SES-08', 'SES-09'], summary: 'Choose name and password with the token of an invitation.',
  access: 'public',
  body: z.object({
    firstName: z.string().trim().min(1, 'This field is required').max(100), lastName: z.string().trim().min(1, 'This field is required').max(100),
    plainPassword: z.object({ first: password, second: z.string().max(1024) }), token: z.string().min(1).max(512),
  }),
  request: 'json', response: tokenAnswer, answers: 'json', errors: [429],
} as const satisfies Endpoint;
