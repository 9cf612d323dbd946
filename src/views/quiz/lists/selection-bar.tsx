import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { getCommonAction, canDeleteQuizzes } from '../../../domain/access/quiz-actions.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import {
  listColumns,
  getFilterValue,
  type QuizListKind,
} from '../../../domain/lists/quiz-list-kinds.ts';
import { selectedQuizzesMessages } from '../../../domain/messages/selected-quizzes-messages.ts';
import type { BulkSelection } from '../../../machines/quiz/bulk/bulk-change-machine.ts';
import type { QuizListRef } from '../../../machines/quiz/lists/quiz-list-machine.ts';
import { Badge } from '../../design/display/badge.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { classNames } from '../../design/class-names.ts';
import {
  CalendarIcon,
  CopyIcon,
  RefreshIcon,
  ShareIcon,
  TagIcon,
  TrashIcon,
  XIcon,
} from '../../design/icons/icons.tsx';
import { AddedMessages, useFormatMessage } from '../../shared/format-message.tsx';
import type { QuizListFeatures } from './quiz-list-features.ts';

/** Props of `SelectionBar`. */
export interface SelectionBarProps {
  readonly list: QuizListRef;
  readonly role: EffectiveRole;
  readonly kind: QuizListKind;
  readonly features: QuizListFeatures;
  /** The number of selected quizzes. */
  readonly count: number;
  /** Whether all quizzes that the list finds are selected, on all of its pages. */
  readonly isAll: boolean;
  readonly onAll: (isAll: boolean) => void;
}

/** The number of selected quizzes and what can be done with them, at the end of the window. */
export function SelectionBar(props: SelectionBarProps): ReactNode {
  const { count } = props;
  const formatMessage = useFormatMessage();
  return (
    <div
      {...(count > 0 && { 'data-covers-end': 'fixed' })}
      className={count > 0 ? barClasses : 'sr-only'}
    >
      <output>
        {count > 0 && <Badge tone="accent">{formatMessage('quizLists.chosen', { count })}</Badge>}
      </output>
      {count > 0 && (
        <AddedMessages messages={selectedQuizzesMessages}>
          <Actions {...props} />
        </AddedMessages>
      )}
    </div>
  );
}

const barClasses = classNames(
  'fixed bottom-4 left-1/2 z-20 flex w-max max-w-[calc(100vw-1.5rem)] -translate-x-1/2 flex-wrap',
  'items-center gap-1 rounded-lg bg-surface py-1.5 ps-3 pe-1.5 shadow-pop animate-appear',
  'max-md:bottom-2 max-md:justify-center max-md:[&_button]:px-2',
  'max-lg:[&_button:not(:last-child)_.lucide]:hidden',
  'print:hidden',
);

/** Moves the focus to the rows, because the button that has it goes with the bar. */
const focusList = (): void => {
  const content = document.querySelector('main');
  (content?.querySelector('table') ?? content)?.focus();
};

const changeIcons = {
  share: <ShareIcon />,
  subjects: <TagIcon />,
  deadline: <CalendarIcon />,
  copy: <CopyIcon />,
  rebuild: <RefreshIcon />,
} as const;

function Actions({ list, role, kind, features, isAll, onAll }: SelectionBarProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { items, selectedIds, totalItems, query, searchBy } = useSelector(
    list,
    (snapshot) => snapshot.context,
  );
  const rows = items.filter(({ id }) => selectedIds.includes(id));
  const { context } = kind;
  const hasDeadlines = listColumns(kind, getFilterValue(kind, query.filters)).some(
    ({ id }) => id === 'deadline',
  );
  const selection: BulkSelection = isAll
    ? { found: { query, searchBy, context }, count: totalItems }
    : { rows };
  const { changeMany } = features;
  const canWrite = canDeleteQuizzes(role, context);
  const renderChange = (change: keyof typeof changeIcons): ReactNode => {
    const action = change === 'subjects' || change === 'deadline' ? null : change;
    const isOffered = (all: boolean): boolean =>
      action === null || getCommonAction(role, context, action, rows, all) !== null;
    return (
      changeMany !== undefined &&
      isOffered(true) && (
        <Button
          variant="quiet"
          icon={changeIcons[change]}
          disabledReason={
            isOffered(isAll) ? undefined : formatMessage('selectedQuizzes.notForSome')
          }
          onClick={() => {
            changeMany(change, selection);
          }}
        >
          {formatMessage(`selectedQuizzes.${change}`)}
        </Button>
      )
    );
  };
  return (
    <>
      {totalItems > items.length && changeMany !== undefined && (
        <Button
          variant="quiet"
          onClick={() => {
            list.send({ type: 'rows.select', ids: items.map(({ id }) => id) });
            onAll(!isAll);
          }}
        >
          {isAll
            ? formatMessage('selectedQuizzes.onlyPage')
            : formatMessage('selectedQuizzes.all', { count: totalItems })}
        </Button>
      )}
      {renderChange('share')}
      {features.selectionActions?.(selection, rows)}
      {canWrite && renderChange('subjects')}
      {canWrite && hasDeadlines && renderChange('deadline')}
      {renderChange('copy')}
      {renderChange('rebuild')}
      {canWrite && (
        <Button
          variant="quiet"
          icon={<TrashIcon />}
          disabledReason={
            isAll || getCommonAction(role, context, 'delete', rows) !== null
              ? undefined
              : formatMessage('selectedQuizzes.notYours')
          }
          onClick={() => {
            if (isAll) changeMany?.('delete', selection);
            else list.send({ type: 'selection.remove' });
          }}
        >
          {formatMessage('selectedQuizzes.delete')}
        </Button>
      )}
      <IconButton
        label={formatMessage('selectedQuizzes.clear')}
        icon={<XIcon />}
        onClick={() => {
          list.send({ type: 'rows.select', ids: [] });
          focusList();
        }}
      />
    </>
  );
}
