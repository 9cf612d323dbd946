import type { DraftItem } from '../draft/draft.ts';
import { countItems } from '../draft/question-number.ts';

/** Returns the values of a step name that counts items: '2 questions and 1 video'. */
export function toItemCounts(items: readonly DraftItem[]): {
  readonly questions: number;
  readonly videos: number;
  readonly both: 'yes' | 'no';
} {
  const { questions, videos } = countItems(items);
  return { questions, videos, both: questions > 0 && videos > 0 ? 'yes' : 'no' };
}
