import type { ReactNode } from 'react';

import type { DraftActivity } from '../../../../domain/quiz/draft/draft.ts';
import { countItems } from '../../../../domain/quiz/draft/question-number.ts';
import { getSelectedActivity } from '../../../../domain/quiz/draft/locate.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { PlusIcon } from '../../../design/icons/icons.tsx';
import { Panel } from '../../../design/layout/panel.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { SortableArea } from '../../../shared/sorting/sortable-area.tsx';
import { ActivityRow, type ActivitySummary } from './activity-row.tsx';

const toSummary = ({ key, title, items }: DraftActivity): ActivitySummary => ({
  key,
  title,
  ...countItems(items),
});

const isSameSummary = (a: ActivitySummary, b: ActivitySummary | undefined): boolean =>
  a.key === b?.key && a.title === b.title && a.questions === b.questions && a.videos === b.videos;

const isSameList = (a: readonly ActivitySummary[], b: readonly ActivitySummary[]): boolean =>
  a.length === b.length && a.every((summary, i) => isSameSummary(summary, b[i]));

/** The list of activities: add, select, reorder, delete (QFRM-21 to QFRM-24). */
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
  const getName = (key: string): string =>
    activities.find((activity) => activity.key === key)?.title ?? '';
  return (
    <Panel
      title={formatMessage('quiz.editor.activities')}
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
          className="grid grid-cols-[minmax(0,1fr)] gap-1"
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
