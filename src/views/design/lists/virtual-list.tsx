import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { useIsDrawn } from '../first-drawing.tsx';
import { useExternalSync } from '../hooks/use-external-sync.ts';
import { useFocusInside } from '../hooks/use-focus-inside.ts';
import {
  findIndex,
  findIndexAfterKey,
  includeIndex,
  useItemKey,
  useScrollMargin,
} from './virtual-list-position.ts';

interface ItemPosition {
  readonly index: number;
  /** The tab index of the item's main button, for a list that scrolls in its own box. */
  readonly tabIndex: 0 | -1;
}

interface ListProps<T> {
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly T[];
  readonly getKey: (item: T) => string;
  /**
   * Renders an item. In a list that scrolls in its own box, the item's main button takes
   * `tabIndex` and the attribute `data-row-focus`.
   */
  readonly renderItem: (item: T, position: ItemPosition) => ReactNode;
}

interface WindowListProps<T> extends ListProps<T> {
  readonly scrollsIn?: 'window';
  /** Expected height of an item in pixels, of all items or of each; the real one is measured. */
  readonly estimatedHeight: number | ((item: T) => number);
  /** The heights of all items are estimated again when this text changes to another than null. */
  readonly estimateKey?: string | null;
  /** Pixels between two items. */
  readonly gap?: number;
  /** An item to scroll to; a new `count` scrolls to the same one again. */
  readonly reveal?: { readonly index: number; readonly count: number } | null;
  /** Called with the first and last visible index each time they change. */
  readonly onVisibleRangeChange?: (first: number, last: number) => void;
}

interface BoxListProps<T> extends ListProps<T> {
  readonly scrollsIn: 'box';
  /** Expected height of an item in pixels; the real one is measured. */
  readonly estimatedHeight: number;
  /** The item that is scrolled into view when it changes, and that Tab reaches first. */
  readonly currentIndex: number;
}

/**
 * A long list that renders only the items near the visible part; heights may differ and change.
 * It scrolls with the window, where the focused item stays rendered, or in a box of its own, where
 * one item is in the tab order and the arrow keys, Page Up, Page Down, Home and End move the focus.
 */
export function VirtualList<T>(props: WindowListProps<T> | BoxListProps<T>): ReactNode {
  return props.scrollsIn === 'box' ? <BoxList {...props} /> : <WindowList {...props} />;
}

function getItemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`The list has no item ${String(index)}.`);
  return item;
}

/** Forgets the measured heights when `estimateKey` changes, but for the rows that are rendered. */
function useEstimatedAgain(
  virtualizer: Virtualizer<Window, Element>,
  estimateKey: string | null,
): void {
  useExternalSync(estimateKey, (key) => {
    if (key === null) return;
    virtualizer.measure();
    for (const row of virtualizer.elementsCache.values()) virtualizer.measureElement(row);
  });
}

const ignoreRange = (): void => {
  /* no handler */
};

function WindowList<T>({
  items,
  getKey,
  estimatedHeight,
  estimateKey = null,
  gap = 0,
  reveal = null,
  onVisibleRangeChange = ignoreRange,
  ...list
}: WindowListProps<T>): ReactNode {
  const listRef = useRef<HTMLOListElement>(null);
  const scrollMargin = useScrollMargin(listRef);
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  useFocusInside(listRef, (element) => {
    setFocusedIndex(element === null ? null : findIndex(element));
  });
  // oxlint-disable-next-line react/incompatible-library -- rows are measured in place, so this component must render again whenever they change
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) =>
      typeof estimatedHeight === 'number'
        ? estimatedHeight
        : estimatedHeight(getItemAt(items, index)),
    getItemKey: useItemKey(items, getKey),
    gap,
    overscan: useIsDrawn() ? 4 : 0,
    // The first rows are drawn before the window is measured; half of it, for others stand above.
    initialRect: { width: window.innerWidth, height: window.innerHeight / 2 },
    scrollMargin,
    rangeExtractor: (range) => includeIndex(range, focusedIndex, items.length),
  });
  useEstimatedAgain(virtualizer, estimateKey);
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const notifyVisibleRange = useEffectEvent(onVisibleRangeChange);
  useEffect(() => {
    notifyVisibleRange(startIndex, endIndex);
  }, [startIndex, endIndex, items.length]);
  const scrollTo = useEffectEvent((index: number) => {
    virtualizer.scrollToIndex(index, { align: 'center' });
  });
  const [revealIndex, revealCount] = [reveal?.index ?? -1, reveal?.count ?? 0];
  useEffect(() => {
    if (
      revealIndex >= 0 &&
      listRef.current?.querySelector(`[data-index="${String(revealIndex)}"]`) === null
    )
      scrollTo(revealIndex);
  }, [revealIndex, revealCount]);
  return (
    <Rows
      {...list}
      listRef={listRef}
      items={items}
      virtualizer={virtualizer}
      scrollMargin={scrollMargin}
    />
  );
}

