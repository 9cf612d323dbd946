import { answersAfterChoosing, isRightAnswer } from '../../../quiz/rules/right-answers.ts';
import { isPassed } from '../../../results/score.ts';
import { questionsOf, type PlayedQuestion, type PlayedQuiz } from '../played-quiz.ts';

/** What was chosen, by the identifier of the question; a question without an answer is not in it. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** A quiz being taken, or taken. Times are milliseconds since 1970. */
export interface Attempt {
  readonly answers: Answers;
  readonly begunAt: number;
  readonly isSubmitted: boolean;
}

/** An attempt that begins now. */
export const newAttempt = (now: number): Attempt => ({
  answers: new Map(),
  begunAt: now,
  isSubmitted: false,
});

/** What is chosen in a question. */
export const chosenIn = (
  { answers }: Pick<Attempt, 'answers'>,
  { identifier }: PlayedQuestion,
): readonly string[] => answers.get(identifier) ?? [];

/** The attempt after `option` is chosen, or taken back where several may be; one that is submitted stays as it is. */
export function choose(attempt: Attempt, question: PlayedQuestion, option: string): Attempt {
  if (attempt.isSubmitted) return attempt;
  const chosen = answersAfterChoosing(
    { ...question, rightAnswer: chosenIn(attempt, question) },
    option,
  );
  const answers = new Map(attempt.answers);
  if (chosen.length === 0) answers.delete(question.identifier);
  else answers.set(question.identifier, chosen);
  return { ...attempt, answers };
}

/** How an attempt came out. `progress` is in percent, null for a quiz without questions. */
export interface Result {
  readonly right: number;
  readonly questions: number;
  readonly progress: number | null;
  readonly standing: 'completed' | 'passed' | 'failed';
}

/** Whether a question was answered right. */
export const isRight = (attempt: Pick<Attempt, 'answers'>, question: PlayedQuestion): boolean =>
  isRightAnswer(question, chosenIn(attempt, question));

/** The result of an attempt: every right answer counts the same, 60 percent pass a quiz that is graded. */
export function resultOf(
  quiz: Pick<PlayedQuiz, 'activities' | 'isGraded'>,
  attempt: Pick<Attempt, 'answers'>,
): Result {
  const questions = questionsOf(quiz);
  const right = questions.filter((question) => isRight(attempt, question)).length;
  if (questions.length === 0) return { right, questions: 0, progress: null, standing: 'completed' };
  const progress = (right * 100) / questions.length;
  return {
    right,
    questions: questions.length,
    progress,
    standing: quiz.isGraded ? (isPassed(progress) ? 'passed' : 'failed') : 'completed',
  };
}

/** When the time is over, in milliseconds since 1970; null without a limit. It runs on while the quiz is closed. */
export const endsAt = (
  { durationMinutes }: Pick<PlayedQuiz, 'durationMinutes'>,
  { begunAt }: Attempt,
): number | null => (durationMinutes === null ? null : begunAt + durationMinutes * 60_000);
