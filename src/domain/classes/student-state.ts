import type { StudentStatus } from './student-status.ts';

/** The states of a student in the list: joined, invited, or invited and the mail came back. */
export const studentStates = ['joined', 'invited', 'cameBack'] as const;

/** The state of a student in the list. */
export type StudentState = (typeof studentStates)[number];

/** What decides the state of a student. */
export interface StudentFacts {
  readonly status: StudentStatus;
  readonly mail: { readonly state: 'waiting' | 'sent' | 'failed' } | null;
}

/** Returns the state of a student. A mail that came back no longer matters once they joined. */
export function getStudentState({ status, mail }: StudentFacts): StudentState {
  if (status === 'joined') return 'joined';
  return mail?.state === 'failed' ? 'cameBack' : 'invited';
}

/** Returns the number of students in each state. */
export const countStudentStates = (
  students: readonly StudentFacts[],
): Readonly<Record<StudentState, number>> => {
  const states = students.map(getStudentState);
  const count = (state: StudentState): number => states.filter((each) => each === state).length;
  return { joined: count('joined'), invited: count('invited'), cameBack: count('cameBack') };
};
