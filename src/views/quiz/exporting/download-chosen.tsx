import type { ReactNode } from 'react';

import { chosenAction } from '../../../domain/access/quiz-actions.ts';
import { downloadActions } from '../../../domain/access/quiz-downloads.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { PackageKind } from '../../../domain/interchange/package-format.ts';
import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import { Button } from '../../design/button.tsx';
import { FileDownIcon } from '../../design/icon.tsx';
import { Menu, type MenuItem } from '../../design/menu.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { kindNames } from './format-names.ts';

interface DownloadChosenProps {
  readonly role: EffectiveRole;
  readonly context: QuizContext;
  readonly rows: readonly QuizRow[];
  readonly onDownload: (kind: PackageKind, rows: readonly QuizRow[]) => void;
}

/** Downloads the packages of all chosen quizzes in a kind; while one of them is being processed it says that they have to wait. */
export function DownloadChosen({
  role,
  context,
  rows,
  onDownload,
}: DownloadChosenProps): ReactNode {
  const sentence = useSentence();
  const kinds = (Object.keys(downloadActions) as PackageKind[]).flatMap((kind) => {
    const offer = chosenAction(role, context, downloadActions[kind], rows);
    return offer === null ? [] : [{ kind, whyNot: offer.whyNot }];
  });
  if (kinds.length === 0) return null;
  const items = kinds.map(({ kind }): MenuItem => ({
    kind: 'action',
    label: sentence('quizExport.title', { type: sentence(kindNames[kind]) }),
    onSelect: () => {
      onDownload(kind, rows);
    },
  }));
  const label = sentence('quizExport.download');
  if (kinds.some(({ whyNot }) => whyNot !== null))
    return (
      <Button
        variant="quiet"
        icon={<FileDownIcon />}
        whyDisabled={sentence('quizExport.someProcessed')}
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
