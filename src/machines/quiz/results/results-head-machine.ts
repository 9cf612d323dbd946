import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import {
  deadlineFault,
  settledDeadline,
  type DeadlineBounds,
} from '../../../domain/quiz/deadline.ts';
import { createFormMachine } from '../../shared/form-machine.ts';
import type { FormFaults } from '../../shared/form-types.ts';
import type { OfQuiz } from './results-machines.ts';

/** What stands above the results of a quiz (QRES-02 to QRES-06). `isGraded` null is not known. */
export interface ResultsHead extends DeadlineBounds {
  readonly title: string;
  readonly isGraded: boolean | null;
  readonly distributedTo: number;
  readonly completedBy: number;
  /** The deadline is past. */
  readonly isExpired: boolean;
  /** The trial of the quiz's owner is over, so its deadline stays (QVAL-31). */
  readonly isTrialOver: boolean;
}

/** What the head holds: the deadline as it stands in its field, and what was loaded around it, null until then. */
export interface HeadValues {
  readonly head: ResultsHead | null;
  readonly endDate: string | null;
}

/** Which quiz, and the clocks in the room: now in milliseconds since 1970, and how many minutes they are ahead of UTC. */
export interface HeadSubject extends OfQuiz {
  readonly now: () => number;
  readonly zoneMinutes: () => number;
}

/** A deadline as it will be kept (QVAL-29). */
export const settledIn = (
  endDate: string | null,
  { now, zoneMinutes }: HeadSubject,
): string | null => settledDeadline(endDate, now(), zoneMinutes());

function check({ head, endDate }: HeadValues, subject: HeadSubject): FormFaults {
  if (head === null) return {};
  if (head.isTrialOver) return { endDate: [{ key: 'quizResults.trialOver' }] };
  const fault = deadlineFault(settledIn(endDate, subject), head, subject.now());
  return fault === null ? {} : { endDate: [{ key: `quizResults.deadlineFault.${fault}` }] };
}

const isSameTime = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

/** The head of a quiz's results with its deadline, which can be set and taken away and is read again afterwards (QRES-11 to QRES-13, QVAL-28 to QVAL-31). Supply `load` and `save`. */
export const resultsHeadMachine = createFormMachine<HeadValues, HeadSubject, null>({
  id: 'resultsHead',
  blank: { head: null, endDate: null },
  check,
  isSame: (a, b) => isSameTime(a.endDate, b.endDate),
  versionOf: () => undefined,
  announce: () => [
    {
      type: 'notice',
      notice: { severity: 'success', message: { key: 'quizResults.deadlineUpdated' } },
    },
  ],
  announceFailure: () => [
    {
      type: 'notice',
      notice: { severity: 'error', message: { key: 'quizResults.deadlineFailed' } },
    },
  ],
  rereads: true,
});

/** A running head. */
export type ResultsHeadRef = ActorRefFrom<typeof resultsHeadMachine>;

/** Whether the deadline in the field is another than the kept one. */
export const selectIsDeadlineChanged = ({
  context: { values, saved },
}: SnapshotFrom<typeof resultsHeadMachine>): boolean =>
  !isSameTime(values.endDate, saved.values.endDate);
