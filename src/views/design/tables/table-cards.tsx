import type { ReactNode } from 'react';

import { Button } from '../buttons/button.tsx';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../icons/icons.tsx';
import { Menu } from '../menus/menu.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { RowActions, RowCheckbox } from './row-controls.tsx';
import type { Column, DataTableProps } from './table-types.ts';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

const skeletonCards = Array.from({ length: 10 }, (_, index) => index);
const cardClasses =
  'rounded-lg border border-line bg-surface p-3 data-chosen:border-accent-line data-chosen:bg-accent-soft data-quiet:text-ink-2';

function SortMenu<R>({ columns, sort, onSort, labels }: DataTableProps<R>): ReactNode {
  const sortable = columns.filter((column) => column.sortable === true);
  if (onSort === undefined || sortable.length === 0) return null;
  const current = sortable.find((column) => column.id === sort?.column);
  const formatSorted = (header: string): string =>
    sort === undefined ? header : labels.formatSorted(header, sort.direction);
  return (
    <Menu
      label={labels.sortBy}
      placement="bottom start"
      items={sortable.map((column) => ({
        kind: 'choice',
        label: column === current ? formatSorted(column.header) : column.header,
        checked: column === current,
        icon:
          column === current && (sort?.direction === 'desc' ? <ArrowDownIcon /> : <ArrowUpIcon />),
        onSelect: () => {
          onSort(column.id);
        },
      }))}
    >
      {(trigger) => (
        <span className="w-fit">
          <Button {...trigger} variant="quiet" icon={<ArrowUpDownIcon />}>
            {current === undefined ? labels.sortBy : formatSorted(current.header)}
          </Button>
        </span>
      )}
    </Menu>
  );
}

/** The rows as cards with one menu of actions each, for phones. */
export function TableCards<R>(props: DataTableProps<R>): ReactNode {
  const { label, rows, getRowId, empty } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SortMenu {...props} />
      {rows?.length === 0 && <div className={cardClasses}>{empty}</div>}
      <ul
        tabIndex={-1}
        aria-label={label}
        aria-busy={rows === null}
        className="outline-none grid grid-cols-[minmax(0,1fr)] gap-2"
      >
        {rows === null &&
          skeletonCards.map((index) => (
            <li key={index} data-loading="" className={`${cardClasses} grid gap-3 py-4`}>
              <Skeleton width={70} />
              <Skeleton width={50} />
            </li>
          ))}
        {rows?.map((row) => (
          <Card key={getRowId(row)} {...props} row={row} />
        ))}
      </ul>
    </div>
  );
}

interface CardProps<R> extends DataTableProps<R> {
  readonly row: R;
}

function Card<R>({
  row,
  columns,
  getRowId,
  getRowName,
  selection,
  getRowActions,
  isRowMuted,
  labels,
}: CardProps<R>): ReactNode {
  const id = getRowId(row);
  const isSelected = selection?.selectedIds.has(id) === true;
  return (
    <li
      data-row={id}
      data-chosen={isSelected || undefined}
      data-quiet={isRowMuted?.(row) === true || undefined}
      className={`${cardClasses} flex items-start gap-2`}
    >
      {selection && (
        <RowCheckbox id={id} label={labels.selectRow(getRowName(row))} selection={selection} />
      )}
      <CardCells columns={columns} row={row} />
      <RowActions
        asMenu
        isRowUsed={false}
        label={labels.rowActions(getRowName(row))}
        actions={getRowActions?.(row) ?? []}
      />
    </li>
  );
}

interface Cell {
  readonly id: string;
  /** Null when the content includes it. */
  readonly header: string | null;
  readonly content: ReactNode;
}

function toCells<R>(columns: readonly Column<R>[], row: R, card: Column<R>['card']): Cell[] {
  return columns
    .filter((column) => column.card === card && column.isCardEmpty?.(row) !== true)
    .map(({ id, header, cell, cardCell }) => ({
      id,
      header: cardCell === undefined ? header : null,
      content: (cardCell ?? cell)(row),
    }))
    .filter(({ content }) => content !== null && content !== false);
}

function CardCells<R>({ columns, row }: Pick<CardProps<R>, 'columns' | 'row'>): ReactNode {
  return (
    <div className="grid min-w-0 grow gap-1">
      <div className="text-base font-semibold wrap-anywhere [&_:is(a,button)]:-my-3 [&_:is(a,button)]:py-3">
        {toCells(columns, row, 'title').map(({ id, content }) => (
          <div key={id}>{content}</div>
        ))}
      </div>
      <div className="overflow-x-clip">
        <div className="figures -ms-4 flex flex-wrap items-baseline text-sm text-ink-2">
          {toCells(columns, row, 'line').map(({ id, header, content }) => (
            <span
              key={id}
              className="relative min-w-0 ps-4 wrap-anywhere before:absolute before:start-1.5 before:content-['·']"
            >
              {header !== null && <VisuallyHidden>{header}: </VisuallyHidden>}
              <span>{content}</span>
            </span>
          ))}
        </div>
      </div>
      <div className="mt-1 flex flex-wrap gap-1.5 text-sm text-ink-2 empty:hidden">
        {toCells(columns, row, 'badge').map(({ id, header, content }) => (
          <span key={id} className="contents">
            {header !== null && <VisuallyHidden>{header}: </VisuallyHidden>}
            <span>{content}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
