import * as z from 'zod/mini';

import { logoLimits, videoLimits } from '../../domain/sponsors/sponsor-files.ts';
import { maxNameCharacters } from '../../domain/sponsors/company-name.ts';
import type { Endpoint } from './endpoint.ts';
import { articleType } from './entities/article.ts';
import { instantProperty, listRequest, numberProperty, textProperty } from './list-request.ts';
import { oneFile } from './one-file.ts';
import { listResponse } from './paging.ts';
import { asKey, byId, instant, nothing, requiredText, rowId, rowIds } from './scalars.ts';

const area = 'sponsors';

const sponsorFields = {
  id: rowId,
  companyName: z.string(),
  companyUrl: z.string(),
  logoUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  countOfArticles: z.int().check(z.minimum(0)),
};

const sponsorListItem = z.object(sponsorFields);
/** A row of the sponsor list (ENT-20). */
export type SponsorListItem = z.output<typeof sponsorListItem>;

const sponsor = z
  .object({
    ...sponsorFields,
    articleList: z.array(
      z.object({ id: rowId, title: z.string(), createdAt: instant, isActive: z.boolean() }),
    ),
  })
  .check(z.meta({ id: 'Sponsor' }));
/** A sponsor with its articles (ENT-20). `companyName` may contain HTML (SPON-43). */
export type Sponsor = z.output<typeof sponsor>;

const candidate = z.pipe(
  z.object({
    id: rowId,
    article_type: articleType,
    domain: z.object({ id: rowId, title: z.string() }),
    sponsor_data: z.nullable(z.object({ id: rowId, companyName: z.string() })),
  }),
  z.transform(({ article_type, sponsor_data, domain, id }) => ({
    id,
    articleId: domain.id,
    title: domain.title,
    articleType: article_type,
    sponsor: sponsor_data,
  })),
);
/**
 * An article that can be assigned, with its current sponsor (ENT-21). `domain` is the article
 * itself, because the printed search by article id uses `domain_id`.
 */
export type SponsorCandidate = z.output<typeof candidate>;

const written = z.strictObject({
  companyName: requiredText(maxNameCharacters),
  companyUrl: z.pipe(
    requiredText(2000),
    z.url({ protocol: /^https?$/, error: asKey('sponsors.urlNotValid') }),
  ),
});

export const listSponsors = {
  method: 'POST',
  path: '/api/admin/sponsor/list',
  area,
  ids: ['API-106', 'SPON-01', 'SPON-02', 'LST-06'],
  summary: 'Lists sponsors.',
  access: 'sponsors.read',
  request: 'json',
  returns: 'json',
  reads: true,
  body: listRequest({
    properties: {
      id: numberProperty('equals'),
      company_name: textProperty('contains', 'equals'),
      created_at: instantProperty('after'),
    },
    sort: ['id', 'company_name', 'count_of_articles'],
  }),
  response: listResponse(sponsorListItem),
} as const satisfies Endpoint;

export const getSponsor = {
  method: 'GET',
  path: '/api/admin/sponsor/{id}',
  area,
  ids: ['API-107'],
  summary: 'Loads a sponsor.',
  access: 'sponsors.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: sponsor,
  errors: [404],
} as const satisfies Endpoint;

export const createSponsor = {
  method: 'POST',
  path: '/api/admin/sponsor',
  area,
  ids: ['API-108', 'SPON-31', 'SPON-32', 'SPON-33'],
  summary: 'Creates a sponsor.',
  access: 'sponsors.write',
  request: 'json',
  returns: 'json',
  body: written,
  response: sponsor,
} as const satisfies Endpoint;

export const updateSponsor = {
  method: 'PATCH',
  path: '/api/admin/sponsor/{id}',
  area,
  ids: ['API-109', 'SPON-31', 'SPON-32', 'SPON-33'],
  summary:
    'Updates the name and address of a sponsor; ETag is their version. Files and articles ' +
    'have calls of their own, which do not change that version.',
  access: 'sponsors.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: written,
  response: sponsor,
  errors: [404, 412],
} as const satisfies Endpoint;

export const deleteSponsor = {
  method: 'DELETE',
  path: '/api/admin/sponsor/{id}',
  area,
  ids: ['API-110'],
  summary: 'Deletes a sponsor.',
  access: 'sponsors.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: nothing,
  errors: [404, 412],
} as const satisfies Endpoint;

export const uploadSponsorVideo = {
  method: 'POST',
  path: '/api/admin/sponsor/{id}/add_file/video',
  area,
  ids: ['API-111', 'SPON-36', 'SPON-37', 'LIM-26'],
  summary: "Replaces a sponsor's preroll video: mp4 of at most 2 MB.",
  access: 'sponsors.write',
  request: 'multipart',
  returns: 'json',
  params: byId,
  body: oneFile(videoLimits.megabytes),
  response: sponsor,
  errors: [404, 413],
} as const satisfies Endpoint;

export const uploadSponsorLogo = {
  method: 'POST',
  path: '/api/admin/sponsor/{id}/add_file/logo',
  area,
  ids: ['API-112', 'SPON-38', 'SPON-39', 'LIM-27'],
  summary: "Replaces a sponsor's logo: PNG of at most 1 MB.",
  access: 'sponsors.write',
  request: 'multipart',
  returns: 'json',
  params: byId,
  body: oneFile(logoLimits.megabytes),
  response: sponsor,
  errors: [404, 413],
} as const satisfies Endpoint;

const assigned = z.pipe(
  z.object({ error: z.nullish(z.record(z.string(), z.string())) }),
  z.transform(({ error }) => ({ refusal: Object.values(error ?? {})[0] ?? null })),
);

export const addArticlesToSponsor = {
  method: 'POST',
  path: '/api/admin/sponsor/{id}/article/add',
  area,
  ids: ['API-113', 'SPON-44', 'SPON-51'],
  summary:
    'Assigns articles to a sponsor. `error` contains a message for each article id that could ' +
    'not be assigned; the console shows the first.',
  access: 'sponsors.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: z.strictObject({ articles: rowIds(200) }),
  response: assigned,
  errors: [404],
} as const satisfies Endpoint;

export const removeArticlesFromSponsor = {
  method: 'POST',
  path: '/api/admin/sponsor/{id}/article/remove',
  area,
  ids: ['API-114', 'SPON-50'],
  summary: 'Removes articles from a sponsor.',
  access: 'sponsors.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: z.strictObject({ articles: rowIds(200) }),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

/**
 * The values of the filter `withSponsor`: only articles that have a sponsor, or all that can be
 * assigned.
 */
export const withSponsor = { sponsored: 1, all: 2 } as const;

export const listSponsorArticles = {
  method: 'POST',
  path: '/api/admin/sponsor/article_list',
  area,
  ids: ['API-115', 'SPON-23', 'SPON-24', 'SPON-28'],
  summary:
    'Lists the articles that can be assigned. withSponsor 1 selects those that have a sponsor, 2 all.',
  access: 'sponsors.read',
  request: 'json',
  returns: 'json',
  reads: true,
  body: z.extend(
    listRequest({
      properties: { domain_id: numberProperty('equals'), title: textProperty('contains') },
      sort: ['id', 'title', 'article_type'],
    }),
    {
      withSponsor: z.pipe(
        z._default(z.literal([1, 2], { error: 'withSponsor is 1 or 2.' }), 2),
        z.transform((number) => number === withSponsor.sponsored),
      ),
    },
  ),
  response: listResponse(candidate),
} as const satisfies Endpoint;
