import {
  findInPlainText,
  findInText,
  type TextRange,
  type TextSearch,
} from '../../rich-text/find-in-text.ts';
import type { Draft, DraftItem } from '../draft/draft.ts';
import type { TextLocation } from '../draft/text-location.ts';

/** A place in a quiz where a search is found. */
export interface TextMatch {
  readonly location: TextLocation;
  readonly range: TextRange;
  /** Whether the text belongs to the article of a video, so that it cannot be replaced. */
  readonly isFixed: boolean;
}

/** A match in an item, whose activity may change. `option` is null for its own text. */
interface ItemMatch {
  readonly option: string | null;
  readonly range: TextRange;
}

function findInItem({ title, options, type }: DraftItem, search: TextSearch): readonly ItemMatch[] {
  if (type === 'video')
    return findInPlainText(title, search).map((range) => ({ option: null, range }));
  const own = findInText(title, search).map((range) => ({ option: null, range }));
  return [
    ...own,
    ...options.flatMap(({ id, text }) =>
      findInText(text, search).map((range) => ({ option: id, range })),
    ),
  ];
}

/**
 * Returns a function that finds `search` in a quiz: in its title, and in the titles, questions and
 * options of all activities, in their order. Items that did not change since its last call are not
 * searched again.
 */
export function createMatchFinder(search: TextSearch): (draft: Draft) => readonly TextMatch[] {
  const matchesByItem = new WeakMap<DraftItem, readonly ItemMatch[]>();
  const findInKnownItem = (item: DraftItem): readonly ItemMatch[] => {
    const known = matchesByItem.get(item) ?? findInItem(item, search);
    matchesByItem.set(item, known);
    return known;
  };
  const findInTitle = (title: string, location: TextLocation): readonly TextMatch[] =>
    findInPlainText(title, search).map((range) => ({ location, range, isFixed: false }));
  return ({ title, activities }) => [
    ...findInTitle(title, { kind: 'detail', field: 'title' }),
    ...activities.flatMap(({ key: activity, title: activityTitle, items }) => [
      ...findInTitle(activityTitle, { kind: 'activityTitle', activity }),
      ...items.flatMap((item) =>
        findInKnownItem(item).map(({ option, range }): TextMatch => {
          const at = { activity, item: item.key };
          const location: TextLocation =
            option === null ? { kind: 'item', ...at } : { kind: 'option', ...at, option };
          return { location, range, isFixed: item.type === 'video' };
        }),
      ),
    ]),
  ];
}
