import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { findCell, GridHead, GridRow } from './virtual-grid-rows.tsx';
import { findCellAfterKey, type GridCell, type VirtualGridProps } from './virtual-grid-types.ts';

type CellAction = 'open' | 'remove';

const headHeight = 40;

/**
 * A data grid of thousands of rows and many columns in a box of its own. It renders only the rows
 * near the visible part; the header row and the first column stay visible. One cell is in the tab
 * order; arrow keys, Home, End, Page Up and Page Down move between cells (ARIA practices, data
 * grid).
 */
export function VirtualGrid<R>(props: VirtualGridProps<R>): ReactNode {
  const { label, help, columns, rowCount, getRow, rowHeight, sort, onSort } = props;
  const helpId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { activeCell, ...handlers } = useActiveCell(props, box);
  const virtualizer = useGridRows(props, box, activeCell.row);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grow">
      <div
        ref={box}
        className="min-h-80 max-h-[calc(100dvh-14rem)] overflow-auto rounded-lg border border-line bg-surface"
        style={{ scrollPaddingTop: headHeight, scrollPaddingInlineStart: columns[0]?.width ?? 0 }}
      >
        <div
          role="grid"
          aria-label={label}
          aria-describedby={helpId}
          aria-rowcount={rowCount + 1}
          aria-colcount={columns.length}
          {...handlers}
          className="relative"
          style={{ width, minWidth: '100%', height: virtualizer.getTotalSize() + headHeight }}
        >
          <GridHead
            columns={columns}
            activeCell={activeCell}
            height={headHeight}
            sort={sort}
            onSort={onSort}
          />
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <GridRow
              key={index}
              index={index}
              row={getRow(index)}
              columns={columns}
              activeCell={activeCell}
              height={rowHeight}
              top={start}
            />
          ))}
        </div>
      </div>
      <p id={helpId} className="pt-2 text-xs text-ink-2">
        {help}
      </p>
    </div>
  );
}

function useGridRows<R>(
  { rowCount, rowHeight, reveal, onVisibleRangeChange }: VirtualGridProps<R>,
  box: RefObject<HTMLDivElement | null>,
  activeRow: number,
) {
  // oxlint-disable-next-line react/incompatible-library -- it places the rows, so the grid must render again whenever they change
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialRect: { width: 1000, height: 600 },
    rangeExtractor: (range) => {
      const nearby = defaultRangeExtractor(range);
      return activeRow < 0 || nearby.includes(activeRow)
        ? nearby
        : [...nearby, activeRow].sort((a, b) => a - b);
    },
  });
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const notifyVisibleRange = useEffectEvent(onVisibleRangeChange);
  useEffect(() => {
    notifyVisibleRange(startIndex, endIndex);
  }, [startIndex, endIndex, rowCount]);
  useLayoutEffect(() => {
    virtualizer.scrollToOffset(reveal.index * rowHeight);
  }, [virtualizer, rowHeight, reveal.index, reveal.count]);
  return virtualizer;
}

function useActiveCell<R>(
  { columns, rowCount, getRow, onSort, onOpen, onRemove }: VirtualGridProps<R>,
  box: RefObject<HTMLDivElement | null>,
) {
  const shouldMoveFocus = useRef(false);
  const [selectedCell, setSelectedCell] = useState<GridCell>({ row: 0, column: 0 });
  const activeCell = {
    row: Math.min(selectedCell.row, rowCount - 1),
    column: Math.min(selectedCell.column, columns.length - 1),
  };
  useLayoutEffect(() => {
    if (!shouldMoveFocus.current) return;
    shouldMoveFocus.current = false;
    const cell = box.current?.querySelector<HTMLElement>(
      `[data-cell="${String(activeCell.row)}:${String(activeCell.column)}"]`,
    );
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [box, activeCell.row, activeCell.column]);

  const act = ({ row: rowIndex, column: columnIndex }: GridCell, action: CellAction): void => {
    const column = columns[columnIndex];
    if (column === undefined) return;
    if (rowIndex < 0) {
      if (action === 'open' && column.sortable === true) onSort(column.id);
      return;
    }
    const row = getRow(rowIndex);
    if (row !== undefined) (action === 'open' ? onOpen : onRemove)(row, column.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    const cell =
      target instanceof HTMLElement && target.matches('[data-cell]') ? findCell(target) : null;
    if (cell === null) return;
    const isControl = event.ctrlKey || event.metaKey;
    const next = findCellAfterKey(cell, key, isControl, rowCount, columns.length);
    if (next !== null) {
      event.preventDefault();
      shouldMoveFocus.current = next.row !== activeCell.row || next.column !== activeCell.column;
      setSelectedCell(next);
    } else if (key === 'Enter' || key === 'F2' || key === 'Delete') {
      event.preventDefault();
      act(cell, key === 'Delete' ? 'remove' : 'open');
    }
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const cell = findCell(target);
    if (cell !== null) setSelectedCell(cell);
  };
  const onDoubleClick = ({ target }: MouseEvent): void => {
    const cell =
      target instanceof Element && target.closest('button') === null ? findCell(target) : null;
    if (cell !== null && cell.row >= 0) act(cell, 'open');
  };
  return { activeCell, onKeyDown, onFocus, onDoubleClick };
}
