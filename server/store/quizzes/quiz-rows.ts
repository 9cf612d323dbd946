import type { ReceivedQuiz } from '../../../src/api/contract/entities/quiz-payload.ts';
import { sanitiseText } from '../../html/sanitise.ts';
import type { StoredOption } from '../schema/quizzes.ts';

/** An item as the tables take it; `place` is its activity's place. */
export interface ItemRow {
  readonly id: number | null;
  readonly place: number;
  readonly sort_index: number;
  readonly type: 1 | 2;
  readonly title: string;
  readonly image: string | null;
  readonly is_multiple: boolean;
  readonly article_id: number | null;
  readonly text_options: readonly StoredOption[];
  readonly right_answer: readonly string[];
}

/** An activity as the tables take it. */
export interface ActivityRow {
  readonly id: number | null;
  readonly title: string;
  readonly sort_index: number;
}

const inOrder = <T extends { readonly sortIndex: number }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => a.sortIndex - b.sortIndex);

/**
 * The activities and items of a payload as rows: ordered by their sort index (equal ones as they stand), numbered from 0 without gaps,
 * rich text sanitised. A video keeps neither options nor right answers (API-085).
 */
export function quizRows({ activities }: Pick<ReceivedQuiz, 'activities'>): {
  readonly activities: ActivityRow[];
  readonly items: ItemRow[];
} {
  const ordered = inOrder(activities);
  return {
    activities: ordered.map(({ id = null, title }, place) => ({ id, title, sort_index: place })),
    items: ordered.flatMap((activity, place) =>
      inOrder(activity.items).map((item, index) => ({
        id: item.id ?? null,
        place,
        sort_index: index,
        type: item.type,
        title: sanitiseText(item.title),
        image: item.image,
        is_multiple: item.isMultiple,
        article_id: item.article,
        text_options:
          item.type === 1
            ? []
            : item.textOptions.map(({ id, text }) => ({ id, text: sanitiseText(text) })),
        right_answer: item.type === 1 ? [] : item.rightAnswer,
      })),
    ),
  };
}
