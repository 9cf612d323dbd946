import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { useFocusInside } from './use-focus-inside.ts';

interface VirtualListProps<T> {
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** Expected height of an item in pixels; the real one is measured. */
  readonly estimate: number;
  readonly gap?: number;
  /** An item to scroll to; a new `count` asks for the same one again. */
  readonly reveal?: { readonly index: number; readonly count: number } | null;
  readonly render: (item: T, index: number) => ReactNode;
  /** The first and last item in view, each time they change. */
  readonly onSeen?: (first: number, last: number) => void;
}

const nobody = (): void => {
  /* nobody wants to know what is in view */
};

/**
 * A long list of which only what is near the window is in the document. Heights may differ and change. The item that has the
 * focus stays in the document wherever one scrolls, so that nobody loses what they are writing.
 */
export function VirtualList<T>({
  label,
  items,
  keyOf,
  estimate,
  gap = 0,
  reveal = null,
  render,
  onSeen = nobody,
}: VirtualListProps<T>): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (list.current)
        setScrollMargin(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, []);
  useFocusInside(list, (element) => {
    const index = element?.closest<HTMLElement>('[data-index]')?.dataset['index'];
    setFocused(index === undefined ? null : Number(index));
  });
  // A new function would have every item placed anew, at each step of scrolling.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    [items, keyOf],
  );
  // oxlint-disable-next-line react/incompatible-library -- rows are measured in place, so this component must render again whenever they change
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey,
    gap,
    overscan: 4,
    scrollMargin,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return focused === null || focused >= items.length || near.includes(focused)
        ? near
        : [...near, focused].sort((a, b) => a - b);
    },
  });
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const tellSeen = useEffectEvent(onSeen);
  useEffect(() => {
    tellSeen(startIndex, endIndex);
  }, [startIndex, endIndex, items.length]);
  const scrollTo = useEffectEvent((index: number) => {
    virtualizer.scrollToIndex(index, { align: 'center' });
  });
  const [revealIndex, revealCount] = [reveal?.index ?? -1, reveal?.count ?? 0];
  useEffect(() => {
    if (
      revealIndex >= 0 &&
      list.current?.querySelector(`[data-index="${String(revealIndex)}"]`) === null
    )
      scrollTo(revealIndex);
  }, [revealIndex, revealCount]);
  return (
    <ol
      ref={list}
      aria-label={label}
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
              style={{ transform: `translateY(${String(row.start - scrollMargin)}px)` }}
            >
              {render(item, row.index)}
            </li>
          )
        );
      })}
    </ol>
  );
}
