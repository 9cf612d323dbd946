import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A reference that holds the newest `value` once a render has reached the screen, for callbacks
 * that must keep their identity.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
