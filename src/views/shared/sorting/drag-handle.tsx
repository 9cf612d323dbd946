import type { useSortable } from '@dnd-kit/sortable';
import { createContext, use, type ReactNode } from 'react';

import { GripVerticalIcon } from '../../design/icons/icons.tsx';
import { classNames } from '../../design/class-names.ts';

type Sortable = ReturnType<typeof useSortable>;

/** The attributes and listeners that make a button the handle of its row. */
type DragHandleBinding = Pick<Sortable, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;

/**
 * Provides the binding of the sortable row above. A context lets the row move without rendering its
 * content.
 */
export const DragHandleContext = createContext<DragHandleBinding | null>(null);

interface DragHandleProps {
  /** Accessible name. */
  readonly label: string;
}

/** The button that drags its row. Throws outside a `SortableRow`. */
export function DragHandle({ label }: DragHandleProps): ReactNode {
  const binding = use(DragHandleContext);
  if (binding === null) throw new Error('no sortable row above this handle');
  const { attributes, listeners, setActivatorNodeRef } = binding;
  return (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={label}
      className={classNames(
        'flex h-control min-w-6 cursor-grab touch-manipulation items-center select-none',
        '[-webkit-touch-callout:none] justify-center rounded-sm text-ink-3',
        'hover:text-ink max-md:min-w-11',
      )}
    >
      <GripVerticalIcon />
    </button>
  );
}
