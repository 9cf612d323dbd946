import { asc, eq, sql } from 'drizzle-orm';

import type { Sponsor } from '../../../src/api/contract/sponsors.ts';
import type { Database } from '../database.ts';
import { fileAddress } from '../file-address.ts';
import { articles } from '../schema/articles.ts';
import { sponsorArticles, sponsors } from '../schema/sponsors.ts';

/** How many articles a sponsor has. */
export const countOfArticles = sql<number>`(select count(*)::int from ${sponsorArticles} sa where sa.sponsor_id = ${sponsors}.id)`;

/** What lists and pages show of a sponsor; needs no join. */
export const sponsorColumns = {
  id: sponsors.id,
  companyName: sponsors.companyName,
  companyUrl: sponsors.companyUrl,
  logoFile: sponsors.logoFile,
  videoFile: sponsors.videoFile,
  countOfArticles,
};

/** A row of `sponsorColumns`. */
interface SponsorRow {
  readonly id: number;
  readonly companyName: string;
  readonly companyUrl: string;
  readonly logoFile: string | null;
  readonly videoFile: string | null;
  readonly countOfArticles: number;
}

const addressOf = (name: string | null): string | null =>
  name === null ? null : fileAddress(name);

/** A sponsor as the contract writes it in lists (ENT-20). */
export const wireSponsor = ({ logoFile, videoFile, ...rest }: SponsorRow) => ({
  ...rest,
  logoUrl: addressOf(logoFile),
  videoUrl: addressOf(videoFile),
});

/** A sponsor with its articles, the first assigned first, and the version of its name and address; null when there is none (API-107). */
export async function readSponsor(
  db: Database,
  id: number,
): Promise<{ readonly content: Sponsor; readonly version: string } | null> {
  const [found] = await db
    .select({ ...sponsorColumns, version: sponsors.version })
    .from(sponsors)
    .where(eq(sponsors.id, id));
  if (found === undefined) return null;
  const { version, ...row } = found;
  const assigned = await db
    .select({
      id: articles.id,
      title: articles.title,
      createdAt: sponsorArticles.createdAt,
      isActive: sponsorArticles.isActive,
    })
    .from(sponsorArticles)
    .innerJoin(articles, eq(articles.id, sponsorArticles.articleId))
    .where(eq(sponsorArticles.sponsorId, id))
    .orderBy(asc(sponsorArticles.createdAt), asc(articles.id));
  const articleList = assigned.map(({ createdAt, ...article }) => ({
    ...article,
    createdAt: createdAt.toISOString(),
  }));
  return { content: { ...wireSponsor(row), articleList }, version: String(version) };
}
