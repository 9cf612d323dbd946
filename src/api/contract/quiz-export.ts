import * as z from 'zod/mini';

import { cartridgeFormats } from '../../domain/interchange/cartridge-formats.ts';
import { qtiFormats } from '../../domain/interchange/qti-formats.ts';
import { scormFormats } from '../../domain/interchange/scorm-formats.ts';
import type { Endpoint } from './endpoint.ts';
import { nothing, pathId, queryNumber } from './scalars.ts';

const area = 'quiz export';

/** Which quiz a `{type}` in a path means (decision 35). */
const exportTypes = ['template', 'library', 'quiz', 'user_quiz'] as const;
export type ExportType = (typeof exportTypes)[number];

const params = z.strictObject({
  type: z.enum(exportTypes, { error: `A type is one of ${exportTypes.join(', ')}.` }),
  id: pathId,
});
const link = z.url({ protocol: /^https?$/, error: 'URL is not valid' }).check(z.maxLength(2000));
const institutionId = z.optional(queryNumber(1, 2_147_483_647));

/** Which version of a standard: the first when nothing is said. A server that knows only one may ignore it. */
const formatOf = <const F extends readonly [string, ...string[]]>(formats: F) =>
  z.optional(z.enum(formats, { error: `A format is one of ${formats.join(', ')}.` }));

/** The answer carries how many things are in the package in another form, or not at all, by their code: JSON in `X-Lectern-Export-Report`; the package lists each in `lectern-export-report.txt`. */
export const exportQti = {
  method: 'GET',
  path: '/api/admin/quiz/{type}/{id}/qti',
  area,
  ids: ['API-086', 'QIO-08', 'QIO-11'],
  summary: 'The quiz as a QTI package, {title}-qti.zip.',
  access: 'quiz.export',
  request: 'none',
  answers: 'blob',
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
  summary: 'The quiz as a Common Cartridge, {title}-cc-export.imscc.',
  access: 'quiz.export',
  request: 'none',
  answers: 'blob',
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
  summary: 'The quiz as a SCORM package, {title or id}-scorm-export.zip.',
  access: 'quiz.export',
  request: 'none',
  answers: 'blob',
  params,
  query: z.strictObject({
    videoLink: z.optional(link),
    institutionId,
    format: formatOf(scormFormats),
  }),
  response: nothing,
  errors: [404, 409],
} as const satisfies Endpoint;
