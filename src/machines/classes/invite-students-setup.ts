import { assertEvent, assign, emit, setup } from 'xstate';

import {
  addCorrection,
  createReport,
  leaveOut,
  emptyResponse,
  type InvitationResponse,
  type InvitationReport,
} from '../../domain/classes/invitation-report.ts';
import { maxInvitedAtOnce } from '../../domain/classes/class-limits.ts';
import { readPastedStudents, type StudentName } from '../../domain/classes/pasted-students.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import { isAddress } from '../../domain/sharing/address.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, toFailure } from '../shared/outcome-rules.ts';

/** The input of `invite`. `includesUnknown` invites addresses at places where nobody is known. */
export interface InvitationRequest {
  readonly classId: number;
  readonly emails: readonly string[];
  readonly names: readonly StudentName[];
  readonly includesUnknown: boolean;
}

/** The context: the pasted text, the report of the last invitation, the entry being corrected. */
export interface InviteStudentsContext {
  readonly classId: number;
  readonly text: string;
  readonly error: Message | null;
  readonly failure: Failure | null;
  readonly report: InvitationReport | null;
  readonly correction: { readonly text: string; readonly value: string } | null;
}

/** The events of the dialog, and of the report below the list's tools. */
export type InviteStudentsEvent =
  | {
      readonly type:
        | 'invite.open'
        | 'invite.send'
        | 'invite.close'
        | 'report.dismiss'
        | 'report.cancel'
        | 'report.submit';
    }
  | { readonly type: 'invite.type' | 'report.type'; readonly text: string }
  | { readonly type: 'invite.file'; readonly file: File }
  | { readonly type: 'report.leaveOut' | 'report.edit'; readonly text: string }
  | { readonly type: 'report.accept'; readonly text: string; readonly email: string };

/** Returns why a pasted text cannot be sent, or null. */
function findPastedError(text: string): Message | null {
  const { emails, invalid } = readPastedStudents(text);
  if (emails.length + invalid.length === 0) return { key: 'classes.invite.nobody' };
  return emails.length > maxInvitedAtOnce
    ? {
        key: 'classes.invite.tooMany',
        values: { max: maxInvitedAtOnce, count: emails.length },
      }
    : null;
}

/** The types, actors, guards and actions of the invitation of students. */
export const inviteStudentsSetup = setup({
  types: {
    context: {} as InviteStudentsContext,
    events: {} as InviteStudentsEvent,
    input: {} as { readonly classId: number },
    emitted: {} as Emitted | { readonly type: 'changed' },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    invite: fromCall<InvitationResponse, InvitationRequest>(notProvided('invite')),
    readFile: fromCall<string, { readonly file: File }>(notProvided('readFile')),
  },
  guards: {
    hasError: ({ context }) => findPastedError(context.text) !== null,
    hasNobody: ({ context }) => readPastedStudents(context.text).emails.length === 0,
    hasSucceeded,
    isCorrecting: ({ context }) => context.correction !== null,
    isCorrected: ({ context: { correction } }) =>
      correction !== null && isAddress(correction.value.trim()),
  },
  actions: {
    open: assign({ text: '', error: null, failure: null, correction: null }),
    setText: assign(({ event }) => {
      assertEvent(event, 'invite.type');
      return { text: event.text, error: null, failure: null };
    }),
    addFile: assign(({ context: { text } }, outcome: Outcome<string>) =>
      outcome.ok
        ? { text: text.trim() === '' ? outcome.value : `${text}\n${outcome.value}`, error: null }
        : { error: getFailureMessage(outcome.failure, { key: 'classes.invite.fileNotRead' }) },
    ),
    showError: assign({ error: ({ context }) => findPastedError(context.text), failure: null }),
    clearErrors: assign({ error: null, failure: null }),
    clearText: assign({ text: '', error: null, failure: null }),
    setFailure: assign(toFailure),
    reportNobody: assign({
      report: ({ context }) => createReport(readPastedStudents(context.text), emptyResponse),
    }),
    setReport: assign(({ context: { text } }, outcome: Outcome<InvitationResponse>) =>
      outcome.ok ? { report: createReport(readPastedStudents(text), outcome.value) } : {},
    ),
    dismissReport: assign({ report: null, correction: null }),
    leaveOut: assign(({ context: { report }, event }) => {
      assertEvent(event, 'report.leaveOut');
      return { report: report && leaveOut(report, event.text), correction: null };
    }),
    startCorrection: assign(({ event }) => {
      assertEvent(event, 'report.edit');
      return { correction: { text: event.text, value: event.text } };
    }),
    typeCorrection: assign(({ context: { correction }, event }) => {
      assertEvent(event, 'report.type');
      return { correction: correction && { ...correction, value: event.text } };
    }),
    endCorrection: assign({ correction: null }),
    acceptSuggestion: assign(({ event }) => {
      assertEvent(event, 'report.accept');
      return { correction: { text: event.text, value: event.email } };
    }),
    addCorrection: assign(
      ({ context: { report, correction } }, outcome: Outcome<InvitationResponse>) =>
        outcome.ok && report !== null && correction !== null
          ? { report: addCorrection(report, correction.text, outcome.value), correction: null }
          : {},
    ),
    announceFailure: emit((_, outcome: Outcome<unknown>) => ({
      type: 'notice' as const,
      notice: {
        severity: 'error' as const,
        message: {
          lines: [
            { key: 'classes.invite.failed' as const },
            getFailureMessage(outcome.ok ? { kind: 'unexpected' } : outcome.failure, {
              key: 'classes.tryAgain',
            }),
          ],
        },
      },
    })),
    markUnsavedWork: emit(({ context: { text } }) => ({
      type: 'unsavedWork' as const,
      isUnsaved: text.trim() !== '',
    })),
    clearUnsavedWork: emit({ type: 'unsavedWork' as const, isUnsaved: false }),
    emitChanged: emit({ type: 'changed' as const }),
  },
});
