import * as z from 'zod/mini';

import type { ListSettings } from '../../../domain/lists/list-settings.ts';

/** What a person saved about a list, as the server returns it. */
export const listSettings = z
  .object({
    views: z.readonly(z.array(z.object({ id: z.string(), name: z.string(), query: z.string() }))),
    defaultView: z.nullable(z.string()),
    columns: z.readonly(
      z.array(z.object({ id: z.string(), isShown: z.boolean(), width: z.nullable(z.number()) })),
    ),
    rowsOnPage: z.nullable(z.number()),
  })
  .check(z.meta({ id: 'ListSettings' })) satisfies z.ZodMiniType<ListSettings>;

/** The settings of one of a person's lists, with their version. */
export const namedListSettings = z.object({
  list: z.string(),
  version: z.string(),
  settings: listSettings,
});
