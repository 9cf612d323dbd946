import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { articles, articleSubtitles, articleVideos } from '../schema/articles.ts';
import { banners } from '../schema/banners.ts';
import { classDocuments } from '../schema/classes.ts';
import { files } from '../schema/files.ts';
import { items } from '../schema/quizzes.ts';
import { rebuildBackups } from '../schema/rebuilds.ts';
import { assignments } from '../schema/sharing.ts';
import { sponsors } from '../schema/sponsors.ts';
import { translations, translationUndos } from '../schema/translations.ts';

/** The columns with the name of a stored file. */
export const fileNameColumns: readonly PgColumn[] = [
  sponsors.logoFile,
  sponsors.videoFile,
  classDocuments.file,
];

/** The columns whose text or JSON may contain addresses of stored files. */
export const fileAddressColumns: readonly PgColumn[] = [
  articles.abstract,
  articles.headerImage,
  articles.shortImage,
  articles.largeImage,
  articleVideos.cdnFile,
  articleVideos.thumbnails,
  articleSubtitles.file,
  banners.message,
  items.title,
  items.image,
  items.textOptions,
  rebuildBackups.items,
  assignments.questions,
  sponsors.companyName,
  sponsors.companyUrl,
  translations.value,
  translationUndos.changes,
];

/** Matches files that no column names. */
export const isUnused = sql.join(
  fileNameColumns.map(
    (column) => sql`not exists (select 1 from ${column.table} where ${column} = ${files}.name)`,
  ),
  sql` and `,
);
