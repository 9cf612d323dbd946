import type { Draft, DraftActivity, DraftItem, DraftOption, Key } from '../draft.ts';
import { fieldsOf, isSameValue, type Field } from './fields.ts';

/** Whose version of a clash is taken. */
export type Side = 'mine' | 'theirs';

/** What two people did to one thing, each in their own way. `removed` is deleted by me and changed by them. */
export type Clash =
  | {
      readonly id: string;
      readonly kind: 'field';
      readonly base: Field;
      readonly mine: Field;
      readonly theirs: Field;
    }
  | {
      readonly id: string;
      readonly kind: 'removedActivity';
      readonly theirs: DraftActivity;
      readonly index: number;
    }
  | {
      readonly id: string;
      readonly kind: 'removedItem';
      readonly activity: Key;
      readonly theirs: DraftItem;
      readonly index: number;
    }
  | {
      readonly id: string;
      readonly kind: 'removedOption';
      readonly item: Key;
      readonly theirs: DraftOption;
      readonly index: number;
    };

function fieldClashes(base: Draft, mine: Draft, theirs: Draft): readonly Clash[] {
  const [ofBase, ofMine, ofTheirs] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  return [...ofMine].flatMap(([id, field]): readonly Clash[] => {
    const [before, other] = [ofBase.get(id), ofTheirs.get(id)];
    if (before === undefined || other === undefined || isSameValue(field.value, other.value))
      return [];
    return isSameValue(before.value, field.value) || isSameValue(before.value, other.value)
      ? []
      : [{ id, kind: 'field', base: before, mine: field, theirs: other }];
  });
}

function itemsOf(draft: Draft): ReadonlyMap<Key, DraftItem> {
  return new Map(
    draft.activities.flatMap(({ items }) => items.map((item) => [item.key, item] as const)),
  );
}

function removedClashes(base: Draft, mine: Draft, theirs: Draft): readonly Clash[] {
  const clashes: Clash[] = [];
  const [itemsBefore, itemsMine] = [itemsOf(base), itemsOf(mine)];
  for (const [index, activity] of theirs.activities.entries()) {
    const before = base.activities.find(({ key }) => key === activity.key);
    const isRemoved =
      before !== undefined && !mine.activities.some(({ key }) => key === activity.key);
    if (isRemoved && !isSameValue(before, activity))
      clashes.push({
        id: `activity ${activity.key}`,
        kind: 'removedActivity',
        theirs: activity,
        index,
      });
    if (isRemoved) continue;
    for (const [at, item] of activity.items.entries()) {
      const itemBefore = itemsBefore.get(item.key);
      if (itemBefore === undefined) continue;
      const kept = itemsMine.get(item.key);
      if (kept === undefined) {
        if (!isSameValue(itemBefore, item))
          clashes.push({
            id: `item ${item.key}`,
            kind: 'removedItem',
            activity: activity.key,
            theirs: item,
            index: at,
          });
        continue;
      }
      for (const [place, option] of item.options.entries()) {
        const optionBefore = itemBefore.options.find(({ id }) => id === option.id);
        const isKept = kept.options.some(({ id }) => id === option.id);
        if (optionBefore !== undefined && !isKept && optionBefore.text !== option.text)
          clashes.push({
            id: `option ${item.key} ${option.id}`,
            kind: 'removedOption',
            item: item.key,
            theirs: option,
            index: place,
          });
      }
    }
  }
  return clashes;
}

/** Where both have changed the same thing since `base`, and not to the same. */
export const clashesOf = (base: Draft, mine: Draft, theirs: Draft): readonly Clash[] => [
  ...fieldClashes(base, mine, theirs),
  ...removedClashes(base, mine, theirs),
];
