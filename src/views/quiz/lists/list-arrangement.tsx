import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { arrangeColumns, resizeColumn } from '../../../domain/lists/arrange-columns.ts';
import {
  canChoosePageSize,
  getRowsOnPage,
  type ColumnSetting,
} from '../../../domain/lists/list-settings.ts';
import {
  listColumns,
  type QuizColumn,
  type QuizListKind,
} from '../../../domain/lists/quiz-list-kinds.ts';
import type { QuizListRef } from '../../../machines/quiz/lists/quiz-list-machine.ts';
import { measureColumn } from '../../design/tables/column-edge.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ColumnsButton } from '../../shared/lists/columns/columns-button.tsx';
import { PageSizeChoice } from '../../shared/lists/page-size-choice.tsx';
import type { ListSettingsControls } from '../../shared/lists/views/list-view-controls.ts';

/**
 * Returns the columns that a person sees for a filter value, in the order and with the widths of the
 * person.
 */
export const listShownColumns = (
  { columns }: Pick<QuizListKind, 'columns'>,
  filterValue: string,
  settings: readonly ColumnSetting[],
): readonly (QuizColumn & Pick<ColumnSetting, 'width'>)[] =>
  listColumns(
    { columns: arrangeColumns(columns, settings).filter(({ isShown }) => isShown) },
    filterValue,
  );

/** Returns the function that gives a shown column of a list another width. */
export const resizeShownColumn =
  (
    { columns }: Pick<QuizListKind, 'columns'>,
    { settings, change }: Pick<ListSettingsControls, 'settings' | 'change'>,
  ) =>
  (shown: string, width: number | null): void => {
    const all = arrangeColumns(columns, settings.columns).map(
      ({ id, isShown, width: chosen }): ColumnSetting => ({ id, isShown, width: chosen }),
    );
    const id = shown === 'sharedBy' ? 'sharedWith' : shown;
    change({ type: 'columns.arrange', columns: resizeColumn(all, id, width) });
  };

interface ColumnChoiceProps extends Pick<ListSettingsControls, 'settings' | 'change'> {
  readonly kind: QuizListKind;
  readonly filterValue: string;
}

/** The button that opens the columns of a list. 'Shared by' takes the place of 'Shared with'. */
export function ColumnChoice({
  kind,
  filterValue,
  settings,
  change,
}: ColumnChoiceProps): ReactNode {
  const formatMessage = useFormatMessage();
  const columns = arrangeColumns(kind.columns, settings.columns);
  const named = listColumns({ columns }, filterValue);
  return (
    <ColumnsButton
      columns={columns.map((column, index) => ({
        ...column,
        header: formatMessage(named[index]?.header ?? column.header),
      }))}
      isArranged={settings.columns.length > 0}
      onArrange={(arranged) => {
        change({ type: 'columns.arrange', columns: arranged });
      }}
      onResize={(id, step) => {
        const shown = named[columns.findIndex((column) => column.id === id)]?.id ?? id;
        const head = document.querySelector<HTMLElement>(`th[data-column="${shown}"]`);
        if (head === null) return null;
        const { width, fitWidth } = measureColumn(head);
        const next = fitWidth(width + step);
        if (next !== width) resizeShownColumn(kind, { settings, change })(shown, next);
        return next;
      }}
    />
  );
}

interface PageSizeProps extends Pick<ListSettingsControls, 'change'> {
  readonly list: QuizListRef;
}

/** Chooses how many rows a page of a list has; nothing where that makes no difference. */
export function PageSize({ list, change }: PageSizeProps): ReactNode {
  const rowsOnPage = useSelector(list, ({ context }) => getRowsOnPage(context.query.filters));
  const canChoose = useSelector(list, ({ context }) =>
    canChoosePageSize(context.totalItems, rowsOnPage),
  );
  return (
    canChoose && (
      <PageSizeChoice
        rowsOnPage={rowsOnPage}
        onChoose={(chosen) => {
          change({ type: 'pageSize.choose', rowsOnPage: chosen });
          list.send({ type: 'pageSize.choose', rowsOnPage: chosen });
        }}
      />
    )
  );
}
