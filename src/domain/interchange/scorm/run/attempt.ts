import { chooseAnswer, isRightAnswer } from '../../../quiz/commands/right-answers.ts';
import { isPassed } from '../../../results/score.ts';
import { listQuestions, type PlayerQuestion, type PlayerQuiz } from '../player-quiz.ts';

/** The selected options by question identifier; a question without an answer is absent. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** An attempt at a quiz. Times are milliseconds since 1970. */
export interface Attempt {
  readonly answers: Answers;
  readonly startedAt: number;
  readonly isSubmitted: boolean;
}

/** Returns a new attempt that starts at `now`. */
export const createAttempt = (now: number): Attempt => ({
  answers: new Map(),
  startedAt: now,
  isSubmitted: false,
});

/** Returns the selected options of a question. */
export const getSelectedOptions = (
  { answers }: Pick<Attempt, 'answers'>,
  { identifier }: PlayerQuestion,
): readonly string[] => answers.get(identifier) ?? [];

/**
 * Selects an option, or clears it where several may be selected. A submitted attempt stays
 * unchanged.
 */
export function selectOption(attempt: Attempt, question: PlayerQuestion, option: string): Attempt {
  if (attempt.isSubmitted) return attempt;
  const selectedOptions = chooseAnswer(
    { ...question, rightAnswer: getSelectedOptions(attempt, question) },
    option,
  );
  const answers = new Map(attempt.answers);
  if (selectedOptions.length === 0) answers.delete(question.identifier);
  else answers.set(question.identifier, selectedOptions);
  return { ...attempt, answers };
}

/** The result of an attempt. `scorePercent` is null for a quiz without questions. */
export interface AttemptResult {
  readonly rightCount: number;
  readonly questionCount: number;
  readonly scorePercent: number | null;
  readonly status: 'completed' | 'passed' | 'failed';
}

/** Whether a question is answered right. */
export const isAnsweredRight = (
  attempt: Pick<Attempt, 'answers'>,
  question: PlayerQuestion,
): boolean => isRightAnswer(question, getSelectedOptions(attempt, question));

/**
 * Returns the result of an attempt: all questions count the same, and 60 percent pass a graded
 * quiz.
 */
export function calculateResult(
  quiz: Pick<PlayerQuiz, 'activities' | 'isGraded'>,
  attempt: Pick<Attempt, 'answers'>,
): AttemptResult {
  const questions = listQuestions(quiz);
  const rightCount = questions.filter((question) => isAnsweredRight(attempt, question)).length;
  if (questions.length === 0)
    return { rightCount, questionCount: 0, scorePercent: null, status: 'completed' };
  const scorePercent = (rightCount * 100) / questions.length;
  return {
    rightCount,
    questionCount: questions.length,
    scorePercent,
    status: quiz.isGraded ? (isPassed(scorePercent) ? 'passed' : 'failed') : 'completed',
  };
}

/**
 * Returns when the time expires, in milliseconds since 1970; null without a limit. The time also
 * runs while the quiz is closed.
 */
export const getEndTime = (
  { durationMinutes }: Pick<PlayerQuiz, 'durationMinutes'>,
  { startedAt }: Attempt,
): number | null => (durationMinutes === null ? null : startedAt + durationMinutes * 60_000);
