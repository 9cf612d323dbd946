import type { Draft, Key } from '../draft/draft.ts';
import { locateItem } from '../draft/locate.ts';
import type { Decision } from './decision.ts';

/** Returns a decision to add items that also removes an item, in the same step. */
export function replaceItem(draft: Draft, added: Decision, replaces: Key | undefined): Decision {
  if (!added.accepted || added.events.length === 0 || replaces === undefined) return added;
  const found = locateItem(draft, replaces);
  if (found === null) return added;
  const { at, item } = found;
  const before = added.events.filter(
    (event) =>
      event.type === 'itemAdded' &&
      event.at.activity === at.activity &&
      event.at.itemIndex <= at.itemIndex + added.events.indexOf(event),
  ).length;
  return {
    ...added,
    events: [
      ...added.events,
      { type: 'itemRemoved', at: { ...at, itemIndex: at.itemIndex + before }, item },
    ],
  };
}
