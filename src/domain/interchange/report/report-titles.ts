import { activitiesInOrder, activityTitle } from '../export-quiz.ts';
import type { StoredItem } from '../../quiz/stored-quiz.ts';
import type { QuizToExport } from '../quiz-to-export.ts';
import { fitsXml, fitXml } from '../xml/characters.ts';
import type { ReportEntry } from './report-entry.ts';

const charactersIn = (title: string): readonly ReportEntry[] =>
  fitsXml(title) ? [] : [{ code: 'titleCharacters', values: { title: fitXml(title).trim() } }];

const isGone = ({ type, article }: StoredItem): boolean => type === 1 && article === null;

/** What of the titles of a quiz and its activities stands otherwise in a package of XML; with `dropsEmpty` activities that nothing is left of are not in it. */
export const reportTitles = (quiz: QuizToExport, dropsEmpty: boolean): readonly ReportEntry[] => [
  ...charactersIn(quiz.title),
  ...activitiesInOrder(quiz).flatMap((activity, index): readonly ReportEntry[] => {
    const title = activityTitle(activity, index);
    return [
      ...(title === activity.title
        ? charactersIn(title)
        : [{ code: 'activityUnnamed', values: { title } } as const]),
      ...(dropsEmpty && activity.items.every(isGone)
        ? [{ code: 'activityEmpty', values: { title: fitXml(title).trim() } } as const]
        : []),
    ];
  }),
];
