import type { ReactNode } from 'react';

import {
  quizActions,
  rowContext,
  type OfferedAction,
  type QuizAction,
} from '../../../domain/access/quiz-actions.ts';
import { quizPath } from '../../../domain/access/quiz-lists.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import type { SentenceKey } from '../../../domain/sentences/en.ts';
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
} from '../../design/icon.tsx';
import type { RowAction } from '../../design/table-types.ts';
import { useSentence } from '../../shared/sentences.tsx';
import type { QuizListFeatures, RowAct } from './quiz-list-features.ts';

const looks: Readonly<
  Record<QuizAction, { readonly label: SentenceKey; readonly icon: ReactNode }>
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

const nothing = (): void => {
  /* disabled */
};

interface RowActionsSetting {
  readonly role: EffectiveRole;
  readonly context: QuizContext;
  readonly acts: QuizListFeatures['acts'];
  readonly onDelete: (row: QuizRow) => void;
}

/** The actions of a row as the table shows them: what the domain offers, done by whoever brings it. */
export function useRowActions({
  role,
  context,
  acts,
  onDelete,
}: RowActionsSetting): (row: QuizRow) => readonly RowAction[] {
  const sentence = useSentence();
  const actOf = (action: QuizAction, row: QuizRow): RowAct | undefined => {
    if (action === 'edit' || action === 'copy')
      return { to: ({ id }) => quizPath(rowContext(role, context, row.kind), action, id) };
    return action === 'delete' ? { run: onDelete } : acts[action];
  };
  const shown = (row: QuizRow, { action, whyNot }: OfferedAction): readonly RowAction[] => {
    const act = actOf(action, row);
    const { icon } = looks[action];
    const label = sentence(
      action === 'share' && context === 'customer'
        ? 'quizLists.action.shareQuiz'
        : looks[action].label,
    );
    if (act === undefined) return [];
    if (whyNot !== null) return [{ label, icon, whyDisabled: sentence(whyNot), onSelect: nothing }];
    return [
      'to' in act
        ? { label, icon, to: act.to(row) }
        : {
            label,
            icon,
            danger: action === 'delete',
            onSelect: () => {
              act.run(row);
            },
          },
    ];
  };
  return (row) => quizActions(role, context, row).flatMap((offered) => shown(row, offered));
}
