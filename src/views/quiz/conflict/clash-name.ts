import type { Clash } from '../../../domain/quiz/rebase/clash.ts';
import type { Draft } from '../../../domain/quiz/draft.ts';
import { locateItem } from '../../../domain/quiz/locate.ts';
import { questionNumber } from '../../../domain/quiz/rules/question-number.ts';
import type { Message } from '../../../domain/notice.ts';

function ofItem(key: string, item: string, draft: Draft): Message {
  const found = locateItem(draft, item);
  const values = {
    number: found === null ? 0 : questionNumber(found.activity.items, found.at.itemIndex),
    activity: found?.activity.title ?? '',
  };
  return { key: `quizConflict.field.${key}` as 'quizConflict.field.removedItem', values };
}

/** What a clash is about, numbered as in their version `theirs`. */
export function clashName(clash: Clash, theirs: Draft): Message {
  if (clash.kind === 'removedActivity')
    return { key: 'quizConflict.field.removedActivity', values: { activity: clash.theirs.title } };
  if (clash.kind === 'removedItem') return ofItem('removedItem', clash.theirs.key, theirs);
  if (clash.kind === 'removedOption') return ofItem('removedOption', clash.item, theirs);
  const { mine } = clash;
  if (mine.kind === 'detail') return { key: `quizConflict.field.${mine.field}` };
  if (mine.kind === 'activityTitle')
    return {
      key: 'quizConflict.field.activityTitle',
      values: { activity: theirs.activities.find(({ key }) => key === mine.activity)?.title ?? '' },
    };
  const name = ofItem(mine.kind, mine.item, theirs);
  if (mine.kind !== 'optionText' || !('key' in name)) return name;
  const options = locateItem(theirs, mine.item)?.item.options ?? [];
  return {
    ...name,
    values: { ...name.values, option: options.findIndex(({ id }) => id === mine.option) + 1 },
  };
}
