import { asc, eq } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { institutions, memberships, subscriptions } from '../schema/institutions.ts';
import { sections } from '../schema/sections.ts';

/**
 * Returns the subscription of the institution of `userId` at `now`. A user without an institution
 * has neither an end date nor a trial (PD-29).
 */
export async function readSubscription(db: Database, userId: number, now: Date) {
  const rows = await db
    .select({
      id: sections.id,
      title: sections.title,
      isTrial: subscriptions.isTrial,
      startsAt: subscriptions.startsAt,
      endsAt: subscriptions.endsAt,
    })
    .from(memberships)
    .innerJoin(subscriptions, eq(subscriptions.institutionId, memberships.institutionId))
    .innerJoin(sections, eq(sections.id, subscriptions.sectionId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(sections.title), asc(sections.id));
  const [institution] = await db
    .select({
      title: institutions.title,
      plan: institutions.subscription,
      seats: institutions.seats,
    })
    .from(memberships)
    .innerJoin(institutions, eq(institutions.id, memberships.institutionId))
    .where(eq(memberships.userId, userId));
  const ends = rows.map(({ endsAt }) => endsAt);
  const endless = ends.length === 0 || ends.includes(null);
  const last = endless ? null : new Date(Math.max(...ends.map((end) => end?.getTime() ?? 0)));
  const running = rows.filter(({ endsAt }) => endsAt === null || endsAt > now);
  return {
    isTrial: rows.length > 0 && rows.every(({ isTrial }) => isTrial),
    endDate: last?.toISOString() ?? null,
    isExpired: last !== null && last <= now,
    sections: running.map(({ startsAt, endsAt, ...section }) => ({
      ...section,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    })),
    institution: institution ?? null,
  };
}
