import type { Key } from '../../../domain/quiz/draft/draft.ts';
import { getSelectedActivity } from '../../../domain/quiz/draft/locate.ts';
import { noKeys, type ContextChange, type EditorContext } from './context.ts';

const listShownKeys = ({ history, selected }: EditorContext): readonly Key[] =>
  getSelectedActivity(history.draft, selected).items.map(({ key }) => key);

/** Returns the keys of the selected items in the order of their activity. */
export const listSelectedItems = (context: EditorContext): readonly Key[] =>
  context.selectedItems.size === 0
    ? []
    : listShownKeys(context).filter((key) => context.selectedItems.has(key));

/** Returns whether an item is selected that the shown activity does not have. */
export function hasStaleSelection(context: EditorContext): boolean {
  if (context.selectedItems.size === 0) return false;
  const shownKeys = new Set(listShownKeys(context));
  return [...context.selectedItems].some((key) => !shownKeys.has(key));
}

/** Leaves the selected items that the shown activity has. */
export function trimSelection(context: EditorContext): ContextChange {
  const selectedItems = new Set(listSelectedItems(context));
  const { selectionAnchor } = context;
  return {
    selectedItems,
    selectionAnchor:
      selectionAnchor !== null && selectedItems.has(selectionAnchor) ? selectionAnchor : null,
  };
}

/** Selects one more item, or one less. A range begins at the item that was toggled last. */
export function selectItem(context: EditorContext, item: Key, isSelected: boolean): ContextChange {
  const selectedItems = new Set(context.selectedItems);
  if (isSelected && listShownKeys(context).includes(item)) selectedItems.add(item);
  else selectedItems.delete(item);
  return { selectedItems, selectionAnchor: item };
}

/** Selects the items from the one that was toggled last, or the first, to `item`. */
export function selectRange(context: EditorContext, item: Key): ContextChange {
  const keys = listShownKeys(context);
  const to = keys.indexOf(item);
  if (to < 0) return {};
  const from = Math.max(0, keys.indexOf(context.selectionAnchor ?? ''));
  return {
    selectedItems: new Set(keys.slice(Math.min(from, to), Math.max(from, to) + 1)),
    selectionAnchor: keys[from] ?? null,
  };
}

/** Selects all items of the shown activity. */
export const selectAllItems = (context: EditorContext): ContextChange => ({
  selectedItems: new Set(listShownKeys(context)),
  selectionAnchor: null,
});

/** Selects nothing. */
export const clearSelection = (): ContextChange => ({
  selectedItems: noKeys,
  selectionAnchor: null,
});
