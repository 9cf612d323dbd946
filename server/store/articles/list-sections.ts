import { asc, eq, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { createListPage, toWindow } from '../list-query.ts';
import { articles } from '../schema/articles.ts';
import { domains, sections } from '../schema/sections.ts';

const columns = {
  id: sections.id,
  title: sections.title,
  parentId: sections.parentId,
  countOfArticles: sql<number>`(select count(*)::int from ${articles} a where a.section_id = ${sections}.id)`,
};

const selectSections = (db: Database, domainId: number) =>
  db
    .select(columns)
    .from(sections)
    .where(eq(sections.domainId, domainId))
    .orderBy(asc(sections.sortIndex), asc(sections.id))
    .$dynamic();

const hasDomain = async (db: Database, domainId: number): Promise<boolean> =>
  (await db.$count(domains, eq(domains.id, domainId))) > 0;

/** Returns every section of a domain in order, or null when there is no such domain (API-096). */
export const listSections = async (db: Database, domainId: number) =>
  (await hasDomain(db, domainId)) ? selectSections(db, domainId) : null;

/** Returns one page of the sections of a domain, or null when there is no such domain (API-097). */
export async function listSectionsByPage(
  db: Database,
  domainId: number,
  page: number,
  itemsOnPage: number,
) {
  if (!(await hasDomain(db, domainId))) return null;
  const total = await db.$count(sections, eq(sections.domainId, domainId));
  const { limit, offset } = toWindow(page, itemsOnPage);
  return createListPage(
    await selectSections(db, domainId).limit(limit).offset(offset),
    page,
    itemsOnPage,
    total,
  );
}
