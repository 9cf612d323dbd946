import type { Draft, Key } from '../draft/draft.ts';
import { getTextId } from '../draft/find-text.ts';
import type { TextMatch } from './find-matches.ts';

const isSamePlace = (a: TextMatch, b: TextMatch): boolean =>
  a.range.start === b.range.start && getTextId(a.location) === getTextId(b.location);

/** Returns the index of `current` among the matches, or -1 when it is not there any more. */
export const findMatchIndex = (matches: readonly TextMatch[], current: TextMatch | null): number =>
  current === null ? -1 : matches.findIndex((match) => isSamePlace(match, current));

/** Returns the index of the first match in the shown activity or after it, or 0. */
function findFirstIndex(matches: readonly TextMatch[], draft: Draft, shown: Key): number {
  const order = draft.activities.map(({ key }) => key);
  const shownIndex = order.indexOf(shown);
  const index = matches.findIndex(
    ({ location }) => 'activity' in location && order.indexOf(location.activity) >= shownIndex,
  );
  return Math.max(index, 0);
}

/** Where a search is: the current match and the index that it had. */
export interface SearchPosition {
  readonly match: TextMatch;
  readonly index: number;
}

/**
 * Returns the position one match after or before another one, beginning again at the end. Where the
 * match is gone, the one that took its place is next. The first one is in the shown activity, if it
 * has any. Null without matches.
 */
export function stepMatch(
  matches: readonly TextMatch[],
  position: SearchPosition | null,
  step: 1 | -1,
  draft: Draft,
  shown: Key,
): SearchPosition | null {
  const at = findMatchIndex(matches, position?.match ?? null);
  let next = at + step;
  if (position === null) next = findFirstIndex(matches, draft, shown) - (step === 1 ? 0 : 1);
  else if (at === -1) next = position.index - (step === 1 ? 0 : 1);
  const index = (next + matches.length) % Math.max(matches.length, 1);
  const match = matches[index];
  return match === undefined ? null : { match, index };
}

/** Returns the position after a match was replaced by a text of `length` characters. */
export function stepAfterReplacement(
  matches: readonly TextMatch[],
  { match, index }: SearchPosition,
  length: number,
): SearchPosition | null {
  const id = getTextId(match.location);
  const isAfter = (other: TextMatch): boolean =>
    getTextId(other.location) !== id || other.range.start >= match.range.start + length;
  const found = matches.findIndex((other, at) => at >= index && isAfter(other));
  const next = matches[Math.max(found, 0)];
  return next === undefined ? null : { match: next, index: Math.max(found, 0) };
}
