import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { canDoInClass } from '../../../domain/classes/class-access.ts';
import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { ClassChangesRef } from '../../../machines/classes/class-changes-machine.ts';
import type { ClassData } from '../../../machines/classes/class-page-machine.ts';
import type {
  StudentListRef,
  StudentRow,
} from '../../../machines/classes/class-student-list-machine.ts';
import type { CorrectAddressRef } from '../../../machines/classes/correct-address-machine.ts';
import type { InviteStudentsRef } from '../../../machines/classes/invite-students-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Badge } from '../../design/display/badge.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { MailIcon, PencilIcon, RefreshIcon, TrashIcon } from '../../design/icons/icons.tsx';
import { DataTable } from '../../design/tables/data-table.tsx';
import type { RowAction } from '../../design/tables/table-types.ts';
import { ListPagination } from '../../shared/lists/list-pagination.tsx';
import { RetryAlert } from '../../shared/retry-alert.tsx';
import { useTableLabels } from '../../shared/lists/use-table-labels.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { formatPersonName } from '../person-name.ts';
import { useClassReason } from '../use-class-actions.tsx';
import { InvitationReportPanel } from './invitation-report.tsx';
import { ResendInvitations } from './resend-invitations.tsx';
import { useStudentColumns } from './student-columns.tsx';
import { StudentTools } from './student-tools.tsx';
import { hasFailed } from '../../shared/lists/has-failed.ts';

/** The actors of the students tab. */
export interface StudentsTabProps {
  readonly detail: ClassData;
  readonly list: StudentListRef;
  readonly invite: InviteStudentsRef;
  readonly address: CorrectAddressRef;
  readonly changes: ClassChangesRef;
}

/** Returns what is done with students: send again, correct the address, remove. */
function useStudentHandlers({ detail, address, changes }: StudentsTabProps) {
  const formatMessage = useFormatMessage();
  const getReason = useClassReason();
  const reason = getReason(detail, 'changeStudents');
  const change = (kind: 'resend' | 'removeStudents', students: readonly StudentRow[]): void => {
    changes.send({ type: 'change.perform', change: { kind, item: detail, students } });
  };
  const correct = ({ id, email }: StudentRow): void => {
    address.send({ type: 'address.open', student: { id, email } });
  };
  const getRowActions = (student: StudentRow): readonly RowAction[] => {
    const hasJoined =
      student.status === 'joined' ? formatMessage('classes.students.hasJoined') : undefined;
    return [
      {
        label: formatMessage('classes.students.sendAgain'),
        icon: <RefreshIcon />,
        disabledReason: reason ?? hasJoined,
        onSelect: () => {
          change('resend', [student]);
        },
      },
      {
        label: formatMessage('classes.students.correct'),
        icon: <PencilIcon />,
        disabledReason: reason ?? hasJoined,
        onSelect: () => {
          correct(student);
        },
      },
      {
        label: formatMessage('classes.students.remove'),
        icon: <TrashIcon />,
        danger: true,
        disabledReason: reason,
        onSelect: () => {
          change('removeStudents', [student]);
        },
      },
    ];
  };
  return { change, correct, getRowActions };
}

/** The students of a class: search, status, results, invitations, several selected at once. */
export function StudentsTab(props: StudentsTabProps): ReactNode {
  const { detail, list, invite } = props;
  const handlers = useStudentHandlers(props);
  const { items, query, selectedIds, totalPages } = useSelector(list, ({ context }) => context);
  const canChange = canDoInClass(detail.access, 'changeStudents');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <StudentTools {...props} />
      <InvitationReportPanel invite={invite} />
      {canChange && (
        <SelectedStudents
          students={items.filter(({ id }) => selectedIds.includes(id))}
          onChange={handlers.change}
        />
      )}
      {canChange && (
        <ResendInvitations
          students={detail.students}
          list={list}
          onResend={(students) => {
            handlers.change('resend', students);
          }}
        />
      )}
      <FoundStudents detail={detail} list={list} handlers={handlers} />
      <ListPagination
        page={query.page}
        pages={totalPages}
        onPage={(page) => {
          list.send({ type: 'page.go', page });
        }}
      />
    </div>
  );
}

