import * as z from 'zod/mini';

import { maxViewNameLength, maxViews } from '../../domain/lists/change-list-settings.ts';
import { columnWidths, listNames, pageSizes } from '../../domain/lists/list-settings.ts';
import type { Endpoint } from './endpoint.ts';
import { listSettings } from './entities/list-settings.ts';
import { requiredText, text } from './scalars.ts';

const area = 'list settings';
const maxColumns = 40;
const maxQueryLength = 1000;

const viewId = z
  .string()
  .check(z.regex(/^[0-9a-f]{1,32}$/, { error: 'An id has hexadecimal digits.' }));
const view = z.strictObject({
  id: viewId,
  name: requiredText(maxViewNameLength),
  query: text(maxQueryLength).check(
    z.regex(/^(\?.+)?$/s, { error: 'A query string begins with a question mark.' }),
  ),
});
const column = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z]\w{0,39}$/, { error: 'The id of a column.' })),
  isShown: z.boolean(),
  width: z.nullable(z.int().check(z.minimum(columnWidths.least), z.maximum(columnWidths.largest))),
});

const writtenSettings = z.strictObject({
  views: z.readonly(
    z.array(view).check(z.maxLength(maxViews, { error: `At most ${String(maxViews)} views.` })),
  ),
  defaultView: z.nullable(viewId),
  columns: z.readonly(z.array(column).check(z.maxLength(maxColumns))),
  rowsOnPage: z.nullable(z.literal([...pageSizes])),
});

const listName = z.enum(listNames, { error: 'There is no such list.' });
const byList = z.strictObject({ list: listName });

export const getListSettings = {
  method: 'GET',
  path: '/api/admin/list_settings/{list}',
  area,
  ids: ['PROD-05'],
  summary: "Returns the caller's own views, columns and page size of a list.",
  access: 'listSettings.read',
  request: 'none',
  returns: 'json',
  params: byList,
  response: listSettings,
} as const satisfies Endpoint;

export const replaceListSettings = {
  method: 'PATCH',
  path: '/api/admin/list_settings/{list}',
  area,
  ids: ['PROD-05'],
  summary:
    "Replaces the caller's own views, columns and page size of a list. Returns 412 when If-Match " +
    'is not their version; the version of settings that were never saved is 0.',
  access: 'listSettings.write',
  request: 'json',
  returns: 'json',
  params: byList,
  body: writtenSettings,
  response: listSettings,
  errors: [412],
} as const satisfies Endpoint;
