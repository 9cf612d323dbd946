import { memo, useState, type ReactNode } from 'react';

import type { DraftActivity, Key } from '../../../../domain/quiz/draft/draft.ts';
import { checkRemoveActivity } from '../../../../domain/quiz/commands/refusals.ts';
import type { EditorContext } from '../../../../machines/quiz/editor/context.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { firstToolProps, toolProps, useToolKeys } from '../../../design/hooks/use-tool-keys.ts';
import {
  CopyIcon,
  PencilIcon,
  TrashIcon,
  TriangleAlertIcon,
} from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { countErrorsIn } from '../find-error.ts';
import { DragHandle } from '../../../shared/sorting/drag-handle.tsx';
import { SortableRow } from '../../../shared/sorting/sortable-row.tsx';
import { useDisabledReason } from '../use-disabled-reason.ts';
import { useReveal } from '../use-reveal.ts';
import { RenameField } from './rename-field.tsx';
import { hasActivityTitleField } from '../../../../domain/quiz/draft/quiz-kind.ts';
import { classNames } from '../../../design/class-names.ts';

/** What the list of activities shows of an activity. */
export interface ActivitySummary extends Pick<DraftActivity, 'key' | 'title'> {
  readonly questions: number;
  readonly videos: number;
}

interface ActivityRowProps extends Omit<ActivitySummary, 'key'> {
  /** The activity's key. */
  readonly id: string;
  readonly isSelected: boolean;
}

/** Returns the activity that is to be revealed in the list, or its title where only the list has it. */
export function findRevealedActivity({ reveal, input }: EditorContext): Key | null {
  if (reveal === null) return null;
  const { location } = reveal;
  const isHere =
    location.kind === 'activity' ||
    (location.kind === 'activityTitle' && !hasActivityTitleField(input.kind));
  return isHere ? location.activity : null;
}

/**
 * An activity in the list: drag handle, button that selects it, and buttons that rename, duplicate
 * and delete it. A double click and F2 rename it too.
 */
export const ActivityRow = memo(function ActivityRow({
  id,
  title,
  questions,
  videos,
  isSelected,
}: ActivityRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getDisabledReason = useDisabledReason();
  const editor = useEditor();
  const refusal = useEditorSelector(
    ({ history }) => checkRemoveActivity(history.draft),
    (a, b) => (a === null) === (b === null),
  );
  const errorCount = useEditorSelector((context) => countErrorsIn(context.errors, id));
  const ref = useReveal(
    useEditorSelector((context) =>
      findRevealedActivity(context) === id ? (context.reveal?.count ?? 0) : 0,
    ),
  );
  const [renaming, setRenaming] = useState<'no' | 'now' | 'done'>('no');
  const rename = (): void => {
    setRenaming('now');
  };
  const name = title.trim() === '' ? formatMessage('quiz.editor.untitled') : title;
  return (
    <SortableRow
      id={id}
      rowRef={ref}
      dropName={name}
      className={classNames(
        'rounded-md data-dropping:outline-2 data-dropping:outline-accent',
        isSelected ? 'bg-accent-soft' : 'bg-surface hover:bg-ink/4',
      )}
    >
      <div
        {...useToolKeys()}
        role="toolbar"
        tabIndex={-1}
        aria-label={formatMessage('quizCards.tools', { name })}
        className="flex items-center gap-1 py-1 ps-1 pe-1.5"
      >
        <DragHandle tool="other" label={formatMessage('quiz.editor.drag', { name })} />
        {renaming === 'now' ? (
          <RenameField
            activity={id}
            title={title}
            name={name}
            onClose={(byKey) => {
              setRenaming(byKey ? 'done' : 'no');
            }}
          />
        ) : (
          <SelectButton
            {...{ id, name, questions, videos, isSelected, errorCount }}
            takesFocus={renaming === 'done'}
            onRename={rename}
          />
        )}
        {errorCount > 0 && (
          <span className="flex text-bad">
            <TriangleAlertIcon />
          </span>
        )}
        {isSelected && renaming !== 'now' && (
          <IconButton
            {...toolProps}
            label={formatMessage('quizCards.rename', { name })}
            icon={<PencilIcon />}
            kbd="F2"
            onClick={rename}
          />
        )}
        <IconButton
          {...toolProps}
          label={formatMessage('quizSelection.duplicateName', { name })}
          icon={<CopyIcon />}
          onClick={() => {
            editor.send({ type: 'activity.duplicate', activity: id });
          }}
        />
        <IconButton
          {...toolProps}
          label={formatMessage('quiz.editor.deleteActivity', { title: name })}
          icon={<TrashIcon />}
          {...getDisabledReason(refusal)}
          onClick={() => {
            editor.send({ type: 'activity.remove', activity: id });
          }}
        />
      </div>
    </SortableRow>
  );
});

interface SelectButtonProps extends Omit<ActivityRowProps, 'title'> {
  readonly name: string;
  readonly errorCount: number;
  /** Whether it takes the focus when it appears. */
  readonly takesFocus: boolean;
  readonly onRename: () => void;
}

/** Focuses an element that appears. */
const focusElement = (element: HTMLElement | null): void => {
  element?.focus();
};

function SelectButton({
  id,
  name,
  questions,
  videos,
  isSelected,
  errorCount,
  takesFocus,
  onRename,
}: SelectButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const content =
    questions + videos === 0
      ? formatMessage('quiz.editor.noItemsYet')
      : formatMessage('quiz.editor.activityContent', {
          questions,
          videos,
          both: questions > 0 && videos > 0 ? 'yes' : 'no',
        });
  return (
    <button
      type="button"
      {...firstToolProps}
      ref={takesFocus ? focusElement : null}
      data-reveal-focus=""
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => {
        editor.send({ type: 'selection.set', activity: id });
      }}
      onDoubleClick={onRename}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        onRename();
      }}
      className="grid min-h-control min-w-0 grow content-center rounded-sm py-1 text-start"
    >
      <span className="truncate text-base font-semibold">{name}</span>
      <span className="figures truncate text-xs text-ink-2">{content}</span>
      {errorCount > 0 && (
        <span className="figures truncate text-xs text-bad">
          {formatMessage('quizForm.activityErrors', { count: errorCount })}
        </span>
      )}
    </button>
  );
}
