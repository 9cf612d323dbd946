import type { SentenceKey } from '../../domain/sentences/en.ts';
import type { Fault } from '../../domain/quiz/check.ts';
import type { Key } from '../../domain/quiz/draft.ts';
import type { Place } from '../../domain/quiz/place.ts';

/** The sentence of the first fault at a place, undefined when there is none. */
export const faultAt = (
  faults: readonly Fault[],
  isHere: (place: Place) => boolean,
): SentenceKey | undefined => faults.find(({ place }) => isHere(place))?.message;

/** How many places in an activity are to be mended. */
export const countFaultsIn = (faults: readonly Fault[], activity: Key): number =>
  faults.filter(({ place }) => 'activity' in place && place.activity === activity).length;
