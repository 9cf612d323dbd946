import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { getCommonAction, canDeleteQuizzes } from '../../../domain/access/quiz-actions.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { QuizListRef } from '../../../machines/quiz/lists/quiz-list-machine.ts';
import { Badge } from '../../design/display/badge.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { TrashIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import type { QuizListFeatures } from './quiz-list-features.ts';

interface SelectedRowsActionsProps {
  readonly list: QuizListRef;
  readonly role: EffectiveRole;
  readonly context: QuizContext;
  readonly features: QuizListFeatures;
}

/** The number of selected rows and the actions on all of them. */
export function SelectedRowsActions({
  list,
  role,
  context,
  features,
}: SelectedRowsActionsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const items = useSelector(list, (snapshot) => snapshot.context.items);
  const selectedIds = useSelector(list, (snapshot) => snapshot.context.selectedIds);
  const rows = items.filter(({ id }) => selectedIds.includes(id));
  const canDeleteAll = getCommonAction(role, context, 'delete', rows) !== null;
  return (
    <>
      <output>
        {rows.length > 0 && (
          <Badge tone="accent">{formatMessage('quizLists.chosen', { count: rows.length })}</Badge>
        )}
      </output>
      {rows.length > 0 && features.selectionActions?.(rows)}
      {rows.length > 0 && canDeleteQuizzes(role, context) && (
        <Button
          variant="quiet"
          icon={<TrashIcon />}
          disabledReason={canDeleteAll ? undefined : formatMessage('quizLists.notYours')}
          onClick={() => {
            list.send({ type: 'selection.remove' });
          }}
        >
          {formatMessage('quizLists.deleteChosen')}
        </Button>
      )}
    </>
  );
}
