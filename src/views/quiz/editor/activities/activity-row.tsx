import { memo, type ReactNode } from 'react';

import type { DraftActivity } from '../../../../domain/quiz/draft/draft.ts';
import { checkRemoveActivity } from '../../../../domain/quiz/commands/refusals.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { TrashIcon, TriangleAlertIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { countErrorsIn } from '../find-error.ts';
import { DragHandle } from '../../../shared/sorting/drag-handle.tsx';
import { SortableRow } from '../../../shared/sorting/sortable-row.tsx';
import { useDisabledReason } from '../use-disabled-reason.ts';
import { useReveal } from '../use-reveal.ts';
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

/** An activity in the list: drag handle, button that selects it, and delete button. */
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
    useEditorSelector(({ reveal }) =>
      reveal?.location.kind === 'activity' && reveal.location.activity === id ? reveal.count : 0,
    ),
  );
  const name = title.trim() === '' ? formatMessage('quiz.editor.untitled') : title;
  return (
    <SortableRow
      id={id}
      rowRef={ref}
      dropName={name}
      className={classNames(
        'flex items-center gap-1 rounded-md py-1 ps-1 pe-1.5',
        'data-dropping:outline-2 data-dropping:outline-accent',
        isSelected ? 'bg-accent-soft' : 'bg-surface hover:bg-ink/4',
      )}
    >
      <DragHandle label={formatMessage('quiz.editor.drag', { name })} />
      <SelectButton {...{ id, name, questions, videos, isSelected, errorCount }} />
      {errorCount > 0 && (
        <span className="flex text-bad">
          <TriangleAlertIcon />
        </span>
      )}
      <IconButton
        label={formatMessage('quiz.editor.deleteActivity', { title: name })}
        icon={<TrashIcon />}
        {...getDisabledReason(refusal)}
        onClick={() => {
          editor.send({ type: 'activity.remove', activity: id });
        }}
      />
    </SortableRow>
  );
});

interface SelectButtonProps extends Omit<ActivityRowProps, 'title'> {
  readonly name: string;
  readonly errorCount: number;
}

function SelectButton({
  id,
  name,
  questions,
  videos,
  isSelected,
  errorCount,
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
      data-reveal-focus=""
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => {
        editor.send({ type: 'selection.set', activity: id });
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
