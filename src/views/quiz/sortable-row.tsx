import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useMemo, type ReactNode, type RefCallback } from 'react';

import { GripContext } from './drag-handle.tsx';

interface SortableRowProps {
  readonly id: string;
  /** What the row gets besides: a ref for its element. */
  readonly rowRef?: RefCallback<HTMLElement>;
  readonly className?: string;
  /** Makes the row a place where something from another list can be dropped, under this name. */
  readonly dropName?: string;
  /** The row, with a `DragHandle` in it. */
  readonly children: ReactNode;
}

/** One row of a sortable area. `data-dragging` marks the row in hand. Moving renders the frame only, never what stands in it. */
export function SortableRow({
  id,
  rowRef,
  className,
  dropName,
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
  const grip = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  return (
    <div
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className="data-dragging:relative data-dragging:z-10 data-dragging:shadow-pop"
    >
      <GripContext value={grip}>
        <div
          ref={rowRef}
          {...(dropName !== undefined && { 'data-drop-target': id, 'data-drop-name': dropName })}
          className={className}
        >
          {children}
        </div>
      </GripContext>
    </div>
  );
}
