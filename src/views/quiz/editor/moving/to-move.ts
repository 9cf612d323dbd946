import type { Key } from '../../../../domain/quiz/draft/draft.ts';
import type { EditorContext } from '../../../../machines/quiz/editor/context.ts';
import { listSelectedItems } from '../../../../machines/quiz/editor/item-selection.ts';

/** Returns the items that are dragged with `item`: all selected ones when it is one of them. */
export const listDragged = (context: EditorContext, item: Key): readonly Key[] =>
  context.selectedItems.has(item) ? listSelectedItems(context) : [item];

/** Returns the command that moves one item, or several, without its target. */
export const toMove = (keys: readonly Key[]) =>
  keys.length === 1 && keys[0] !== undefined
    ? ({ type: 'item.move', item: keys[0] } as const)
    : ({ type: 'items.move', items: keys } as const);
