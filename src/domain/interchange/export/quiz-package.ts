import type { ReportEntry } from './report/report-entry.ts';

/**
 * A file of a package: a text, which is created when it is written, bytes, or the address of a
 * stored file. Paths use `/` and are unique.
 */
export type PackageFile =
  | { readonly path: string; readonly text: () => string }
  | { readonly path: string; readonly bytes: Uint8Array }
  | { readonly path: string; readonly address: string };

/** The files of a package and the report of what it changes or omits. */
export interface QuizPackage {
  readonly files: readonly PackageFile[];
  readonly report: readonly ReportEntry[];
}
