import { itemType } from '../../src/api/contract/entities/item-type.ts';
import { matchItem } from '../../src/domain/quiz/draft/item-type.ts';
import type { assignments, AnsweredQuestion } from '../store/schema/sharing.ts';
import type { createSeedRows, SeedQuiz } from './create-quiz-rows.ts';
import type { SeedContext } from './seed-context.ts';

const first = ['ana', 'ben', 'chloe', 'david', 'emma', 'farid', 'giulia', 'hugo'];
const last = ['silva', 'carter', 'martin', 'kim', 'olsen', 'aziz', 'conti', 'lopez'];

/** The first eight pair the lists index by index; the others are all other pairs. */
const students = first.flatMap((_, turn) =>
  first.map(
    (name, index) =>
      `${name}.${last[(index + turn) % last.length] ?? ''}@students.northfield.example`,
  ),
);

/** Returns a reproducible pseudo-random number from 0 to 1. */
const pseudoRandom = (student: number, question: number): number =>
  ((student * 7919 + question * 3571 + ((student + 3) * (question + 5)) ** 2) % 97) / 96;

/** The difficulty of each question, from 0 to 1; the fifth misleads the better students. */
const difficulties = [0.2, 0.35, 0.72, 0.42, 0.5, 0.3];
const misleadingQuestion = 4;

function isRight(student: number, question: number): boolean {
  const ability = ((student * 37 + 11) % 64) / 63;
  const skill = question === misleadingQuestion ? 1 - ability : ability;
  return (
    skill * 0.7 + pseudoRandom(student, question) * 0.3 >
    (difficulties[question % difficulties.length] ?? 0.5)
  );
}

type Rows = ReturnType<typeof createSeedRows>;

/** Returns a student's answers: wrong options at random, sometimes none. */
export function createAnswers(
  quizId: number,
  { parts }: SeedQuiz,
  student: number,
  rows: Rows,
): AnsweredQuestion[] {
  const ids = new Set(rows.activityRows.filter((row) => row.quizId === quizId).map(({ id }) => id));
  const questionRows = rows.itemRows.filter(
    ({ activityId, type }) =>
      ids.has(activityId) &&
      matchItem({ type: itemType.fromWire(type) }, { question: () => true, video: () => false }),
  );
  if (questionRows.length !== parts.reduce((sum, { topic }) => sum + topic.questions.length, 0))
    throw new Error('a demo quiz lost a question');
  return questionRows.map(({ title, textOptions, rightAnswer }, index) => {
    const isCorrectAnswer = isRight(student, index);
    const wrong = textOptions.filter(({ id }) => !rightAnswer.includes(id)).map(({ id }) => id);
    const chance = pseudoRandom(student + 5, index + 2);
    const missed =
      chance > 0.9 ? [] : [wrong[Math.floor(chance * chance * wrong.length) % wrong.length] ?? ''];
    const selected = isCorrectAnswer ? rightAnswer : missed;
    const getTexts = (optionIds: readonly string[]) =>
      textOptions.filter(({ id }) => optionIds.includes(id)).map(({ text }) => text);
    const getIndexes = (optionIds: readonly string[]) =>
      textOptions.flatMap(({ id }, index) => (optionIds.includes(id) ? [index] : []));
    return {
      questionOrder: index + 1,
      title,
      isCorrectAnswer,
      userAnswer: getTexts(selected),
      userIndexAnswer: getIndexes(selected),
      correctAnswer: getTexts(rightAnswer),
      correctIndexAnswer: getIndexes(rightAnswer),
      options: textOptions.map(({ text }) => text),
    };
  });
}

/**
 * Creates the results of the three distributed quizzes: enough for statistics in the first, too few
 * in the last. Later students come last, so the ids of the first stay the same; the last of them
 * submitted yesterday.
 */
export function createAssignments(
  context: SeedContext,
  seeds: readonly SeedQuiz[],
  rows: Rows,
): (typeof assignments.$inferInsert)[] {
  const firstUserQuiz = seeds.findIndex(({ row }) => row.kind === 'user');
  const assign = (quizIndex: number, from: number, until: number) =>
    students.slice(from, until).map((email, offset) => {
      const quizId = firstUserQuiz + quizIndex + 1;
      const seed = seeds[firstUserQuiz + quizIndex];
      if (seed === undefined) throw new Error('there are three user quizzes');
      const index = from + offset;
      const isSubmitted = index % 4 !== 3;
      const isLate = from > 0 && index >= until - 7;
      const questions = isSubmitted ? createAnswers(quizId, seed, index, rows) : [];
      const right = questions.filter(({ isCorrectAnswer }) => isCorrectAnswer).length;
      return {
        quizId,
        email,
        questions,
        progress: isSubmitted ? Math.round((right / questions.length) * 100) : 0,
        durationSeconds: isSubmitted && index % 9 !== 8 ? 240 + ((index * 37) % 700) : 0,
        submittedAt: isSubmitted
          ? context.daysFromNow((isLate ? -1 : -12 + (index % 6)) + (8 + (index % 9)) / 24)
          : null,
        createdAt: context.daysFromNow(-20),
      };
    });
  return [
    ...assign(0, 0, 8),
    ...assign(1, 0, 6),
    ...assign(2, 0, 4),
    ...assign(0, 8, 46),
    ...assign(1, 6, 24),
  ];
}
