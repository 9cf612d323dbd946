import type { ScormFormat } from '../../package-format.ts';

/**
 * A value for a learning system by the name of its data model element. Without an optional value the
 * result is the same: a system that refuses it has everything that counts.
 */
export interface CmiValue {
  readonly element: string;
  readonly value: string;
  readonly isOptional?: boolean;
}

/** The data model elements whose names differ between the versions. */
export const cmiElements: Readonly<
  Record<
    ScormFormat,
    {
      readonly location: string;
      readonly exit: string;
      readonly sessionTime: string;
      readonly score: string;
      readonly mode: string;
      /** Always has a value in an open session. */
      readonly status: string;
    }
  >
> = {
  '1.2': {
    location: 'cmi.core.lesson_location',
    exit: 'cmi.core.exit',
    sessionTime: 'cmi.core.session_time',
    score: 'cmi.core.score',
    mode: 'cmi.core.lesson_mode',
    status: 'cmi.core.lesson_status',
  },
  '2004': {
    location: 'cmi.location',
    exit: 'cmi.exit',
    sessionTime: 'cmi.session_time',
    score: 'cmi.score',
    mode: 'cmi.mode',
    status: 'cmi.completion_status',
  },
};
