import type { ReactNode } from 'react';

import { Checkbox } from '../fields/checkbox.tsx';
import { classNames } from '../class-names.ts';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../icons/icons.tsx';
import { RowActions } from './row-actions.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { Column, DataTableProps } from './table-types.ts';
import { useIsRoomy } from '../hooks/use-media-query.ts';
import { useRowFocus } from './use-row-focus.ts';

const skeletonRows = Array.from({ length: 10 }, (_, index) => index);
const skeletonWidths = [70, 50, 90, 50, 70] as const;

const getCellClasses = <R,>(column: Column<R>): string =>
  classNames(
    column.narrowHeader === true ? 'px-2' : 'px-3 first:ps-4 last:pe-4',
    column.align === 'end' ? 'figures text-end whitespace-nowrap' : 'text-start',
    column.fillsWidth === true ? 'w-full min-w-40' : 'lg:whitespace-nowrap',
    column.wideScreenOnly === true && 'max-lg:hidden',
  );
const headClasses = classNames(
  'sticky top-(--bar,0px) z-1 h-10 border-b border-line bg-surface-2 text-xs font-semibold',
  'text-ink-2 first:rounded-ss-lg last:rounded-se-lg',
);
const rowClasses = classNames(
  'group/row transition-colors *:border-b *:border-line last:*:border-0',
  'last:*:first:rounded-es-lg last:*:last:rounded-ee-lg',
  'hover:*:bg-surface-2 data-chosen:*:bg-accent-soft data-quiet:text-ink-2',
);

interface ColumnHeadProps<R> extends Pick<DataTableProps<R>, 'sort' | 'onSort'> {
  readonly column: Column<R>;
}

const HeaderText = <R,>({ column }: { readonly column: Column<R> }): ReactNode =>
  column.narrowHeader === true ? (
    <span
      title={column.header}
      className="line-clamp-2 w-20 text-end leading-4 whitespace-normal wrap-break-word hyphens-auto"
    >
      {column.header}
    </span>
  ) : (
    column.header
  );

function ColumnHead<R>({ column, sort, onSort }: ColumnHeadProps<R>): ReactNode {
  const direction = sort?.column === column.id ? sort.direction : null;
  const className = classNames(headClasses, getCellClasses(column));
  if (column.sortable !== true || onSort === undefined)
    return (
      <th scope="col" className={className}>
        <HeaderText column={column} />
      </th>
    );
  return (
    <th
      scope="col"
      aria-sort={direction === null ? undefined : `${direction}ending`}
      className={className}
    >
      <button
        type="button"
        onClick={() => {
          onSort(column.id);
        }}
        className={classNames(
          'group/sort inline-flex h-8 items-center gap-1 rounded-sm font-semibold hover:text-ink [&_.lucide]:size-3.5',
          column.align === 'end' && 'flex-row-reverse',
        )}
      >
        <HeaderText column={column} />
        {direction === null && column.narrowHeader !== true && (
          <ArrowUpDownIcon className="opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60" />
        )}
        {direction === 'asc' && <ArrowUpIcon />}
        {direction === 'desc' && <ArrowDownIcon />}
      </button>
    </th>
  );
}

interface TableGridProps<R> extends DataTableProps<R> {
  /** Whether one menu button holds the actions of a row. */
  readonly asMenu: boolean;
}

/**
 * The rows as a table: sortable headers that stay visible while the page scrolls, rows of 44 px.
 */
export function TableGrid<R>(props: TableGridProps<R>): ReactNode {
  const {
    asMenu,
    actionsInMenu = false,
    label,
    columns,
    rows,
    getRowId,
    selection,
    getRowActions,
    empty,
  } = props;
  const isRoomy = useIsRoomy();
  const rowFocus = useRowFocus<HTMLTableElement>(rows);
  const span = columns.length + (selection ? 1 : 0) + (getRowActions ? 1 : 0);
  return (
    <table
      {...rowFocus}
      tabIndex={-1}
      aria-label={label}
      aria-busy={rows === null}
      className="outline-none w-full border-separate border-spacing-0 rounded-lg border border-line bg-surface text-base"
    >
      <TableHead {...props} />
      <tbody>
        {rows === null && <SkeletonRows span={span} />}
        {rows?.length === 0 && (
          <tr>
            <td colSpan={span}>{empty}</td>
          </tr>
        )}
        {rows?.map((row) => (
          <TableRow
            key={getRowId(row)}
            {...props}
            row={row}
            asMenu={asMenu || actionsInMenu || !isRoomy}
          />
        ))}
      </tbody>
    </table>
  );
}

function TableHead<R>({
  columns,
  rows,
  getRowId,
  sort,
  onSort,
  selection,
  getRowActions,
  labels,
}: DataTableProps<R>): ReactNode {
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
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {getRowActions && (
          <th scope="col" className={classNames(headClasses, 'px-4 text-end')}>
            {labels.actions}
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Ten grey rows of `span` cells. */
function SkeletonRows({ span }: { readonly span: number }): ReactNode {
  return skeletonRows.map((index) => (
    <tr key={index} data-loading="">
      {Array.from({ length: span }, (_, cell) => (
        <td
          key={cell}
          className="h-row border-b border-line px-3 last:pe-4 in-[tr:last-child]:border-0"
        >
          <Skeleton width={skeletonWidths[(index + cell) % skeletonWidths.length] ?? 70} />
        </td>
      ))}
    </tr>
  ));
}

interface Cell<R> {
  readonly column: Column<R>;
  readonly columns: number;
  readonly content: ReactNode;
}

/** Returns the cells of a row; one may take the place of several columns. */
function listCells<R>(columns: readonly Column<R>[], row: R): readonly Cell<R>[] {
  const cells: Cell<R>[] = [];
  for (let index = 0; index < columns.length;) {
    const column = columns[index] as Column<R>;
    const cell = column.spanned?.(row) ?? { columns: 1, content: column.cell(row) };
    cells.push({ column, ...cell });
    index += cell.columns;
  }
  return cells;
}

interface TableRowProps<R> extends TableGridProps<R> {
  readonly row: R;
}

function TableRow<R>({
  row,
  asMenu,
  columns,
  getRowId,
  getRowName,
  selection,
  getRowActions,
  isRowMuted,
  isRowChosen,
  labels,
}: TableRowProps<R>): ReactNode {
  const id = getRowId(row);
  const isSelected = selection?.selectedIds.has(id) === true;
  return (
    <tr
      data-row={id}
      data-chosen={isSelected || isRowChosen?.(row) === true || undefined}
      data-quiet={isRowMuted?.(row) === true || undefined}
      className={rowClasses}
    >
      {selection && (
        <td className="h-row ps-3">
          <Checkbox
            label={labels.selectRow(getRowName(row))}
            hideLabel
            checked={isSelected}
            onChange={() => {
              selection.onToggle(id);
            }}
          />
        </td>
      )}
      {listCells(columns, row).map(({ column, columns: span, content }) => (
        <td
          key={column.id}
          colSpan={span > 1 ? span : undefined}
          className={classNames(
            'h-row py-1',
            getCellClasses(column),
            column.fillsWidth !== true && 'max-lg:wrap-anywhere',
          )}
        >
          {content}
        </td>
      ))}
      {getRowActions && (
        <td className="h-row py-1 ps-3 pe-2">
          <RowActions
            asMenu={asMenu}
            label={labels.rowActions(getRowName(row))}
            actions={getRowActions(row)}
          />
        </td>
      )}
    </tr>
  );
}
