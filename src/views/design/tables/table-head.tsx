import type { ReactNode } from 'react';

import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { classNames } from '../class-names.ts';
import { ColumnEdge, getSizedCell } from './column-edge.tsx';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../icons/icons.tsx';
import type { Column, DataTableProps } from './table-types.ts';

/** Returns the classes that the heading and the cells of a column share: width and alignment. */
export const getCellClasses = <R,>(column: Column<R>): string =>
  classNames(
    column.narrowHeader === true
      ? 'px-2'
      : 'px-3 first:ps-4 last:pe-4 max-lg:not-first:ps-2 max-lg:not-last:pe-2',
    column.align === 'end' ? 'figures text-end whitespace-nowrap' : 'text-start',
    column.fillsWidth === true ? 'w-full min-w-40' : 'lg:whitespace-nowrap lg:[&_wbr]:hidden',
    column.wideScreenOnly === true && 'max-lg:hidden',
    'data-sized:truncate',
  );
const headClasses = classNames(
  'sticky top-(--bar,0px) z-1 h-10 border-b border-line bg-surface-2 text-xs font-semibold',
  'text-ink-2 first:rounded-ss-lg last:rounded-se-lg',
);

interface TableHeadProps<R> extends DataTableProps<R> {
  /** Whether one menu button holds the actions of a row; their heading is not visible then. */
  readonly asMenu: boolean;
  /** Whether a column has a chosen width. */
  readonly isSized: (column: Column<R>) => boolean;
  /**
   * Is called with the column whose edge begins to move, and with null when its width is chosen;
   * undefined where widths are automatic.
   */
  readonly onResizing: ((column: string | null) => void) | undefined;
}

/** The headings of the columns, which sort, the checkbox that selects all rows, and 'Actions'. */
export function TableHead<R>({
  columns,
  rows,
  getRowId,
  sort,
  onSort,
  selection,
  getRowActions,
  asMenu,
  isSized,
  onResize,
  onResizing,
  labels,
}: TableHeadProps<R>): ReactNode {
  const fillingAt = columns.findIndex(({ fillsWidth }) => fillsWidth === true);
  const hasRows = rows !== null && rows.length > 0;
  const selectedCount =
    rows?.filter((row) => selection?.selectedIds.has(getRowId(row)) === true).length ?? 0;
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={classNames(headClasses, 'w-10 ps-3')}>
            <Checkbox
              label={labels.selectAll}
              hideLabel
              checked={selectedCount > 0 && selectedCount === rows?.length}
              indeterminate={selectedCount > 0 && selectedCount !== rows?.length}
              aria-disabled={hasRows ? undefined : true}
              onChange={(all) => {
                if (hasRows) selection.onToggleAll(all);
              }}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <ColumnHead
            key={column.id}
            column={column}
            sort={sort}
            onSort={onSort}
            isSized={isSized(column)}
            edge={
              onResize !== undefined &&
              onResizing !== undefined &&
              column.fillsWidth !== true && (
                <ColumnEdge
                  id={column.id}
                  side={index < fillingAt ? 'end' : 'start'}
                  onStart={() => {
                    onResizing(column.id);
                  }}
                  onResize={(width) => {
                    onResizing(null);
                    onResize(column.id, width);
                  }}
                />
              )
            }
          />
        ))}
        {getRowActions && (
          <th scope="col" className={classNames(headClasses, 'px-4 text-end')}>
            {asMenu ? <VisuallyHidden>{labels.actions}</VisuallyHidden> : labels.actions}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface ColumnHeadProps<R> extends Pick<DataTableProps<R>, 'sort' | 'onSort'> {
  readonly column: Column<R>;
  readonly isSized: boolean;
  /** What is dragged to resize the column. */
  readonly edge: ReactNode;
}

const HeaderText = <R,>({ column }: { readonly column: Column<R> }): ReactNode =>
  column.narrowHeader === true ? (
    <span
      title={column.header}
      className="line-clamp-3 w-17 text-end leading-4 whitespace-normal wrap-break-word hyphens-auto"
    >
      {column.header}
    </span>
  ) : (
    <span className="whitespace-nowrap in-data-sized:truncate">{column.header}</span>
  );

function ColumnHead<R>({ column, sort, onSort, isSized, edge }: ColumnHeadProps<R>): ReactNode {
  const direction = sort?.column === column.id ? sort.direction : null;
  const cell = {
    scope: 'col',
    className: classNames(headClasses, getCellClasses(column)),
    'data-column': column.id,
    'data-fills': column.fillsWidth,
    ...(isSized && { title: column.header, ...getSizedCell(column.id) }),
  } as const;
  if (column.sortable !== true || onSort === undefined)
    return (
      <th {...cell}>
        <HeaderText column={column} />
        {edge}
      </th>
    );
  return (
    <th {...cell} aria-sort={direction === null ? undefined : `${direction}ending`}>
      <button
        type="button"
        onClick={() => {
          onSort(column.id);
        }}
        className={classNames(
          'group/sort inline-flex h-8 max-w-full items-center gap-1 rounded-sm text-start font-semibold',
          'hover:text-ink [&_.lucide]:size-3.5',
          column.align === 'end' && 'flex-row-reverse text-end',
        )}
      >
        <HeaderText column={column} />
        {direction === null && column.narrowHeader !== true && (
          <ArrowUpDownIcon className="opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60" />
        )}
        {direction === 'asc' && <ArrowUpIcon />}
        {direction === 'desc' && <ArrowDownIcon />}
      </button>
      {edge}
    </th>
  );
}
