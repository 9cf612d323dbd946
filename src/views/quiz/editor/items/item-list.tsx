import type { ReactNode } from 'react';

import type { DraftItem, Key } from '../../../../domain/quiz/draft/draft.ts';
import { findActivityIndex, getSelectedActivity } from '../../../../domain/quiz/draft/locate.ts';
import { getQuestionNumber } from '../../../../domain/quiz/draft/question-number.ts';
import { hasActivityTitleField } from '../../../../domain/quiz/draft/quiz-kind.ts';
import { checkMoveToActivity } from '../../../../domain/quiz/commands/refusals.ts';
import type { EditorContext } from '../../../../machines/quiz/editor/context.ts';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { useIsTouch } from '../../../design/hooks/use-media-query.ts';
import { useShortcuts } from '../../../design/hooks/use-shortcuts.ts';
import { VirtualList } from '../../../design/lists/virtual-list.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { ActivityTitleField } from '../activities/activity-title-field.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { findErrorAt } from '../find-error.ts';
import { SortableArea } from '../../../shared/sorting/sortable-area.tsx';
import { useReveal } from '../use-reveal.ts';
import { useQuestionClipboard } from '../clipboard/use-question-clipboard.ts';
import { listDragged, toMove } from '../moving/to-move.ts';
import { SelectionBar } from '../selecting/selection-bar.tsx';
import { useSelectionKeys } from '../selecting/use-selection-keys.ts';
import { AddItemButtons } from './add-item-buttons.tsx';
import { ItemCard } from './item-card.tsx';
import { ItemListHeader } from './item-list-header.tsx';
import { matchItem } from '../../../../domain/quiz/draft/item-type.ts';

const estimatedHeightsPx = { video: 74, question: 372, collapsed: 38 };
/** On touch screens the line that inserts a question is always shown, so it needs room. */
const gapsPx = { mouse: 8, touch: 24 };

const selectActivity = ({ history, selected }: EditorContext) =>
  getSelectedActivity(history.draft, selected);

const hasSameKeys = (a: readonly DraftItem[], b: readonly DraftItem[]): boolean =>
  a === b || (a.length === b.length && a.every(({ key }, i) => key === b[i]?.key));

const getKey = ({ key }: DraftItem): string => key;

interface ItemListProps {
  /** Whether a dialog is open, which stops the shortcuts. */
  readonly isDialogOpen: boolean;
}

/**
 * The items of the selected activity. It renders again when items are added, removed or moved, not
 * when they are edited.
 */
export function ItemList({ isDialogOpen }: ItemListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const key = useEditorSelector((context) => selectActivity(context).key);
  const title = useEditorSelector((context) => selectActivity(context).title);
  const items = useEditorSelector((context) => selectActivity(context).items, hasSameKeys);
  const error = useEditorSelector(({ errors }) =>
    findErrorAt(errors, (location) => location.kind === 'items' && location.activity === key),
  );
  const ref = useReveal(
    useEditorSelector(({ reveal }) =>
      reveal?.location.kind === 'items' && reveal.location.activity === key ? reveal.count : 0,
    ),
  );
  const isOnly = useEditorSelector(({ history }) => checkMoveToActivity(history.draft) !== null);
  const hasTitleField = useEditorSelector(({ input }) => hasActivityTitleField(input.kind));
  const isSelecting = useEditorSelector(({ selectedItems }) => selectedItems.size > 0);
  const selectionProps = useSelectionKeys(isDialogOpen);
  useQuestionClipboard(isDialogOpen);
  const editor = useEditor();
  // In a question the key adds the next one there (`useWritingKeys`).
  useShortcuts(
    isDialogOpen
      ? {}
      : {
          'Mod+Enter': () => {
            editor.send({ type: 'question.add' });
          },
        },
  );
  const isEmpty = items.length === 0;
  return (
    <section
      data-writing=""
      data-selecting={isSelecting || undefined}
      aria-labelledby="items-title"
      className="group/items mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-3"
      {...selectionProps}
    >
      <SelectionBar />
      <ItemListHeader id="items-title" title={title} items={items} />
      {hasTitleField && <ActivityTitleField key={key} activity={key} />}
      {isEmpty ? (
        <EmptyState title={formatMessage('quiz.editor.emptyActivity')} action={<AddItemButtons />}>
          {formatMessage(
            isOnly ? 'quiz.editor.emptyActivityAlone' : 'quiz.editor.emptyActivityHint',
          )}
        </EmptyState>
      ) : (
        <SortableItems activity={key} title={title} items={items} />
      )}
      <div ref={ref} className="grid justify-items-start gap-1">
        {!isEmpty && <AddItemButtons />}
        {error !== undefined && (
          <p role="alert" className="text-xs text-bad">
            {formatMessage(error)}
          </p>
        )}
      </div>
    </section>
  );
}

