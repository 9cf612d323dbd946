import type { ReactNode } from 'react';

import { getStudentState } from '../../../domain/classes/student-state.ts';
import type { ClassData } from '../../../machines/classes/class-page-machine.ts';
import type { StudentRow } from '../../../machines/classes/class-student-list-machine.ts';
import { PaperHead, PaperTable } from '../../design/paper/paper-parts.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { AddressText } from '../../shared/address-text.tsx';
import { formatPersonName } from '../person-name.ts';
import { StudentProgress } from './student-columns.tsx';

interface PrintedStudentsProps {
  readonly detail: ClassData;
}

/** All students of a class on paper. */
export function PrintedStudents({ detail: { title, students } }: PrintedStudentsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const label = formatMessage('classes.students.label', { title });
  return (
    <>
      <PaperHead title={label} facts={[]} />
      <PaperTable<StudentRow>
        title={label}
        columns={[
          {
            id: 'student',
            header: formatMessage('classes.students.student'),
            cell: (student) => <span className="font-semibold">{formatPersonName(student)}</span>,
          },
          {
            id: 'email',
            header: formatMessage('classes.students.email'),
            cell: ({ email }) => <AddressText text={email} />,
          },
          {
            id: 'status',
            header: formatMessage('classes.students.status'),
            cell: (student) => (
              <span className="whitespace-nowrap">
                {formatMessage(`classes.students.states.${getStudentState(student)}`)}
              </span>
            ),
          },
          {
            id: 'results',
            header: formatMessage('classes.students.results'),
            cell: StudentProgress,
          },
          {
            id: 'mean',
            header: formatMessage('classes.students.mean'),
            align: 'end',
            cell: ({ mean }) =>
              mean === null ? '–' : formatMessage('classes.students.percent', { percent: mean }),
          },
        ]}
        rows={students}
        getRowId={({ id }) => id}
      />
    </>
  );
}
