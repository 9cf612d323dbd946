import type { assignments } from '../store/schema/sharing.ts';
import { classStudentNames, isOnlyInvited, seedClassList } from './content/classes.ts';
import type { createSeedRows, SeedQuiz } from './create-quiz-rows.ts';
import type { SeedContext } from './seed-context.ts';
import { createAnswers } from './seed-results.ts';

/** The quizzes of classes that the students have answered. */
const answeredQuizzes = [
  'Weekly Quiz: DNA',
  'Midterm: Cell Biology',
  'Laboratory Safety and Microscopy',
  'Workshop: PCR',
  'Course Shell Demo',
  'Ecology Field Trip',
];
/** Class students follow the students of the distributed quizzes, whose answers differ. */
const firstStudent = 100;

/** Returns the places of the students who have this quiz in one of their classes. */
function findStudents(title: string): readonly number[] {
  const students = new Set<number>();
  for (const { quizzes, students: range } of seedClassList)
    if (quizzes.some(([name]) => name === title))
      for (let student = range[0]; student < range[1]; student += 1) students.add(student);
  return [...students].filter((student) => !isOnlyInvited(student)).sort((a, b) => a - b);
}

/** Creates the results of the classes' quizzes: most are handed in, some are open or missed. */
export const createClassAssignments = (
  { daysFromNow }: SeedContext,
  seeds: readonly SeedQuiz[],
  rows: ReturnType<typeof createSeedRows>,
): (typeof assignments.$inferInsert)[] =>
  answeredQuizzes.flatMap((title, place) => {
    const quizId = seeds.findIndex(({ row }) => row.title === title) + 1;
    const seed = seeds[quizId - 1];
    if (seed === undefined) throw new Error(`there is no demo quiz ${title}`);
    return findStudents(title)
      .filter((student) => (student * 31 + place * 17) % 10 < 8)
      .map((student) => {
        const questions = createAnswers(quizId, seed, firstStudent + student, rows);
        const right = questions.filter(({ isCorrectAnswer }) => isCorrectAnswer).length;
        return {
          quizId,
          email: classStudentNames[student]?.email ?? '',
          questions,
          progress: Math.round((right / questions.length) * 100),
          durationSeconds: 240 + ((student * 37) % 700),
          // Before the deadline of the first quiz, which has passed; the newest came in yesterday.
          submittedAt: daysFromNow(
            (place === 0 ? -16 : -6) + (student % 6) + (8 + (student % 9)) / 24,
          ),
          createdAt: daysFromNow(-25),
        };
      });
  });
