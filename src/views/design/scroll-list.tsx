import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface ScrollListProps<T> {
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** Expected height of an item in pixels; the real one is measured. */
  readonly estimate: number;
  /** The item that is brought into view when it changes, and that Tab goes to first. */
  readonly current: number;
  /** Shows an item; its main button takes `tabIndex` and `data-row-focus`. */
  readonly render: (item: T, tabIndex: 0 | -1) => ReactNode;
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * A long list that scrolls in its own box; only what is near is in the document. One row at a time is in the order of Tab: the arrow
 * keys, Page Up, Page Down, Home and End move through the rows.
 */
export function ScrollList<T>({
  label,
  items,
  keyOf,
  estimate,
  current,
  render,
}: ScrollListProps<T>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [shownCurrent, setShownCurrent] = useState(current);
  const [chosen, setChosen] = useState(current);
  if (shownCurrent !== current) {
    setShownCurrent(current);
    setChosen(current);
  }
  const active = Math.max(0, Math.min(chosen, items.length - 1));
  // A new function would have every row placed anew, at each step of scrolling.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    [items, keyOf],
  );
  // oxlint-disable-next-line react/incompatible-library -- rows are measured in place, so this component must render again whenever they change
  const virtualizer = useVirtualizer({
    // eslint-disable-line react-hooks/incompatible-library -- as above
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimate,
    getItemKey,
    overscan: 8,
    initialRect: { width: 300, height: 800 },
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return near.includes(active) || active >= items.length
        ? near
        : [...near, active].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    virtualizer.scrollToIndex(current);
  }, [virtualizer, current]);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    box.current
      ?.querySelector<HTMLElement>(`[data-index="${String(active)}"] [data-row-focus]`)
      ?.focus({ preventScroll: true });
    virtualizer.scrollToIndex(active);
  }, [virtualizer, active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (
      by === undefined ||
      !(event.target instanceof HTMLElement) ||
      !event.target.matches('[data-row-focus]')
    )
      return;
    event.preventDefault();
    const from = Number(
      event.target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? active,
    );
    const to = Math.max(0, Math.min(from + by, items.length - 1));
    if (to === active) return;
    wantsFocus.current = true;
    setChosen(to);
  };
  return (
    <div ref={box} className="min-h-0 grow overflow-y-auto">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons in the rows, handled once for all of them */}
      <ol
        aria-label={label}
        onKeyDown={onKeyDown}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map((row) => {
          const item = items[row.index];
          return (
            item !== undefined && (
              <li
                key={row.key}
                ref={virtualizer.measureElement}
                data-index={row.index}
                aria-setsize={items.length}
                aria-posinset={row.index + 1}
                className="absolute start-0 top-0 w-full"
                style={{ transform: `translateY(${String(row.start)}px)` }}
              >
                {render(item, row.index === active ? 0 : -1)}
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}
