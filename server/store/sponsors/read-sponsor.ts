import { asc, eq } from 'drizzle-orm';

import type { Sponsor } from '../../../src/api/contract/sponsors.ts';
import type { Database } from '../database.ts';
import { getFileAddress } from '../../files/file-names.ts';
import { articles } from '../schema/articles.ts';
import { sponsorArticles, sponsors } from '../schema/sponsors.ts';

/** The columns of a sponsor in lists and on its page. Needs no join. */
export const sponsorColumns = {
  id: sponsors.id,
  companyName: sponsors.companyName,
  companyUrl: sponsors.companyUrl,
  logoFile: sponsors.logoFile,
  videoFile: sponsors.videoFile,
  countOfArticles: sponsors.articleCount,
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

const toAddress = (name: string | null): string | null =>
  name === null ? null : getFileAddress(name);

/** Converts a sponsor for the contract's lists (ENT-20). */
export const toWireSponsor = ({ logoFile, videoFile, ...rest }: SponsorRow) => ({
  ...rest,
  logoUrl: toAddress(logoFile),
  videoUrl: toAddress(videoFile),
});

/**
 * Returns a sponsor with its articles in the order of assignment, and the version of its name and
 * URL; null when there is none (API-107).
 */
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
  return { content: { ...toWireSponsor(row), articleList }, version: String(version) };
}
