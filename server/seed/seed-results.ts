import type { assignments, AnsweredQuestion } from '../store/schema/sharing.ts';
import type { rowsOf, SeedQuiz } from './quiz-rows.ts';
import type { Seeding } from './seeding.ts';

const first = ['ana', 'ben', 'chloe', 'david', 'emma', 'farid', 'giulia', 'hugo'];
const last = ['silva', 'carter', 'martin', 'kim', 'olsen', 'aziz', 'conti', 'lopez'];

/** The first eight have the same place in both lists, the others every other pairing. */
const students = first.flatMap((_, turn) =>
  first.map(
    (name, place) =>
      `${name}.${last[(place + turn) % last.length] ?? ''}@students.northfield.example`,
  ),
);

/** A number from 0 to 1 that is the same on every machine and looks like luck. */
const luck = (student: number, question: number): number =>
  ((student * 7919 + question * 3571 + ((student + 3) * (question + 5)) ** 2) % 97) / 96;

/** How hard each question is, from 0 to 1; the third few can answer, the fifth misleads those who know more. */
const hardness = [0.2, 0.35, 0.72, 0.42, 0.5, 0.3];
const misleading = 4;

function isRight(student: number, question: number): boolean {
  const ability = ((student * 37 + 11) % 64) / 63;
  const skill = question === misleading ? 1 - ability : ability;
  return (
    skill * 0.7 + luck(student, question) * 0.3 > (hardness[question % hardness.length] ?? 0.5)
  );
}

type Rows = ReturnType<typeof rowsOf>;

/** What a student answered: wrong options by chance, and now and then none. */
function answersOf(
  quizId: number,
  { parts }: SeedQuiz,
  student: number,
  rows: Rows,
): AnsweredQuestion[] {
  const ids = new Set(rows.activityRows.filter((row) => row.quizId === quizId).map(({ id }) => id));
  const asked = rows.itemRows.filter(({ activityId, type }) => ids.has(activityId) && type === 2);
  if (asked.length !== parts.reduce((sum, { topic }) => sum + topic.questions.length, 0))
    throw new Error('a demo quiz lost a question');
  return asked.map(({ title, textOptions, rightAnswer }, index) => {
    const isCorrectAnswer = isRight(student, index);
    const wrong = textOptions.filter(({ id }) => !rightAnswer.includes(id)).map(({ id }) => id);
    const chance = luck(student + 5, index + 2);
    const missed =
      chance > 0.9 ? [] : [wrong[Math.floor(chance * chance * wrong.length) % wrong.length] ?? ''];
    const chosen = isCorrectAnswer ? rightAnswer : missed;
    const words = (chosenIds: readonly string[]) =>
      textOptions.filter(({ id }) => chosenIds.includes(id)).map(({ text }) => text);
    const places = (chosenIds: readonly string[]) =>
      textOptions.flatMap(({ id }, place) => (chosenIds.includes(id) ? [place] : []));
    return {
      questionOrder: index + 1,
      title,
      isCorrectAnswer,
      userAnswer: words(chosen),
      userIndexAnswer: places(chosen),
      correctAnswer: words(rightAnswer),
      correctIndexAnswer: places(rightAnswer),
      options: textOptions.map(({ text }) => text),
    };
  });
}

/** The results of the three distributed quizzes: of the first enough for statistics to tell something, of the last too few. Later students come last, so the ids of the first stay. */
export function assignmentsOf(
  seeding: Seeding,
  seeds: readonly SeedQuiz[],
  rows: Rows,
): (typeof assignments.$inferInsert)[] {
  const firstUserQuiz = seeds.findIndex(({ row }) => row.kind === 'user');
  const given = (place: number, from: number, until: number) =>
    students.slice(from, until).map((email, offset) => {
      const quizId = firstUserQuiz + place + 1;
      const seed = seeds[firstUserQuiz + place];
      if (seed === undefined) throw new Error('there are three user quizzes');
      const index = from + offset;
      const isSubmitted = index % 4 !== 3;
      const questions = isSubmitted ? answersOf(quizId, seed, index, rows) : [];
      const right = questions.filter(({ isCorrectAnswer }) => isCorrectAnswer).length;
      return {
        quizId,
        email,
        questions,
        progress: isSubmitted ? Math.round((right / questions.length) * 100) : 0,
        durationSeconds: isSubmitted && index % 9 !== 8 ? 240 + ((index * 37) % 700) : 0,
        submittedAt: isSubmitted
          ? seeding.daysFromNow(-12 + (index % 6) + (8 + (index % 9)) / 24)
          : null,
        createdAt: seeding.daysFromNow(-20),
      };
    });
  return [
    ...given(0, 0, 8),
    ...given(1, 0, 6),
    ...given(2, 0, 4),
    ...given(0, 8, 46),
    ...given(1, 6, 24),
  ];
}
