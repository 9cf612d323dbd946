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

/**
 * Returns what a mail server said, without its reply code (RFC 5321, section 4.2) and enhanced
 * status code (RFC 3463): 'The mailbox does not exist' of '550 5.1.1 The mailbox does not exist'.
 * A reply of codes alone stays as it is.
 */
export const getMailErrorText = (error: string): string =>
  error.replace(/^[45]\d{2}(?:[ -]\d\.\d{1,3}\.\d{1,3})?[ -]+(?=[^\d\s])/, '');

/** Returns the number of students in each state. */
export const countStudentStates = (
  students: readonly StudentFacts[],
): Readonly<Record<StudentState, number>> => {
  const states = students.map(getStudentState);
  const count = (state: StudentState): number => states.filter((each) => each === state).length;
  return { joined: count('joined'), invited: count('invited'), cameBack: count('cameBack') };
};
