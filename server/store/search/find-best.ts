import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../database.ts';
import { escapePattern } from '../list-query.ts';
import { toSearchKey } from '../schema/columns.ts';

const maxShown = 5;

/** Selects the lower-case text of a list that is searched. */
export const asKey = (key: PgColumn | SQL) => sql<string>`${key}`.as('key');

/** A row that was found, and the place of its list among the searched ones. */
export interface Hit {
  readonly id: number;
  readonly place: number;
}

/** The best hits, best first, and how many there are. */
export interface BestHits {
  readonly hits: readonly Hit[];
  readonly total: number;
}

/** Orders the start of a text before the start of a word, and this before other places. */
const createRank = (key: SQL, text: string): SQL => sql`case
  when ${key} like ${toSearchKey(sql`${`${escapePattern(text)}%`}`)} then 0
  when ${key} like ${toSearchKey(sql`${`% ${escapePattern(text)}%`}`)} then 1 else 2 end`;

/**
 * Returns the best rows of `lists`, whose rows have an `id` and a lower-case `key` that contains
 * `text`. A row of several lists counts once, as one of the first of these.
 */
export async function findBest(
  db: Database,
  lists: readonly SQLWrapper[],
  text: string,
): Promise<BestHits> {
  if (lists.length === 0) return { hits: [], total: 0 };
  const all = sql.join(
    lists.map(
      (list, place) =>
        sql`(select l.id, l.key, ${sql.raw(String(place))} as place from (${list}) l)`,
    ),
    sql` union all `,
  );
  const { rows } = await db.execute<{ id: number; place: number; total: number }>(sql`
    select f.id, f.place, (count(*) over ())::int as total
    from (select a.id, min(a.key) as key, min(a.place) as place from (${all}) a group by a.id) f
    order by ${createRank(sql`f.key`, text)}, f.id desc limit ${sql.raw(String(maxShown))}`);
  return { hits: rows.map(({ id, place }) => ({ id, place })), total: rows[0]?.total ?? 0 };
}

/**
 * Reads the rows of `hits` and returns them in the order of the hits. A row that is gone meanwhile
 * is left out.
 */
export async function readFound<Row extends { readonly id: number }>(
  { hits, total }: BestHits,
  readRows: (ids: number[]) => PromiseLike<readonly Row[]>,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const rows = hits.length === 0 ? [] : await readRows(hits.map(({ id }) => id));
  return {
    total,
    rows: hits.flatMap((hit) => rows.find(({ id }) => id === hit.id) ?? []),
  };
}
