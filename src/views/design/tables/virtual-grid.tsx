import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
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

import { isComposing } from '../hooks/is-composing.ts';
import { getLineKey, typesWithAlt } from '../keyboard.ts';
import { findCell, GridHeader, GridRow } from './virtual-grid-rows.tsx';
import {
  findCellAfterKey,
  findCellToLeaveTo,
  type GridCell,
  type LeaveTo,
  type VirtualGridProps,
} from './virtual-grid-types.ts';

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
  const { activeCell, leave, handlers } = useActiveCell(props, box);
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
          <GridHeader
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
              editing={props.editing}
              onLeave={leave}
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

/** Returns the cell that has the focus, or would get it, and how to move it. */
function useMovableCell<R>(
  { rowCount, columns }: Pick<VirtualGridProps<R>, 'rowCount' | 'columns'>,
  box: RefObject<HTMLDivElement | null>,
) {
  const [selectedCell, select] = useState<GridCell>({ row: 0, column: 0 });
  const [target, setTarget] = useState<GridCell | null>(null);
  const activeCell = {
    row: Math.min(selectedCell.row, rowCount - 1),
    column: Math.min(selectedCell.column, columns.length - 1),
  };
  useLayoutEffect(() => {
    if (target === null) return;
    const cell = box.current?.querySelector<HTMLElement>(
      `[data-cell="${String(target.row)}:${String(target.column)}"]`,
    );
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [box, target]);
  const moveTo = (cell: GridCell): void => {
    select(cell);
    setTarget({ ...cell });
  };
  return { activeCell, select, moveTo };
}

/** Whether a key types a character, or begins to compose one. */
const isTyped = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isPlain = !ctrlKey && !metaKey && !altKey;
  return key.length === 1 && key !== ' ' && (isPlain || typesWithAlt(event));
};
const startsComposition = (event: KeyboardEvent): boolean =>
  event.key === 'Process' || event.key === 'Dead' || (isComposing(event) && isTyped(event));

/** Returns the cell that an event is about: its target, which no button or editor in it is. */
const findTargetCell = (target: EventTarget): GridCell | null =>
  target instanceof HTMLElement && target.matches('[data-cell]') ? findCell(target) : null;

/** The handlers of the clipboard: text is pasted at the focused cell and copied from it. */
function getClipboardHandlers<R>({ columns, getRow, editing }: VirtualGridProps<R>) {
  const find = (target: EventTarget) => {
    const cell = findTargetCell(target);
    const column = cell === null ? undefined : columns[cell.column]?.id;
    return cell === null || column === undefined || cell.row < 0 || !editing?.canEdit(column)
      ? null
      : { index: cell.row, column, row: getRow(cell.row), editing };
  };
  return {
    onPaste: (event: ClipboardEvent): void => {
      const found = find(event.target);
      if (found === null) return;
      event.preventDefault();
      found.editing.onPaste(found.index, found.column, event.clipboardData.getData('text/plain'));
    },
    onCopy: (event: ClipboardEvent): void => {
      const found = find(event.target);
      if (found?.row === undefined || document.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', found.editing.getText(found.row, found.column));
    },
  };
}

/** Returns what the keys of a cell do; each returns whether there is something to do. */
function getCellActions<R>({
  columns,
  getRow,
  onSort,
  onOpen,
  onRemove,
  editing,
}: VirtualGridProps<R>) {
  const find = ({ row: index, column: columnIndex }: GridCell) => {
    const column = columns[columnIndex];
    const row = getRow(index);
    return column === undefined || row === undefined ? null : { row, column: column.id };
  };
  const start = (cell: GridCell, text?: string): boolean => {
    const found = find(cell);
    if (found === null || editing?.canEdit(found.column) !== true) return false;
    editing.onStart(found.row, found.column, text);
    return true;
  };
  const open = (cell: GridCell): void => {
    const found = find(cell);
    const column = columns[cell.column];
    if (cell.row < 0) {
      if (column?.sortable === true) onSort(column.id);
    } else if (found !== null) onOpen(found.row, found.column);
  };
  const remove = (cell: GridCell): void => {
    const found = find(cell);
    if (found !== null) onRemove(found.row, found.column);
  };
  return { start, open, remove };
}

function useActiveCell<R>(props: VirtualGridProps<R>, box: RefObject<HTMLDivElement | null>) {
  const { columns, rowCount, editing } = props;
  const { activeCell, select, moveTo } = useMovableCell(props, box);
  const { start, open, remove } = getCellActions(props);
  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = findTargetCell(event.target);
    if (cell === null) return;
    if (startsComposition(event)) start(cell, '');
    if (isComposing(event)) return;
    const { key, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const next = altKey
      ? null
      : findCellAfterKey(cell, getLineKey(event), isControl, rowCount, columns.length);
    if (next !== null) {
      event.preventDefault();
      if (next.row !== activeCell.row || next.column !== activeCell.column) moveTo(next);
    } else if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      if (altKey || !start(cell)) open(cell);
    } else if (key === 'Delete') {
      event.preventDefault();
      remove(cell);
    } else if (isTyped(event) && start(cell, key)) event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const cell = findCell(target);
    if (cell !== null) select(cell);
  };
  const onDoubleClick = ({ target }: MouseEvent): void => {
    const cell =
      target instanceof Element && target.closest('button, textarea') === null
        ? findCell(target)
        : null;
    if (cell !== null && cell.row >= 0 && !start(cell)) open(cell);
  };
  const leave = (to: LeaveTo): void => {
    const editable = columns.flatMap(({ id }, index) =>
      editing?.canEdit(id) === true ? [index] : [],
    );
    moveTo(findCellToLeaveTo(activeCell, to, rowCount, editable));
  };
  const handlers = { onKeyDown, onFocus, onDoubleClick, ...getClipboardHandlers(props) };
  return { activeCell, leave, handlers };
}
