import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { classNames } from './class-names.ts';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';
import {
  cellAfterKey,
  type GridCell,
  type GridColumn,
  type VirtualGridProps,
} from './virtual-grid-types.ts';

const headHeight = 40;
const cellLook =
  'group/cell relative flex min-w-0 items-center border-e border-b border-line px-3 text-sm outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus';
const stuckLook = 'sticky start-0 z-1';

const placeOf = (element: Element | null): GridCell | null => {
  const cell = element?.closest<HTMLElement>('[data-cell]');
  const [row, column] = cell?.dataset['cell']?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
};

/**
 * A data grid of thousands of rows and many columns in a box of its own; only rows near its window are in the document, the heads and the first column stay in view. One cell at a
 * time is in the order of Tab, arrow keys, Home, End, Page Up and Page Down move between cells (ARIA practices, data grid).
 */
export function VirtualGrid<R>(props: VirtualGridProps<R>): ReactNode {
  const {
    label,
    help,
    columns,
    totalRows,
    rowAt,
    rowHeight,
    sort,
    onSort,
    reveal,
    onSeen,
    onOpen,
    onRemove,
  } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [chosen, setChosen] = useState<GridCell>({ row: 0, column: 0 });
  const active = {
    row: Math.min(chosen.row, totalRows - 1),
    column: Math.min(chosen.column, columns.length - 1),
  };
  // oxlint-disable-next-line react/incompatible-library -- rows are placed by it, so this component must render again whenever they change
  const virtualizer = useVirtualizer({
    // eslint-disable-line react-hooks/incompatible-library -- as above
    count: totalRows,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialRect: { width: 1000, height: 600 },
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return active.row < 0 || near.includes(active.row)
        ? near
        : [...near, active.row].sort((a, b) => a - b);
    },
  });
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const tellSeen = useEffectEvent(onSeen);
  useEffect(() => {
    tellSeen(startIndex, endIndex);
  }, [startIndex, endIndex, totalRows]);
  useLayoutEffect(() => {
    virtualizer.scrollToOffset(reveal.index * rowHeight);
  }, [virtualizer, rowHeight, reveal.index, reveal.count]);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const cell = box.current?.querySelector<HTMLElement>(
      `[data-cell="${String(active.row)}:${String(active.column)}"]`,
    );
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active.row, active.column]);

  const act = ({ row, column }: GridCell, does: 'open' | 'remove'): void => {
    const there = columns[column];
    if (there === undefined) return;
    if (row < 0) {
      if (does === 'open' && there.sortable === true) onSort(there.id);
      return;
    }
    const shown = rowAt(row);
    if (shown !== undefined) (does === 'open' ? onOpen : onRemove)(shown, there.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-cell]')) return;
    const place = placeOf(event.target);
    if (place === null) return;
    const next = cellAfterKey(
      place,
      event.key,
      event.ctrlKey || event.metaKey,
      totalRows,
      columns.length,
    );
    if (next !== null) {
      event.preventDefault();
      wantsFocus.current = next.row !== active.row || next.column !== active.column;
      setChosen(next);
    } else if (event.key === 'Enter' || event.key === 'F2' || event.key === 'Delete') {
      event.preventDefault();
      act(place, event.key === 'Delete' ? 'remove' : 'open');
    }
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const place = placeOf(target);
    if (place !== null) setChosen(place);
  };
  const onDoubleClick = ({ target }: MouseEvent): void => {
    const place =
      target instanceof Element && target.closest('button') === null ? placeOf(target) : null;
    if (place !== null && place.row >= 0) act(place, 'open');
  };

  const template = columns.map(({ width }) => `${String(width)}px`).join(' ');
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const wiring = (row: number, column: number) => ({
    'data-cell': `${String(row)}:${String(column)}`,
    'aria-colindex': column + 1,
    tabIndex: row === active.row && column === active.column ? 0 : -1,
  });
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grow">
      <div
        ref={box}
        className="min-h-80 max-h-[calc(100dvh-14rem)] overflow-auto rounded-lg border border-line bg-surface"
        style={{ scrollPaddingTop: headHeight, scrollPaddingInlineStart: columns[0]?.width ?? 0 }}
      >
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus, one of them at a time */}
        <div
          role="grid"
          aria-label={label}
          aria-describedby={id}
          aria-rowcount={totalRows + 1}
          aria-colcount={columns.length}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onDoubleClick={onDoubleClick}
          className="relative"
          style={{ width, minWidth: '100%', height: virtualizer.getTotalSize() + headHeight }}
        >
          <div
            role="row"
            aria-rowindex={1}
            className="sticky top-0 z-2 grid bg-surface-2"
            style={{ gridTemplateColumns: template, height: headHeight }}
          >
            {columns.map((column, place) => (
              <Head
                key={column.id}
                column={column}
                sort={sort}
                onSort={onSort}
                isStuck={place === 0}
                wiring={wiring(-1, place)}
              />
            ))}
          </div>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rowAt(index);
            return (
              <div
                key={index}
                role="row"
                aria-rowindex={index + 2}
                aria-busy={row === undefined || undefined}
                className="group/row absolute start-0 top-0 grid bg-surface"
                style={{
                  gridTemplateColumns: template,
                  height: rowHeight,
                  transform: `translateY(${String(start)}px)`,
                }}
              >
                {columns.map((column, place) => (
                  <div
                    key={column.id}
                    {...wiring(index, place)}
                    role={place === 0 ? 'rowheader' : 'gridcell'}
                    className={classNames(
                      cellLook,
                      place === 0 ? `${stuckLook} bg-surface-2` : 'hover:bg-surface-2',
                    )}
                  >
                    {row === undefined ? <Skeleton width={70} /> : column.cell(row)}
                    {row !== undefined && column.actions !== undefined && (
                      <span className="absolute end-1 flex rounded-md bg-surface-2 opacity-0 group-hover/cell:opacity-100 group-focus/cell:opacity-100 group-focus-within/cell:opacity-100 [@media(hover:none)]:opacity-100">
                        {column.actions(row)}
                      </span>
                    )}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
      <p id={id} className="pt-2 text-xs text-ink-2">
        {help}
      </p>
    </div>
  );
}

interface HeadProps<R> {
  readonly column: GridColumn<R>;
  readonly isStuck: boolean;
  readonly wiring: object;
  readonly sort: VirtualGridProps<R>['sort'];
  readonly onSort: (column: string) => void;
}

function Head<R>({ column, isStuck, wiring, sort, onSort }: HeadProps<R>): ReactNode {
  const direction = sort?.column === column.id ? sort.direction : null;
  return (
    <div
      {...wiring}
      role="columnheader"
      aria-sort={
        column.sortable !== true ? undefined : direction === null ? 'none' : `${direction}ending`
      }
      className={classNames(
        cellLook,
        'gap-1 bg-surface-2 text-xs font-semibold text-ink-2',
        isStuck && stuckLook,
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
          {column.header}
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
