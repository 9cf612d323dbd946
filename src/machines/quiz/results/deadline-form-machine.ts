import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import {
  validateDeadline,
  roundDeadline,
  type DeadlineBounds,
} from '../../../domain/quiz/deadline.ts';
import { createFormMachine } from '../../shared/form/form-machine.ts';
import type { FormErrors, SavedForm } from '../../shared/form/form-types.ts';
import type { QuizSubject } from './results-machines.ts';

/** The overview of a quiz's results (QRES-02 to QRES-06). `isGraded` is null when unknown. */
export interface ResultsOverview extends DeadlineBounds {
  readonly title: string;
  readonly isGraded: boolean | null;
  readonly distributedTo: number;
  readonly completedBy: number;
  /** The deadline has passed. */
  readonly isExpired: boolean;
  /** The trial of the quiz's owner is over, so the deadline cannot change (QVAL-31). */
  readonly isTrialOver: boolean;
}

/** The values of the form: the deadline, and the loaded overview, null before the load. */
export interface DeadlineValues {
  readonly overview: ResultsOverview | null;
  readonly endDate: string | null;
}

/**
 * The quiz and the local clock: `now` returns milliseconds since 1970, `zoneMinutes` the offset
 * from UTC in minutes.
 */
export interface DeadlineSubject extends QuizSubject {
  readonly now: () => number;
  readonly zoneMinutes: () => number;
}

/** Returns the deadline rounded as it will be stored (QVAL-29). */
export const toStoredDeadline = (
  endDate: string | null,
  { now, zoneMinutes }: DeadlineSubject,
): string | null => roundDeadline(endDate, now(), zoneMinutes());

function validate({ overview, endDate }: DeadlineValues, subject: DeadlineSubject): FormErrors {
  if (overview === null) return {};
  if (overview.isTrialOver) return { endDate: [{ key: 'quizResults.trialOver' }] };
  const error = validateDeadline(toStoredDeadline(endDate, subject), overview, subject.now());
  return error === null ? {} : { endDate: [{ key: `quizResults.deadlineError.${error}` }] };
}

const isSameTime = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

/**
 * The overview of a quiz's results, with its deadline, which can be set and removed (QRES-11 to
 * QRES-13, QVAL-28 to QVAL-31). Provide `load` and `save`.
 */
export const deadlineFormMachine = createFormMachine<
  DeadlineValues,
  DeadlineSubject,
  SavedForm<DeadlineValues>
>({
  id: 'deadlineForm',
  blank: { overview: null, endDate: null },
  validate,
  isSame: (a, b) => isSameTime(a.endDate, b.endDate),
  onSaved: () => [
    {
      type: 'notice',
      notice: { severity: 'success', message: { key: 'quizResults.deadlineUpdated' } },
    },
  ],
  onSaveFailed: () => [
    {
      type: 'notice',
      notice: { severity: 'error', message: { key: 'quizResults.deadlineFailed' } },
    },
  ],
  reloadsAfterSave: true,
  canOverwriteUnread: true,
});

/** A reference to the form. */
export type DeadlineFormRef = ActorRefFrom<typeof deadlineFormMachine>;

/** Whether the deadline in the field differs from the stored one. */
export const selectIsDeadlineChanged = ({
  context: { values, saved },
}: SnapshotFrom<typeof deadlineFormMachine>): boolean =>
  !isSameTime(values.endDate, saved.values.endDate);
