import { asc, eq, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { listPage, windowOf } from '../list-query.ts';
import { articles } from '../schema/articles.ts';
import { domains, sections } from '../schema/sections.ts';

const columns = {
  id: sections.id,
  title: sections.title,
  parentId: sections.parentId,
  countOfArticles: sql<number>`(select count(*)::int from ${articles} a where a.section_id = ${sections}.id)`,
};

const ofDomain = (db: Database, domainId: number) =>
  db
    .select(columns)
    .from(sections)
    .where(eq(sections.domainId, domainId))
    .orderBy(asc(sections.sortIndex), asc(sections.id))
    .$dynamic();

const hasDomain = async (db: Database, domainId: number): Promise<boolean> =>
  (await db.$count(domains, eq(domains.id, domainId))) > 0;

/** Every section of a domain in its order; null when there is no such domain (API-096). */
export const listSections = async (db: Database, domainId: number) =>
  (await hasDomain(db, domainId)) ? ofDomain(db, domainId) : null;

/** One page of the sections of a domain; null when there is no such domain (API-097). */
export async function listSectionsByPage(
  db: Database,
  domainId: number,
  page: number,
  itemsOnPage: number,
) {
  if (!(await hasDomain(db, domainId))) return null;
  const total = await db.$count(sections, eq(sections.domainId, domainId));
  const { limit, offset } = windowOf(page, itemsOnPage);
  return listPage(
    await ofDomain(db, domainId).limit(limit).offset(offset),
    page,
    itemsOnPage,
    total,
  );
}
