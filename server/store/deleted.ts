import { sql, type SQL } from 'drizzle-orm';

import type { DeletedEntry } from '../../src/api/contract/deleted.ts';
import { reachesEveryClass } from '../../src/domain/classes/class-access.ts';
import { listRestorableKinds, type DeletedKind } from '../../src/domain/deleted-kinds.ts';
import type { QuizKind } from '../../src/domain/quiz/draft/quiz-kind.ts';
import type { TranslationLanguage } from '../../src/domain/translations/translation.ts';
import type { Database } from './database.ts';
import { containsText, createListPage, toWindow } from './list-query.ts';
import { getRestoreLimit, restorableMs } from './restore-limit.ts';
import { classActivity, classDocuments, classes } from './schema/classes.ts';
import { playlists } from './schema/playlists.ts';
import { quizzes } from './schema/quizzes.ts';
import { translationUndos } from './schema/translations.ts';
import { createClassScope } from './scopes/class-scope.ts';
import { isWritable } from './scopes/playlist-scope.ts';
import { createWritableCondition } from './scopes/quiz-scope.ts';
import type { ScopedCaller } from './scopes/scoped-caller.ts';

/** Which of the deleted things to list. */
interface DeletedFilter {
  readonly kind?: DeletedKind | undefined;
  /** A part of the title. */
  readonly search?: string | undefined;
}

type Row = {
  readonly kind: DeletedKind;
  readonly id: number;
  readonly title: string;
  readonly at: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly quiz_kind: QuizKind | null;
  readonly class_id: number | null;
  readonly class_title: string | null;
  readonly language: TranslationLanguage | null;
};

/** Who deleted a class or a document at `deletedAt`, by the activity of the class. */
const findInActivity = (classId: SQL, kind: string, name: SQL, deletedAt: SQL): SQL =>
  sql`(select a.user_id from ${classActivity} a
    where a.class_id = ${classId} and a.kind = ${kind} and a.names ->> 0 = ${name}
      and a.at >= ${deletedAt}
    order by a.id limit 1)`;

/**
 * Returns a query for each kind of what was deleted after `limit` and `caller` can restore. Each
 * selects kind, id, title, at, who, quiz_kind, class_id, class_title and language.
 */
const createQueries = (caller: ScopedCaller, limit: SQL): Readonly<Record<DeletedKind, SQL>> => {
  const isOwnClass = reachesEveryClass(caller.role)
    ? sql`true`
    : sql`${classes.ownerId} = ${caller.userId}`;
  const isRecent = sql`${translationUndos}.changed_at >= ${limit}`;
  return {
    quiz: sql`select 'quiz', ${quizzes.id}, ${quizzes.title}, ${quizzes.deletedAt},
        ${quizzes.deletedById}, ${quizzes.kind}::text, null::int, null::text, null::text
      from ${quizzes}
      where ${quizzes.deletedAt} >= ${limit} and ${createWritableCondition(caller)}`,
    playlist: sql`select 'playlist', ${playlists.id}, ${playlists.title}, ${playlists.deletedAt},
        ${playlists.deletedById}, null, null, null, null
      from ${playlists}
      where ${playlists.deletedAt} >= ${limit} and ${isWritable(caller)}`,
    class: sql`select 'class', ${classes.id}, ${classes.title}, ${classes.deletedAt},
        ${findInActivity(sql`${classes.id}`, 'deleted', sql`${classes.title}`, sql`${classes.deletedAt}`)},
        null, null, null, null
      from ${classes}
      where ${classes.deletedAt} >= ${limit} and ${isOwnClass}`,
    document: sql`select 'document', ${classDocuments.id}, ${classDocuments.fileName},
        ${classDocuments.deletedAt},
        ${findInActivity(sql`${classes.id}`, 'documentDeleted', sql`${classDocuments.fileName}`, sql`${classDocuments.deletedAt}`)},
        null, ${classes.id}, ${classes.title}, null
      from ${classDocuments} join ${classes} on ${classes.id} = ${classDocuments.classId}
      where ${classDocuments.deletedAt} >= ${limit} and ${createClassScope(caller)}
        and (${isOwnClass} or ${classDocuments.uploadedBy} = ${caller.userId})`,
    translation: sql`select 'translation', ${translationUndos.id}, changes -> 0 ->> 'key', changed_at,
        null::int, null, null, null, changes -> 0 ->> 'language'
      from ${translationUndos}
      where ${isRecent} and deleted_group is null and jsonb_array_length(changes) = 1
        and changes -> 0 ->> 'after' is null`,
    translationGroup: sql`select 'translationGroup', ${translationUndos.id},
        deleted_group ->> 'title', changed_at, null::int, null, null, null, null
      from ${translationUndos} where ${isRecent} and deleted_group is not null`,
  };
};

const toEntry = (row: Row): DeletedEntry => {
  const at = new Date(row.at);
  return {
    kind: row.kind,
    id: row.id,
    title: row.title,
    deletedAt: at.toISOString(),
    restorableUntil: new Date(at.getTime() + restorableMs).toISOString(),
    deletedBy:
      row.email === null
        ? null
        : { firstName: row.first_name ?? '', lastName: row.last_name ?? '', email: row.email },
    quizKind: row.quiz_kind,
    class: row.class_id === null ? null : { id: row.class_id, title: row.class_title ?? '' },
    language: row.language,
  };
};

/** Returns a page of what was deleted in the last 24 hours and `caller` can restore. */
export async function listDeleted(
  db: Database,
  caller: ScopedCaller,
  { kind, search = '' }: DeletedFilter,
  { page, itemsOnPage, now }: { page: number; itemsOnPage: number; now: Date },
) {
  const queries = createQueries(caller, sql`${getRestoreLimit(now).toISOString()}::timestamptz`);
  const kinds = listRestorableKinds(caller.role).filter(
    (each) => kind === undefined || each === kind,
  );
  if (kinds.length === 0) return createListPage<DeletedEntry>([], page, itemsOnPage, 0);
  const found = sql`(${sql.join(
    kinds.map((each) => queries[each]),
    sql` union all `,
  )}) d (kind, id, title, at, by, quiz_kind, class_id, class_title, language)`;
  const isFound = search === '' ? sql`true` : containsText(sql`d.title`, search);
  const { limit, offset } = toWindow(page, itemsOnPage);
  const { rows: counts } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${found} where ${isFound}`,
  );
  const { rows } = await db.execute<Row>(sql`
    select d.*, u.first_name, u.last_name, u.email
    from ${found} left join users u on u.id = d.by
    where ${isFound} order by d.at desc, d.kind, d.id desc limit ${limit} offset ${offset}`);
  return createListPage(rows.map(toEntry), page, itemsOnPage, counts[0]?.total ?? 0);
}
