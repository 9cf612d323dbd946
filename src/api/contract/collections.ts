import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { listRequest, numberProperty, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import { instant, nothing, pathId, rowId, text } from './scalars.ts';

const editor = z.object({
  id: rowId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
/** A person who edits a collection, or may become one who does. */
export type Editor = z.output<typeof editor>;

const collection = z.object({
  id: rowId,
  title: z.string(),
  countOfArticles: z.int().check(z.minimum(0)),
  updatedAt: instant,
  editors: z.array(editor),
});
/** A methods collection with its editors by name. */
export type Collection = z.output<typeof collection>;

export const listMethodsCollections = {
  method: 'POST',
  path: '/api/admin/collections/list',
  area: 'collections',
  ids: ['NAV-058'],
  summary: 'Lists the methods collections with their editors and the number of their articles.',
  access: 'collections.write',
  request: 'json',
  returns: 'json',
  reads: true,
  body: listRequest({
    properties: { id: numberProperty('equals'), title: textProperty('contains') },
    sort: ['id', 'title', 'updated_at'],
  }),
  response: listResponse(collection),
} as const satisfies Endpoint;

export const listPossibleEditors = {
  method: 'GET',
  path: '/api/admin/collections/{id}/possible_editors',
  area: 'collections',
  ids: ['NAV-058'],
  summary:
    'Returns the first 20 registered users by name who do not edit the collection; `query` is ' +
    'searched in names and e-mails.',
  access: 'collections.write',
  request: 'none',
  returns: 'json',
  params: z.strictObject({ id: pathId }),
  query: z.strictObject({ query: z.optional(text(200)) }),
  response: z.array(editor),
  errors: [404],
} as const satisfies Endpoint;

export const setCollectionEditor = {
  method: 'PATCH',
  path: '/api/admin/collections/{id}/editor/{editorId}',
  area: 'collections',
  ids: ['API-091', 'API-092'],
  summary: 'Makes a registered user an editor of a collection, or removes that right.',
  access: 'collections.write',
  request: 'json',
  returns: 'json',
  params: z.strictObject({ id: pathId, editorId: pathId }),
  body: z.strictObject({ isEditor: z.boolean() }),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;
