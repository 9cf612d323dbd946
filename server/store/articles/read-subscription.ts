import { asc, eq } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { memberships, subscriptions } from '../schema/institutions.ts';
import { sections } from '../schema/sections.ts';

/**
 * Returns the subscription of the institution of `userId` at `now`. A user without an institution
 * has neither an end date nor a trial (decision 29).
 */
export async function readSubscription(db: Database, userId: number, now: Date) {
  const rows = await db
    .select({
      id: sections.id,
      title: sections.title,
      isTrial: subscriptions.isTrial,
      endsAt: subscriptions.endsAt,
    })
    .from(memberships)
    .innerJoin(subscriptions, eq(subscriptions.institutionId, memberships.institutionId))
    .innerJoin(sections, eq(sections.id, subscriptions.sectionId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(sections.title), asc(sections.id));
  const ends = rows.map(({ endsAt }) => endsAt);
  const endless = ends.length === 0 || ends.includes(null);
  const last = endless ? null : new Date(Math.max(...ends.map((end) => end?.getTime() ?? 0)));
  const running = rows.filter(({ endsAt }) => endsAt === null || endsAt > now);
  return {
    isTrial: rows.length > 0 && rows.every(({ isTrial }) => isTrial),
    endDate: last?.toISOString() ?? null,
    isExpired: last !== null && last <= now,
    sections: running.map(({ id, title }) => ({ id, title })),
  };
}
