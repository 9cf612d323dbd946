import type { ReactNode } from 'react';

import type { QuizAction } from '../../../domain/access/quiz-actions.ts';
import type { QuizRow } from '../../../domain/lists/quiz-row.ts';

/** What a row action does: goes to an address, or acts. */
export type RowAct =
  { readonly to: (row: QuizRow) => string } | { readonly run: (row: QuizRow) => void };

/** What other features bring into a quiz list. A row action without an act is left out. */
export interface QuizListFeatures {
  readonly acts: Readonly<Partial<Record<Exclude<QuizAction, 'edit' | 'copy' | 'delete'>, RowAct>>>;
  /** Their dialogs. */
  readonly dialogs: ReactNode;
  /** Buttons beside the heading, before 'Create a New Quiz'; `chosen` is the value of the list's choice. */
  readonly headActions?: (chosen: string) => ReactNode;
  /** What stands between the tabs and the list. */
  readonly above?: ReactNode;
  /** What is done with several chosen rows, beside Delete. */
  readonly chosenActions?: (rows: readonly QuizRow[]) => ReactNode;
}