const focusRow = (box: HTMLElement | null, index: number): void => {
  box
    ?.querySelector<HTMLElement>(`[data-index="${String(index)}"] [data-row-focus]`)
    ?.focus({ preventScroll: true });
};

function BoxList<T>({
  items,
  getKey,
  estimatedHeight,
  currentIndex,
  ...list
}: BoxListProps<T>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const shouldMoveFocus = useRef(false);
  const [lastCurrentIndex, setLastCurrentIndex] = useState(currentIndex);
  const [selectedIndex, setSelectedIndex] = useState(currentIndex);
  if (lastCurrentIndex !== currentIndex) {
    setLastCurrentIndex(currentIndex);
    setSelectedIndex(currentIndex);
  }
  const activeIndex = Math.max(0, Math.min(selectedIndex, items.length - 1));
  // oxlint-disable-next-line react/incompatible-library -- rows are measured in place, so this component must render again whenever they change
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimatedHeight,
    getItemKey: useItemKey(items, getKey),
    overscan: 8,
    initialRect: { width: 300, height: 800 },
    rangeExtractor: (range) => includeIndex(range, activeIndex, items.length),
  });
  useLayoutEffect(() => {
    virtualizer.scrollToIndex(currentIndex);
  }, [virtualizer, currentIndex]);
  useLayoutEffect(() => {
    if (!shouldMoveFocus.current) return;
    shouldMoveFocus.current = false;
    focusRow(box.current, activeIndex);
    virtualizer.scrollToIndex(activeIndex);
  }, [virtualizer, activeIndex]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = findIndexAfterKey(event, activeIndex, items.length);
    if (index === null) return;
    event.preventDefault();
    // The focus may be on another row than the active one: the current row may have changed.
    if (index === activeIndex) focusRow(box.current, index);
    else shouldMoveFocus.current = true;
    setSelectedIndex(index);
  };
  return (
    <div ref={box} className="min-h-0 grow overflow-y-auto">
      <Rows
        {...list}
        items={items}
        virtualizer={virtualizer}
        activeIndex={activeIndex}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

interface RowsProps<T> extends Pick<ListProps<T>, 'label' | 'items' | 'renderItem'> {
  readonly virtualizer: Pick<
    Virtualizer<Element | Window, Element>,
    'getTotalSize' | 'getVirtualItems' | 'measureElement'
  >;
  readonly listRef?: RefObject<HTMLOListElement | null>;
  readonly scrollMargin?: number;
  /** The only item in the tab order; without it all items are. */
  readonly activeIndex?: number;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

function Rows<T>({
  label,
  items,
  renderItem,
  virtualizer,
  listRef,
  scrollMargin = 0,
  activeIndex,
  onKeyDown,
}: RowsProps<T>): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons in the rows, handled once for all of them
    <ol
      ref={listRef}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className="absolute start-0 top-0 w-full"
              style={{ transform: `translateY(${String(start - scrollMargin)}px)` }}
            >
              {renderItem(item, {
                index,
                tabIndex: activeIndex === undefined || index === activeIndex ? 0 : -1,
              })}
            </li>
          )
        );
      })}
    </ol>
  );
}
