import type { ItemType } from '../../../domain/quiz/draft/draft.ts';
import { createWireNumbers } from '../wire-numbers.ts';

/** The type of an item as the wire and the database have it. */
export type WireItemType = 1 | 2;

/** The type of an item (ENT-09): on the wire 1 is a video, 2 a question. */
export const itemType = createWireNumbers<ItemType, WireItemType>(
  { video: 1, question: 2 },
  'An item is of type 1 (video) or 2 (question).',
);

interface Quiz<Type> {
  readonly activities: readonly { readonly items: readonly { readonly type: Type }[] }[];
}

type MapItemType<Whole extends Quiz<unknown>, Type> = Omit<Whole, 'activities'> & {
  activities: (Omit<Whole['activities'][number], 'items'> & {
    items: (Omit<Whole['activities'][number]['items'][number], 'type'> & { type: Type })[];
  })[];
};

/** A quiz as sent over the wire, with its item types as words. */
export type WithItemTypes<Whole extends Quiz<WireItemType>> = MapItemType<Whole, ItemType>;

/** Encodes an item for the wire. */
export const encodeItem = <Item extends { readonly type: ItemType }>(
  item: Item,
): Omit<Item, 'type'> & { type: WireItemType } => ({ ...item, type: itemType.toWire(item.type) });

/** Encodes the content of a quiz for the wire. */
export const encodeQuiz = <Whole extends Quiz<ItemType>>(
  quiz: Whole,
): MapItemType<Whole, WireItemType> => ({
  ...quiz,
  activities: quiz.activities.map((activity) => ({
    ...activity,
    items: activity.items.map(encodeItem),
  })) as MapItemType<Whole, WireItemType>['activities'],
});
