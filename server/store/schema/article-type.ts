import { pgEnum } from 'drizzle-orm/pg-core';

/** The article types (ENT-13); `{product}_core` is stored as `core`. */
export const articleType = pgEnum('article_type', [
  'journal',
  'encyclopedia_of_experiments',
  'core',
  'science_education',
  'lab_manual',
  'lab_manual_prep',
  'lab_manual_procedure',
]);

/** A stored article type. */
export type StoredArticleType = (typeof articleType.enumValues)[number];
