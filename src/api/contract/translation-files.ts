import * as z from 'zod/mini';

import { importOutcomes, type ImportEntry } from '../../domain/translations/translation.ts';
import type { Endpoint } from './endpoint.ts';
import { oneFile } from './one-file.ts';
import { byId, nothing, rowId } from './scalars.ts';
import { createQueryFlag, dryRunFlag, dryRunTexts } from './wire-numbers.ts';

const area = 'translations';
const trueFlag = createQueryFlag('true', "'true' or left out.");

/**
 * A value of the file and what the import does with it. `old` is the replaced value, `reason` says
 * why a value is rejected.
 */
export const importEntry = z
  .object({
    key: z.string(),
    language: z.string(),
    outcome: z.enum(importOutcomes),
    value: z.string(),
    old: z.optional(z.string()),
    reason: z.optional(z.string()),
  })
  .check(z.meta({ id: 'TranslationImportEntry' })) satisfies z.ZodMiniType<ImportEntry>;

/** The id that `undoTranslations` takes; a server that cannot undo the change leaves it out. */
export const undoId = z
  .optional(rowId)
  .check(z.meta({ description: 'Addition: what undo/{id} takes to undo it, for 24 hours.' }));

/** An addition to the printed calls. Without it the console offers no files. */
export const exportTranslationGroup = {
  method: 'GET',
  path: '/api/admin/site_translation/group/{id}/export',
  area,
  ids: ['ENT-22'],
  summary:
    'Addition: downloads the keys of a group as JSON (`{key: {language: value}}`) or CSV ' +
    '(key, then one column per language; formulas are escaped).',
  access: 'translations.read',
  request: 'none',
  returns: 'blob',
  params: byId,
  query: z.object({
    format: z._default(z.enum(['json', 'csv'], { error: 'A format is json or csv.' }), 'json'),
  }),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

/** Encodes the query of `importTranslationGroup` for the wire. */
export const encodeGroupImportQuery = (query: {
  readonly dryRun?: boolean;
  readonly leaveOutRefused?: boolean;
}) => ({
  dryRun: dryRunFlag.toWire(query.dryRun ?? false),
  leaveOutRefused: trueFlag.toWire(query.leaveOutRefused ?? false),
});

/**
 * An addition to the printed calls. With `dryRun=1` nothing is stored; sending its ETag back as
 * If-Match makes sure that the import does what was reviewed.
 */
export const importTranslationGroup = {
  method: 'POST',
  path: '/api/admin/site_translation/group/{id}/import',
  area,
  ids: ['ENT-22'],
  summary:
    'Addition: stores the values of a JSON or CSV file in a group, all or none. Values that ' +
    'are not in the file are unchanged. `dryRun=1` returns what would change; when values are ' +
    'rejected, nothing is stored unless `leaveOutRefused` is true.',
  access: 'translations.write',
  request: 'multipart',
  returns: 'json',
  reads: { dryRun: dryRunTexts },
  params: byId,
  query: z.strictObject({ dryRun: dryRunFlag.schema, leaveOutRefused: trueFlag.schema }),
  body: oneFile(2),
  response: z.object({ entries: z.array(importEntry), undo: undoId }),
  errors: [404, 409, 412, 413],
} as const satisfies Endpoint;
