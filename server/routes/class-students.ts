import { inviteToClass } from '../../src/api/contract/class.ts';
import {
  correctStudentAddress,
  remindStudents,
  removeStudents,
  resendInvitations,
  restoreStudents,
} from '../../src/api/contract/class-students.ts';
import { failed, type Outcome } from '../../src/domain/outcome.ts';
import type { Caller } from '../auth/caller.ts';
import { respond, respondWithAudit, write, type Implementation } from '../http/implement.ts';
import { createInvitationMail, createReminderMail } from '../mail/class-mails.ts';
import type { Sender } from '../mail/sender.ts';
import type { Services } from '../services/services.ts';
import {
  correctAddress,
  resendToStudents,
  setStudentsRemoved,
} from '../store/classes/change-students.ts';
import { inviteStudents, type SendInvitations } from '../store/classes/invite-students.ts';
import { remindStudents as remindStudentsOfQuiz } from '../store/classes/quiz-reminders.ts';
import { readClass } from '../store/classes/read-class.ts';

/** Writes invitations into the outbox, in the transaction of the call. */
const createSender =
  ({ mail, config }: Services, sender: Sender): SendInvitations =>
  (found, emails) =>
    mail.sendAll(emails.map((email) => createInvitationMail(config, found, sender, email)));

const respondWithValue = <T>(outcome: Outcome<T>) =>
  outcome.ok ? respond(outcome.value) : outcome;

interface RemovalCall {
  readonly caller: Caller;
  readonly params: { readonly id: number };
  readonly body: { readonly studentIds: readonly number[] };
  readonly services: Services;
}

/** Returns the handler that removes students from a class, or takes them back. */
const createRemoval =
  (isRemoved: boolean) =>
  async ({ caller, params, body, services: { db, clock } }: RemovalCall) => {
    const { studentIds } = body;
    const now = clock.now();
    const changed = await setStudentsRemoved(db, caller, params.id, studentIds, isRemoved, now);
    return changed.ok
      ? respondWithAudit(null, { details: { count: String(changed.value) } })
      : changed;
  };

/**
 * Inviting, reminding, correcting and removing students of a class (API-020, docs/decisions/0044).
 */
export const classStudentRoutes: readonly Implementation[] = [
  write(inviteToClass, async ({ caller, params, body, services, language }) =>
    respondWithValue(
      await inviteStudents(
        services.db,
        caller,
        params.id,
        body,
        services.clock.now(),
        createSender(services, { ...caller, language }),
      ),
    ),
  ),
  write(resendInvitations, async ({ caller, params, body, services, language }) =>
    respondWithValue(
      await resendToStudents(
        services.db,
        caller,
        params.id,
        body.studentIds,
        services.clock.now(),
        createSender(services, { ...caller, language }),
      ),
    ),
  ),
  write(remindStudents, async ({ caller, params, services, language }) => {
    const { db, clock, mail, config } = services;
    return respondWithValue(
      await remindStudentsOfQuiz(
        db,
        caller,
        { classId: params.id, quizId: params.quizId },
        clock.now(),
        (quiz, emails) =>
          mail.sendAll(
            emails.map((email) => createReminderMail(config, quiz, { ...caller, language }, email)),
          ),
      ),
    );
  }),
  write(correctStudentAddress, async ({ caller, params, body, services, language }) => {
    const { db, clock } = services;
    const corrected = await correctAddress(
      db,
      caller,
      params.id,
      { studentId: params.studentId, email: body.email },
      clock.now(),
      createSender(services, { ...caller, language }),
    );
    if (!corrected.ok) return corrected;
    const { students } = await readClass(db, caller, corrected.value, clock.now());
    const student = students.find(({ id }) => id === params.studentId);
    return student === undefined ? failed({ kind: 'notFound' }) : respond(student);
  }),
  write(removeStudents, createRemoval(true)),
  write(restoreStudents, createRemoval(false)),
];
