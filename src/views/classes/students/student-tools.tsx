import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { studentStates } from '../../../domain/classes/student-state.ts';
import type { ClassData } from '../../../machines/classes/class-page-machine.ts';
import type { StudentListRef } from '../../../machines/classes/class-student-list-machine.ts';
import type { InviteStudentsRef } from '../../../machines/classes/invite-students-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { FileButton } from '../../design/buttons/file-button.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { SegmentedControl } from '../../design/fields/segmented-control.tsx';
import { FileIcon, PlusIcon } from '../../design/icons/icons.tsx';
import { PrintButton } from '../../design/paper/print-button.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useClassReason } from '../use-class-actions.tsx';
import { PrintedStudents } from './printed-students.tsx';

interface StudentToolsProps {
  readonly detail: ClassData;
  readonly list: StudentListRef;
  readonly invite: InviteStudentsRef;
}

/** The search, the choice by status, and the two ways to invite students. */
export function StudentTools({ detail, list, invite }: StudentToolsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getReason = useClassReason();
  const text = useSelector(list, ({ context }) => context.searchText);
  const reason = getReason(detail, 'changeStudents');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="max-md:w-full md:*:max-w-60">
        <SearchField
          label={formatMessage('classes.students.search')}
          value={text}
          onChange={(typed) => {
            list.send({ type: 'search.type', text: typed });
          }}
          clearLabel={formatMessage('common.clearSearch')}
        />
      </div>
      <StudentStateFilter list={list} />
      <span className="ms-auto flex flex-wrap gap-2 max-md:ms-0 max-md:w-full max-md:*:grow">
        <PrintButton
          label={formatMessage('classes.students.print')}
          disabledReason={
            detail.students.length === 0
              ? formatMessage('classes.students.nothingToPrint')
              : undefined
          }
        >
          <PrintedStudents detail={detail} />
        </PrintButton>
        <FileButton
          icon={<FileIcon />}
          accept=".csv,.txt,text/csv,text/plain"
          disabledReason={reason}
          onFiles={([file]) => {
            if (file !== undefined) invite.send({ type: 'invite.file', file });
          }}
        >
          {formatMessage('classes.invite.csv')}
        </FileButton>
        <Button
          variant="primary"
          icon={<PlusIcon />}
          disabledReason={reason}
          onClick={() => {
            invite.send({ type: 'invite.open' });
          }}
        >
          {formatMessage('classes.invite.button')}
        </Button>
      </span>
    </div>
  );
}

function StudentStateFilter({ list }: Pick<StudentToolsProps, 'list'>): ReactNode {
  const formatMessage = useFormatMessage();
  const state = useSelector(list, ({ context }) => context.query.filters['state']);
  const response = useSelector(list, ({ context }) => context.response);
  const counts = response?.ok === true ? response.value.counts : undefined;
  return (
    <div className="max-w-full overflow-x-auto">
      <SegmentedControl
        label={formatMessage('classes.students.filter')}
        hideLabel
        choices={(['all', ...studentStates] as const).map((value) => ({
          value,
          label: formatMessage('classes.students.filterCount', {
            name: formatMessage(`classes.students.states.${value}`),
            count: counts?.[value] ?? 0,
          }),
        }))}
        value={studentStates.find((each) => each === state) ?? 'all'}
        onChange={(value) => {
          list.send({
            type: 'filter.choose',
            name: 'state',
            value: value === 'all' ? '' : value,
          });
        }}
      />
    </div>
  );
}
