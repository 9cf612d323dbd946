import { type ReactNode, useState } from 'react';

import { classNames } from '../class-names.ts';
import { getSizedCell, getTableStyle } from './column-edge.tsx';
import { RowActions, RowCheckbox } from './row-controls.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { getCellClasses, TableHead } from './table-head.tsx';
import type { Column, DataTableProps } from './table-types.ts';
import { useIsRoomy } from '../hooks/use-media-query.ts';

const skeletonRows = Array.from({ length: 10 }, (_, index) => index);
const skeletonWidths = [70, 50, 90, 50, 70] as const;

const rowClasses = classNames(
  'group/row transition-colors *:border-b *:border-line last:*:border-0',
  'last:*:first:rounded-es-lg last:*:last:rounded-ee-lg',
  'hover:*:bg-surface-2 data-chosen:*:bg-accent-soft data-quiet:text-ink-2',
);

interface TableGridProps<R> extends DataTableProps<R> {
  /** Whether one menu button holds the actions of a row. */
  readonly asMenu: boolean;
}

/**
 * The rows as a table: sortable headers that stay visible while the page scrolls, rows of 44 px.
 */
export function TableGrid<R>(props: TableGridProps<R>): ReactNode {
  const {
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
  const [resized, setResized] = useState<string | null>(null);
  const isSized = ({ id, width }: Column<R>): boolean =>
    isRoomy && (typeof width === 'number' || id === resized);
  const asMenu = props.asMenu || actionsInMenu || !isRoomy;
  const span = columns.length + (selection ? 1 : 0) + (getRowActions ? 1 : 0);
  return (
    <table
      tabIndex={-1}
      aria-label={label}
      aria-busy={rows === null}
      style={isRoomy ? getTableStyle(columns) : undefined}
      className="outline-none w-full border-separate border-spacing-0 rounded-lg border border-line bg-surface text-base"
    >
      <TableHead
        {...props}
        asMenu={asMenu}
        isSized={isSized}
        onResizing={isRoomy ? setResized : undefined}
      />
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
            isRoomy={isRoomy}
            isSized={isSized}
            asMenu={asMenu}
          />
        ))}
      </tbody>
    </table>
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
  /** Whether there is room for texts on one line. */
  readonly isRoomy: boolean;
  /** Whether a column has a chosen width. */
  readonly isSized: (column: Column<R>) => boolean;
}

/**
 * Returns the content of a cell. Without much room a text beside the column that fills the width
 * wraps instead of being squeezed to its shortest word.
 */
const wrapText = <R,>({ column, columns, content }: Cell<R>): ReactNode =>
  column.fillsWidth === true || column.align === 'end' || columns > 1 ? (
    content
  ) : (
    <div className="w-max max-w-72 wrap-anywhere">{content}</div>
  );

function TableRow<R>({
  row,
  isRoomy,
  isSized,
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
  const [isUsed, setUsed] = useState(false);
  const markUsed = (): void => {
    setUsed(true);
  };
  const isSelected = selection?.selectedIds.has(id) === true;
  return (
    <tr
      data-row={id}
      data-chosen={isSelected || isRowChosen?.(row) === true || undefined}
      data-quiet={isRowMuted?.(row) === true || undefined}
      className={rowClasses}
      onPointerEnter={markUsed}
      onFocus={markUsed}
    >
      {selection && (
        <td className="h-row ps-3">
          <RowCheckbox id={id} label={labels.selectRow(getRowName(row))} selection={selection} />
        </td>
      )}
      {listCells(columns, row).map((cell) => (
        <td
          key={cell.column.id}
          colSpan={cell.columns > 1 ? cell.columns : undefined}
          className={classNames('h-row py-1', getCellClasses(cell.column))}
          {...(isSized(cell.column) && getSizedCell(cell.column.id))}
        >
          {isRoomy ? cell.content : wrapText(cell)}
        </td>
      ))}
      {getRowActions && (
        <td className="h-row py-1 ps-3 pe-2">
          <RowActions
            asMenu={asMenu}
            isRowUsed={isUsed}
            label={labels.rowActions(getRowName(row))}
            actions={getRowActions(row)}
          />
        </td>
      )}
    </tr>
  );
}
