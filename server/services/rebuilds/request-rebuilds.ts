import { and, asc, eq, exists, gt, inArray, not, sql, type SQL } from 'drizzle-orm';

import type { RebuildType } from '../../../src/domain/quiz/rebuild/rebuild.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { formatSectionQuizTitle } from '../../../src/domain/quiz/rebuild/section-quiz.ts';
import type { Services } from '../services.ts';
import { advisoryLocks } from '../../store/advisory-locks.ts';
import type { Database } from '../../store/database.ts';
import { articles } from '../../store/schema/articles.ts';
import { createUnrestrictedScope } from '../../store/scopes/quiz-scope.ts';
import { quizzes } from '../../store/schema/quizzes.ts';
import { quizRebuilds, rebuildBatches } from '../../store/schema/rebuilds.ts';
import { domains, sections } from '../../store/schema/sections.ts';
import { rebuildJob } from './rebuild-job.ts';

/** Rebuilds the sections of a type: all of them, or only those without a quiz. */
export interface RebuildRequest {
  readonly type: RebuildType;
  readonly isAllUpdate: boolean;
}

/** The collections of each type (ENT-28). */
const typeConditions: Readonly<Record<RebuildType, SQL | undefined>> = {
  all: undefined,
  core: and(eq(domains.articleType, 'core'), not(domains.isBusiness)),
  scienceEducation: and(eq(domains.articleType, 'science_education'), not(domains.isBusiness)),
  labManual: and(
    inArray(domains.articleType, ['lab_manual', 'lab_manual_prep', 'lab_manual_procedure']),
    not(domains.isBusiness),
  ),
  business: eq(domains.isBusiness, true),
};

const selectSectionsWithoutQuiz = (db: Database, type: RebuildType) => {
  const anyQuiz = db
    .select({ one: sql`1` })
    .from(quizzes)
    .where(and(createUnrestrictedScope('library').canRead, eq(quizzes.sectionId, sections.id)));
  const anyQuestion = db
    .select({ one: sql`1` })
    .from(articles)
    .innerJoin(quizzes, eq(quizzes.articleId, articles.id))
    .where(
      and(
        eq(articles.sectionId, sections.id),
        createUnrestrictedScope('template').canRead,
        gt(quizzes.questionCount, 0),
      ),
    );
  return db
    .select({ id: sections.id, title: sections.title, collection: domains.title })
    .from(sections)
    .innerJoin(domains, eq(domains.id, sections.domainId))
    .where(and(typeConditions[type], not(exists(anyQuiz)), exists(anyQuestion)))
    .orderBy(asc(domains.id), asc(sections.sortIndex), asc(sections.id));
};

const lockQuizzes = (db: Database, type: RebuildType) => {
  const waits = db
    .select({ one: sql`1` })
    .from(quizRebuilds)
    .where(and(eq(quizRebuilds.quizId, quizzes.id), eq(quizRebuilds.state, 'waiting')));
  return db
    .select({ id: quizzes.id, isWaiting: sql<boolean>`${exists(waits)}` })
    .from(quizzes)
    .innerJoin(sections, eq(sections.id, quizzes.sectionId))
    .innerJoin(domains, eq(domains.id, sections.domainId))
    .where(and(createUnrestrictedScope('library').canRead, typeConditions[type]))
    .orderBy(asc(quizzes.id))
    .for('update', { of: quizzes });
};

async function createMissingQuizzes(
  { db, clock }: Services,
  type: RebuildType,
  ownerId: number,
): Promise<number[]> {
  const missing = await selectSectionsWithoutQuiz(db, type);
  if (missing.length === 0) return [];
  const now = clock.now();
  const rows = missing.map(({ id, title, collection }) => ({
    kind: 'library' as const,
    title: formatSectionQuizTitle(collection, title),
    sectionId: id,
    ownerId,
    updatedById: ownerId,
    processStatus: 'processing' as const,
    createdAt: now,
    updatedAt: now,
  }));
  return (await db.insert(quizzes).values(rows).returning({ id: quizzes.id })).map(({ id }) => id);
}

/**
 * Queues the rebuild of the section quizzes of a type (API-080, docs/decisions/0017). Missing
 * quizzes are created at once, empty and being processed; waiting ones are not queued twice.
 * Refused with a reason when there is nothing to do. Runs inside the caller's transaction; requests
 * and restores of section quizzes wait for each other.
 */
export async function requestRebuilds(
  services: Services,
  { type, isAllUpdate }: RebuildRequest,
  requestedBy: number,
): Promise<Outcome<null>> {
  const { db, jobs, clock } = services;
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.sectionQuizzes})`);
  const existing = isAllUpdate ? await lockQuizzes(db, type) : [];
  const created = await createMissingQuizzes(services, type, requestedBy);
  const again = existing.filter(({ isWaiting }) => !isWaiting).map(({ id }) => id);
  if (created.length + again.length === 0)
    return failed({
      kind: 'refused',
      message: !isAllUpdate
        ? { key: 'rebuildProblems.nothingMissing' }
        : existing.length > 0
          ? { key: 'rebuildProblems.allWaiting' }
          : { key: 'rebuildProblems.noSections' },
    });

  const [batch] = await db
    .insert(rebuildBatches)
    .values({ type, isAllUpdate, requestedBy, requestedAt: clock.now() })
    .returning({ id: rebuildBatches.id });
  if (batch === undefined) throw new Error('the request was not stored');
  if (again.length > 0)
    await db.update(quizzes).set({ processStatus: 'processing' }).where(inArray(quizzes.id, again));
  const rebuilds = [
    ...again.map((quizId) => ({ quizId, isNew: false })),
    ...created.map((quizId) => ({ quizId, isNew: true })),
  ];
  const queued = await db
    .insert(quizRebuilds)
    .values(rebuilds.map((one) => ({ batchId: batch.id, ...one })))
    .returning({ rebuild: quizRebuilds.id });
  await jobs.sendAll(rebuildJob, queued);
  return succeeded(null);
}
