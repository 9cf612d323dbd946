import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';

export const getDraftKey = {
  method: 'GET',
  path: '/api/admin/profile/draft_key',
  area: 'auth',
  ids: ['NAV-010'],
  summary:
    'Returns the key that encrypts the unsaved changes of the signed-in person in a browser: ' +
    '32 bytes as base64url, the same at each call. Keep it in memory only.',
  access: 'session',
  request: 'none',
  returns: 'json',
  response: z.object({
    email: z.string(),
    key: z.string().check(z.regex(/^[\w-]{43}$/)),
  }),
} as const satisfies Endpoint;
