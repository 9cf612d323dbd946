import { pgEnum } from 'drizzle-orm/pg-core';

/** The kinds of article (ENT-13); `{product}_core` is stored as `core`. */
export const articleType = pgEnum('article_type', [
  'journal',
  'encyclopedia_of_experiments',
  'core',
  'science_education',
  'lab_manual',
  'lab_manual_prep',
  'lab_manual_procedure',
]);

/** One kind of article, as it is stored. */
export type StoredArticleType = (typeof articleType.enumValues)[number];
