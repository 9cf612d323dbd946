import type { useSortable } from '@dnd-kit/sortable';
import { createContext, use, type ReactNode } from 'react';

import { GripVerticalIcon } from '../design/icon.tsx';

type Sortable = ReturnType<typeof useSortable>;

/** What makes a button the handle of the row around it. */
type Grip = Pick<Sortable, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;

/** The grip of the sortable row above; by context, so that a row can move without rendering what stands in it. */
export const GripContext = createContext<Grip | null>(null);

interface DragHandleProps {
  /** Accessible name. */
  readonly label: string;
}

/** The button that drags the row it stands in. */
export function DragHandle({ label }: DragHandleProps): ReactNode {
  const grip = use(GripContext);
  if (grip === null) throw new Error('no sortable row above this handle');
  const { attributes, listeners, setActivatorNodeRef } = grip;
  return (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={label}
      className="flex h-control min-w-6 cursor-grab touch-manipulation items-center select-none [-webkit-touch-callout:none] justify-center rounded-sm text-ink-3 hover:text-ink max-md:min-w-9"
    >
      <GripVerticalIcon />
    </button>
  );
}
