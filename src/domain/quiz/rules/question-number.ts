import type { DraftItem } from '../draft.ts';

/** An item of a draft, or of anything else that has questions and videos. */
type Counted = Pick<DraftItem, 'type'>;

/** The number of the question at `index` in its activity: videos are not counted (QED-22), every activity starts at 1 (decision 19). */
export function questionNumber(items: readonly Counted[], index: number): number {
  let number = 0;
  for (let i = 0; i <= index; i += 1) if (items[i]?.type === 'question') number += 1;
  return number;
}

/** How many questions and videos a list holds. */
export function countItems(items: readonly Counted[]): {
  readonly questions: number;
  readonly videos: number;
} {
  let videos = 0;
  for (const item of items) if (item.type === 'video') videos += 1;
  return { questions: items.length - videos, videos };
}

/** The number of every item of a list in one pass, null for a video (QED-22). */
export function questionNumbers(items: readonly Counted[]): readonly (number | null)[] {
  let number = 0;
  return items.map(({ type }) => (type === 'question' ? (number += 1) : null));
}
