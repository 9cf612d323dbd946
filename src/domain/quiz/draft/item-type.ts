import type { DraftItem, ItemType, QuestionItem } from './draft.ts';

interface TypedItem {
  readonly type: ItemType;
}

/** Every item type by its name; a new type is missing here until it is added. */
export const itemTypes = { question: 'question', video: 'video' } as const satisfies {
  readonly [Type in ItemType]: Type;
};

/** One function per item type; a new type is missing here until its caller decides about it. */
type ItemHandlers<Item extends TypedItem> = {
  readonly [Type in ItemType]: (item: Item & { readonly type: Type }) => unknown;
};

/** Calls the handler of the item's type and returns its result. */
export const matchItem = <Item extends TypedItem, Handlers extends ItemHandlers<Item>>(
  item: Item,
  handlers: Handlers,
): ReturnType<Handlers[ItemType]> =>
  handlers[item.type](item as never) as ReturnType<Handlers[ItemType]>;

/** Returns the item as a question, or null for another type. */
export const toQuestion = (item: DraftItem): QuestionItem | null =>
  matchItem(item, { question: (question) => question, video: () => null });
