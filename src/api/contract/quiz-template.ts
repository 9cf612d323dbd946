import * as z from 'zod/mini';

import { mostPackageMegabytes } from '../../domain/interchange/import/package-upload.ts';
import type { Endpoint } from './endpoint.ts';
import { quizDetail, quizListItem, quizSource } from './entities/quiz.ts';
import { editedQuiz, mostQuizBytes, newQuiz } from './entities/quiz-payload.ts';
import { instantProperty, listRequest, numberProperty, textProperty } from './list-request.ts';
import { oneFile } from './one-file.ts';
import { listResponse } from './paging.ts';
import { byId, nothing, rowId } from './scalars.ts';

const area = 'quiz templates';

export const listTemplates = {
  method: 'POST',
  path: '/api/admin/quiz/template_list',
  area,
  ids: ['API-038', 'QLST-01', 'QLST-02'],
  summary: 'Lists quiz templates.',
  access: 'quiz.template.read',
  request: 'json',
  answers: 'json',
  body: listRequest({
    properties: {
      id: numberProperty('equals'),
      title: textProperty('contains', 'equals'),
      article_id: numberProperty('equals', 'is_null', 'is_not_null'),
      created_at: instantProperty('after', 'before'),
    },
    sort: ['id', 'title', 'created_at', 'count_of_questions'],
  }),
  response: listResponse(quizListItem),
} as const satisfies Endpoint;

export const getTemplate = {
  method: 'GET',
  path: '/api/admin/quiz/template/{id}',
  area,
  ids: ['API-039'],
  summary: 'Loads a quiz template with its activities. ETag is its version.',
  access: 'quiz.template.read',
  request: 'none',
  answers: 'json',
  params: byId,
  response: quizDetail,
  errors: [404],
} as const satisfies Endpoint;

export const createTemplate = {
  method: 'POST',
  path: '/api/admin/quiz/template/create',
  area,
  ids: ['API-042', 'API-082', 'API-083', 'API-084', 'API-085'],
  summary: 'Creates a quiz template. An Idempotency-Key makes a repetition harmless.',
  access: 'quiz.template.write',
  request: 'json',
  answers: 'json',
  body: newQuiz,
  mostBytes: mostQuizBytes,
  response: quizDetail,
  errors: [409, 422],
} as const satisfies Endpoint;

export const updateTemplate = {
  method: 'PATCH',
  path: '/api/admin/quiz/template/{id}',
  area,
  ids: ['API-041', 'API-082', 'API-083', 'API-084'],
  summary:
    'Replaces a quiz template. With If-Match a version that is no longer current is 412, its ETag the current one; 409 while it is processed.',
  access: 'quiz.template.write',
  request: 'json',
  answers: 'json',
  params: byId,
  body: editedQuiz,
  mostBytes: mostQuizBytes,
  response: quizDetail,
  errors: [404, 409, 412],
} as const satisfies Endpoint;

export const deleteTemplate = {
  method: 'DELETE',
  path: '/api/admin/quiz/template/{id}',
  area,
  ids: ['API-040'],
  summary: 'Deletes a quiz template.',
  access: 'quiz.template.write',
  request: 'none',
  answers: 'json',
  params: byId,
  response: nothing,
  errors: [404, 412],
} as const satisfies Endpoint;

const preview = z.object({
  kind: z.enum(['question', 'video']),
  isMultiple: z.boolean(),
  text: z.string(),
  options: z.readonly(z.array(z.object({ text: z.string(), isRight: z.boolean() }))),
});

/** What became of an item of a package; `preview`, in a dry run, is what was read of it in plain words. */
const importEntry = z.object({
  file: z.string(),
  identifier: z.string(),
  title: z.string(),
  outcome: z.enum(['imported', 'partial', 'skipped']),
  reason: z.string(),
  preview: z.exactOptional(preview),
});

const listOfKeys = z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(20_000));

/** Items not to import as a JSON list of `file#identifier`. */
const leaveOut = z.pipe(
  z.string(),
  z.transform((json, context): readonly string[] => {
    try {
      return listOfKeys.parse(JSON.parse(json));
    } catch {
      context.issues.push({
        code: 'custom',
        message: 'A JSON list of keys, each `file#identifier`.',
        input: json,
      });
      return z.NEVER;
    }
  }),
);

/** With `dryRun=1` nothing is stored and quizzes have no id. Quizzes are made of all items that are neither skipped nor left out, or of none at all. */
export const importTemplates = {
  method: 'POST',
  path: '/api/admin/quiz/template/from_package/qti',
  area,
  ids: ['API-043', 'QLST-07', 'QIO-01'],
  summary:
    'Makes templates of the assessments in a QTI package or cartridge (one .zip file); the report tells what became of each item. `dryRun=1` only tells.',
  access: 'quiz.template.import',
  request: 'multipart',
  answers: 'json',
  query: z.strictObject({ dryRun: z.optional(z.enum(['0', '1'], { error: 'dryRun is 0 or 1.' })) }),
  body: z.extend(oneFile(mostPackageMegabytes), { leave_out: z.optional(leaveOut) }),
  response: z.object({
    quizzes: z.array(
      z.object({
        id: z.exactOptional(rowId),
        title: z.string(),
        countOfQuestions: z.int().check(z.minimum(0)),
      }),
    ),
    report: z.readonly(z.array(importEntry)),
  }),
  errors: [413],
} as const satisfies Endpoint;

export const quizFromArticle = {
  method: 'GET',
  path: '/api/admin/quiz/from_article/{id}',
  area,
  ids: ['API-045'],
  summary:
    "What a quiz about an article begins with: the article's video and the questions of its template.",
  access: 'articles.read',
  request: 'none',
  answers: 'json',
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
    "What a playlist brings into a quiz: an activity a label, each article's video followed by the questions of its template.",
  access: 'playlists.read',
  request: 'none',
  answers: 'json',
  params: byId,
  response: quizSource,
  errors: [404],
} as const satisfies Endpoint;
