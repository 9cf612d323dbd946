import type { ReactNode } from 'react';

import { canDoInClass } from '../../../domain/classes/class-access.ts';
import { getStudentState } from '../../../domain/classes/student-state.ts';
import type { ClassData } from '../../../machines/classes/class-page-machine.ts';
import type { StudentRow } from '../../../machines/classes/class-student-list-machine.ts';
import { Avatar } from '../../design/display/avatar.tsx';
import { Badge } from '../../design/display/badge.tsx';
import {
  ArrowDownIcon,
  CheckIcon,
  MailIcon,
  TriangleAlertIcon,
} from '../../design/icons/icons.tsx';
import type { Column } from '../../design/tables/table-types.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { AddressText } from '../../shared/address-text.tsx';
import { formatPersonName } from '../person-name.ts';
import { InvitedNote, type InvitedNoteProps } from './invited-note.tsx';

/** A result below this percentage is marked. */
const lowPercent = 60;

type Result = StudentRow['results'][number];

function StudentName({ firstName, lastName, email }: StudentRow): ReactNode {
  const name = formatPersonName({ firstName, lastName, email });
  return (
    <span className="flex items-center gap-2.5 md:min-w-60">
      <Avatar firstName={firstName === '' ? email : firstName} lastName={lastName} />
      <span className="grid w-0 grow grid-cols-[minmax(0,1fr)]">
        <span className="font-medium wrap-break-word">
          <AddressText text={name} />
        </span>
        {name !== email && (
          <span className="text-xs font-normal wrap-break-word text-ink-2">
            <AddressText text={email} />
          </span>
        )}
      </span>
    </span>
  );
}

function StudentStatus(student: StudentRow): ReactNode {
  const formatMessage = useFormatMessage();
  switch (getStudentState(student)) {
    case 'joined':
      return (
        <span className="flex items-center gap-1.5 text-ink-2 [&_.lucide]:size-4 [&_.lucide]:text-good">
          <CheckIcon />
          {formatMessage('classes.students.states.joined')}
        </span>
      );
    case 'invited':
      return (
        <Badge tone="info" icon={<MailIcon />}>
          {formatMessage('classes.students.states.invited')}
        </Badge>
      );
    case 'cameBack':
      return (
        <Badge tone="bad" icon={<TriangleAlertIcon />}>
          {formatMessage('classes.students.mailCameBack')}
        </Badge>
      );
  }
}

function Percent({ percent }: { readonly percent: number }): ReactNode {
  const formatMessage = useFormatMessage();
  const text = formatMessage('classes.students.percent', { percent });
  if (percent >= lowPercent) return text;
  return (
    <span className="inline-flex items-center text-bad [&_.lucide]:size-3.5">
      <ArrowDownIcon />
      <span className="sr-only">{formatMessage('classes.students.below')}</span>
      {text}
    </span>
  );
}

function ResultCell({ result }: { readonly result: Result | undefined }): ReactNode {
  const formatMessage = useFormatMessage();
  if (typeof result === 'number') return <Percent percent={result} />;
  if (result === 'open' || result === 'missed')
    return (
      <span className="text-xs text-ink-2">{formatMessage(`classes.students.${result}`)}</span>
    );
  return <span className="text-ink-3">–</span>;
}

/** The numbers of quizzes that a student handed in and missed. */
export function StudentProgress({ results }: Pick<StudentRow, 'results'>): ReactNode {
  const formatMessage = useFormatMessage();
  return formatMessage('classes.students.progress', {
    done: results.filter((result) => typeof result === 'number').length,
    total: results.filter((result) => result !== null).length,
    missed: results.filter((result) => result === 'missed').length,
  });
}

function MeanCell({ mean }: StudentRow): ReactNode {
  return mean === null ? (
    <span className="text-ink-3">–</span>
  ) : (
    <span className="font-semibold">
      <Percent percent={mean} />
    </span>
  );
}

/** How far a student who has joined is, with the mean. */
function JoinedNote({ results, mean }: StudentRow): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      <StudentProgress results={results} />
      {mean !== null && (
        <span className="font-semibold text-ink">
          {formatMessage('classes.students.meanOf', { percent: mean })}
        </span>
      )}
    </span>
  );
}

/** The number of quizzes that have room beside the panels. */
const maxShownQuizzes = 3;

/** Returns the last quizzes of a class in which a result is expected, with their index. */
const listShownQuizzes = ({ quizzes, students }: ClassData) =>
  quizzes
    .map(({ title }, index) => ({ title, index }))
    .filter(({ index }) => students.some(({ results }) => (results[index] ?? null) !== null))
    .slice(-maxShownQuizzes);

const WaitingStatus = ({
  note,
  ...student
}: StudentRow & { readonly note: ReactNode }): ReactNode => (
  <span className="flex items-center justify-between gap-3">
    <StudentStatus {...student} />
    <span>{note}</span>
  </span>
);

interface StudentColumnsInput extends Pick<InvitedNoteProps, 'onResend' | 'onCorrect'> {
  readonly detail: ClassData;
}

/** Returns the columns of the students: status, a result for each quiz, the mean. */
export function useStudentColumns({
  detail,
  onResend,
  onCorrect,
}: StudentColumnsInput): readonly Column<StudentRow>[] {
  const formatMessage = useFormatMessage();
  const canChange = canDoInClass(detail.access, 'changeStudents');
  const shown = listShownQuizzes(detail);
  const createNote = (student: StudentRow): ReactNode => (
    <InvitedNote
      student={student}
      canChange={canChange}
      onResend={onResend}
      onCorrect={onCorrect}
    />
  );
  return [
    {
      id: 'student',
      header: formatMessage('classes.students.student'),
      sortable: true,
      fillsWidth: true,
      card: 'title',
      cell: StudentName,
    },
    {
      id: 'state',
      header: formatMessage('classes.students.status'),
      sortable: true,
      card: 'badge',
      cell: StudentStatus,
      spanned: (student) =>
        student.status === 'joined'
          ? null
          : {
              columns: shown.length + 2,
              content: <WaitingStatus {...student} note={createNote(student)} />,
            },
    },
    ...shown.map(({ title, index }): Column<StudentRow> => ({
      id: `quiz${String(index)}`,
      header: title,
      align: 'end',
      narrowHeader: true,
      cell: ({ results }) => <ResultCell result={results[index]} />,
    })),
    {
      id: 'mean',
      header: formatMessage('classes.students.mean'),
      sortable: true,
      align: 'end',
      card: 'badge',
      cell: MeanCell,
      cardCell: (student) =>
        student.status === 'joined' ? <JoinedNote {...student} /> : createNote(student),
    },
  ];
}
