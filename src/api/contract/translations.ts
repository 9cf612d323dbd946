import * as z from 'zod/mini';

import {
  translationLanguages,
  type Translation as DomainTranslation,
  type TranslationGroup as DomainGroup,
} from '../../domain/translations/translation.ts';
import type { Endpoint } from './endpoint.ts';
import { flagProperty, listRequest, numberProperty, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import {
  isTooLong,
  maxNameLength,
  maxValueLength,
} from '../../domain/translations/translation-limits.ts';
import { undoId } from './translation-files.ts';
import { asKey, byId, pathId, requiredText, rowId } from './scalars.ts';
import { createQueryFlag } from './wire-numbers.ts';

const area = 'translations';

const language = z.enum(translationLanguages, {
  error: `A language is one of ${translationLanguages.join(', ')}.`,
});
export type TranslationLanguage = z.output<typeof language>;

const value = z.string().check(
  z.refine((text) => !isTooLong(text), {
    error: `At most ${String(maxValueLength)} characters.`,
    abort: true,
  }),
  z.refine((text) => text.trim() !== '', { error: asKey('session.required') }),
  z.meta({
    description:
      'At most 256 characters as people count them: a letter with its marks or an emoji is one.',
  }),
);
const name = requiredText(maxNameLength).check(z.trim());
const version = z
  .optional(z.string())
  .check(z.meta({ description: 'Addition: the version to send as If-Match.' }));

/** The schema of a translation (ENT-22). */
export const translation = z
  .object({
    id: rowId,
    key: z.string(),
    language,
    value: z.string(),
    groupId: rowId,
    groupTitle: z.string(),
    version,
  })
  .check(z.meta({ id: 'Translation' })) satisfies z.ZodMiniType<DomainTranslation>;
/**
 * The text of one key in one language (ENT-22). `version` is an addition: the value of If-Match for
 * replacing or deleting it.
 */
export type Translation = z.output<typeof translation>;

const countOfKeys = z
  .optional(z.int().check(z.minimum(0)))
  .check(z.meta({ description: 'Addition: how many keys the group has.' }));
const group = z
  .object({ id: rowId, key: z.string(), title: z.string(), isActive: z.boolean(), countOfKeys })
  .check(z.meta({ id: 'TranslationGroup' })) satisfies z.ZodMiniType<DomainGroup>;
/** A group of translation keys (ENT-23). `countOfKeys` is an addition: the number of its keys. */
export type TranslationGroup = z.output<typeof group>;

export const listTranslations = {
  method: 'POST',
  path: '/api/admin/site_translation/',
  area,
  ids: ['API-116', 'ENT-22', 'TRAN-03', 'TRAN-34', 'LST-07'],
  summary:
    'Lists translations. A page contains all values of its keys, so navigation counts keys. A ' +
    'key is listed when one of its values matches the filter. Addition: `missing` with a ' +
    'language, `any` or `none` selects keys without a value in that language, in at least one ' +
    'language, in no language.',
  access: 'translations.read',
  request: 'json',
  returns: 'json',
  reads: true,
  body: listRequest({
    properties: {
      key: textProperty('contains', 'equals'),
      groupTitle: textProperty('contains', 'equals'),
      value: textProperty('contains', 'equals'),
      language: textProperty('equals'),
      missing: textProperty('equals'),
    },
    sort: ['key', 'groupTitle', 'id'],
  }),
  response: listResponse(translation),
} as const satisfies Endpoint;

export const addTranslations = {
  method: 'POST',
  path: '/api/admin/site_translation/add_by_key',
  area,
  ids: ['API-117', 'TRAN-24', 'TRAN-25', 'TRAN-27', 'TRAN-28'],
  summary: 'Adds values to a key, one per language. A language the key already has is rejected.',
  access: 'translations.write',
  request: 'json',
  returns: 'json',
  body: z.strictObject({
    groupId: rowId,
    key: name,
    translations: z.array(z.strictObject({ language, value })).check(
      z.minLength(1, { error: 'At least one language is needed.' }),
      z.maxLength(translationLanguages.length, { error: 'A language is given twice.' }),
      z.refine((all) => new Set(all.map((one) => one.language)).size === all.length, {
        error: 'A language is given twice.',
      }),
    ),
  }),
  response: z.array(translation),
  errors: [404, 409],
} as const satisfies Endpoint;

export const updateTranslation = {
  method: 'PATCH',
  path: '/api/admin/site_translation/edit/{translationId}',
  area,
  ids: ['API-118', 'TRAN-19', 'TRAN-21', 'TRAN-22', 'TRAN-23', 'LIM-17'],
  summary: 'Updates one value. Its key and group change for all languages of the key.',
  access: 'translations.write',
  request: 'json',
  returns: 'json',
  params: z.strictObject({ translationId: pathId }),
  body: z.strictObject({ groupId: rowId, key: name, language, value }),
  response: translation,
  errors: [404, 409, 412],
} as const satisfies Endpoint;

export const deleteTranslation = {
  method: 'DELETE',
  path: '/api/admin/site_translation/{id}',
  area,
  ids: ['API-119', 'TRAN-35'],
  summary: 'Deletes one value (PD-38). It can be restored for 24 hours, by `undo`.',
  access: 'translations.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: z.nullable(z.object({ undo: undoId })),
  errors: [404, 412],
} as const satisfies Endpoint;

export const listTranslationGroups = {
  method: 'POST',
  path: '/api/admin/site_translation/group',
  area,
  ids: ['API-120', 'ENT-23'],
  summary: 'Lists translation groups.',
  access: 'translations.read',
  request: 'json',
  returns: 'json',
  reads: true,
  body: listRequest({
    properties: {
      id: numberProperty('equals'),
      key: textProperty('contains', 'equals'),
      title: textProperty('contains', 'equals'),
      isActive: flagProperty('equals'),
    },
    sort: ['id', 'key', 'title', 'isActive'],
  }),
  response: listResponse(group),
} as const satisfies Endpoint;

export const getTranslationGroup = {
  method: 'GET',
  path: '/api/admin/site_translation/group/{id}',
  area,
  ids: ['API-121'],
  summary: 'Loads a translation group.',
  access: 'translations.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: group,
  errors: [404],
} as const satisfies Endpoint;

const writtenGroup = z.strictObject({
  key: name,
  title: name,
  isActive: z._default(z.boolean(), true),
});

export const createTranslationGroup = {
  method: 'POST',
  path: '/api/admin/site_translation/group/create',
  area,
  ids: ['API-122', 'TRAN-29', 'TRAN-30', 'TRAN-31'],
  summary: 'Creates a translation group.',
  access: 'translations.write',
  request: 'json',
  returns: 'json',
  body: writtenGroup,
  response: group,
} as const satisfies Endpoint;

export const updateTranslationGroup = {
  method: 'PATCH',
  path: '/api/admin/site_translation/group/edit/{id}',
  area,
  ids: ['API-123', 'TRAN-29', 'TRAN-30'],
  summary: 'Updates a translation group.',
  access: 'translations.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: writtenGroup,
  response: group,
  errors: [404, 412],
} as const satisfies Endpoint;

export const deleteTranslationGroup = {
  method: 'DELETE',
  path: '/api/admin/site_translation/group/{id}',
  area,
  ids: ['API-124'],
  summary:
    'Deletes a translation group without keys. Additions: `moveTo` moves its keys to another ' +
    'group first, `withKeys` deletes them too. The content is null when nothing can be undone.',
  access: 'translations.write',
  request: 'none',
  returns: 'json',
  params: byId,
  query: z
    .object({
      moveTo: z.optional(pathId),
      withKeys: createQueryFlag('true', "withKeys is 'true' or left out.").schema,
    })
    .check(
      z.refine(({ moveTo, withKeys }) => moveTo === undefined || !withKeys, {
        error: 'Keys are moved or deleted, not both.',
      }),
    ),
  response: z.nullable(z.object({ undo: undoId })),
  errors: [404, 409, 412],
} as const satisfies Endpoint;
