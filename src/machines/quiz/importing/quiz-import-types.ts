import type { ImportReview } from '../../../domain/interchange/import/import-review.ts';
import type { Message } from '../../../domain/notice.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../../shared/emitted.ts';

/** A package on its way: to be read only (`name` null), or to be imported without the items in `leaveOut`; what comes under one name is done once. */
export interface PackageRequest {
  readonly file: File;
  readonly leaveOut: readonly string[];
  readonly name: string | null;
}

/** What sending a package tells: how much of it is sent, from 0 to 1, and what came of it. */
export type PackageReport =
  | { readonly type: 'package.progress'; readonly part: number }
  | { readonly type: 'package.sent'; readonly outcome: Outcome<ImportReview> };

/** What happens to the dialog. `import.stop` goes back to what was before the upload. */
export type QuizImportEvent =
  | {
      readonly type:
        'import.open' | 'import.close' | 'import.stop' | 'import.again' | 'import.start';
    }
  | { readonly type: 'package.choose'; readonly files: readonly File[] }
  | { readonly type: 'item.choose'; readonly item: string }
  | { readonly type: 'items.choose'; readonly isChosen: boolean }
  | PackageReport;

/** What the dialog starts with. */
export interface QuizImportInput {
  /** Makes a name for a request, another one each time. */
  readonly newName: () => string;
}

/** What the dialog remembers: the file under way, what was read of it, what is left out, and what went wrong last. `name` stays until the choice changes. */
export interface QuizImportContext extends QuizImportInput {
  readonly file: File | null;
  readonly part: number;
  readonly review: ImportReview | null;
  readonly leftOut: ReadonlySet<string>;
  readonly name: string;
  readonly complaint: Message | null;
}

/** What leaves it: notices, unsaved work, and that quizzes may have been added. */
export type QuizImportEmitted = Emitted | { readonly type: 'imported' };
