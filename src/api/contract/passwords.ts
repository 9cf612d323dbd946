import * as z from 'zod/mini';

import { newPassword, tokenResponse } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { emailAddress, nothing, requiredText } from './scalars.ts';

const area = 'auth';

export const setUpInstallation = {
  method: 'POST',
  path: '/api/security/setup',
  area,
  ids: ['SES-05'],
  summary:
    'Creates the first super admin of an embedded database without accounts, and signs in. ' +
    'The token is the content of DATA_DIR/setup-token.',
  access: 'public',
  signsIn: true,
  request: 'json',
  returns: 'json',
  body: z.strictObject({
    token: requiredText(200),
    email: emailAddress,
    firstName: requiredText(100),
    lastName: requiredText(100),
    plainPassword: newPassword,
  }),
  response: tokenResponse,
  errors: [409, 429],
} as const satisfies Endpoint;

export const checkLink = {
  method: 'POST',
  path: '/api/security/check_link',
  area,
  ids: ['SES-05', 'SES-06'],
  summary:
    'Returns 400 when the link of an invitation or of a password reset is unknown, used or ended, ' +
    'so that nobody fills in a form that will be refused.',
  access: 'public',
  signsIn: true,
  request: 'json',
  returns: 'json',
  body: z.strictObject({
    token: requiredText(500),
    purpose: z.enum(['registration', 'passwordReset']),
  }),
  response: nothing,
  errors: [429],
} as const satisfies Endpoint;

export const forgotPassword = {
  method: 'POST',
  path: '/api/security/forgot_password',
  area,
  ids: ['SES-05'],
  summary:
    'Mails a single-use link to /reset-password that is valid for an hour. The answer is the ' +
    'same for unknown accounts.',
  access: 'public',
  signsIn: true,
  request: 'json',
  returns: 'json',
  body: z.strictObject({ email: requiredText(254) }),
  response: nothing,
  errors: [429],
} as const satisfies Endpoint;

export const resetPassword = {
  method: 'POST',
  path: '/api/security/reset_password',
  area,
  ids: ['SES-05', 'SES-25'],
  summary: 'Sets a new password with the token of a mailed link, and ends every session.',
  access: 'public',
  signsIn: true,
  request: 'json',
  returns: 'json',
  body: z.strictObject({ token: requiredText(500), plainPassword: newPassword }),
  response: nothing,
  errors: [429],
} as const satisfies Endpoint;

export const changePassword = {
  method: 'POST',
  path: '/api/admin/profile/password',
  area,
  ids: ['SES-25'],
  summary: 'Changes the password of the signed-in person and ends their other sessions.',
  access: 'session',
  request: 'json',
  returns: 'json',
  body: z.strictObject({ current: requiredText(1000), plainPassword: newPassword }),
  response: nothing,
  errors: [429],
} as const satisfies Endpoint;
