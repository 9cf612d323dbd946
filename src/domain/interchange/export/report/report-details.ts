import type { QuizToExport } from '../exported-quiz.ts';
import type { ReportEntry } from './report-entry.ts';

/** What the caller requested with an export. */
export interface ExportRequest {
  /** The tracking or video link of the request; null for the site's own player. */
  readonly link: string | null;
  readonly institutionId: number | null;
}

/** Which settings of a quiz a format can hold. */
export interface SupportedDetails {
  readonly hasDates: boolean;
  readonly hasGrading: boolean;
  readonly hasSubjects: boolean;
  /** Whether the format counts a quiz as graded that does not say so. */
  readonly isGradedByDefault?: boolean;
}

/** Reports which settings of the quiz and of the request the package changes or omits. */
export function reportDetails(
  quiz: QuizToExport,
  { link, institutionId }: ExportRequest,
  supported: SupportedDetails,
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
    startDate === null || supported.hasDates ? null : { code: 'starts', values: { at: startDate } },
    endDate === null || supported.hasDates ? null : { code: 'ends', values: { at: endDate } },
    isGraded === null
      ? supported.isGradedByDefault
        ? { code: 'gradingNotSet' }
        : null
      : supported.hasGrading
        ? null
        : { code: isGraded ? 'graded' : 'ungraded' },
    isAssignSomeone || assignList.length > 0 ? { code: 'assigned' } : null,
    restrictNonInstitutional ? { code: 'restricted' } : null,
    tags.length === 0 || supported.hasSubjects
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
