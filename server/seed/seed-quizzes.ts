import { activities, items, quizTags, quizzes } from '../store/schema/quizzes.ts';
import { assignments, quizShares } from '../store/schema/sharing.ts';
import { demoQuizzes, userQuizzes } from './demo-quizzes.ts';
import { rowsOf } from './quiz-rows.ts';
import { assignmentsOf } from './seed-results.ts';
import { userId, type Seeding } from './seeding.ts';

/** Adds the demo quizzes, whom they are shared with, and the results of those that were distributed. */
export async function seedQuizzes(seeding: Seeding): Promise<void> {
  const { db, daysFromNow } = seeding;
  const seeds = demoQuizzes(seeding);
  const rows = rowsOf(seeds);
  await db.insert(quizzes).values(rows.quizRows);
  await db.insert(quizTags).values(rows.tagRows);
  await db.insert(activities).values(rows.activityRows);
  await db.insert(items).values(rows.itemRows);

  const idOf = (title: string): number => seeds.findIndex(({ row }) => row.title === title) + 1;
  const share = (title: string, by: string, ...withWhom: string[]) =>
    withWhom.map((account) => ({
      quizId: idOf(title),
      userId: userId(seeding, account),
      sharedBy: userId(seeding, by),
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
  await db.insert(assignments).values(assignmentsOf(seeding, seeds, rows));
}
