import type { MergeConflict } from '../../../../domain/quiz/rebase/merge-conflicts.ts';
import type { Draft } from '../../../../domain/quiz/draft/draft.ts';
import { locateItem } from '../../../../domain/quiz/draft/locate.ts';
import { getOptionLetter } from '../../../../domain/quiz/draft/option-letter.ts';
import { getQuestionNumber } from '../../../../domain/quiz/draft/question-number.ts';
import type { Message } from '../../../../domain/messages/message.ts';

function getItemLabel(key: string, item: string, draft: Draft): Message {
  const found = locateItem(draft, item);
  const values = {
    number: found === null ? 0 : getQuestionNumber(found.activity.items, found.at.itemIndex),
    activity: found?.activity.title ?? '',
  };
  return { key: `quizComparison.field.${key}` as 'quizComparison.field.removedItem', values };
}

/**
 * Returns the label of a conflict. Questions have the number that they have in the server's draft.
 */
export function getConflictLabel(conflict: MergeConflict, server: Draft): Message {
  if (conflict.kind === 'removedActivity')
    return {
      key: 'quizComparison.field.removedActivity',
      values: { activity: conflict.remote.title },
    };
  if (conflict.kind === 'removedItem')
    return getItemLabel('removedItem', conflict.remote.key, server);
  if (conflict.kind === 'removedOption')
    return getItemLabel('removedOption', conflict.item, server);
  const { local } = conflict;
  if (local.kind === 'detail') return { key: `quizComparison.field.${local.field}` };
  if (local.kind === 'activityTitle')
    return {
      key: 'quizComparison.field.activityTitle',
      values: {
        activity: server.activities.find(({ key }) => key === local.activity)?.title ?? '',
      },
    };
  const name = getItemLabel(local.kind, local.item, server);
  if (local.kind !== 'optionText' || !('key' in name)) return name;
  const options = locateItem(server, local.item)?.item.options ?? [];
  const index = options.findIndex(({ id }) => id === local.option);
  return { ...name, values: { ...name.values, option: getOptionLetter(index) } };
}
