import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useLatest } from '../../design/hooks/use-latest.ts';
import { useFormatMessage } from '../format-message.tsx';
import type { HoverHandler } from './drop-targets.ts';

/** The distance of the label from the pointer, in pixels. */
const offsetPx = 14;

/** The label that follows the pointer over a drop target. */
interface DropLabel {
  /** Stores the name of the row that is dragged. */
  readonly setName: (name: string) => void;
  /** Shows the label at the pointer, or hides it. Does not render. */
  readonly show: HoverHandler;
  readonly element: ReactNode;
}

/**
 * Returns a label beside the pointer that says where a row lands when it is dropped outside its
 * list. Announcements tell the same to assistive technology.
 */
export function useDropLabel(): DropLabel {
  const formatMessage = useLatest(useFormatMessage());
  const label = useRef<HTMLDivElement>(null);
  const name = useRef('');
  const setName = useCallback((next: string) => {
    name.current = next;
  }, []);
  const show = useCallback<HoverHandler>(
    (hover) => {
      const element = label.current;
      if (element === null) return;
      element.hidden = hover === null;
      if (hover === null) return;
      const { target, pointer } = hover;
      element.textContent = formatMessage.current('quizDialogs.move.dropHere', {
        name: name.current,
        activity: target.name,
      });
      element.style.translate = `${String(pointer.x + offsetPx)}px ${String(pointer.y + offsetPx)}px`;
    },
    [formatMessage],
  );
  return useMemo(
    () => ({
      setName,
      show,
      element: createPortal(
        <div
          ref={label}
          hidden
          aria-hidden="true"
          data-drop-label=""
          className="pointer-events-none fixed start-0 top-0 z-50 max-w-72 truncate rounded-md bg-ink px-2 py-1 text-sm text-surface shadow-pop"
        />,
        document.body,
      ),
    }),
    [setName, show],
  );
}
