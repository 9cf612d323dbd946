import type { MessageKey } from '../../../messages/en.ts';
import type { Notes } from '../notes.ts';
import type { ResponseLabels, Scoring } from './read-scoring.ts';

/** The right options and the maximum points. */
export interface AnswerKey {
  readonly right: ReadonlySet<string>;
  readonly points: number;
}

/** An answer without any option that a rule can name, which still does not count as unanswered. */
const noOption: ReadonlySet<string> = new Set(['\0']);

/** What each option alone scores, in their order, and what an answer without them scores. */
interface Scores {
  readonly singles: readonly number[];
  readonly none: number;
}

function noteOmissions(
  { singles, none }: Scores,
  isPartial: (score: number) => boolean,
  notes: Notes,
): void {
  if (singles.some(isPartial)) notes.add('quizImport.item.partialCredit');
  if (singles.some((score) => score < 0)) notes.add('quizImport.item.negativePoints');
  if (none > 0) notes.add('quizImport.item.pointsForGaps');
}

function findSingleKey(
  { idents }: ResponseLabels,
  scores: Scores,
  notes: Notes,
): AnswerKey | MessageKey {
  const best = Math.max(...scores.singles);
  const right = idents.filter((_, index) => scores.singles[index] === best);
  if (right.length > 1) return 'quizImport.item.severalRight';
  noteOmissions(scores, (score) => score > 0 && score < best, notes);
  return { right: new Set(right), points: best };
}

function findMultipleKey(
  { idents }: ResponseLabels,
  { score, requiredOptions }: Scoring,
  scores: Scores,
  notes: Notes,
): AnswerKey | MessageKey {
  const { singles, none } = scores;
  const candidates = [idents.filter((_, index) => (singles[index] ?? 0) > none), ...requiredOptions]
    .map((options) => new Set(options))
    .filter(({ size }) => size > 0);
  const [best] = candidates
    .map((right) => ({ right, points: score(right) }))
    .toSorted((a, b) => b.points - a.points);
  if (best === undefined || best.points <= none) return 'quizImport.item.noGain';
  const { right, points } = best;
  const without = [...right].map((option) =>
    score(new Set([...right].filter((each) => each !== option))),
  );
  const besides = idents
    .filter((option) => !right.has(option))
    .map((option) => score(new Set([...right, option])));
  if (without.some((other) => other >= points)) return 'quizImport.item.severalSets';
  if (besides.some((other) => other > points)) return 'quizImport.item.undecidedPoints';
  if (besides.includes(points)) notes.add('quizImport.item.lenient');
  noteOmissions(scores, (each) => each > none && each < points && right.size > 1, notes);
  return best;
}

/** Returns why no option is right: no points at all, or none that depend on a choice. */
const explainNoKey = (
  { requiredOptions, hasUnknownOption }: Scoring,
  { singles, none }: Scores,
): MessageKey => {
  if (hasUnknownOption) return 'quizImport.item.contradictoryKey';
  return requiredOptions.length === 0 && [none, ...singles].every((score) => score === 0)
    ? 'quizImport.item.noKey'
    : 'quizImport.item.noGain';
};

/**
 * Finds the key that an item's scoring defines: the options that earn more when they are chosen
 * than when they are not, or a set that a rule requires. Scores each option alone, and likely sets
 * with one option more or less. Returns null, with a note, when a quiz cannot hold it.
 */
export function findAnswerKey(
  labels: ResponseLabels,
  scoring: Scoring | null,
  notes: Notes,
): AnswerKey | null {
  const refuse = (message: MessageKey): null => {
    notes.add(message);
    return null;
  };
  if (scoring === null) return refuse('quizImport.item.unreadScoring');
  const { idents, isMultiple } = labels;
  const { score, requiredOptions } = scoring;
  const scores: Scores = {
    singles: idents.map((ident) => score(new Set([ident]))),
    none: score(noOption),
  };
  const hasKey =
    scores.singles.some((each) => each > scores.none || (!isMultiple && each > 0)) ||
    (isMultiple && requiredOptions.some((options) => options.length > 0));
  if (!hasKey) return refuse(explainNoKey(scoring, scores));
  const found = isMultiple
    ? findMultipleKey(labels, scoring, scores, notes)
    : findSingleKey(labels, scores, notes);
  if (
    typeof found !== 'string' &&
    idents.filter((ident) => found.right.has(ident)).length !== found.right.size
  )
    return refuse('quizImport.item.contradictoryKey');
  return typeof found === 'string' ? refuse(found) : found;
}
