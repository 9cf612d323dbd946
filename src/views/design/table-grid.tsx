import type { ReactNode } from 'react';

import { Checkbox } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from './icon.tsx';
import { RowActions } from './row-actions.tsx';
import { Skeleton } from './skeleton.tsx';
import type { Column, DataTableProps } from './table-types.ts';
import { useIsRoomy } from './use-media-query.ts';
import { useRowFocus } from './use-row-focus.ts';

const skeletonRows = Array.from({ length: 10 }, (_, index) => index);
const widths = [70, 50, 90, 50, 70] as const;

const cellLook = <R,>(column: Column<R>): string =>
  classNames(
    'px-3 first:ps-4 last:pe-4',
    column.align === 'end' ? 'figures text-end whitespace-nowrap' : 'text-start',
    column.wide === true ? 'w-full min-w-40' : 'lg:whitespace-nowrap',
    column.roomy === true && 'max-lg:hidden',
  );
const headLook =
  'sticky top-(--bar,0px) z-1 h-10 border-b border-line bg-surface-2 text-xs font-semibold text-ink-2 first:rounded-ss-lg last:rounded-se-lg';

interface ColumnHeadProps<R> extends Pick<DataTableProps<R>, 'sort' | 'onSort'> {
  readonly column: Column<R>;
}

function ColumnHead<R>({ column, sort, onSort }: ColumnHeadProps<R>): ReactNode {
  const direction = sort?.column === column.id ? sort.direction : null;
  const look = classNames(headLook, cellLook(column));
  if (column.sortable !== true || onSort === undefined)
    return (
      <th scope="col" className={look}>
        {column.header}
      </th>
    );
  return (
    <th
      scope="col"
      aria-sort={direction === null ? undefined : `${direction}ending`}
      className={look}
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
        {column.header}
        {direction === null && (
          <ArrowUpDownIcon className="opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60" />
        )}
        {direction === 'asc' && <ArrowUpIcon />}
        {direction === 'desc' && <ArrowDownIcon />}
      </button>
    </th>
  );
}

interface TableGridProps<R> extends DataTableProps<R> {
  /** Gathers each row's actions behind one button. */
  readonly asMenu: boolean;
}

/** The rows as a table: sortable heads, rows of 44 px, heads that stay while the page scrolls. */
export function TableGrid<R>(props: TableGridProps<R>): ReactNode {
  const {
    asMenu,
    label,
    columns,
    rows,
    idOf,
    nameOf,
    sort,
    onSort,
    selection,
    actionsOf,
    isQuiet,
    empty,
    sentences,
  } = props;
  const isRoomy = useIsRoomy();
  const rowFocus = useRowFocus<HTMLTableElement>(rows);
  const span = columns.length + (selection ? 1 : 0) + (actionsOf ? 1 : 0);
  const hasRows = rows !== null && rows.length > 0;
  const chosenHere = rows?.filter((row) => selection?.chosen.has(idOf(row)) === true).length ?? 0;
  return (
    <table
      {...rowFocus}
      tabIndex={-1}
      aria-label={label}
      aria-busy={rows === null}
      className="outline-none w-full border-separate border-spacing-0 rounded-lg border border-line bg-surface text-base"
    >
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={classNames(headLook, 'w-10 ps-3')}>
              <Checkbox
                label={sentences.selectAll}
                hideLabel
                checked={chosenHere > 0 && chosenHere === rows?.length}
                indeterminate={chosenHere > 0 && chosenHere !== rows?.length}
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
          {actionsOf && (
            <th scope="col" className={classNames(headLook, 'px-4 text-end')}>
              {sentences.actions}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows === null &&
          skeletonRows.map((index) => (
            <tr key={index} data-loading="">
              {Array.from({ length: span }, (_, cell) => (
                <td
                  key={cell}
                  className="h-row border-b border-line px-3 last:pe-4 in-[tr:last-child]:border-0"
                >
                  <Skeleton width={widths[(index + cell) % widths.length] ?? 70} />
                </td>
              ))}
            </tr>
          ))}
        {rows?.length === 0 && (
          <tr>
            <td colSpan={span}>{empty}</td>
          </tr>
        )}
        {rows?.map((row) => {
          const id = idOf(row);
          const isChosen = selection?.chosen.has(id) === true;
          return (
            <tr
              key={id}
              data-row={id}
              data-chosen={isChosen || undefined}
              data-quiet={isQuiet?.(row) === true || undefined}
              className="group/row transition-colors *:border-b *:border-line last:*:border-0 last:*:first:rounded-es-lg last:*:last:rounded-ee-lg hover:*:bg-surface-2 data-chosen:*:bg-accent-soft data-quiet:text-ink-2"
            >
              {selection && (
                <td className="h-row ps-3">
                  <Checkbox
                    label={sentences.selectRow(nameOf(row))}
                    hideLabel
                    checked={isChosen}
                    onChange={() => {
                      selection.onToggle(id);
                    }}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classNames(
                    'h-row py-1',
                    cellLook(column),
                    column.wide !== true && 'max-lg:wrap-anywhere',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
              {actionsOf && (
                <td className="h-row py-1 ps-3 pe-2">
                  <RowActions
                    asMenu={asMenu || !isRoomy}
                    label={sentences.actionsOf(nameOf(row))}
                    actions={actionsOf(row)}
                  />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
