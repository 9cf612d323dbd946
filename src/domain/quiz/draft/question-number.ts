import { assertNever } from '../../assert-never.ts';
import type { ItemType } from './draft.ts';

/** Anything with an item type, such as an item of a draft. */
interface TypedItem {
  readonly type: ItemType;
}

/** Whether items of a type have a number: videos have none (QED-22). */
function isNumbered(type: ItemType): boolean {
  switch (type) {
    case 'question':
      return true;
    case 'video':
      return false;
    default:
      return assertNever(type);
  }
}

/**
 * Returns how many questions there are up to and including `index`. Every activity starts at 1
 * (PD-19).
 */
export function getQuestionNumber(items: readonly TypedItem[], index: number): number {
  let number = 0;
  for (let i = 0; i <= index; i += 1) {
    const item = items[i];
    if (item !== undefined && isNumbered(item.type)) number += 1;
  }
  return number;
}

/** Returns the numbers of questions and videos in a list. */
export function countItems(items: readonly TypedItem[]): {
  readonly questions: number;
  readonly videos: number;
} {
  let [questions, videos] = [0, 0];
  for (const { type } of items) {
    switch (type) {
      case 'question':
        questions += 1;
        break;
      case 'video':
        videos += 1;
        break;
      default:
        assertNever(type);
    }
  }
  return { questions, videos };
}

/** Returns the question number of every item of a list, null for a video (QED-22). */
export function numberQuestions(items: readonly TypedItem[]): readonly (number | null)[] {
  let number = 0;
  return items.map(({ type }) => (isNumbered(type) ? (number += 1) : null));
}
