import type { quizExportReport } from '../../../messages/en/interchange/quiz-export-report.ts';

/** The kinds of entries, by the names of their messages. */
export type ReportCode = Exclude<
  keyof typeof quizExportReport,
  'heading' | 'quiz' | 'format' | 'nothing' | 'intro' | 'location'
>;

/** Something that a package changes or omits; `location` is the question concerned. */
export interface ReportEntry {
  readonly code: ReportCode;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly location?: { readonly activity: string; readonly number: number };
}
