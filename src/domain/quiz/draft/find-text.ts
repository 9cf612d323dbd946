import { assertNever } from '../../assert-never.ts';
import type { Draft } from './draft.ts';
import { locateItem } from './locate.ts';
import type { TextLocation } from './text-location.ts';

/** Whether the text is a title, which is always plain. Others can be rich text. */
export const isTitle = ({ kind }: TextLocation): boolean =>
  kind === 'detail' || kind === 'activityTitle';

/** Returns the text that identifies a location within its quiz. */
export const getTextId = (location: TextLocation): string =>
  [
    location.kind,
    'activity' in location ? location.activity : '',
    'item' in location ? location.item : '',
    'option' in location ? location.option : '',
  ].join(' ');

/** Returns the text at a location as it is stored, or null when the location is gone. */
export function findText(draft: Draft, location: TextLocation): string | null {
  switch (location.kind) {
    case 'detail':
      return draft.title;
    case 'activityTitle':
      return draft.activities.find(({ key }) => key === location.activity)?.title ?? null;
    case 'item':
      return locateItem(draft, location.item)?.item.title ?? null;
    case 'option':
      return (
        locateItem(draft, location.item)?.item.options.find(({ id }) => id === location.option)
          ?.text ?? null
      );
    default:
      return assertNever(location);
  }
}
