import type { quizExportReport } from '../../sentences/quiz-export-report.ts';

/** What can be said of an export, by the name of its sentence. */
export type ReportCode = Exclude<
  keyof typeof quizExportReport,
  'heading' | 'quiz' | 'format' | 'nothing' | 'intro' | 'place'
>;

/** One thing that a package holds in another form than the quiz, or does not hold; `place` is the question it is about. */
export interface ReportEntry {
  readonly code: ReportCode;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly place?: { readonly activity: string; readonly number: number };
}