/** Returns the expected height of an item's card in pixels. */
function estimateHeight({ key, type }: DraftItem, collapsed: ReadonlySet<Key>): number {
  return estimatedHeightsPx[collapsed.has(key) ? 'collapsed' : type];
}

/** Whether all items are collapsed or expanded; null when some are. */
function findWholeState(
  items: readonly DraftItem[],
  collapsed: ReadonlySet<Key>,
): 'collapsed' | 'expanded' | null {
  if (collapsed.size === 0) return 'expanded';
  return items.every(({ key }) => collapsed.has(key)) ? 'collapsed' : null;
}

interface SortableItemsProps {
  /** The activity's key. */
  readonly activity: Key;
  readonly title: string;
  readonly items: readonly DraftItem[];
}

function SortableItems({ activity, title, items }: SortableItemsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const activityIndex = useEditorSelector(({ history }) =>
    findActivityIndex(history.draft.activities, activity),
  );
  const reveal = useEditorSelector((context) => context.reveal);
  const whole = useEditorSelector(({ collapsed }) => findWholeState(items, collapsed));
  const getName = (itemKey: string): string => {
    const { length } = listDragged(editor.getSnapshot().context, itemKey);
    if (length > 1) return formatMessage('quizCards.dragged', { count: length });
    const index = items.findIndex(({ key }) => key === itemKey);
    const item = items[index];
    if (item === undefined) return '';
    return matchItem(item, {
      video: (video) => formatMessage('quiz.editor.video', { title: video.title }),
      question: () =>
        formatMessage('quiz.editor.questionNumber', { number: getQuestionNumber(items, index) }),
    });
  };
  return (
    <SortableArea
      ids={items.map(getKey)}
      getName={getName}
      onMove={(item, to) => {
        const dragged = listDragged(editor.getSnapshot().context, item);
        const others = items.filter(({ key }) => key !== item).slice(0, to);
        const before = others.filter(({ key }) => !dragged.includes(key)).length;
        editor.send({ ...toMove(dragged), activity, to: before });
      }}
      onMoveAway={(item, target) => {
        const dragged = listDragged(editor.getSnapshot().context, item);
        editor.send({ ...toMove(dragged), activity: target, to: Number.MAX_SAFE_INTEGER });
      }}
    >
      <VirtualList
        key={activity}
        label={formatMessage('quiz.editor.items', { title })}
        items={items}
        getKey={getKey}
        estimatedHeight={(item) => estimateHeight(item, editor.getSnapshot().context.collapsed)}
        estimateKey={whole}
        gap={gapsPx[useIsTouch() ? 'touch' : 'mouse']}
        reveal={findRevealedItem(reveal, activity, items)}
        renderItem={(item, { index }) => (
          <ItemCard
            item={item.key}
            activityIndex={activityIndex}
            index={index}
            number={getQuestionNumber(items, index)}
          />
        )}
      />
    </SortableArea>
  );
}

function findRevealedItem(
  reveal: EditorContext['reveal'],
  activity: Key,
  items: readonly DraftItem[],
): { readonly index: number; readonly count: number } | null {
  if (reveal === null || !('item' in reveal.location) || reveal.location.activity !== activity)
    return null;
  const { item } = reveal.location;
  return { index: items.findIndex(({ key }) => key === item), count: reveal.count };
}
