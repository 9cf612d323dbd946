import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useMemo, type ReactNode, type RefCallback } from 'react';

import { DragHandleContext } from './drag-handle.tsx';

interface SortableRowProps {
  readonly id: string;
  /** A ref for the row's element. */
  readonly rowRef?: RefCallback<HTMLElement>;
  readonly className?: string;
  /** Makes the row a drop target for rows of other lists, with this name. */
  readonly dropName?: string;
  /**
   * Returns a short text for the corner of the row while it is dragged, for example how many rows
   * move; undefined for none.
   */
  readonly getDragBadge?: () => string | undefined;
  /** The row's content, with a `DragHandle`. */
  readonly children: ReactNode;
}

/**
 * A row of a sortable area. The dragged row has `data-dragging`. A drag renders only the frame, not
 * the content.
 */
export function SortableRow({
  id,
  rowRef,
  className,
  dropName,
  getDragBadge,
  children,
}: SortableRowProps): ReactNode {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const binding = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  const badge = isDragging ? getDragBadge?.() : undefined;
  return (
    <div
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className="data-dragging:relative data-dragging:z-10 data-dragging:shadow-pop"
    >
      <DragHandleContext value={binding}>
        <div
          ref={rowRef}
          {...(dropName !== undefined && { 'data-drop-target': id, 'data-drop-name': dropName })}
          className={className}
        >
          {children}
          {badge !== undefined && (
            <span
              aria-hidden="true"
              className="figures absolute -end-2 -top-2 rounded-full bg-accent px-2 py-0.5 text-xs font-semibold text-accent-ink shadow-pop"
            >
              {badge}
            </span>
          )}
        </div>
      </DragHandleContext>
    </div>
  );
}
