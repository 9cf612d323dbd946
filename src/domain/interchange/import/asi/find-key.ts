import { quizImport } from '../../../sentences/quiz-import.ts';
import type { Notes } from '../notes.ts';
import type { Labels, Scoring } from './scoring.ts';

const say = quizImport.item;

/** The right options and the most points there are. */
export interface FoundKey {
  readonly right: ReadonlySet<string>;
  readonly points: number;
}

function noteSingles(
  scores: readonly number[],
  best: number,
  isPartial: (score: number) => boolean,
  notes: Notes,
): void {
  if (scores.some((score) => score > 0 && score < best && isPartial(score)))
    notes.add(say.partialCredit);
  if (scores.some((score) => score < 0)) notes.add(say.negativePoints);
}

function singleKey({ idents }: Labels, scores: readonly number[], notes: Notes): FoundKey | string {
  const best = Math.max(...scores);
  const right = idents.filter((_, index) => scores[index] === best);
  if (right.length > 1) return say.severalRight;
  noteSingles(scores, best, () => true, notes);
  return { right: new Set(right), points: best };
}

function multipleKey(
  { idents }: Labels,
  { score, wanted }: Scoring,
  singles: readonly number[],
  notes: Notes,
): FoundKey | string {
  const candidates = [idents.filter((_, index) => (singles[index] ?? 0) > 0), ...wanted]
    .map((options) => new Set(options))
    .filter(({ size }) => size > 0);
  const [best] = candidates
    .map((right) => ({ right, points: score(right) }))
    .toSorted((a, b) => b.points - a.points);
  if (best === undefined || best.points <= 0) return say.noRightAnswer;
  const { right, points } = best;
  const without = [...right].map((option) =>
    score(new Set([...right].filter((each) => each !== option))),
  );
  const besides = idents
    .filter((option) => !right.has(option))
    .map((option) => score(new Set([...right, option])));
  if (without.some((other) => other >= points)) return say.severalSets;
  if (besides.some((other) => other > points)) return say.unreadScoring;
  if (besides.includes(points)) notes.add(say.lenient);
  noteSingles(singles, points, () => right.size > 1, notes);
  return best;
}

/** The key that an item's scoring amounts to: found by scoring every option alone and the likely sets with one option more and one less. Null, with a note, when a quiz cannot hold it. */
export function findKey(labels: Labels, scoring: Scoring | null, notes: Notes): FoundKey | null {
  const refuse = (sentence: string): null => {
    notes.add(sentence);
    return null;
  };
  if (scoring === null) return refuse(say.unreadScoring);
  const { idents, isMultiple } = labels;
  const singles = idents.map((ident) => scoring.score(new Set([ident])));
  if (scoring.wanted.length === 0) return refuse(say.noKey);
  const isNone = isMultiple
    ? scoring.wanted.every((options) => options.length === 0)
    : !singles.some((score) => score > 0);
  if (isNone) return refuse(scoring.namesUnknown ? say.contradictoryKey : say.noRightAnswer);
  const found = isMultiple
    ? multipleKey(labels, scoring, singles, notes)
    : singleKey(labels, singles, notes);
  if (
    typeof found !== 'string' &&
    idents.filter((ident) => found.right.has(ident)).length !== found.right.size
  )
    return refuse(say.contradictoryKey);
  return typeof found === 'string' ? refuse(found) : found;
}
