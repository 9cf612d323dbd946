import type { Message } from '../../messages/message.ts';
import type { Draft, DraftActivity, DraftItem, DraftOption } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import { findActivityIndex, locateItem } from '../draft/locate.ts';
import type { Step } from '../history/history-entry.ts';

/**
 * What is missing in the remote version for a dropped change, as the local draft has it. It can be
 * read, copied and restored.
 */
export type MissingTarget =
  | { readonly kind: 'activity'; readonly activity: DraftActivity }
  | { readonly kind: 'item'; readonly item: DraftItem }
  | { readonly kind: 'option'; readonly item: DraftItem; readonly option: DraftOption }
  | { readonly kind: 'rule' };

/**
 * A local change that does not apply to the remote version: the reason, its steps and the missing
 * target.
 */
export interface DroppedChange {
  readonly id: string;
  readonly reason: Message;
  readonly steps: readonly Step[];
  readonly missing: MissingTarget;
}

/** Returns the keys of the activity, item and option that an event changes. */
function getEventKeys(event: QuizEvent): {
  readonly activity?: string;
  readonly item?: string;
  readonly option?: string;
} {
  switch (event.type) {
    case 'detailChanged':
      return {};
    case 'activityAdded':
    case 'activityRemoved':
      return { activity: event.activity.key };
    case 'activityMoved':
      return { activity: event.activity };
    case 'activityRenamed':
      return { activity: event.at.activity };
    case 'itemMoved':
      return { activity: event.to.activity, item: event.to.item };
    case 'itemAdded':
    case 'itemRemoved':
      return { activity: event.at.activity, item: event.item.key };
    case 'optionAdded':
      return { item: event.at.item };
    case 'optionRemoved':
      return { item: event.at.item, option: event.option.id };
    case 'optionMoved':
    case 'optionTextChanged':
      return { item: event.at.item, option: event.option };
    default:
      return { item: event.at.item };
  }
}

const findActivity = (draft: Draft, key: string | undefined): DraftActivity | undefined =>
  draft.activities.find((activity) => activity.key === key);

/**
 * Returns what `event` needs that `rebasedDraft` does not have, as `local` has it. Returns null
 * when `local` does not have it either, so nothing is lost. For an item removed with its activity,
 * the activity is missing.
 */
export function findMissingTarget(
  event: QuizEvent,
  local: Draft,
  rebasedDraft: Draft,
): { readonly id: string; readonly missing: MissingTarget } | null {
  const { activity: activityKey, item: itemKey, option: optionKey } = getEventKeys(event);
  const found = itemKey === undefined ? null : locateItem(local, itemKey);
  if (itemKey !== undefined && found === null) return null;
  const localActivity = found?.activity ?? findActivity(local, activityKey);
  if (localActivity === undefined && activityKey !== undefined) return null;
  if (
    localActivity !== undefined &&
    findActivityIndex(rebasedDraft.activities, localActivity.key) < 0
  )
    return {
      id: `activity ${localActivity.key}`,
      missing: { kind: 'activity', activity: localActivity },
    };
  if (
    found !== null &&
    event.type !== 'itemAdded' &&
    locateItem(rebasedDraft, found.item.key) === null
  )
    return { id: `item ${found.item.key}`, missing: { kind: 'item', item: found.item } };
  if (found === null) return { id: `rule ${event.type}`, missing: { kind: 'rule' } };
  const option = found.item.options.find(({ id }) => id === optionKey);
  const isInRebasedDraft =
    locateItem(rebasedDraft, found.item.key)?.item.options.some(({ id }) => id === optionKey) ===
    true;
  if (optionKey !== undefined && option === undefined && event.type !== 'optionRemoved')
    return null;
  if (option !== undefined && !isInRebasedDraft)
    return {
      id: `option ${found.item.key} ${option.id}`,
      missing: { kind: 'option', item: found.item, option },
    };
  return { id: `rule ${found.item.key} ${event.type}`, missing: { kind: 'rule' } };
}
