import type { ComponentType, ReactNode } from 'react';

import type { QuizAction } from '../../../domain/access/quiz-actions.ts';
import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import type { BulkKind, BulkSelection } from '../../../machines/quiz/bulk/bulk-change-machine.ts';
import type { FilterChipsProps } from './filters/filter-chips.tsx';

/** What a row action does: open an address, or run a function. */
export type RowActionHandler =
  | { readonly to: (row: QuizRow) => string }
  | { readonly run: (row: QuizRow) => void };

/** What other features add to a quiz list. A row action without a handler is not shown. */
export interface QuizListFeatures {
  readonly rowActions: Readonly<
    Partial<Record<Exclude<QuizAction, 'edit' | 'copy' | 'delete'>, RowActionHandler>>
  >;
  /** The dialogs of the features. */
  readonly dialogs: ReactNode;
  /**
   * Buttons beside the heading, before 'Create a New Quiz', for the current value of the list's
   * filter.
   */
  readonly headActions?: (filterValue: string) => ReactNode;
  /** Content between the tabs and the list. */
  readonly above?: ReactNode;
  /** The filters that people added. */
  readonly filterChips?: ComponentType<FilterChipsProps>;
  /** Opens the dialog that changes all selected quizzes. */
  readonly changeMany?: (kind: BulkKind, selection: BulkSelection) => void;
  /** Further actions on the selected quizzes, of which `rows` are on the page. */
  readonly selectionActions?: (selection: BulkSelection, rows: readonly QuizRow[]) => ReactNode;
}
