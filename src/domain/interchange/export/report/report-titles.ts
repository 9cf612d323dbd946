import { matchItem } from '../../../quiz/draft/item-type.ts';
import { sortActivities, getActivityTitle } from '../to-exported-quiz.ts';
import type { StoredItem } from '../../../quiz/stored/stored-quiz.ts';
import type { QuizToExport } from '../exported-quiz.ts';
import { isXmlText, toXmlText } from '../../xml/xml-text.ts';
import type { ReportEntry } from './report-entry.ts';

const reportCharacters = (title: string): readonly ReportEntry[] =>
  isXmlText(title) ? [] : [{ code: 'titleCharacters', values: { title: toXmlText(title).trim() } }];

const isMissingVideo = (item: StoredItem): boolean =>
  matchItem(item, { question: () => false, video: ({ article }) => article === null });

/**
 * Reports the titles of a quiz and its activities that XML changes. With `dropsEmpty`, also the
 * activities that are omitted because nothing is left of them.
 */
export const reportTitles = (quiz: QuizToExport, dropsEmpty: boolean): readonly ReportEntry[] => [
  ...reportCharacters(quiz.title),
  ...sortActivities(quiz).flatMap((activity, index): readonly ReportEntry[] => {
    const title = getActivityTitle(activity, index);
    return [
      ...(title === activity.title
        ? reportCharacters(title)
        : [{ code: 'activityUnnamed', values: { title } } as const]),
      ...(dropsEmpty && activity.items.every(isMissingVideo)
        ? [{ code: 'activityEmpty', values: { title: toXmlText(title).trim() } } as const]
        : []),
    ];
  }),
];
