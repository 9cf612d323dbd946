/** What is known of the answers to a question: how often it was asked and answered right, and what follows from that. */
export interface AnsweredOften {
  readonly timesAsked: number;
  readonly timesRight: number;
  readonly difficulty: number;
  readonly discrimination: number | null;
}

/** What is worth a second look: few got it right; those who did well overall got it wrong more often; it tells the two hardly apart. */
export type QuestionFlag = 'fewRight' | 'wrongWay' | 'tellsLittle';

/** Why a question has no discrimination: one answer only, all alike, or nothing else they could be compared with. */
export type NoDiscrimination = 'oneAnswer' | 'allRight' | 'noneRight' | 'nothingToCompare';

/** With fewer answers than this chance decides, and nothing is flagged. */
const fewestAnswers = 10;
const hardBelow = 0.3;
const weakBelow = 0.2;

/** What to look at in a question. The marks are Ebel's (Essentials of Educational Measurement): discrimination below 0.20 is poor, below 0 the wrong way round. */
export function questionFlags({
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

/** Why the discrimination is not defined; null when it is. */
export function whyNoDiscrimination({
  timesAsked,
  timesRight,
  discrimination,
}: AnsweredOften): NoDiscrimination | null {
  if (discrimination !== null) return null;
  if (timesAsked < 2) return 'oneAnswer';
  if (timesRight === timesAsked) return 'allRight';
  return timesRight === 0 ? 'noneRight' : 'nothingToCompare';
}
