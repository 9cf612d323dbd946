import { memo, type ReactNode } from 'react';

import type { DraftActivity } from '../../domain/quiz/draft.ts';
import { countItems } from '../../domain/quiz/rules/question-number.ts';
import { removeActivityRefusal } from '../../domain/quiz/rules/refusals.ts';
import { selectedActivity } from '../../domain/quiz/selection.ts';
import { Button } from '../design/button.tsx';
import { IconButton } from '../design/icon-button.tsx';
import { PlusIcon, TrashIcon, TriangleAlertIcon } from '../design/icon.tsx';
import { Panel } from '../design/panel.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { DragHandle } from './drag-handle.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { SortableArea } from './sortable-area.tsx';
import { SortableRow } from './sortable-row.tsx';
import { countFaultsIn } from './faults-at.ts';
import { useReveal } from './use-reveal.ts';
import { useWhy } from './use-why.ts';

interface ActivitySummary extends Pick<DraftActivity, 'key' | 'title'> {
  readonly questions: number;
  readonly videos: number;
}

const summaryOf = ({ key, title, items }: DraftActivity): ActivitySummary => ({
  key,
  title,
  ...countItems(items),
});
const isSameSummary = (a: ActivitySummary, b: ActivitySummary | undefined): boolean =>
  a.key === b?.key && a.title === b.title && a.questions === b.questions && a.videos === b.videos;
const isSameList = (a: readonly ActivitySummary[], b: readonly ActivitySummary[]): boolean =>
  a.length === b.length && a.every((each, i) => isSameSummary(each, b[i]));

/** The activities: add, select, reorder, delete (QFRM-21 to QFRM-24). */
export function ActivityList(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const activities = useEditing(
    ({ history }) => history.draft.activities.map(summaryOf),
    isSameList,
  );
  const selected = useEditing(
    (context) => selectedActivity(context.history.draft, context.selected).key,
  );
  const nameOf = (key: string): string =>
    activities.find((activity) => activity.key === key)?.title ?? '';
  return (
    <Panel
      title={sentence('quiz.editor.activities')}
      actions={
        <Button
          variant="quiet"
          icon={<PlusIcon />}
          aria-label={sentence('quiz.editor.addActivityLabel')}
          onClick={() => {
            editor.send({ type: 'activity.add' });
          }}
        >
          {sentence('quiz.editor.addActivity')}
        </Button>
      }
    >
      <SortableArea
        ids={activities.map(({ key }) => key)}
        nameOf={nameOf}
        onMove={(activity, to) => {
          editor.send({ type: 'activity.move', activity, to });
        }}
      >
        <ol className="grid gap-1" aria-label={sentence('quiz.editor.activities')}>
          {activities.map(({ key, ...summary }) => (
            <li key={key}>
              <ActivityRow {...summary} isSelected={key === selected} id={key} />
            </li>
          ))}
        </ol>
      </SortableArea>
    </Panel>
  );
}

interface ActivityRowProps extends Omit<ActivitySummary, 'key'> {
  readonly id: string;
  readonly isSelected: boolean;
}

const ActivityRow = memo(function ActivityRow({
  id,
  title,
  questions,
  videos,
  isSelected,
}: ActivityRowProps): ReactNode {
  const sentence = useSentence();
  const why = useWhy();
  const editor = useEditor();
  const refusal = useEditing(
    ({ history }) => removeActivityRefusal(history.draft),
    (a, b) => (a === null) === (b === null),
  );
  const faults = useEditing((context) => countFaultsIn(context.faults, id));
  const ref = useReveal(
    useEditing(({ reveal }) =>
      reveal?.place.kind === 'activity' && reveal.place.activity === id ? reveal.count : 0,
    ),
  );
  const name = title.trim() === '' ? sentence('quiz.editor.untitled') : title;
  const content =
    questions + videos === 0
      ? sentence('quiz.editor.noItemsYet')
      : sentence('quiz.editor.activityContent', {
          questions,
          videos,
          both: questions > 0 && videos > 0 ? 'yes' : 'no',
        });
  return (
    <SortableRow
      id={id}
      rowRef={ref}
      dropName={name}
      className={`data-dropping:outline-2 data-dropping:outline-accent flex items-center gap-1 rounded-md py-1 ps-1 pe-1.5 ${isSelected ? 'bg-accent-soft' : 'bg-surface hover:bg-ink/4'}`}
    >
      <DragHandle label={sentence('quiz.editor.drag', { name })} />
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
        {faults > 0 && (
          <span className="figures truncate text-xs text-bad">
            {sentence('quizForm.activityFaults', { count: faults })}
          </span>
        )}
      </button>
      {faults > 0 && (
        <span className="flex text-bad">
          <TriangleAlertIcon />
        </span>
      )}
      <IconButton
        label={sentence('quiz.editor.deleteActivity', { title: name })}
        icon={<TrashIcon />}
        {...why(refusal)}
        onClick={() => {
          editor.send({ type: 'activity.remove', activity: id });
        }}
      />
    </SortableRow>
  );
});
