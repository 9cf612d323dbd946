import type { ReactNode } from 'react';

import { getMailErrorText, getStudentState } from '../../../domain/classes/student-state.ts';
import type { StudentRow } from '../../../machines/classes/class-student-list-machine.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useMomentText } from '../../shared/use-moment-text.ts';
import { formatPersonName } from '../person-name.ts';

/** The student, and what the buttons do. */
export interface InvitedNoteProps {
  readonly student: StudentRow;
  readonly canChange: boolean;
  readonly onResend: (student: StudentRow) => void;
  readonly onCorrect: (student: StudentRow) => void;
}

const noteButton = 'shrink-0 rounded-sm font-semibold text-accent hover:underline max-md:min-h-11';

/** What became of the mail of a student who has not joined, and what to do about it. */
export function InvitedNote({
  student,
  canChange,
  onResend,
  onCorrect,
}: InvitedNoteProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  const { mail, invitedAt } = student;
  const isBack = getStudentState(student) === 'cameBack';
  const formatNote = (): string => {
    if (isBack)
      return mail?.error == null
        ? formatMessage('classes.students.mailFailed')
        : getMailErrorText(mail.error);
    if (mail === null)
      return formatMessage('classes.students.noMail', { day: formatDay(invitedAt) });
    return mail.sentAt === null
      ? formatMessage('classes.students.mailWaits')
      : formatMessage('classes.students.mailSent', { day: formatDay(mail.sentAt) });
  };
  const name = formatPersonName(student);
  return (
    <span className="flex min-w-56 flex-wrap items-center justify-end gap-x-3 text-sm whitespace-normal text-ink-2 max-md:justify-start">
      <span className="min-w-0 wrap-anywhere">{formatNote()}</span>
      {canChange && (
        <button
          type="button"
          aria-label={formatMessage(
            isBack ? 'classes.students.correctOf' : 'classes.students.sendAgainTo',
            { name },
          )}
          className={noteButton}
          onClick={() => {
            if (isBack) onCorrect(student);
            else onResend(student);
          }}
        >
          {formatMessage(isBack ? 'classes.students.correct' : 'classes.students.sendAgain')}
        </button>
      )}
    </span>
  );
}
