import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { InstitutionDetails } from '../../../src/api/contract/institutions.ts';
import type { Database } from '../database.ts';
import { users } from '../schema/auth.ts';
import { classes, classStudents } from '../schema/classes.ts';
import { institutions, memberships, subscriptions } from '../schema/institutions.ts';
import { domains, sections } from '../schema/sections.ts';

const maxRows = 50;

const listSections = (db: Database, institutionId: number) =>
  db
    .select({
      id: sections.id,
      title: sections.title,
      collection: domains.title,
      isTrial: subscriptions.isTrial,
      startsAt: subscriptions.startsAt,
      endsAt: subscriptions.endsAt,
    })
    .from(subscriptions)
    .innerJoin(sections, eq(sections.id, subscriptions.sectionId))
    .innerJoin(domains, eq(domains.id, sections.domainId))
    .where(eq(subscriptions.institutionId, institutionId))
    .orderBy(asc(domains.title), asc(sections.sortIndex), asc(sections.id));

const listUsers = (db: Database, institutionId: number) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      roles: users.roles,
      state: users.state,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.institutionId, institutionId))
    .orderBy(asc(users.personKey), asc(users.id))
    .limit(maxRows);

const listClasses = (db: Database, institutionId: number) =>
  db
    .select({
      id: classes.id,
      title: classes.title,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      publishedAt: classes.publishedAt,
      studentCount: sql<number>`(
        select count(*)::int from ${classStudents} s where s.class_id = ${classes.id} and s.removed_at is null)`,
    })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.ownerId))
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(eq(memberships.institutionId, institutionId), isNull(classes.deletedAt)))
    .orderBy(asc(classes.titleKey), asc(classes.id))
    .limit(maxRows);

async function countClasses(db: Database, institutionId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(classes)
    .innerJoin(memberships, eq(memberships.userId, classes.ownerId))
    .where(and(eq(memberships.institutionId, institutionId), isNull(classes.deletedAt)));
  return row?.count ?? 0;
}

/** Returns the subscription, users and classes of an institution, or null for an unknown id. */
export async function readInstitution(
  db: Database,
  id: number,
): Promise<InstitutionDetails | null> {
  const [institution] = await db.select().from(institutions).where(eq(institutions.id, id));
  if (institution === undefined) return null;
  const covered = await listSections(db, id);
  const members = await listUsers(db, id);
  const taught = await listClasses(db, id);
  return {
    id,
    subscription: {
      kind: institution.subscription,
      seats: institution.seats,
      sections: covered.map(({ startsAt, endsAt, ...section }) => ({
        ...section,
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
      })),
    },
    userCount: await db.$count(memberships, eq(memberships.institutionId, id)),
    users: members,
    classCount: await countClasses(db, id),
    classes: taught.map(({ firstName, lastName, email, publishedAt, ...row }) => ({
      ...row,
      professor: `${firstName} ${lastName}`.trim() || email,
      isPublished: publishedAt !== null,
    })),
  };
}
