import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode, RefCallback } from 'react';

import { GripVerticalIcon } from '../design/icon.tsx';

interface SortableRowProps {
  readonly id: string;
  /** Accessible name of the handle. */
  readonly handleLabel: string;
  /** What the row gets besides: a ref for its element. */
  readonly rowRef?: RefCallback<HTMLElement>;
  readonly className?: string;
  readonly children: (handle: ReactNode) => ReactNode;
}

/** One row of a sortable area with the handle that drags it. `data-dragging` marks the row in hand. */
export function SortableRow({ id, handleLabel, rowRef, className, children }: SortableRowProps): ReactNode {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={handleLabel}
      className="flex h-control min-w-6 cursor-grab touch-none items-center justify-center rounded-sm text-ink-3 hover:text-ink max-md:min-w-9"
    >
      <GripVerticalIcon />
    </button>
  );
  return (
    <div ref={setNodeRef} data-dragging={isDragging || undefined} style={{ transform: CSS.Translate.toString(transform), transition }} className="data-dragging:relative data-dragging:z-10 data-dragging:shadow-pop">
      <div ref={rowRef} className={className}>{children(handle)}</div>
    </div>
  );
}
