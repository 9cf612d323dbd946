import type { ReactNode } from 'react';

import type { Key } from '../../../../domain/quiz/draft/draft.ts';
import {
  checkDuplicate,
  checkSetMultiple,
  haveAllSeveralAnswers,
} from '../../../../domain/quiz/commands/selected-items.ts';
import type { EditorContext } from '../../../../machines/quiz/editor/context.ts';
import { listSelectedItems } from '../../../../machines/quiz/editor/item-selection.ts';
import { ArrowRightIcon, CopyIcon, TrashIcon, XIcon } from '../../../design/icons/icons.tsx';
import { ClipboardCopyIcon, ListChecksIcon } from '../../../design/icons/selection-icons.tsx';
import { editorKeys } from '../../../shared/editor/editor-keys.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { useDisabledReason } from '../use-disabled-reason.ts';
import { BarButton } from './bar-button.tsx';
import { focusSelectBox } from './focus-select-box.ts';

const hasSameKeys = (a: readonly Key[], b: readonly Key[]): boolean =>
  a.length === b.length && a.every((key, i) => key === b[i]);

const selectMultiple = (context: EditorContext): boolean =>
  haveAllSeveralAnswers(context.history.draft, context.selectedItems);

/** Copies what is selected: the handler of the copy event writes it. */
const copySelection = (): void => {
  document.execCommand('copy');
};

/** The buttons of the selection bar. */
export default function SelectionActions(): ReactNode {
  const count = useEditorSelector(({ selectedItems }) => selectedItems.size);
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const getDisabledReason = useDisabledReason();
  const items = useEditorSelector(listSelectedItems, hasSameKeys);
  const isMultiple = useEditorSelector(selectMultiple);
  const duplicateRefusal = useEditorSelector(({ history, selectedItems }) =>
    checkDuplicate(history.draft, selectedItems),
  );
  const multipleRefusal = useEditorSelector(({ history, selectedItems }) =>
    checkSetMultiple(history.draft, selectedItems),
  );
  const clear = (): void => {
    focusSelectBox(items[0]);
    editor.send({ type: 'items.clearSelection' });
  };
  return (
    <div className="pointer-events-none fixed inset-x-1.5 bottom-1.5 z-30 flex justify-end md:sticky md:inset-x-auto md:top-[calc(var(--bar,0px)+var(--find-bar,0px)+0.75rem)] md:h-0">
      <div
        role="toolbar"
        aria-label={formatMessage('quizSelection.bar')}
        tabIndex={-1}
        data-selection-bar=""
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          clear();
        }}
        className="pointer-events-auto flex h-11 items-center gap-0.5 rounded-lg border border-rail-line bg-rail ps-3.5 pe-1 text-rail-ink shadow-pop max-md:w-full max-md:justify-between max-md:gap-0 max-md:ps-2.5 max-md:pe-0"
      >
        <span className="figures min-w-0 truncate pe-1 text-sm font-semibold whitespace-nowrap md:border-e md:border-current/25 md:pe-3.5">
          {formatMessage('quizSelection.count', { count })}
        </span>
        <BarButton
          label={formatMessage('quiz.editor.move')}
          icon={<ArrowRightIcon />}
          onClick={() => {
            editor.send({ type: 'move.openSelected' });
          }}
        />
        <BarButton
          label={formatMessage('quizSelection.duplicate')}
          icon={<CopyIcon />}
          kbd={editorKeys.duplicate}
          {...getDisabledReason(duplicateRefusal)}
          onClick={() => {
            editor.send({ type: 'items.duplicate', items });
          }}
        />
        <BarButton
          label={formatMessage('quizSelection.copy')}
          icon={<ClipboardCopyIcon />}
          onClick={copySelection}
        />
        <BarButton
          label={formatMessage('quiz.editor.multiple')}
          icon={<ListChecksIcon />}
          aria-pressed={isMultiple}
          {...getDisabledReason(multipleRefusal)}
          onClick={() => {
            editor.send({ type: 'items.setMultiple', items, isMultiple: !isMultiple });
          }}
        />
        <BarButton
          label={formatMessage('common.delete')}
          icon={<TrashIcon />}
          isDanger
          onClick={() => {
            editor.send({ type: 'items.remove', items });
          }}
        />
        <span aria-hidden="true" className="mx-1 h-5 w-px bg-current/25 max-md:hidden" />
        <BarButton
          label={formatMessage('quizSelection.clear')}
          isIconOnly
          icon={<XIcon />}
          onClick={clear}
        />
      </div>
    </div>
  );
}
