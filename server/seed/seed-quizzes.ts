import { eq } from 'drizzle-orm';

import { activities, items, quizTags, quizzes } from '../store/schema/quizzes.ts';
import { assignments, quizShares } from '../store/schema/sharing.ts';
import { createDemoQuizzes, userQuizzes } from './create-demo-quizzes.ts';
import { createSeedRows } from './create-quiz-rows.ts';
import { createClassAssignments } from './seed-class-results.ts';
import { createAssignments } from './seed-results.ts';
import { getUserId, type SeedContext } from './seed-context.ts';

/** Adds the demo quizzes, their shares, and the results of the distributed ones and of classes. */
export async function seedQuizzes(context: SeedContext): Promise<void> {
  const { db, daysFromNow } = context;
  const seeds = createDemoQuizzes(context);
  const rows = createSeedRows(seeds);
  await db.insert(quizzes).values(rows.quizRows);
  await db.insert(quizTags).values(rows.tagRows);
  await db.insert(activities).values(rows.activityRows);
  await db.insert(items).values(rows.itemRows);

  const getId = (title: string): number => seeds.findIndex(({ row }) => row.title === title) + 1;
  const share = (title: string, by: string, ...withWhom: string[]) =>
    withWhom.map((account) => ({
      quizId: getId(title),
      userId: getUserId(context, account),
      sharedBy: getUserId(context, by),
      createdAt: daysFromNow(-15),
    }));
  await db
    .insert(quizShares)
    .values([
      ...share('Midterm: Cell Biology', 'super', 'admin', 'corporate', 'cs'),
      ...share('Chemistry Placement Test', 'admin', 'customer', 'lti'),
      ...share('Neuroscience Warm-Up', 'admin', 'customer2'),
      ...share('2024', 'super', 'multi'),
      ...share(userQuizzes[0]?.title ?? '', 'customer', 'customer2'),
      ...share('Circuits Review', 'customer2', 'customer', 'admin'),
      ...share('Workshop: PCR', 'admin', 'cs', 'multi'),
    ]);
  await db
    .insert(assignments)
    .values([
      ...createAssignments(context, seeds, rows),
      ...createClassAssignments(context, seeds, rows),
    ]);
  await seedChanges(context, getId);
}

/** Lets colleagues have changed quizzes in the last days, as the dashboard shows. */
async function seedChanges(context: SeedContext, getId: (title: string) => number): Promise<void> {
  const changes = [
    ['Midterm: Cell Biology', 'admin', 0.4],
    ['Workshop: PCR', 'admin', 1.1],
    ['Ecology Field Trip', 'multi', 1.7],
    ['Chemistry Placement Test', 'corporate', 3.2],
  ] as const;
  for (const [title, account, daysAgo] of changes)
    await context.db
      .update(quizzes)
      .set({
        version: 2,
        updatedById: getUserId(context, account),
        updatedAt: context.daysFromNow(-daysAgo),
      })
      .where(eq(quizzes.id, getId(title)));
}
