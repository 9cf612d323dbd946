import { quizImport } from '../../../messages/en/interchange/quiz-import.ts';
import type { Notes } from '../notes.ts';
import type { ResponseLabels, Scoring } from './read-scoring.ts';

const messages = quizImport.item;

/** The right options and the maximum points. */
export interface AnswerKey {
  readonly right: ReadonlySet<string>;
  readonly points: number;
}

function notePartialScores(
  scores: readonly number[],
  best: number,
  isPartial: (score: number) => boolean,
  notes: Notes,
): void {
  if (scores.some((score) => score > 0 && score < best && isPartial(score)))
    notes.add(messages.partialCredit);
  if (scores.some((score) => score < 0)) notes.add(messages.negativePoints);
}

function findSingleKey(
  { idents }: ResponseLabels,
  scores: readonly number[],
  notes: Notes,
): AnswerKey | string {
  const best = Math.max(...scores);
  const right = idents.filter((_, index) => scores[index] === best);
  if (right.length > 1) return messages.severalRight;
  notePartialScores(scores, best, () => true, notes);
  return { right: new Set(right), points: best };
}

function findMultipleKey(
  { idents }: ResponseLabels,
  { score, requiredOptions }: Scoring,
  singles: readonly number[],
  notes: Notes,
): AnswerKey | string {
  const candidates = [idents.filter((_, index) => (singles[index] ?? 0) > 0), ...requiredOptions]
    .map((options) => new Set(options))
    .filter(({ size }) => size > 0);
  const [best] = candidates
    .map((right) => ({ right, points: score(right) }))
    .toSorted((a, b) => b.points - a.points);
  if (best === undefined || best.points <= 0) return messages.noRightAnswer;
  const { right, points } = best;
  const without = [...right].map((option) =>
    score(new Set([...right].filter((each) => each !== option))),
  );
  const besides = idents
    .filter((option) => !right.has(option))
    .map((option) => score(new Set([...right, option])));
  if (without.some((other) => other >= points)) return messages.severalSets;
  if (besides.some((other) => other > points)) return messages.unreadScoring;
  if (besides.includes(points)) notes.add(messages.lenient);
  notePartialScores(singles, points, () => right.size > 1, notes);
  return best;
}

/**
 * Finds the key that an item's scoring defines, by scoring each option alone and likely sets with
 * one option more or less. Returns null, with a note, when a quiz cannot hold it.
 */
export function findAnswerKey(
  labels: ResponseLabels,
  scoring: Scoring | null,
  notes: Notes,
): AnswerKey | null {
  const refuse = (message: string): null => {
    notes.add(message);
    return null;
  };
  if (scoring === null) return refuse(messages.unreadScoring);
  const { idents, isMultiple } = labels;
  const singles = idents.map((ident) => scoring.score(new Set([ident])));
  if (scoring.requiredOptions.length === 0) return refuse(messages.noKey);
  const isNone = isMultiple
    ? scoring.requiredOptions.every((options) => options.length === 0)
    : !singles.some((score) => score > 0);
  if (isNone)
    return refuse(scoring.hasUnknownOption ? messages.contradictoryKey : messages.noRightAnswer);
  const found = isMultiple
    ? findMultipleKey(labels, scoring, singles, notes)
    : findSingleKey(labels, singles, notes);
  if (
    typeof found !== 'string' &&
    idents.filter((ident) => found.right.has(ident)).length !== found.right.size
  )
    return refuse(messages.contradictoryKey);
  return typeof found === 'string' ? refuse(found) : found;
}
