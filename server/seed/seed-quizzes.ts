import { activities, items, quizTags, quizzes } from '../store/schema/quizzes.ts';
import { assignments, quizShares, type AnsweredQuestion } from '../store/schema/sharing.ts';
import { demoQuizzes, userQuizzes } from './demo-quizzes.ts';
import { rowsOf, type SeedQuiz } from './quiz-rows.ts';
import { userId, type Seeding } from './seeding.ts';

const students = ['ana.silva', 'ben.carter', 'chloe.martin', 'david.kim', 'emma.olsen', 'farid.aziz', 'giulia.conti', 'hugo.lopez'].map((name) => `${name}@students.northfield.example`);

/** The answers of a student: wrong at every `missesEvery`th question. */
function answersOf(quizId: number, { parts }: SeedQuiz, missesEvery: number, rows: ReturnType<typeof rowsOf>): AnsweredQuestion[] {
  const ids = new Set(rows.activityRows.filter((row) => row.quizId === quizId).map(({ id }) => id));
  const asked = rows.itemRows.filter(({ activityId, type }) => ids.has(activityId) && type === 2);
  if (asked.length !== parts.reduce((sum, { topic }) => sum + topic.questions.length, 0)) throw new Error('a demo quiz lost a question');
  return asked.map(({ title, textOptions, rightAnswer }, index) => {
    const isCorrectAnswer = (index + 1) % missesEvery !== 0;
    const wrong = textOptions.filter(({ id }) => !rightAnswer.includes(id)).slice(0, 1).map(({ id }) => id);
    const chosen = isCorrectAnswer ? rightAnswer : wrong;
    const words = (chosenIds: readonly string[]) => textOptions.filter(({ id }) => chosenIds.includes(id)).map(({ text }) => text);
    const places = (chosenIds: readonly string[]) => textOptions.flatMap(({ id }, place) => (chosenIds.includes(id) ? [place] : []));
    return {
      questionOrder: index + 1, title, isCorrectAnswer, userAnswer: words(chosen), userIndexAnswer: places(chosen), correctAnswer: words(rightAnswer), correctIndexAnswer: places(rightAnswer),
    };
  });
}

function assignmentsOf(seeding: Seeding, seeds: readonly SeedQuiz[], rows: ReturnType<typeof rowsOf>): (typeof assignments.$inferInsert)[] {
  const first = seeds.findIndex(({ row }) => row.kind === 'user');
  return [0, 1, 2].flatMap((place) => {
    const quizId = first + place + 1;
    const seed = seeds[first + place];
    if (seed === undefined) return [];
    return students.slice(0, 8 - place * 2).map((email, index) => {
      const isSubmitted = index % 4 !== 3;
      const questions = isSubmitted ? answersOf(quizId, seed, 2 + index, rows) : [];
      const right = questions.filter(({ isCorrectAnswer }) => isCorrectAnswer).length;
      return {
        quizId, email, questions, progress: isSubmitted ? Math.round((right / questions.length) * 100) : 0, durationSeconds: isSubmitted ? 240 + index * 37 : 0,
        submittedAt: isSubmitted ? seeding.daysFromNow(-12 + index) : null, createdAt: seeding.daysFromNow(-20),
      };
    });
  });
}

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
    withWhom.map((account) => ({ quizId: idOf(title), userId: userId(seeding, account), sharedBy: userId(seeding, by), createdAt: daysFromNow(-15) }));
  await db.insert(quizShares).values([
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
