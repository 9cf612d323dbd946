import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/**
 * Returns a function that maps an index to the key of its item. The function changes only with its
 * arguments, because a new one makes the virtualizer measure all items again.
 */
export function useItemKey<T>(
  items: readonly T[],
  getKey: (item: T) => string,
): (index: number) => string | number {
  return useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : getKey(item);
    },
    [items, getKey],
  );
}

/** Returns the distance in pixels from the top of the page to the top of the element. */
export function useScrollMargin(ref: RefObject<HTMLElement | null>): number {
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (ref.current)
        setScrollMargin(Math.round(ref.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return scrollMargin;
}

/** Returns the indexes to render: those near the visible part, and `index` if it exists. */
export function includeIndex(range: Range, index: number | null, count: number): number[] {
  const nearby = defaultRangeExtractor(range);
  return index === null || index >= count || nearby.includes(index)
    ? nearby
    : [...nearby, index].sort((a, b) => a - b);
}

/** Returns the index of the item that contains the element, or null outside of items. */
export function findIndex(element: Element): number | null {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? null : Number(index);
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** Returns the index that a key moves the focus to, or null for any other key or target. */
export function findIndexAfterKey(
  { key, target }: KeyboardEvent,
  activeIndex: number,
  count: number,
): number | null {
  const step = steps[key];
  if (step === undefined || !(target instanceof HTMLElement) || !target.matches('[data-row-focus]'))
    return null;
  return Math.max(0, Math.min((findIndex(target) ?? activeIndex) + step, count - 1));
}
