import * as z from 'zod/mini';

import { maxPackageMegabytes } from '../../domain/interchange/import/validate-package-file.ts';
import { itemTypes } from '../../domain/quiz/draft/item-type.ts';
import { findTitleError } from '../../domain/quiz/validation/title-rule.ts';
import type { Endpoint } from './endpoint.ts';
import { quizSource } from './entities/quiz.ts';
import { listRequest, numberProperty } from './list-request.ts';
import { oneFile } from './one-file.ts';
import { dryRunFlag, dryRunTexts } from './wire-numbers.ts';
import {
  createQuizCall,
  deleteQuizCall,
  listQuizzesCall,
  getQuizCall,
  updateQuizCall,
} from './quiz-call-parts.ts';
import { quizListProperties } from './quiz-list-properties.ts';
import { byId, rowId } from './scalars.ts';

const area = 'quiz templates';

export const listTemplates = {
  ...listQuizzesCall,
  path: '/api/admin/quiz/template_list',
  area,
  ids: ['API-038', 'QLST-01', 'QLST-02'],
  summary: 'Lists quiz templates.',
  access: 'quiz.template.read',
  body: listRequest({
    properties: {
      ...quizListProperties,
      article_id: numberProperty('equals', 'is_null', 'is_not_null'),
    },
    sort: ['id', 'title', 'created_at', 'count_of_questions'],
  }),
} as const satisfies Endpoint;

export const getTemplate = {
  ...getQuizCall,
  path: '/api/admin/quiz/template/{id}',
  area,
  ids: ['API-039'],
  summary: 'Loads a quiz template with its activities. ETag is its version.',
  access: 'quiz.template.read',
} as const satisfies Endpoint;

export const createTemplate = {
  ...createQuizCall,
  path: '/api/admin/quiz/template/create',
  area,
  ids: ['API-042', 'API-082', 'API-083', 'API-084', 'API-085'],
  summary:
    'Creates a quiz template. A repeated request with the same Idempotency-Key returns the first response again.',
  access: 'quiz.template.write',
} as const satisfies Endpoint;

export const updateTemplate = {
  ...updateQuizCall,
  path: '/api/admin/quiz/template/{id}',
  area,
  ids: ['API-041', 'API-082', 'API-083', 'API-084'],
  summary:
    'Replaces a quiz template. Returns 412 when If-Match is not the current version, with the ' +
    'current one as ETag, and 409 while the template is being processed.',
  access: 'quiz.template.write',
} as const satisfies Endpoint;

export const deleteTemplate = {
  ...deleteQuizCall,
  path: '/api/admin/quiz/template/{id}',
  area,
  ids: ['API-040'],
  summary: 'Deletes a quiz template.',
  access: 'quiz.template.write',
} as const satisfies Endpoint;

const preview = z.object({
  kind: z.enum(itemTypes),
  isMultiple: z.boolean(),
  isShortened: z.boolean(),
  text: z.string(),
  image: z.nullable(z.string()),
  imageAlt: z.string(),
  options: z.readonly(z.array(z.object({ text: z.string(), isRight: z.boolean() }))),
});

/** The place of a quiz of the package among `sources`. */
const source = z.int().check(z.minimum(0));

/**
 * The result for an item of a package. In a dry run, `preview` is what would be stored, or its plain
 * text where that is too long. `source` is null for an entry about the package as a whole.
 */
const importEntry = z.object({
  source: z.nullable(source),
  file: z.string(),
  identifier: z.string(),
  title: z.string(),
  outcome: z.enum(['imported', 'partial', 'skipped']),
  reason: z.string(),
  preview: z.exactOptional(preview),
});

const listOfKeys = z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(20_000));

/** A field of a form that holds JSON. */
const jsonField = <T>(schema: z.ZodMiniType<T>, message: string) =>
  z.pipe(
    z.string().check(z.maxLength(2_000_000)),
    z.transform((json, context): T => {
      try {
        return schema.parse(JSON.parse(json));
      } catch {
        context.issues.push({ code: 'custom', message, input: json });
        return z.NEVER;
      }
    }),
  );

/** The items to exclude from all quizzes, as a JSON list of `file#identifier`. */
const leaveOut = jsonField(listOfKeys, 'A JSON list of keys, each `file#identifier`.');

/**
 * What to import of single quizzes, as a JSON list: another title, and the items to exclude. A quiz
 * without items is not created; the others are imported whole.
 */
const quizChoices = jsonField(
  z
    .array(
      z.strictObject({
        source,
        title: z.exactOptional(
          z.string().check(z.refine((title) => findTitleError(title) === null)),
        ),
        leaveOut: listOfKeys,
      }),
    )
    .check(z.maxLength(10_000)),
  'A JSON list of { source, title, leaveOut }, with titles that a quiz may have.',
);

const pictureFields = { address: z.string(), mediaType: z.string() };

/** Where a picture is in the uploaded file, or its content in base64. */
const reviewPicture = z.union([
  z.object({
    ...pictureFields,
    range: z.object({ start: z.int(), end: z.int(), isDeflated: z.boolean() }),
  }),
  z.object({ ...pictureFields, content: z.string() }),
]);

/** Encodes the query of `importTemplates` for the wire. */
export const encodeImportQuery = (isDryRun: boolean) => ({ dryRun: dryRunFlag.toWire(isDryRun) });

/**
 * With `dryRun=1` nothing is stored and quizzes have no id. An import stores all items that are
 * neither skipped nor excluded, or none at all.
 */
export const importTemplates = {
  method: 'POST',
  path: '/api/admin/quiz/template/from_package/qti',
  area,
  ids: ['API-043', 'QLST-07', 'QIO-01'],
  summary:
    'Creates templates from the assessments in a QTI package or cartridge (one .zip file). ' +
    'The report lists the result for each item. `dryRun=1` returns only the report.',
  access: 'quiz.template.import',
  request: 'multipart',
  streams: true,
  returns: 'json',
  reads: { dryRun: dryRunTexts },
  query: z.strictObject({ dryRun: dryRunFlag.schema }),
  body: z.extend(oneFile(maxPackageMegabytes), {
    leave_out: z.optional(leaveOut),
    quizzes: z.optional(quizChoices),
  }),
  response: z.object({
    sources: z.readonly(z.array(z.object({ file: z.string(), title: z.string() }))),
    quizzes: z.array(
      z.object({
        id: z.exactOptional(rowId),
        source,
        title: z.string(),
        countOfQuestions: z.int().check(z.minimum(0)),
        duration: z.nullable(z.int().check(z.minimum(1))),
        isGraded: z.nullable(z.boolean()),
        showCaption: z.nullable(z.boolean()),
      }),
    ),
    report: z.readonly(z.array(importEntry)),
    pictures: z.exactOptional(z.readonly(z.array(reviewPicture))),
  }),
  errors: [413],
} as const satisfies Endpoint;

export const quizFromArticle = {
  method: 'GET',
  path: '/api/admin/quiz/from_article/{id}',
  area,
  ids: ['API-045'],
  summary:
    "Returns the initial content of a quiz about an article: the article's video and the " +
    'questions of its template.',
  access: 'articles.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: quizSource,
  errors: [404],
} as const satisfies Endpoint;

export const quizFromPlaylist = {
  method: 'GET',
  path: '/api/admin/quiz/from_playlist/{id}',
  area,
  ids: ['API-046', 'QIO-15'],
  summary:
    'Returns the content that a playlist adds to a quiz: one activity per label, with each ' +
    "article's video and the questions of its template.",
  access: 'playlists.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: quizSource,
  errors: [404],
} as const satisfies Endpoint;
