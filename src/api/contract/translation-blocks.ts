import * as z from 'zod/mini';

import { maxBlockValues } from '../../domain/translations/translation-limits.ts';
import { translationLanguages } from '../../domain/translations/translation.ts';
import type { Endpoint } from './endpoint.ts';
import { asKey, byId } from './scalars.ts';
import { importEntry, undoId } from './translation-files.ts';
import { translation } from './translations.ts';

const area = 'translations';

/** An addition to the printed calls. Without it the console pastes no blocks. */
export const storeTranslations = {
  method: 'POST',
  path: '/api/admin/site_translation/store_block',
  area,
  ids: ['ENT-22', 'TRAN-20', 'TRAN-23'],
  summary:
    'Addition: stores the values of many cells of existing keys, each that can be stored. A value ' +
    'with a `version` (null for an empty cell) is refused when its cell has another one by now. ' +
    '`stored` has the cells of the block as they are now.',
  access: 'translations.write',
  request: 'json',
  returns: 'json',
  body: z.strictObject({
    values: z
      .array(
        z.strictObject({
          key: z.string(),
          language: z.enum(translationLanguages),
          value: z
            .string()
            .check(z.refine((text) => text.trim() !== '', { error: asKey('session.required') })),
          version: z.optional(z.nullable(z.string())),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxBlockValues)),
  }),
  response: z.object({
    entries: z.array(importEntry),
    stored: z.array(translation),
    undo: undoId,
  }),
} as const satisfies Endpoint;

/** An addition to the printed calls. Without it bulk changes of translations cannot be undone. */
export const undoTranslations = {
  method: 'POST',
  path: '/api/admin/site_translation/undo/{id}',
  area,
  ids: ['ENT-22'],
  summary:
    'Addition: undoes an import, a deleted group or a stored block within 24 hours. Keys that were ' +
    'changed since stay as they are; `kept` counts their values.',
  access: 'translations.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: z.object({
    restored: z.int().check(z.minimum(0)),
    kept: z.int().check(z.minimum(0)),
  }),
  errors: [409],
} as const satisfies Endpoint;
