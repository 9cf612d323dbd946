import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { oneFile } from './one-file.ts';
import { byId, nothing } from './scalars.ts';

const area = 'translations';
const yes = z.optional(z.literal('true', { error: "'true' or left out." }));

const outcomes = ['added', 'changed', 'unchanged', 'refused'] as const;
/** What becomes of a value of a file. */
export type ImportOutcome = (typeof outcomes)[number];

/** A value of the file and what becomes of it: `old` is what a changed one replaces, `reason` why one is refused. */
const entry = z
  .object({
    key: z.string(),
    language: z.string(),
    outcome: z.enum(outcomes),
    value: z.string(),
    old: z.optional(z.string()),
    reason: z.optional(z.string()),
  })
  .check(z.meta({ id: 'TranslationImportEntry' }));
export type ImportEntry = z.output<typeof entry>;

/** An addition of ours: an API without it works, its console then has no files. */
export const exportTranslationGroup = {
  method: 'GET',
  path: '/api/admin/site_translation/group/{id}/export',
  area,
  ids: ['ENT-22'],
  summary:
    'Addition: the keys of a group as JSON (`{key: {language: value}}`) or CSV (key, then a column a language; no cell runs as a formula).',
  access: 'translations.read',
  request: 'none',
  answers: 'blob',
  params: byId,
  query: z.object({
    format: z._default(z.enum(['json', 'csv'], { error: 'A format is json or csv.' }), 'json'),
  }),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

/** An addition of ours. With `dryRun` nothing is stored; its ETag, sent back as If-Match, holds the import to what was reviewed. */
export const importTranslationGroup = {
  method: 'POST',
  path: '/api/admin/site_translation/group/{id}/import',
  area,
  ids: ['ENT-22'],
  summary:
    'Addition: stores the values of a JSON or CSV file in a group, all or none. Values the file does not have stay. `dryRun` only tells what would change; with refused values nothing is stored unless `leaveOutRefused` is true.',
  access: 'translations.write',
  request: 'multipart',
  answers: 'json',
  params: byId,
  query: z.object({ dryRun: yes, leaveOutRefused: yes }),
  body: oneFile(2),
  response: z.object({ entries: z.array(entry) }),
  errors: [404, 409, 412, 413],
} as const satisfies Endpoint;