interface StudentTableProps extends Pick<StudentsTabProps, 'detail' | 'list'> {
  readonly handlers: ReturnType<typeof useStudentHandlers>;
}

/** The table of students, or why they could not be loaded. */
function FoundStudents(props: StudentTableProps): ReactNode {
  const { list } = props;
  const formatMessage = useFormatMessage();
  const isBroken = useSelector(list, ({ value }) => hasFailed(value.page));
  const response = useSelector(list, ({ context }) => context.response);
  if (!isBroken || response?.ok !== false) return <StudentTable {...props} />;
  return (
    <RetryAlert
      onRetry={() => {
        list.send({ type: 'list.refresh' });
      }}
    >
      {formatMessage(getFailureMessage(response.failure))}
    </RetryAlert>
  );
}

function StudentTable({ detail, list, handlers }: StudentTableProps): ReactNode {
  const { change, correct, getRowActions } = handlers;
  const formatMessage = useFormatMessage();
  const labels = useTableLabels();
  const { items, query, selectedIds } = useSelector(list, ({ context }) => context);
  const isLoading = useSelector(list, ({ value }) => value.page === 'loading');
  const canChange = canDoInClass(detail.access, 'changeStudents');
  const columns = useStudentColumns({
    detail,
    onCorrect: correct,
    onResend: (student) => {
      change('resend', [student]);
    },
  });
  return (
    <DataTable<StudentRow>
      label={formatMessage('classes.students.label', { title: detail.title })}
      columns={columns}
      rows={isLoading ? null : items}
      getRowId={({ id }) => id}
      getRowName={formatPersonName}
      sort={
        query.sort === null ? undefined : { column: query.sort.field, direction: query.sort.order }
      }
      onSort={(field) => {
        list.send({ type: 'sort.click', field });
      }}
      selection={
        canChange
          ? {
              selectedIds: new Set(selectedIds),
              onToggle: (id) => {
                list.send({ type: 'row.toggle', id: Number(id) });
              },
              onToggleAll: (isChosen) => {
                list.send({
                  type: 'rows.select',
                  ids: isChosen ? items.map(({ id }) => id) : [],
                });
              },
            }
          : undefined
      }
      getRowActions={canChange ? getRowActions : undefined}
      actionsInMenu
      empty={<NoStudents detail={detail} />}
      labels={labels}
    />
  );
}

function NoStudents({ detail }: Pick<StudentsTabProps, 'detail'>): ReactNode {
  const formatMessage = useFormatMessage();
  if (detail.students.length > 0)
    return <EmptyState title={formatMessage('classes.students.noneFound')} />;
  return (
    <EmptyState title={formatMessage('classes.students.none')}>
      {formatMessage(
        canDoInClass(detail.access, 'changeStudents')
          ? 'classes.students.noneHint'
          : 'classes.students.noneHintColleague',
      )}
    </EmptyState>
  );
}

interface SelectedStudentsProps {
  readonly students: readonly StudentRow[];
  readonly onChange: (kind: 'resend' | 'removeStudents', students: readonly StudentRow[]) => void;
}

/** The number of selected students and what is done with all of them. */
function SelectedStudents({ students, onChange }: SelectedStudentsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const invited = students.filter(({ status }) => status === 'invited');
  return (
    <div className={students.length > 0 ? 'flex flex-wrap items-center gap-2' : 'sr-only'}>
      <output>
        {students.length > 0 && (
          <Badge tone="accent">
            {formatMessage('classes.students.chosen', { count: students.length })}
          </Badge>
        )}
      </output>
      {students.length > 0 && (
        <>
          <Button
            variant="quiet"
            icon={<MailIcon />}
            disabledReason={
              invited.length === 0 ? formatMessage('classes.students.noneToResend') : undefined
            }
            onClick={() => {
              onChange('resend', invited);
            }}
          >
            {formatMessage('classes.students.sendAgain')}
          </Button>
          <Button
            variant="quiet"
            icon={<TrashIcon />}
            onClick={() => {
              onChange('removeStudents', students);
            }}
          >
            {formatMessage('classes.students.remove')}
          </Button>
        </>
      )}
    </div>
  );
}
