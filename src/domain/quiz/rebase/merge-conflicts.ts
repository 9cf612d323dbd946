import { assertNever } from '../../assert-never.ts';
import type { Draft, DraftActivity, DraftItem, DraftOption, Key } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import { collectFields, isSameValue, type Field } from './fields.ts';

/**
 * A part of the quiz that was changed differently on both sides. In the `removed` kinds it was
 * removed locally and changed remotely.
 */
export type MergeConflict =
  | {
      readonly id: string;
      readonly kind: 'field';
      readonly base: Field;
      readonly local: Field;
      readonly remote: Field;
    }
  | {
      readonly id: string;
      readonly kind: 'removedActivity';
      readonly remote: DraftActivity;
      readonly index: number;
    }
  | {
      readonly id: string;
      readonly kind: 'removedItem';
      readonly activity: Key;
      readonly remote: DraftItem;
      readonly index: number;
    }
  | {
      readonly id: string;
      readonly kind: 'removedOption';
      readonly item: Key;
      readonly remote: DraftOption;
      readonly index: number;
    };

function findFieldConflicts(base: Draft, local: Draft, remote: Draft): readonly MergeConflict[] {
  const [baseFields, localFields, remoteFields] = [
    collectFields(base),
    collectFields(local),
    collectFields(remote),
  ];
  return [...localFields].flatMap(([id, field]): readonly MergeConflict[] => {
    const [before, other] = [baseFields.get(id), remoteFields.get(id)];
    if (before === undefined || other === undefined || isSameValue(field.value, other.value))
      return [];
    return isSameValue(before.value, field.value) || isSameValue(before.value, other.value)
      ? []
      : [{ id, kind: 'field', base: before, local: field, remote: other }];
  });
}

function collectItems(draft: Draft): ReadonlyMap<Key, DraftItem> {
  return new Map(
    draft.activities.flatMap(({ items }) => items.map((item) => [item.key, item] as const)),
  );
}

function findRemovalConflicts(base: Draft, local: Draft, remote: Draft): readonly MergeConflict[] {
  const conflicts: MergeConflict[] = [];
  const [baseItems, localItems] = [collectItems(base), collectItems(local)];
  for (const [index, activity] of remote.activities.entries()) {
    const before = base.activities.find(({ key }) => key === activity.key);
    const isRemoved =
      before !== undefined && !local.activities.some(({ key }) => key === activity.key);
    if (isRemoved && !isSameValue(before, activity))
      conflicts.push({
        id: `activity ${activity.key}`,
        kind: 'removedActivity',
        remote: activity,
        index,
      });
    if (isRemoved) continue;
    for (const [itemIndex, item] of activity.items.entries()) {
      const baseItem = baseItems.get(item.key);
      if (baseItem === undefined) continue;
      const localItem = localItems.get(item.key);
      if (localItem === undefined) {
        if (!isSameValue(baseItem, item))
          conflicts.push({
            id: `item ${item.key}`,
            kind: 'removedItem',
            activity: activity.key,
            remote: item,
            index: itemIndex,
          });
        continue;
      }
      for (const [optionIndex, option] of item.options.entries()) {
        const baseOption = baseItem.options.find(({ id }) => id === option.id);
        const isInLocal = localItem.options.some(({ id }) => id === option.id);
        if (baseOption !== undefined && !isInLocal && baseOption.text !== option.text)
          conflicts.push({
            id: `option ${item.key} ${option.id}`,
            kind: 'removedOption',
            item: item.key,
            remote: option,
            index: optionIndex,
          });
      }
    }
  }
  return conflicts;
}

/** Returns the parts that both sides changed since `base` to different values. */
export const findMergeConflicts = (
  base: Draft,
  local: Draft,
  remote: Draft,
): readonly MergeConflict[] => [
  ...findFieldConflicts(base, local, remote),
  ...findRemovalConflicts(base, local, remote),
];

/**
 * Returns the id that a conflict about what `event` changes has, or null when it can cause none.
 */
export function getConflictId(event: QuizEvent): string | null {
  switch (event.type) {
    case 'detailChanged':
      return `detail ${event.field}`;
    case 'activityRemoved':
      return `activity ${event.activity.key}`;
    case 'activityRenamed':
      return `activity ${event.at.activity} title`;
    case 'itemRemoved':
      return `item ${event.item.key}`;
    case 'questionTitleChanged':
      return `item ${event.at.item} title`;
    case 'questionImageChanged':
    case 'questionImageAltChanged':
      return `item ${event.at.item} image`;
    case 'questionMultipleChanged':
    case 'rightAnswerChanged':
      return `item ${event.at.item} answers`;
    case 'optionRemoved':
      return `option ${event.at.item} ${event.option.id}`;
    case 'optionTextChanged':
      return `option ${event.at.item} ${event.option} text`;
    case 'activityAdded':
    case 'activityMoved':
    case 'itemAdded':
    case 'itemMoved':
    case 'optionAdded':
    case 'optionMoved':
      return null;
    default:
      return assertNever(event);
  }
}
