import type { ReactNode } from 'react';

import { getCommonAction } from '../../../domain/access/quiz-actions.ts';
import { downloadActions, maxDownloadedQuizzes } from '../../../domain/access/quiz-downloads.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { PackageKind } from '../../../domain/interchange/package-format.ts';
import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import type { BulkSelection } from '../../../machines/quiz/bulk/bulk-change-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { FileDownIcon } from '../../design/icons/icons.tsx';
import type { MenuItem } from '../../design/menus/menu-panel.tsx';
import { Menu } from '../../design/menus/menu.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { kindNames } from './format-names.ts';

interface DownloadSelectedProps {
  readonly role: EffectiveRole;
  readonly context: QuizContext;
  /** The selected rows of the page. */
  readonly rows: readonly QuizRow[];
  readonly selection: BulkSelection;
  readonly onDownload: (
    kind: PackageKind,
    selection: BulkSelection,
    rows: readonly QuizRow[],
  ) => void;
}

/**
 * Downloads packages of all selected quizzes. Disabled, with the reason, while a selected row is being
 * processed, and for too many.
 */
export function DownloadSelected({
  role,
  context,
  rows,
  selection,
  onDownload,
}: DownloadSelectedProps): ReactNode {
  const formatMessage = useFormatMessage();
  const kinds = (Object.keys(downloadActions) as PackageKind[]).flatMap((kind) => {
    const isAll = 'found' in selection;
    const offer = getCommonAction(role, context, downloadActions[kind], rows, isAll);
    return offer === null ? [] : [{ kind, disabledReason: offer.disabledReason }];
  });
  if (kinds.length === 0) return null;
  const getBlocker = (): string | null => {
    if ('found' in selection && selection.count > maxDownloadedQuizzes)
      return formatMessage('selectedQuizzes.tooManyDownloads', { max: maxDownloadedQuizzes });
    return kinds.some(({ disabledReason }) => disabledReason !== null)
      ? formatMessage('selectedQuizzes.someProcessed')
      : null;
  };
  const items = kinds.map(({ kind }): MenuItem => ({
    kind: 'action',
    label: formatMessage('quizExport.title', { type: formatMessage(kindNames[kind]) }),
    onSelect: () => {
      onDownload(kind, selection, rows);
    },
  }));
  const label = formatMessage('quizExport.download');
  const blocker = getBlocker();
  if (blocker !== null)
    return (
      <Button variant="quiet" icon={<FileDownIcon />} disabledReason={blocker}>
        {label}
      </Button>
    );
  return (
    <Menu label={label} items={items}>
      {(trigger) => (
        <Button {...trigger} variant="quiet" icon={<FileDownIcon />}>
          {label}
        </Button>
      )}
    </Menu>
  );
}
