/**
 * The statistics of a question: how often it was asked and answered right, and the values computed
 * from that.
 */
export interface AnsweredOften {
  readonly timesAsked: number;
  readonly timesRight: number;
  readonly difficulty: number;
  readonly discrimination: number | null;
}

/**
 * A warning about a question: few answered it right; students with high scores got it wrong more
 * often; it hardly separates high from low scores.
 */
export type QuestionFlag = 'fewRight' | 'wrongWay' | 'tellsLittle';

/**
 * Why a question has no discrimination: a single answer, all answers alike, or no other question to
 * compare with.
 */
export type NoDiscrimination = 'oneAnswer' | 'allRight' | 'noneRight' | 'nothingToCompare';

/** With fewer answers, chance dominates and nothing is flagged. */
const fewestAnswers = 10;
const hardBelow = 0.3;
const weakBelow = 0.2;

/**
 * Returns the warnings about a question. The thresholds are Ebel's (Essentials of Educational
 * Measurement): a discrimination below 0.20 is poor, below 0 negative.
 */
export function getQuestionFlags({
  timesAsked,
  difficulty,
  discrimination,
}: AnsweredOften): readonly QuestionFlag[] {
  if (timesAsked < fewestAnswers) return [];
  const isHard = difficulty < hardBelow;
  if (discrimination === null) return isHard ? ['fewRight'] : [];
  const second: readonly QuestionFlag[] =
    discrimination < 0 ? ['wrongWay'] : discrimination < weakBelow ? ['tellsLittle'] : [];
  return isHard ? ['fewRight', ...second] : second;
}

/** Returns why the discrimination is not defined, or null when it is. */
export function getNoDiscriminationReason({
  timesAsked,
  timesRight,
  discrimination,
}: AnsweredOften): NoDiscrimination | null {
  if (discrimination !== null) return null;
  if (timesAsked < 2) return 'oneAnswer';
  if (timesRight === timesAsked) return 'allRight';
  return timesRight === 0 ? 'noneRight' : 'nothingToCompare';
}

/** What is worth a look in a quiz: the questions that mislead, and how many are hard. */
export interface QuizWarnings {
  readonly misleading: readonly number[];
  readonly hardCount: number;
}

/** Returns which questions of a quiz mislead, by their numbers, and how many others are hard. */
export function findQuizWarnings(
  questions: readonly (AnsweredOften & { readonly questionOrder: number })[],
): QuizWarnings {
  const flagged = questions.map((question) => ({ question, flags: getQuestionFlags(question) }));
  const misleading = flagged.filter(({ flags }) => flags.includes('wrongWay'));
  const hard = flagged.filter(({ flags }) => flags.includes('fewRight'));
  return {
    misleading: misleading.map(({ question }) => question.questionOrder),
    hardCount: hard.filter((each) => !misleading.includes(each)).length,
  };
}
