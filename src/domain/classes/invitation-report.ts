import { getAddressKey } from '../sharing/recipients.ts';
import type { PastedStudents } from './pasted-students.ts';

/** The server's response to invited addresses. A suggestion is the domain it probably meant. */
export interface InvitationResponse {
  readonly invited: readonly string[];
  readonly alreadyInvited: readonly string[];
  readonly notFound: readonly string[];
  readonly suggestions: readonly { readonly email: string; readonly suggestion: string }[];
}

/**
 * An entry that was not invited: no whole address, or an address at a place where nobody is known,
 * with the address that was probably meant.
 */
export interface AddressToCorrect {
  readonly text: string;
  readonly reason: 'invalid' | 'unknown';
  readonly suggestion: string | null;
}

/** What became of the pasted addresses. `pastedCount` counts the addresses listed twice too. */
export interface InvitationReport {
  readonly pastedCount: number;
  readonly invited: readonly string[];
  readonly alreadyHere: readonly string[];
  readonly repeated: readonly string[];
  readonly toCorrect: readonly AddressToCorrect[];
}

/** The response to no address at all. */
export const emptyResponse: InvitationResponse = {
  invited: [],
  alreadyInvited: [],
  notFound: [],
  suggestions: [],
};

/** Returns the address with the suggested domain, or null. */
function findSuggestion(
  text: string,
  suggestions: InvitationResponse['suggestions'],
): string | null {
  const found = suggestions.find(({ email }) => getAddressKey(email) === getAddressKey(text));
  return found === undefined
    ? null
    : `${text.slice(0, text.lastIndexOf('@') + 1)}${found.suggestion}`;
}

const listUnknown = ({ notFound, suggestions }: InvitationResponse): AddressToCorrect[] =>
  notFound.map((text) => ({
    text,
    reason: 'unknown',
    suggestion: findSuggestion(text, suggestions),
  }));

/** Returns the report of an invitation. */
export const createReport = (
  { emails, repeated, invalid }: PastedStudents,
  response: InvitationResponse,
): InvitationReport => ({
  pastedCount: emails.length + repeated.length + invalid.length,
  invited: response.invited,
  alreadyHere: response.alreadyInvited,
  repeated,
  toCorrect: [
    ...listUnknown(response),
    ...invalid.map((text) => ({ text, reason: 'invalid' as const, suggestion: null })),
  ],
});

/** Returns the report without an entry to correct. */
export const leaveOut = (report: InvitationReport, text: string): InvitationReport => ({
  ...report,
  toCorrect: report.toCorrect.filter((entry) => entry.text !== text),
});

/** Returns the report after the entry `text` was corrected and invited again. */
export function addCorrection(
  report: InvitationReport,
  text: string,
  response: InvitationResponse,
): InvitationReport {
  const { toCorrect, invited, alreadyHere, ...rest } = leaveOut(report, text);
  return {
    ...rest,
    invited: [...invited, ...response.invited],
    alreadyHere: [...alreadyHere, ...response.alreadyInvited],
    toCorrect: [...listUnknown(response), ...toCorrect],
  };
}
