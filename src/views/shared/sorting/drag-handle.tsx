import type { useSortable } from '@dnd-kit/sortable';
import { createContext, use, type ReactNode } from 'react';

import { GripVerticalIcon } from '../../design/icons/icons.tsx';
import { firstToolProps, toolProps } from '../../design/hooks/use-tool-keys.ts';
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
  /** The place of the button among the tools of its row: the one that Tab reaches, or another. */
  readonly tool?: 'first' | 'other';
  /** What the button shows until it is hovered or focused; without it a grip. */
  readonly children?: ReactNode;
}

/** The button that drags its row. Throws outside a `SortableRow`. */
export function DragHandle({ label, tool, children }: DragHandleProps): ReactNode {
  const binding = use(DragHandleContext);
  if (binding === null) throw new Error('no sortable row above this handle');
  const { attributes, listeners, setActivatorNodeRef } = binding;
  return (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      {...(tool !== undefined && (tool === 'first' ? firstToolProps : toolProps))}
      aria-label={label}
      className={classNames(
        'group/handle flex h-control min-w-6 cursor-grab touch-manipulation items-center select-none',
        '[-webkit-touch-callout:none] justify-center rounded-sm text-ink-3',
        'hover:text-ink max-md:min-w-11',
      )}
    >
      {children !== undefined && (
        <span
          aria-hidden="true"
          className="text-xs font-semibold group-hover/handle:hidden group-focus-visible/handle:hidden"
        >
          {children}
        </span>
      )}
      <span
        className={classNames(
          'contents',
          children !== undefined &&
            'hidden group-hover/handle:contents group-focus-visible/handle:contents',
        )}
      >
        <GripVerticalIcon />
      </span>
    </button>
  );
}
