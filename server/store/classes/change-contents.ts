import { and, inArray, sql, type SQL } from 'drizzle-orm';

import { canDoInClass } from '../../../src/domain/classes/class-access.ts';
import { maxContents } from '../../../src/domain/classes/class-limits.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { createClassQuizScope } from '../scopes/quiz-scope.ts';
import { isReadable } from '../scopes/playlist-scope.ts';
import { playlists } from '../schema/playlists.ts';
import { quizzes } from '../schema/quizzes.ts';
import { recordClassActivity } from './class-activity.ts';
import { getRestoreLimit } from '../restore-limit.ts';
import { lockClass, lockClasses, unknownClass } from '../scopes/class-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/** What can be added to a class. */
export type ContentKind = 'quiz' | 'playlist';

const contents = {
  quiz: {
    ofClass: sql.raw('class_quizzes'),
    contentId: sql.raw('quiz_id'),
    all: quizzes,
    createScope: (caller: ScopedCaller): SQL => createClassQuizScope(caller).canRead,
    tooMany: 'tooManyQuizzes',
    added: 'quizzesAdded',
    removed: 'quizRemoved',
    restored: 'quizRestored',
    reordered: 'quizzesReordered',
  },
  playlist: {
    ofClass: sql.raw('class_playlists'),
    contentId: sql.raw('playlist_id'),
    all: playlists,
    createScope: isReadable,
    tooMany: 'tooManyPlaylists',
    added: 'playlistsAdded',
    removed: 'playlistRemoved',
    restored: 'playlistRestored',
    reordered: 'playlistsReordered',
  },
} as const;

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];
const toArray = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::int[]`;

/** Returns the titles of these contents by id; null when `caller` may not add one of them. */
async function findTitles(
  db: Database,
  caller: ScopedCaller,
  kind: ContentKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string> | null> {
  const { all, createScope } = contents[kind];
  const rows = await db
    .select({ id: all.id, title: all.title })
    .from(all)
    .where(and(inArray(all.id, [...ids]), createScope(caller)));
  return rows.length === ids.length ? new Map(rows.map(({ id, title }) => [id, title])) : null;
}

interface Placed {
  readonly contentIds: ReadonlySet<number>;
  readonly lastIndex: number;
}

/** Returns what each class has, and its last place. */
async function findPlaced(
  db: Database,
  kind: ContentKind,
  classIds: readonly number[],
): Promise<ReadonlyMap<number, Placed>> {
  const { ofClass, contentId } = contents[kind];
  const { rows } = await db.execute<{ class_id: number; ids: number[]; last: number }>(sql`
    select class_id, coalesce(array_agg(${contentId}) filter (where removed_at is null), '{}') as ids,
      max(sort_index) as last
    from ${ofClass} where class_id = any(${toArray(classIds)}) group by class_id`);
  return new Map(
    rows.map(({ class_id, ids, last }) => [
      class_id,
      { contentIds: new Set(ids), lastIndex: last },
    ]),
  );
}

interface Addition {
  readonly classId: number;
  readonly contentId: number;
  readonly sortIndex: number;
}

const insertAdditions = (
  db: Database,
  kind: ContentKind,
  additions: readonly Addition[],
  by: number,
  at: Date,
) => {
  const { ofClass, contentId } = contents[kind];
  return db.execute(sql`
    insert into ${ofClass} (class_id, ${contentId}, sort_index, added_by, added_at)
    select *, ${by}::int, ${at.toISOString()}::timestamptz from unnest(
      ${toArray(additions.map((each) => each.classId))},
      ${toArray(additions.map((each) => each.contentId))},
      ${toArray(additions.map((each) => each.sortIndex))})
    on conflict (class_id, ${contentId}) do update set sort_index = excluded.sort_index,
      added_by = excluded.added_by, added_at = excluded.added_at, removed_at = null`);
};

interface AddedContents {
  readonly added: number;
  readonly skipped: number;
  /** The classes that got something, and its titles. */
  readonly changed: readonly { readonly classId: number; readonly names: readonly string[] }[];
}

/**
 * Adds each of the contents to each of the classes, at the end; those that a class has are skipped.
 * Returns how many were added and skipped and what each class got, `notFound` when the caller cannot reach one of the
 * classes or may not add one of the contents, `refused` when a class would have too many. Runs
 * inside a transaction, as all of these do.
 */
export async function addContents(
  db: Database,
  caller: ScopedCaller,
  kind: ContentKind,
  ids: { readonly contentIds: readonly number[]; readonly classIds: readonly number[] },
  now: Date,
): Promise<Outcome<AddedContents>> {
  const contentIds = unique(ids.contentIds);
  const classIds = unique(ids.classIds);
  if (!(await lockClasses(db, caller, classIds))) return unknownClass;
  const titles = await findTitles(db, caller, kind, contentIds);
  if (titles === null) return failed({ kind: 'notFound' });
  const placed = await findPlaced(db, kind, classIds);
  const additions = classIds.map((classId) => {
    const { contentIds: there = new Set<number>(), lastIndex = -1 } = placed.get(classId) ?? {};
    const missing = contentIds.filter((id) => !there.has(id));
    return { classId, missing, lastIndex, total: there.size + missing.length };
  });
  if (additions.some(({ total }) => total > maxContents))
    return failed({
      kind: 'refused',
      message: { key: `classErrors.${contents[kind].tooMany}`, values: { max: maxContents } },
    });
  const rows = additions.flatMap(({ classId, missing, lastIndex }) =>
    missing.map((contentId, index) => ({ classId, contentId, sortIndex: lastIndex + 1 + index })),
  );
  if (rows.length > 0) await insertAdditions(db, kind, rows, caller.userId, now);
  const changed = additions
    .filter(({ missing }) => missing.length > 0)
    .map(({ classId, missing }) => ({
      classId,
      names: missing.map((id) => titles.get(id) ?? ''),
    }));
  await recordClassActivity(
    db,
    { kind: contents[kind].added, by: caller.userId, at: now },
    ...changed,
  );
  return succeeded({
    added: rows.length,
    skipped: contentIds.length * classIds.length - rows.length,
    changed,
  });
}

/**
 * Removes a quiz or playlist from a class, or puts it back in its place. Returns `notFound` when the
 * class does not have it, or it was removed too long ago, and `denied` to a colleague who did not
 * add it.
 */
export async function setContentRemoved(
  db: Database,
  caller: ScopedCaller,
  kind: ContentKind,
  { classId, contentId }: { readonly classId: number; readonly contentId: number },
  isRemoved: boolean,
  now: Date,
): Promise<Outcome<null>> {
  const locked = await lockClass(db, caller, classId, 'changeContent');
  if (!locked.ok) return locked;
  const { ofClass, contentId: idColumn, all, removed, restored } = contents[kind];
  const isThis = sql`c.class_id = ${classId} and c.${idColumn} = ${contentId}`;
  const { rows } = await db.execute<{ added_by: number | null; title: string; place: string }>(sql`
    select c.added_by, t.title, case when c.removed_at is null then 'there'
      when c.removed_at >= ${getRestoreLimit(now).toISOString()}::timestamptz then 'removed'
      else 'gone' end as place
    from ${ofClass} c join ${all} t on t.id = c.${idColumn} where ${isThis}`);
  const [row] = rows;
  if (row === undefined || row.place === 'gone' || (isRemoved && row.place === 'removed'))
    return failed({ kind: 'notFound' });
  if (!canDoInClass(locked.value.access, 'changeContent', row.added_by === caller.userId))
    return failed({ kind: 'denied', message: { key: 'classErrors.notYourAddition' } });
  if (!isRemoved && row.place === 'there') return succeeded(null);
  await db.execute(sql`
    update ${ofClass} c set removed_at = ${isRemoved ? now.toISOString() : null}::timestamptz
    where ${isThis}`);
  await recordClassActivity(
    db,
    { kind: isRemoved ? removed : restored, by: caller.userId, at: now },
    { classId, names: [row.title] },
  );
  return succeeded(null);
}

/**
 * Puts the quizzes or playlists of a class in the order of `ids`; those not among them follow in
 * their order, and ids that the class does not have are ignored.
 */
export async function orderContents(
  db: Database,
  caller: ScopedCaller,
  kind: ContentKind,
  classId: number,
  ids: readonly number[],
  now: Date,
): Promise<Outcome<null>> {
  const locked = await lockClass(db, caller, classId, 'reorder');
  if (!locked.ok) return locked;
  const { ofClass, contentId, reordered } = contents[kind];
  await db.execute(sql`
    update ${ofClass} c set sort_index = o.place from (
      select x.${contentId} as id, row_number() over (
        order by array_position(${toArray(unique(ids))}, x.${contentId}) nulls last,
          x.sort_index, x.${contentId}) - 1 as place
      from ${ofClass} x where x.class_id = ${classId}
    ) o where c.class_id = ${classId} and c.${contentId} = o.id`);
  await recordClassActivity(
    db,
    { kind: reordered, by: caller.userId, at: now },
    { classId, names: [] },
  );
  return succeeded(null);
}
