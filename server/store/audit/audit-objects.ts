import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { deletedKinds } from '../../../src/domain/deleted-kinds.ts';
import type { AuditObject } from '../../../src/api/contract/audit.ts';
import { getNameText } from '../../../src/domain/sponsors/company-name.ts';
import { auditObjectKinds, type AuditObjectKind } from '../../../src/domain/users/audit-entry.ts';
import type { Database } from '../database.ts';
import { getRestoreLimit } from '../restore-limit.ts';
import { users, type AuditDetails } from '../schema/auth.ts';
import { classDocuments, classes } from '../schema/classes.ts';
import { collections } from '../schema/collections.ts';
import { playlists } from '../schema/playlists.ts';
import { quizzes } from '../schema/quizzes.ts';
import { sponsors } from '../schema/sponsors.ts';
import { translationGroups, translations, translationUndos } from '../schema/translations.ts';

/** Something that has a title: an object of the audit log, or what was added to one. */
export type TitledKind = Exclude<AuditObjectKind, 'banner' | 'flag'> | 'document' | 'user';

const titles: Readonly<
  Record<TitledKind, { readonly table: PgTable; readonly id: PgColumn; readonly title: PgColumn }>
> = {
  quiz: { table: quizzes, id: quizzes.id, title: quizzes.title },
  class: { table: classes, id: classes.id, title: classes.title },
  playlist: { table: playlists, id: playlists.id, title: playlists.title },
  collection: { table: collections, id: collections.id, title: collections.title },
  sponsor: { table: sponsors, id: sponsors.id, title: sponsors.companyName },
  translation: { table: translations, id: translations.id, title: translations.key },
  translationGroup: {
    table: translationGroups,
    id: translationGroups.id,
    title: translationGroups.title,
  },
  document: { table: classDocuments, id: classDocuments.id, title: classDocuments.fileName },
  user: { table: users, id: users.id, title: users.email },
};

/** Returns the titles of rows, deleted ones too, in the order of `ids`; none of unknown ids. */
export async function readTitles(
  db: Database,
  kind: TitledKind,
  ids: readonly number[],
): Promise<string[]> {
  const { table, id, title } = titles[kind];
  const rows = await db
    .select({ id: sql<number>`${id}`, title: sql<string>`${title}` })
    .from(table)
    .where(inArray(id, [...ids]));
  const found = ids.flatMap((each) => rows.find((row) => row.id === each)?.title ?? []);
  return kind === 'sponsor' ? found.map(getNameText) : found;
}

/** What an entry of the log has about its object. */
interface StoredObject {
  readonly action: string;
  readonly target: string;
  readonly at: Date;
  readonly objectKind: AuditObjectKind | null;
  readonly objectId: number | null;
  readonly details: AuditDetails | null;
}

type Found = {
  readonly kind: AuditObjectKind;
  readonly id: number;
  readonly list: AuditObject['quizList'];
};

/** Returns a query for each kind of the rows that are there: their kind, id, and list of a quiz. */
const createQueries = (userId: number): Partial<Record<AuditObjectKind, SQL>> => ({
  quiz: sql`select 'quiz', ${quizzes.id}, case when ${quizzes.kind} <> 'user'
      then ${quizzes.kind}::text when ${quizzes.ownerId} = ${userId} then 'user'
      else 'customer' end from ${quizzes} where ${quizzes.deletedAt} is null and ${quizzes.id}`,
  class: sql`select 'class', ${classes.id}, null from ${classes}
    where ${classes.deletedAt} is null and ${classes.id}`,
  playlist: sql`select 'playlist', ${playlists.id}, null from ${playlists}
    where ${playlists.deletedAt} is null and ${playlists.id}`,
  collection: sql`select 'collection', ${collections.id}, null from ${collections}
    where ${collections.id}`,
  sponsor: sql`select 'sponsor', ${sponsors.id}, null from ${sponsors} where ${sponsors.id}`,
  translationGroup: sql`select 'translationGroup', ${translationGroups.id}, null
    from ${translationGroups} where ${translationGroups.id}`,
});

/** Names the value of a key in a language. */
const nameValue = (language: string, key: string): string => `${language} ${key}`;

/**
 * Returns which of these keys have a translation, and which of their values were deleted and can be
 * restored: they come back with other ids.
 */
async function findKeys(db: Database, keys: readonly string[], limit: Date) {
  const { rows } =
    keys.length === 0
      ? { rows: [] }
      : await db.execute<{ readonly key: string; readonly deleted: string | null }>(sql`
          select ${translations.key} as key, null as deleted from ${translations}
          where ${translations.key} in ${keys}
          union select changes -> 0 ->> 'key', changes -> 0 ->> 'language' from ${translationUndos}
          where changed_at >= ${limit.toISOString()}::timestamptz and deleted_group is null
            and jsonb_array_length(changes) = 1 and changes -> 0 ->> 'after' is null
            and changes -> 0 ->> 'key' in ${keys}`);
  return {
    there: new Set(rows.flatMap(({ key, deleted }) => (deleted === null ? key : []))),
    restorable: new Set(
      rows.flatMap(({ key, deleted }) => (deleted === null ? [] : nameValue(deleted, key))),
    ),
  };
}

/**
 * Returns a function that tells whether the object of an entry is still there, and where `userId`,
 * a super admin, finds a quiz.
 */
export async function findObjects(
  db: Database,
  { userId, now }: { readonly userId: number; readonly now: Date },
  entries: readonly StoredObject[],
): Promise<(entry: StoredObject) => AuditObject | null> {
  const queries = createQueries(userId);
  const parts = auditObjectKinds.flatMap((kind) => {
    const query = queries[kind];
    const ids = new Set(
      entries.flatMap(({ objectKind, objectId }) => (objectKind === kind ? (objectId ?? []) : [])),
    );
    return query === undefined || ids.size === 0 ? [] : [sql`(${query} in ${[...ids]})`];
  });
  const { rows } =
    parts.length === 0
      ? { rows: [] }
      : await db.execute<Found>(
          sql`select * from (${sql.join(parts, sql` union all `)}) o (kind, id, list)`,
        );
  const limit = getRestoreLimit(now);
  const isTranslation = ({ objectKind }: StoredObject): boolean => objectKind === 'translation';
  const keys = await findKeys(
    db,
    [...new Set(entries.filter(isTranslation).map(({ target }) => target))],
    limit,
  );
  return ({ action, target, at, objectKind, objectId, details }) => {
    if (objectKind === null) return null;
    const found = rows.find(({ kind, id }) => kind === objectKind && id === objectId);
    const isThere =
      objectKind === 'translation'
        ? keys.there.has(target)
        : found !== undefined || queries[objectKind] === undefined;
    const wasDeleted = action === 'deleted' && at >= limit;
    return {
      kind: objectKind,
      id: objectId,
      quizList: found?.list ?? null,
      isThere,
      isRestorable:
        wasDeleted &&
        (objectKind === 'translation'
          ? keys.restorable.has(nameValue([details?.['names']].flat()[0] ?? '', target))
          : !isThere && deletedKinds.some((kind) => kind === objectKind)),
    };
  };
}
