import type { QuizToExport } from '../quiz-to-export.ts';
import type { ReportEntry } from './report-entry.ts';

/** What a caller asked for with an export. */
export interface ExportRequest {
  /** The tracking or video link the caller gave; null when the site's own player is used. */
  readonly link: string | null;
  readonly institutionId: number | null;
}

/** Which of a quiz's settings a format can hold. */
export interface HeldDetails {
  readonly dates: boolean;
  readonly graded: boolean;
  readonly subjects: boolean;
  /** Whether a quiz that does not say whether it is graded is so in this format. */
  readonly gradedIfUnsaid?: boolean;
}

/** What of a quiz's settings, and of what the caller asked for, the package does not hold as such. */
export function reportDetails(
  quiz: QuizToExport,
  { link, institutionId }: ExportRequest,
  held: HeldDetails,
  hasVideos: boolean,
): readonly ReportEntry[] {
  const {
    startDate,
    endDate,
    isGraded,
    restrictNonInstitutional,
    tags,
    article,
    showCaption,
    isAssignSomeone,
    assignList,
  } = quiz;
  const entries: (ReportEntry | null)[] = [
    startDate === null || held.dates ? null : { code: 'starts', values: { at: startDate } },
    endDate === null || held.dates ? null : { code: 'ends', values: { at: endDate } },
    isGraded === null
      ? held.gradedIfUnsaid
        ? { code: 'gradedUnsaid' }
        : null
      : held.graded
        ? null
        : { code: isGraded ? 'graded' : 'ungraded' },
    isAssignSomeone || assignList.length > 0 ? { code: 'assigned' } : null,
    restrictNonInstitutional ? { code: 'restricted' } : null,
    tags.length === 0 || held.subjects
      ? null
      : { code: 'subjects', values: { titles: tags.map(({ title }) => title).join(', ') } },
    article === null ? null : { code: 'article', values: { title: article.title } },
    showCaption ? { code: hasVideos ? 'captions' : 'noCaptions' } : null,
    link === null
      ? null
      : { code: hasVideos ? 'tracking' : 'trackingUnused', values: { address: link } },
    institutionId === null
      ? null
      : {
          code: hasVideos ? 'institution' : 'institutionUnused',
          values: { institution: institutionId },
        },
  ];
  return entries.filter((entry) => entry !== null);
}
