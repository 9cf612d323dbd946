import type { ReactNode } from 'react';

import type { DraftItem, Key } from '../../domain/quiz/draft.ts';
import { activityIndexOf } from '../../domain/quiz/locate.ts';
import { moveToActivityRefusal, renameActivityRefusal } from '../../domain/quiz/rules/refusals.ts';
import { countItems, questionNumber } from '../../domain/quiz/rules/question-number.ts';
import { selectedActivity } from '../../domain/quiz/selection.ts';
import type { EditorContext } from '../../machines/quiz/editor-types.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { ListVideoIcon, PlusIcon, VideoIcon } from '../design/icon.tsx';
import { VirtualList } from '../design/virtual-list.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { ActivityTitleField } from './activity-title-field.tsx';
import { PreviewButton } from './dialogs/quiz-preview.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { faultAt } from './faults-at.ts';
import { ItemCard } from './item-card.tsx';
import { SortableArea } from './sortable-area.tsx';
import { useReveal } from './use-reveal.ts';

const estimatedHeight = 372;
const gap = 12;

const activityOf = ({ history, selected }: EditorContext) =>
  selectedActivity(history.draft, selected);
const hasSameKeys = (a: readonly DraftItem[], b: readonly DraftItem[]): boolean =>
  a === b || (a.length === b.length && a.every(({ key }, i) => key === b[i]?.key));
const keyOf = ({ key }: DraftItem): string => key;

function revealIn(
  reveal: EditorContext['reveal'],
  activity: Key,
  items: readonly DraftItem[],
): { readonly index: number; readonly count: number } | null {
  if (reveal === null || !('item' in reveal.place) || reveal.place.activity !== activity)
    return null;
  const wanted = reveal.place.item;
  return { index: items.findIndex(({ key }) => key === wanted), count: reveal.count };
}

/** The items of the selected activity. It renders again when items come, go or move, not when their words change. */
export function ItemList(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const key = useEditing((context) => activityOf(context).key);
  const title = useEditing((context) => activityOf(context).title);
  const activityIndex = useEditing(({ history }) => activityIndexOf(history.draft.activities, key));
  const items = useEditing((context) => activityOf(context).items, hasSameKeys);
  const reveal = useEditing((context) => context.reveal);
  const fault = useEditing(({ faults }) =>
    faultAt(faults, (place) => place.kind === 'items' && place.activity === key),
  );
  const ref = useReveal(
    reveal?.place.kind === 'items' && reveal.place.activity === key ? reveal.count : 0,
  );
  const isOnly = useEditing(({ history }) => moveToActivityRefusal(history.draft) !== null);
  const hasOwnTitle = useEditing(({ input }) => renameActivityRefusal(input.mode) === null);
  const isEmpty = items.length === 0;
  const tools = (
    <span className="flex flex-wrap justify-center gap-2">
      <Button
        variant="primary"
        icon={<PlusIcon />}
        onClick={() => {
          editor.send({ type: 'question.add' });
        }}
      >
        {sentence('quiz.editor.addQuestion')}
      </Button>
      <Button
        icon={<VideoIcon />}
        onClick={() => {
          editor.send({ type: 'videos.open' });
        }}
      >
        {sentence('quizDialogs.video.open')}
      </Button>
      <Button
        icon={<ListVideoIcon />}
        onClick={() => {
          editor.send({ type: 'import.open' });
        }}
      >
        {sentence('quizDialogs.playlists.open')}
      </Button>
      <PreviewButton place="page" />
    </span>
  );
  const nameOf = (itemKey: string): string => {
    const index = items.findIndex((item) => item.key === itemKey);
    const item = items[index];
    return item?.type === 'video'
      ? sentence('quiz.editor.video', { title: item.title })
      : sentence('quiz.editor.questionNumber', { number: questionNumber(items, index) });
  };
  return (
    <section aria-labelledby="items-title" className="mx-auto grid max-w-4xl gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="items-title" className="min-w-0 truncate text-lg font-semibold">
          {title.trim() === '' ? sentence('quiz.editor.untitled') : title}
        </h2>
        <span className="figures text-base text-ink-2">
          {sentence('quiz.editor.questions', { count: countItems(items).questions })}
        </span>
        {!isEmpty && (
          <span className="ms-auto flex gap-1">
            <Button
              variant="quiet"
              onClick={() => {
                editor.send({ type: 'collapse.all' });
              }}
            >
              {sentence('quiz.editor.collapseAll')}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                editor.send({ type: 'collapse.none' });
              }}
            >
              {sentence('quiz.editor.expandAll')}
            </Button>
          </span>
        )}
      </header>
      {hasOwnTitle && <ActivityTitleField key={key} activity={key} />}
      {isEmpty ? (
        <EmptyState title={sentence('quiz.editor.emptyActivity')} action={tools}>
          {sentence(isOnly ? 'quiz.editor.emptyActivityAlone' : 'quiz.editor.emptyActivityHint')}
        </EmptyState>
      ) : (
        <SortableArea
          ids={items.map(keyOf)}
          nameOf={nameOf}
          onMove={(item, to) => {
            editor.send({ type: 'item.move', item, activity: key, to });
          }}
          onMoveAway={(item, activity) => {
            editor.send({ type: 'item.move', item, activity, to: Number.MAX_SAFE_INTEGER });
          }}
        >
          <VirtualList
            key={key}
            label={sentence('quiz.editor.items', { title })}
            items={items}
            keyOf={keyOf}
            estimate={estimatedHeight}
            gap={gap}
            reveal={revealIn(reveal, key, items)}
            render={(item, index) => (
              <ItemCard
                item={item.key}
                activityIndex={activityIndex}
                index={index}
                number={questionNumber(items, index)}
              />
            )}
          />
        </SortableArea>
      )}
      <div ref={ref} className="grid justify-items-start gap-1">
        {!isEmpty && tools}
        {fault !== undefined && (
          <p role="alert" className="text-xs text-bad">
            {sentence(fault)}
          </p>
        )}
      </div>
    </section>
  );
}
