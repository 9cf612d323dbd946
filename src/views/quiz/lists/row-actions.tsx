import type { ReactNode } from 'react';

import {
  listQuizActions,
  getRowContext,
  type AvailableAction,
  type QuizAction,
} from '../../../domain/access/quiz-actions.ts';
import { getQuizPath } from '../../../domain/access/quiz-paths.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import type { MessageKey } from '../../../domain/messages/en.ts';
import {
  ChartColumnIcon,
  CopyIcon,
  FileDownIcon,
  FolderDownIcon,
  PackageIcon,
  PencilIcon,
  RefreshIcon,
  ShareIcon,
  TrashIcon,
} from '../../design/icons/icons.tsx';
import type { RowAction } from '../../design/tables/table-types.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import type { QuizListFeatures, RowActionHandler } from './quiz-list-features.ts';

const appearances: Readonly<
  Record<QuizAction, { readonly label: MessageKey; readonly icon: ReactNode }>
> = {
  share: { label: 'quizLists.action.share', icon: <ShareIcon /> },
  edit: { label: 'quizLists.action.edit', icon: <PencilIcon /> },
  copy: { label: 'quizLists.action.copy', icon: <CopyIcon /> },
  downloadScorm: { label: 'quizLists.action.downloadScorm', icon: <PackageIcon /> },
  downloadQti: { label: 'quizLists.action.downloadQti', icon: <FileDownIcon /> },
  downloadCc: { label: 'quizLists.action.downloadCc', icon: <FolderDownIcon /> },
  viewResults: { label: 'quizLists.action.viewResults', icon: <ChartColumnIcon /> },
  rebuild: { label: 'quizLists.action.rebuild', icon: <RefreshIcon /> },
  delete: { label: 'quizLists.action.delete', icon: <TrashIcon /> },
};

const doNothing = (): void => {
  /* disabled */
};

interface RowActionsOptions {
  readonly role: EffectiveRole;
  readonly context: QuizContext;
  readonly handlers: QuizListFeatures['rowActions'];
  readonly onDelete: (row: QuizRow) => void;
}

/**
 * Returns a function that lists the actions of a row: those the policy offers and a feature
 * handles.
 */
export function useRowActions({
  role,
  context,
  handlers,
  onDelete,
}: RowActionsOptions): (row: QuizRow) => readonly RowAction[] {
  const formatMessage = useFormatMessage();
  const findHandler = (action: QuizAction, row: QuizRow): RowActionHandler | undefined => {
    if (action === 'edit' || action === 'copy')
      return { to: ({ id }) => getQuizPath(getRowContext(role, context, row.kind), action, id) };
    return action === 'delete' ? { run: onDelete } : handlers[action];
  };
  const toRowActions = (
    row: QuizRow,
    { action, disabledReason }: AvailableAction,
  ): readonly RowAction[] => {
    const handler = findHandler(action, row);
    const { icon } = appearances[action];
    const label = formatMessage(
      action === 'share' && context === 'customer'
        ? 'quizLists.action.shareQuiz'
        : appearances[action].label,
    );
    if (handler === undefined) return [];
    if (disabledReason !== null)
      return [{ label, icon, disabledReason: formatMessage(disabledReason), onSelect: doNothing }];
    return [
      'to' in handler
        ? { label, icon, to: handler.to(row) }
        : {
            label,
            icon,
            danger: action === 'delete',
            onSelect: () => {
              handler.run(row);
            },
          },
    ];
  };
  return (row) =>
    listQuizActions(role, context, row).flatMap((offered) => toRowActions(row, offered));
}
