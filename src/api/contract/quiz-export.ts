import * as z from 'zod/mini';

import {
  cartridgeFormats,
  formatKeys,
  qtiFormats,
  scormFormats,
} from '../../domain/interchange/package-format.ts';
import type { Endpoint } from './endpoint.ts';
import { nothing, pathId, queryNumber } from './scalars.ts';

const area = 'quiz export';

/** The values of `{type}` in a path and the quiz kind each one stands for (PD-35). */
const exportTypes = ['template', 'library', 'quiz', 'user_quiz'] as const;
export type ExportType = (typeof exportTypes)[number];

const params = z.strictObject({
  type: z.enum(exportTypes, { error: `A type is one of ${exportTypes.join(', ')}.` }),
  id: pathId,
});
const link = z.url({ protocol: /^https?$/, error: 'URL is not valid' }).check(z.maxLength(2000));
const institutionId = z.optional(queryNumber(1, 2_147_483_647));

/**
 * The version of a standard; the first one by default. A server that supports only one may ignore
 * it.
 */
const formatOf = <const F extends readonly [string, ...string[]]>(formats: F) =>
  z.optional(z.enum(formats, { error: `A format is one of ${formats.join(', ')}.` }));

/**
 * The header `X-Lectern-Export-Report` of the response counts, as JSON by code, what the package
 * changes or omits; `lectern-export-report.txt` in the package lists each.
 */
export const exportQti = {
  method: 'GET',
  path: '/api/admin/quiz/{type}/{id}/qti',
  area,
  ids: ['API-086', 'QIO-08', 'QIO-11'],
  summary: 'Downloads the quiz as a QTI package, {title}-qti.zip.',
  access: 'quiz.export',
  request: 'none',
  returns: 'blob',
  params,
  query: z.strictObject({
    trackingLink: z.optional(link),
    institutionId,
    format: formatOf(qtiFormats),
  }),
  response: nothing,
  errors: [404, 409],
} as const satisfies Endpoint;

export const exportCommonCartridge = {
  method: 'GET',
  path: '/api/admin/quiz/{type}/{id}/cc',
  area,
  ids: ['API-087', 'QIO-09', 'QIO-12'],
  summary: 'Downloads the quiz as a Common Cartridge, {title}-cc-export.imscc.',
  access: 'quiz.export',
  request: 'none',
  returns: 'blob',
  params,
  query: z.strictObject({
    videoLink: z.optional(link),
    institutionId,
    format: formatOf(cartridgeFormats),
  }),
  response: nothing,
  errors: [404, 409],
} as const satisfies Endpoint;

export const exportScorm = {
  method: 'GET',
  path: '/api/admin/quiz/{type}/{id}/scorm',
  area,
  ids: ['API-088', 'QIO-10', 'QIO-12'],
  summary: 'Downloads the quiz as a SCORM package, {title or id}-scorm-export.zip.',
  access: 'quiz.export',
  request: 'none',
  returns: 'blob',
  params,
  query: z.strictObject({
    videoLink: z.optional(link),
    institutionId,
    format: formatOf(scormFormats),
  }),
  response: nothing,
  errors: [404, 409],
} as const satisfies Endpoint;

const exportRemarks = z.object({
  count: z.int().check(z.minimum(0)),
  remarks: z.array(z.string()),
});
/** What a package changes or leaves out: the first remarks, and how many there are. */
export type ExportRemarks = z.output<typeof exportRemarks>;

export const listExportRemarks = {
  method: 'GET',
  path: '/api/admin/quiz/{type}/{id}/export_remarks',
  area,
  ids: ['QIO-04', 'QIO-11'],
  summary:
    'Says before a download what the package changes or leaves out: the first 200 lines of its report.',
  access: 'quiz.export',
  request: 'none',
  returns: 'json',
  params,
  query: z.strictObject({
    format: z.string().check(
      z.refine((key) => formatKeys.includes(key), {
        error: `A format is one of ${formatKeys.join(', ')}.`,
      }),
    ),
    institutionId,
  }),
  response: exportRemarks,
  errors: [404, 409],
} as const satisfies Endpoint;
