import type { ReactNode } from 'react';

import { getCommonAction } from '../../../domain/access/quiz-actions.ts';
import { downloadActions } from '../../../domain/access/quiz-downloads.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { PackageKind } from '../../../domain/interchange/package-format.ts';
import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import { Button } from '../../design/buttons/button.tsx';
import { FileDownIcon } from '../../design/icons/icons.tsx';
import type { MenuItem } from '../../design/menus/menu-panel.tsx';
import { Menu } from '../../design/menus/menu.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { kindNames } from './format-names.ts';

interface DownloadSelectedProps {
  readonly role: EffectiveRole;
  readonly context: QuizContext;
  readonly rows: readonly QuizRow[];
  readonly onDownload: (kind: PackageKind, rows: readonly QuizRow[]) => void;
}

/**
 * Downloads packages of all selected quizzes. Disabled, with the reason, while one of them is being
 * processed.
 */
export function DownloadSelected({
  role,
  context,
  rows,
  onDownload,
}: DownloadSelectedProps): ReactNode {
  const formatMessage = useFormatMessage();
  const kinds = (Object.keys(downloadActions) as PackageKind[]).flatMap((kind) => {
    const offer = getCommonAction(role, context, downloadActions[kind], rows);
    return offer === null ? [] : [{ kind, disabledReason: offer.disabledReason }];
  });
  if (kinds.length === 0) return null;
  const items = kinds.map(({ kind }): MenuItem => ({
    kind: 'action',
    label: formatMessage('quizExport.title', { type: formatMessage(kindNames[kind]) }),
    onSelect: () => {
      onDownload(kind, rows);
    },
  }));
  const label = formatMessage('quizExport.download');
  if (kinds.some(({ disabledReason }) => disabledReason !== null))
    return (
      <Button
        variant="quiet"
        icon={<FileDownIcon />}
        disabledReason={formatMessage('selectedQuizzes.someProcessed')}
      >
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
