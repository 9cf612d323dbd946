import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../icons/icons.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import type {
  GridCell,
  GridColumn,
  GridEditing,
  LeaveTo,
  VirtualGridProps,
} from './virtual-grid-types.ts';

const cellClasses = classNames(
  'group/cell relative flex min-w-0 items-center border-e border-b border-line px-3 text-sm',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
);
/** The text ends before the buttons while they are shown, and is not covered by them. */
const actionRoomClasses = 'hover:pe-18 focus:pe-18 focus-within:pe-18 [@media(hover:none)]:pe-18';
const stickyClasses = 'sticky start-0 z-1';
const actionClasses = classNames(
  'absolute end-1 flex rounded-md bg-surface-2 opacity-0 group-hover/cell:opacity-100',
  'group-focus/cell:opacity-100 group-focus-within/cell:opacity-100 [@media(hover:none)]:opacity-100',
);

const toTemplate = (columns: readonly { readonly width: number }[]): string =>
  columns.map(({ width }) => `${String(width)}px`).join(' ');

const getCellAttributes = (row: number, column: number, activeCell: GridCell) => ({
  'data-cell': `${String(row)}:${String(column)}`,
  'aria-colindex': column + 1,
  tabIndex: row === activeCell.row && column === activeCell.column ? 0 : -1,
});

/** Returns the position of the cell that contains the element, or null outside of cells. */
export function findCell(element: Element | null): GridCell | null {
  const cell = element?.closest<HTMLElement>('[data-cell]');
  const [row, column] = cell?.dataset['cell']?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

interface GridHeaderProps<R> extends Pick<VirtualGridProps<R>, 'columns' | 'sort' | 'onSort'> {
  readonly activeCell: GridCell;
  /** In pixels. */
  readonly height: number;
}

/** The header row of a virtual grid. */
export function GridHeader<R>({
  columns,
  activeCell,
  height,
  sort,
  onSort,
}: GridHeaderProps<R>): ReactNode {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-2 grid bg-surface-2"
      style={{ gridTemplateColumns: toTemplate(columns), height }}
    >
      {columns.map((column, index) => (
        <HeadCell
          key={column.id}
          column={column}
          sort={sort}
          onSort={onSort}
          isSticky={index === 0}
          attributes={getCellAttributes(-1, index, activeCell)}
        />
      ))}
    </div>
  );
}

interface GridRowProps<R> {
  readonly index: number;
  /** Undefined while it loads. */
  readonly row: R | undefined;
  readonly columns: readonly GridColumn<R>[];
  readonly activeCell: GridCell;
  readonly editing: GridEditing<R> | undefined;
  readonly onLeave: (to: LeaveTo) => void;
  /** In pixels. */
  readonly height: number;
  /** Distance from the top of the grid in pixels. */
  readonly top: number;
}

/** A row of a virtual grid. */
export function GridRow<R>({
  index,
  row,
  columns,
  activeCell,
  editing,
  onLeave,
  height,
  top,
}: GridRowProps<R>): ReactNode {
  const openColumn =
    row === undefined ? undefined : columns.find(({ id }) => editing?.isOpen(row, id))?.id;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy={row === undefined || undefined}
      className={classNames(
        'group/row absolute start-0 top-0 grid bg-surface',
        openColumn !== undefined && 'z-1',
      )}
      style={{
        gridTemplateColumns: toTemplate(columns),
        height,
        transform: `translateY(${String(top)}px)`,
      }}
    >
      {columns.map((column, columnIndex) => (
        <div
          key={column.id}
          {...getCellAttributes(index, columnIndex, activeCell)}
          role={columnIndex === 0 ? 'rowheader' : 'gridcell'}
          className={classNames(
            cellClasses,
            columnIndex === 0 ? `${stickyClasses} bg-surface-2` : 'hover:bg-surface-2',
            column.actions !== undefined && column.id !== openColumn && actionRoomClasses,
          )}
        >
          {column.id === openColumn && editing?.renderEditor(onLeave)}
          {row === undefined ? <Skeleton width={70} /> : column.cell(row)}
          {row !== undefined && column.actions !== undefined && column.id !== openColumn && (
            <span className={actionClasses}>{column.actions(row)}</span>
          )}
        </div>
      ))}
    </div>
  );
}

interface HeadCellProps<R> {
  readonly column: GridColumn<R>;
  readonly isSticky: boolean;
  readonly attributes: object;
  readonly sort: VirtualGridProps<R>['sort'];
  readonly onSort: (column: string) => void;
}

function HeadCell<R>({ column, isSticky, attributes, sort, onSort }: HeadCellProps<R>): ReactNode {
  const direction = sort?.column === column.id ? sort.direction : null;
  return (
    <div
      {...attributes}
      role="columnheader"
      aria-sort={
        column.sortable !== true ? undefined : direction === null ? 'none' : `${direction}ending`
      }
      className={classNames(
        cellClasses,
        'gap-1 bg-surface-2 text-xs font-semibold text-ink-2',
        isSticky && stickyClasses,
      )}
    >
      {column.sortable === true ? (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => {
            onSort(column.id);
          }}
          className="group/sort inline-flex h-8 items-center gap-1 rounded-sm font-semibold hover:text-ink [&_.lucide]:size-3.5"
        >
          <span>{column.header}</span>
          {direction === null && (
            <ArrowUpDownIcon className="opacity-0 group-hover/sort:opacity-60 group-focus/cell:opacity-60" />
          )}
          {direction === 'asc' && <ArrowUpIcon />}
          {direction === 'desc' && <ArrowDownIcon />}
        </button>
      ) : (
        column.header
      )}
    </div>
  );
}
