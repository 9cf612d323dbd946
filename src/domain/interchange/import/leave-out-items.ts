import { getItemKey } from './imported-package.ts';
import type { ParsedQuiz, ReportedItem } from './parsed-quiz.ts';

const leaveOutItem = ({ entry }: ReportedItem): ReportedItem => ({
  entry: { ...entry, outcome: 'skipped', reasons: [{ key: 'quizImport.item.leftOut' }] },
  item: null,
  showsCaptions: null,
  pictures: [],
});

/** Returns a quiz without the items of these keys; the report says that they were not selected. */
export const leaveOutItems = (quiz: ParsedQuiz, keys: ReadonlySet<string>): ParsedQuiz =>
  keys.size === 0
    ? quiz
    : {
        ...quiz,
        activities: quiz.activities.map(({ title, items }) => ({
          title,
          items: items.map((each) =>
            each.item !== null && keys.has(getItemKey(each.entry)) ? leaveOutItem(each) : each,
          ),
        })),
      };
