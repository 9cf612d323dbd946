import type { Message } from '../../notice.ts';
import type { Draft, DraftActivity, DraftItem, DraftOption } from '../draft.ts';
import type { QuizEvent } from '../event.ts';
import { activityIndexOf, locateItem } from '../locate.ts';
import type { Step } from '../step.ts';

/** What others have taken away, as I have it: so that it can be read, copied and brought back. */
export type Missing =
  | { readonly kind: 'activity'; readonly activity: DraftActivity }
  | { readonly kind: 'item'; readonly item: DraftItem }
  | { readonly kind: 'option'; readonly item: DraftItem; readonly option: DraftOption }
  | { readonly kind: 'rule' };

/** Work of mine that does not apply to the newer version: why, the steps it was, and what is missing for it. */
export interface Lost {
  readonly id: string;
  readonly reason: Message;
  readonly steps: readonly Step[];
  readonly missing: Missing;
}

/** The item an event is about, and the option. */
function subject(event: QuizEvent): {
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
    case 'optionTextChanged':
      return { item: event.at.item, option: event.option };
    default:
      return { item: event.at.item };
  }
}

const activityOf = (draft: Draft, key: string | undefined): DraftActivity | undefined =>
  draft.activities.find((activity) => activity.key === key);

/**
 * What is missing in `there` for `event`, as `mine` has it; null when mine does not have it any more either, so that nothing of it is lost.
 * An item that is gone with its activity is missing as that activity.
 */
export function missingFor(
  event: QuizEvent,
  mine: Draft,
  there: Draft,
): { readonly id: string; readonly missing: Missing } | null {
  const { activity: activityKey, item: itemKey, option: optionKey } = subject(event);
  const found = itemKey === undefined ? null : locateItem(mine, itemKey);
  if (itemKey !== undefined && found === null) return null;
  const home = found?.activity ?? activityOf(mine, activityKey);
  if (home === undefined && activityKey !== undefined) return null;
  if (home !== undefined && activityIndexOf(there.activities, home.key) < 0)
    return { id: `activity ${home.key}`, missing: { kind: 'activity', activity: home } };
  if (found !== null && event.type !== 'itemAdded' && locateItem(there, found.item.key) === null)
    return { id: `item ${found.item.key}`, missing: { kind: 'item', item: found.item } };
  if (found === null) return { id: `rule ${event.type}`, missing: { kind: 'rule' } };
  const option = found.item.options.find(({ id }) => id === optionKey);
  const isThere =
    locateItem(there, found.item.key)?.item.options.some(({ id }) => id === optionKey) === true;
  if (optionKey !== undefined && option === undefined && event.type !== 'optionRemoved')
    return null;
  if (option !== undefined && !isThere)
    return {
      id: `option ${found.item.key} ${option.id}`,
      missing: { kind: 'option', item: found.item, option },
    };
  return { id: `rule ${found.item.key} ${event.type}`, missing: { kind: 'rule' } };
}
