import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { maxInvitedAtOnce } from '../../../domain/classes/class-limits.ts';
import { getStudentState } from '../../../domain/classes/student-state.ts';
import type {
  StudentListRef,
  StudentRow,
} from '../../../machines/classes/class-student-list-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { MailIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface ResendInvitationsProps {
  /** All students of the class, also those on other pages of the list. */
  readonly students: readonly StudentRow[];
  readonly list: StudentListRef;
  readonly onResend: (students: readonly StudentRow[]) => void;
}

/**
 * Sends the invitation again to everybody who has not joined, where the list shows them and none is
 * selected.
 */
export function ResendInvitations({ students, list, onResend }: ResendInvitationsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isOffered = useSelector(
    list,
    ({ context: { query, selectedIds } }) =>
      query.filters['state'] === 'invited' && selectedIds.length === 0,
  );
  const invited = students
    .filter((student) => getStudentState(student) === 'invited')
    .slice(0, maxInvitedAtOnce);
  if (!isOffered || invited.length < 2) return null;
  const count = invited.length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
      {formatMessage('classes.students.notJoined', { count })}
      <Button
        icon={<MailIcon />}
        onClick={() => {
          onResend(invited);
        }}
      >
        {formatMessage('classes.students.resendAll', { count })}
      </Button>
    </div>
  );
}
