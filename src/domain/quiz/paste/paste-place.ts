import { isEmptyText } from '../../rich-text/visible-text.ts';
import type { Draft, DraftItem, Key } from '../draft/draft.ts';
import { toQuestion } from '../draft/item-type.ts';
import { locateItem } from '../draft/locate.ts';
import { getQuestionNumber } from '../draft/question-number.ts';
import { isPasteField, type PasteTarget } from './paste-content.ts';

/** Where pasted questions go, and the number of the first one. */
export interface PastePlace {
  readonly activity: Key;
  readonly index: number;
  /** The question that they replace, because nothing is written in it. */
  readonly replaces: Key | null;
  readonly firstNumber: number;
}

function isUnused(item: DraftItem): boolean {
  const question = toQuestion(item);
  return (
    question !== null &&
    question.image === null &&
    isEmptyText(question.title) &&
    question.options.every(({ text }) => isEmptyText(text))
  );
}

/**
 * Returns the place of pasted questions: that of the question they are pasted into or after when
 * nothing is written in it, otherwise the one after it. Null when the question is gone.
 */
export function findPastePlace(draft: Draft, target: PasteTarget): PastePlace | null {
  const item = isPasteField(target) ? target.item : target.after;
  if (item === null) return null;
  const found = locateItem(draft, item, isPasteField(target) ? target.near : undefined);
  if (found === null) return null;
  const { at, activity } = found;
  const isReplaced = isUnused(found.item);
  const index = isReplaced ? at.itemIndex : at.itemIndex + 1;
  return {
    activity: activity.key,
    index,
    replaces: isReplaced ? item : null,
    firstNumber: getQuestionNumber(activity.items, index - 1) + 1,
  };
}
