import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { nothing, pathId } from './scalars.ts';

export const setCollectionEditor = {
  method: 'PATCH',
  path: '/api/admin/collections/{id}/editor/{editorId}',
  area: 'collections',
  ids: ['API-091', 'API-092'],
  summary: 'Makes a user an editor of a collection, or removes that right.',
  access: 'collections.write',
  request: 'json',
  answers: 'json',
  params: z.strictObject({ id: pathId, editorId: pathId }),
  body: z.strictObject({ isEditor: z.boolean() }),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;
