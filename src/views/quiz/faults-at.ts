import type { SentenceKey } from '../../domain/sentences/en.ts';
import type { Fault } from '../../domain/quiz/check.ts';
import type { Place } from '../../domain/quiz/place.ts';

/** The sentence of the first fault at a place, undefined when there is none. */
export const faultAt = (faults: readonly Fault[], isHere: (place: Place) => boolean): SentenceKey | undefined => faults.find(({ place }) => isHere(place))?.message;
