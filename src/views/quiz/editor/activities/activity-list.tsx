import { useId, useState, type ReactNode } from 'react';

import type { DraftActivity } from '../../../../domain/quiz/draft/draft.ts';
import type { EditorContext } from '../../../../machines/quiz/editor/context.ts';
import { countItems } from '../../../../domain/quiz/draft/question-number.ts';
import { getSelectedActivity } from '../../../../domain/quiz/draft/locate.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { PlusIcon } from '../../../design/icons/icons.tsx';
import { Panel } from '../../../design/layout/panel.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { useFold } from '../use-fold.ts';
import { SortableArea } from '../../../shared/sorting/sortable-area.tsx';
import { ActivityRow, findRevealedActivity, type ActivitySummary } from './activity-row.tsx';

const toSummary = ({ key, title, items }: DraftActivity): ActivitySummary => ({
  key,
  title,
  ...countItems(items),
});

const isSameSummary = (a: ActivitySummary, b: ActivitySummary | undefined): boolean =>
  a.key === b?.key && a.title === b.title && a.questions === b.questions && a.videos === b.videos;

const isSameList = (a: readonly ActivitySummary[], b: readonly ActivitySummary[]): boolean =>
  a.length === b.length && a.every((summary, i) => isSameSummary(summary, b[i]));

const selectRevealCount = (context: EditorContext): number =>
  findRevealedActivity(context) === null ? 0 : (context.reveal?.count ?? 0);

const countErrors = ({ errors }: EditorContext): number =>
  errors.filter(({ location }) => 'activity' in location).length;

/**
 * The list of activities: add, select, reorder, delete (QFRM-21 to QFRM-24). On narrow screens it is
 * folded to a line that names the selected one.
 */
export function ActivityList(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const activities = useEditorSelector(
    ({ history }) => history.draft.activities.map(toSummary),
    isSameList,
  );
  const selected = useEditorSelector(
    (context) => getSelectedActivity(context.history.draft, context.selected).key,
  );
  const errorCount = useEditorSelector(countErrors);
  const id = useId();
  const [countAtFirst] = useState(activities.length);
  const { isFolded, isOpen, toggle } = useFold('activities', {
    isOpenAtFirst: false,
    selectRevealCount,
    newsCount: activities.length - countAtFirst,
  });
  const getName = (key: string): string =>
    activities.find((activity) => activity.key === key)?.title ?? '';
  return (
    <Panel
      title={formatMessage('quiz.editor.activities')}
      note={
        isOpen ? undefined : (
          <FoldedNote
            title={getName(selected)}
            position={activities.findIndex(({ key }) => key === selected) + 1}
            count={activities.length}
            errorCount={errorCount}
          />
        )
      }
      disclosure={isFolded ? { isOpen, contentId: id, toggle } : undefined}
      actions={
        <Button
          variant="quiet"
          icon={<PlusIcon />}
          aria-label={formatMessage('quiz.editor.addActivityLabel')}
          onClick={() => {
            editor.send({ type: 'activity.add' });
          }}
        >
          {formatMessage('quiz.editor.addActivity')}
        </Button>
      }
    >
      <SortableArea
        ids={activities.map(({ key }) => key)}
        getName={getName}
        onMove={(activity, to) => {
          editor.send({ type: 'activity.move', activity, to });
        }}
      >
        <ol
          id={id}
          hidden={!isOpen}
          className="grid grid-cols-[minmax(0,1fr)] gap-1 [&[hidden]]:hidden"
          aria-label={formatMessage('quiz.editor.activities')}
        >
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

interface FoldedNoteProps {
  /** The title of the selected activity. */
  readonly title: string;
  /** Its number. */
  readonly position: number;
  /** The number of activities. */
  readonly count: number;
  /** The number of errors in all activities. */
  readonly errorCount: number;
}

/** What the folded list says: the selected activity, and how many errors the activities have. */
function FoldedNote({ title, position, count, errorCount }: FoldedNoteProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <span className="flex gap-2">
      <bdi translate="no" className="truncate">
        {title.trim() === '' ? formatMessage('quiz.editor.untitled') : title}
      </bdi>
      {count > 1 && (
        <span className="shrink-0">{formatMessage('quizCards.position', { position, count })}</span>
      )}
      {errorCount > 0 && (
        <span className="shrink-0 text-bad">
          {formatMessage('quizForm.activityErrors', { count: errorCount })}
        </span>
      )}
    </span>
  );
}
