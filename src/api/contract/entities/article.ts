import * as z from 'zod/mini';

import { rowId } from '../scalars.ts';
import { quizTag } from './tag.ts';

/**
 * The kind of an article (ENT-13); the core kind carries the product's name, such as
 * `lectern_core`.
 */
export const articleType = z
  .string()
  .check(
    z.regex(
      /^(journal|encyclopedia_of_experiments|[a-z][a-z0-9]*_core|science_education|lab_manual|lab_manual_prep|lab_manual_procedure)$/,
      { error: 'This is not an article type.' },
    ),
  );

/** The address of a picture, or null when there is none. */
const address = z.nullable(z.string());

/** The pictures of an article. */
const articleImages = z.object({
  short: address,
  large: address,
  headerImage: z.optional(address),
});

/** The collection an article belongs to. */
const domain = z.object({ id: rowId, title: z.string(), articleType: z.optional(articleType) });

/** Addresses of subtitle files (WebVTT) by language code. */
const subtitles = z.record(z.string(), z.string());

/**
 * What a video item needs to show its video (ENT-10): pictures, subtitles by language and the
 * sprite of thumbnails.
 */
export const videoData = z.object({
  articleId: rowId,
  title: z.string(),
  images: articleImages,
  subtitles,
  thumbnails: address,
  cdnFile: z.optional(address),
  metaWidth: z.optional(z.nullable(z.int().check(z.positive()))),
  metaHeight: z.optional(z.nullable(z.int().check(z.positive()))),
  articleType: z.optional(articleType),
});
export type VideoData = z.output<typeof videoData>;

/**
 * An article's video as stored (ENT-11): a file on the site's own network (`cdnFile`) or a resource
 * of the former provider.
 */
const articleVideo = z.object({
  cdnFile: address,
  fpResourceId: z.optional(z.nullable(z.string())),
  metaWidth: z.nullable(z.int().check(z.positive())),
  metaHeight: z.nullable(z.int().check(z.positive())),
  subtitles,
  thumbnails: address,
  images: articleImages,
  articleType,
});

/** An article as a quiz or a video item refers to it. */
export const articleReference = z.object({
  id: rowId,
  title: z.string(),
  images: z.optional(z.nullable(articleImages)),
});
export type ArticleReference = z.output<typeof articleReference>;

const articleWire = z.object({
  id: rowId,
  title: z.string(),
  header_image: address,
  images: articleImages,
  authors: z.array(z.object({ name: z.string(), institutionIndexes: z.array(z.int()) })),
  institutions: z.array(z.object({ departmentTitle: z.string(), institutionTitle: z.string() })),
  path: z.array(z.object({ type: z.enum(['subject', 'topic']), id: rowId, title: z.string() })),
  inCollection: z.boolean(),
  article_type: articleType,
  domain,
  publishedAt: z.nullable(z.string()),
  durationSeconds: z.optional(z.nullable(z.int().check(z.positive()))),
  abstract: z.nullable(z.string()),
  tags: z.array(quizTag),
  video: z.nullable(articleVideo),
});

/**
 * An article with all its details (ENT-12) and its video. `durationSeconds` is the length of the
 * video, an addition that a server may omit.
 */
export const article = z.pipe(
  articleWire,
  z.transform(({ header_image, article_type, ...rest }) => ({
    ...rest,
    headerImage: header_image,
    articleType: article_type,
  })),
);
export type Article = z.output<typeof article>;

/** A search result: an article without its text and video. */
export const articleCard = z.pipe(
  z.omit(articleWire, { abstract: true, tags: true, video: true }),
  z.transform(({ header_image, article_type, ...rest }) => ({
    ...rest,
    headerImage: header_image,
    articleType: article_type,
  })),
);
export type ArticleCard = z.output<typeof articleCard>;

/** A row of the article picker. `sectionId` is the textbook section the article belongs to. */
export const articleListItem = z.pipe(
  z.object({
    id: rowId,
    title: z.string(),
    article_type: articleType,
    domain: z.nullable(domain),
    images: z.nullable(articleImages),
    section_id: z.nullable(rowId),
    has_template: z.boolean(),
  }),
  z.transform(({ article_type, section_id, has_template, ...rest }) => ({
    ...rest,
    articleType: article_type,
    sectionId: section_id,
    hasTemplate: has_template,
  })),
);
export type ArticleListItem = z.output<typeof articleListItem>;
