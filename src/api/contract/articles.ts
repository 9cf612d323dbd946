import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { article, articleCard, articleListItem } from './entities/article.ts';
import { quizTag } from './entities/tag.ts';
import { listRequest, numberProperty, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import { byId, day, instant, pathId, queryNumber, rowId, text } from './scalars.ts';

const area = 'articles';

/**
 * The content types of the library: research (journal and experiments) and education (core, science
 * education, lab manual).
 */
const contentType = z.enum(['research', 'education'], {
  error: "A content type is 'research' or 'education'.",
});
export type ContentType = z.output<typeof contentType>;

export const listArticles = {
  method: 'POST',
  path: '/api/admin/quiz/article_list',
  area,
  ids: ['API-081'],
  summary:
    'Lists the articles that can be chosen for a quiz. With bySection an integer id is the id ' +
    'of a section; with withTemplate only articles that have a quiz template are listed.',
  access: 'articles.read',
  request: 'json',
  returns: 'json',
  reads: true,
  body: z.extend(
    listRequest({
      properties: {
        id: numberProperty('equals'),
        title: textProperty('contains', 'equals'),
        section_id: numberProperty('equals', 'is_null', 'is_not_null'),
      },
      sort: ['id', 'title', 'article_type'],
    }),
    {
      contentType: z.nullish(contentType),
      bySection: z._default(z.boolean(), false),
      withTemplate: z._default(z.boolean(), false),
    },
  ),
  response: listResponse(articleListItem),
} as const satisfies Endpoint;

/** Several values of a query string, separated by commas or repeated. */
const severalOf = <T extends z.ZodMiniType>(value: T, max: number) =>
  z.pipe(
    z.transform((values: string | readonly string[]): readonly unknown[] =>
      [values].flat().flatMap((text) => text.split(',').filter((one) => one !== '')),
    ),
    z.array(value).check(z.maxLength(max, { error: `At most ${String(max)} at once.` })),
  );

export const searchArticles = {
  method: 'GET',
  path: '/api/free/search/',
  area,
  ids: ['API-090', 'LIM-07'],
  summary:
    'Searches published articles, 12 per page. content_type is one type or several separated ' +
    'by commas; subject is one id of tag_list or several, and finds articles with any of them; ' +
    'from and to are publication dates, both included.',
  access: 'public',
  request: 'none',
  returns: 'json',
  query: z.pipe(
    z.strictObject({
      query: z.optional(text(200)),
      content_type: z.optional(severalOf(contentType, 2)),
      subject: z.optional(severalOf(pathId, 100)),
      page: z.optional(queryNumber(1, 1_000_000)),
      from: z.optional(day),
      to: z.optional(day),
    }),
    z.transform(
      ({
        query = '',
        content_type: contentTypes = [],
        subject: subjects = [],
        page = 1,
        from = null,
        to = null,
      }) => ({ query, contentTypes, subjects, page, from, to }),
    ),
  ),
  response: listResponse(articleCard),
} as const satisfies Endpoint;

const language = z
  .string()
  .check(z.regex(/^[a-z]{2}(-[a-z]{2})?$/, { error: 'A language code such as en.' }));

export const getArticle = {
  method: 'GET',
  path: '/api/free/article/{lang}/{id}',
  area,
  ids: ['API-093', 'API-094', 'ENT-10', 'ENT-11', 'ENT-12'],
  summary:
    'Loads an article with its video, in the requested language if there is a translation, else in English.',
  access: 'public',
  request: 'none',
  returns: 'json',
  params: z.strictObject({ lang: language, id: pathId }),
  response: article,
  errors: [404],
} as const satisfies Endpoint;

export const listTags = {
  method: 'GET',
  path: '/api/free/tag_list',
  area,
  ids: ['API-098', 'ENT-19'],
  summary: 'Lists all subjects, ordered by title.',
  access: 'public',
  request: 'none',
  returns: 'json',
  response: z.array(quizTag),
} as const satisfies Endpoint;

const section = z.object({
  id: rowId,
  title: z.string(),
  parentId: z.nullable(rowId),
  countOfArticles: z.int().check(z.minimum(0)),
});
/** A chapter of a textbook or series, with how many articles it holds. */
export type Section = z.output<typeof section>;

const subscription = z.object({
  isTrial: z.boolean(),
  endDate: z.nullable(instant),
  isExpired: z.boolean(),
  sections: z.array(
    z.object({
      id: rowId,
      title: z.string(),
      isTrial: z._default(z.boolean(), false),
      startsAt: z._default(z.nullable(instant), null),
      endsAt: z._default(z.nullable(instant), null),
    }),
  ),
  /** The caller's institution with its plan; `seats` is null without a limit. */
  institution: z._default(
    z.nullable(
      z.object({
        title: z.string(),
        plan: z.enum(['education', 'education-not-unlimited', 'unlimited', 'none']),
        seats: z.nullable(z.int().check(z.positive())),
      }),
    ),
    null,
  ),
});
/**
 * The sections the caller's subscription covers and its end date (PD-29). `endDate` null
 * means no end.
 */
export type SectionSubscription = z.output<typeof subscription>;

export const getSectionSubscription = {
  method: 'GET',
  path: '/api/section_subscription',
  area,
  ids: ['API-095'],
  summary: "Returns the caller's trial or subscription: its end and the sections it covers.",
  access: 'session',
  request: 'none',
  returns: 'json',
  response: subscription,
} as const satisfies Endpoint;

export const listSections = {
  method: 'GET',
  path: '/api/free/section/list/{id}',
  area,
  ids: ['API-096'],
  summary: 'Lists the sections of a collection (domain). Clients may cache the response.',
  access: 'public',
  request: 'none',
  returns: 'json',
  params: byId,
  response: z.array(section),
  errors: [404],
} as const satisfies Endpoint;

export const listSectionsByPage = {
  method: 'GET',
  path: '/api/admin/section/list/{id}',
  area,
  ids: ['API-097'],
  summary: 'Lists the sections of a collection (domain) in pages.',
  access: 'articles.read',
  request: 'none',
  returns: 'json',
  params: byId,
  query: z.pipe(
    z.strictObject({
      page: z.optional(queryNumber(1, 1_000_000)),
      items_per_page: z.optional(queryNumber(1, 100)),
    }),
    z.transform(({ page = 1, items_per_page = 20 }) => ({ page, itemsPerPage: items_per_page })),
  ),
  response: listResponse(section),
  errors: [404],
} as const satisfies Endpoint;
