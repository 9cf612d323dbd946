import { and, asc, eq, exists, gt, inArray, not, sql, type SQL } from 'drizzle-orm';

import type { RebuildType } from '../../src/domain/quiz/rebuild.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { rebuildProblems } from '../../src/domain/sentences/quiz-rebuild.ts';
import { sectionQuizTitle } from '../../src/domain/quiz/section-quiz.ts';
import type { Services } from '../http/services.ts';
import { advisoryLocks } from '../store/advisory-locks.ts';
import type { Database } from '../store/database.ts';
import { articles } from '../store/schema/articles.ts';
import { everyQuizOf } from '../store/quizzes/quiz-scope.ts';
import { quizzes } from '../store/schema/quizzes.ts';
import { quizRebuilds, rebuildBatches } from '../store/schema/rebuilds.ts';
import { domains, sections } from '../store/schema/sections.ts';
import { rebuildJob } from './rebuild-job.ts';

/** What is asked for: the sections of a type, only those without a quiz or all. */
export interface RebuildRequest {
  readonly type: RebuildType;
  readonly isAllUpdate: boolean;
}

/** The collections of each type (ENT-28). */
const ofType: Readonly<Record<RebuildType, SQL | undefined>> = {
  all: undefined,
  core: and(eq(domains.articleType, 'core'), not(domains.isBusiness)),
  scienceEducation: and(eq(domains.articleType, 'science_education'), not(domains.isBusiness)),
  labManual: and(
    inArray(domains.articleType, ['lab_manual', 'lab_manual_prep', 'lab_manual_procedure']),
    not(domains.isBusiness),
  ),
  business: eq(domains.isBusiness, true),
};

const sectionsWithoutQuiz = (db: Database, type: RebuildType) => {
  const anyQuiz = db
    .select({ one: sql`1` })
    .from(quizzes)
    .where(and(everyQuizOf('library').reads, eq(quizzes.sectionId, sections.id)));
  const anyQuestion = db
    .select({ one: sql`1` })
    .from(articles)
    .innerJoin(quizzes, eq(quizzes.articleId, articles.id))
    .where(
      and(
        eq(articles.sectionId, sections.id),
        everyQuizOf('template').reads,
        gt(quizzes.questionCount, 0),
      ),
    );
  return db
    .select({ id: sections.id, title: sections.title, collection: domains.title })
    .from(sections)
    .innerJoin(domains, eq(domains.id, sections.domainId))
    .where(and(ofType[type], not(exists(anyQuiz)), exists(anyQuestion)))
    .orderBy(asc(domains.id), asc(sections.sortIndex), asc(sections.id));
};

const quizzesOf = (db: Database, type: RebuildType) => {
  const waits = db
    .select({ one: sql`1` })
    .from(quizRebuilds)
    .where(and(eq(quizRebuilds.quizId, quizzes.id), eq(quizRebuilds.state, 'waiting')));
  return db
    .select({ id: quizzes.id, isWaiting: sql<boolean>`${exists(waits)}` })
    .from(quizzes)
    .innerJoin(sections, eq(sections.id, quizzes.sectionId))
    .innerJoin(domains, eq(domains.id, sections.domainId))
    .where(and(everyQuizOf('library').reads, ofType[type]))
    .orderBy(asc(quizzes.id))
    .for('update', { of: quizzes });
};

async function createMissing(
  { db, clock }: Services,
  type: RebuildType,
  ownerId: number,
): Promise<number[]> {
  const missing = await sectionsWithoutQuiz(db, type);
  if (missing.length === 0) return [];
  const now = clock.now();
  const rows = missing.map(({ id, title, collection }) => ({
    kind: 'library' as const,
    title: sectionQuizTitle(collection, title),
    sectionId: id,
    ownerId,
    updatedById: ownerId,
    processStatus: 0,
    createdAt: now,
    updatedAt: now,
  }));
  return (await db.insert(quizzes).values(rows).returning({ id: quizzes.id })).map(({ id }) => id);
}

/**
 * Queues the rebuild of the section quizzes of a type (API-080, docs/decisions/0017). Quizzes that are missing are made at once, empty and being processed; those
 * that wait already are not queued twice. Refused with a reason when there is nothing to do. Runs inside the caller's transaction; requests and restores of section quizzes take turns.
 */
export async function requestRebuilds(
  services: Services,
  { type, isAllUpdate }: RebuildRequest,
  requestedBy: number,
): Promise<Outcome<null>> {
  const { db, jobs, clock } = services;
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.sectionQuizzes})`);
  const existing = isAllUpdate ? await quizzesOf(db, type) : [];
  const made = await createMissing(services, type, requestedBy);
  const again = existing.filter(({ isWaiting }) => !isWaiting).map(({ id }) => id);
  if (made.length + again.length === 0)
    return failed({
      kind: 'refused',
      message: !isAllUpdate
        ? rebuildProblems.nothingMissing
        : existing.length > 0
          ? rebuildProblems.allWaiting
          : rebuildProblems.noSections,
    });

  const [batch] = await db
    .insert(rebuildBatches)
    .values({ type, isAllUpdate, requestedBy, requestedAt: clock.now() })
    .returning({ id: rebuildBatches.id });
  if (batch === undefined) throw new Error('the request was not stored');
  if (again.length > 0)
    await db.update(quizzes).set({ processStatus: 0 }).where(inArray(quizzes.id, again));
  const rebuilds = [
    ...again.map((quizId) => ({ quizId, isNew: false })),
    ...made.map((quizId) => ({ quizId, isNew: true })),
  ];
  const queued = await db
    .insert(quizRebuilds)
    .values(rebuilds.map((one) => ({ batchId: batch.id, ...one })))
    .returning({ rebuild: quizRebuilds.id });
  await jobs.sendAll(rebuildJob, queued);
  return succeeded(null);
}
