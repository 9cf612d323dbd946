import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';

import type { MessageKey } from '../../../domain/messages/en.ts';
import { useLatest } from '../../design/hooks/use-latest.ts';
import { useFormatMessage } from '../format-message.tsx';
import { detectRow } from './detect-row.ts';
import { useDropLabel } from './drop-label.tsx';
import { createDropTargets, type DropTargets } from './drop-targets.ts';
import { createKeyBuffer } from './key-buffer.ts';
import { createKeyboardTarget, type KeyboardTarget } from './keyboard-target.ts';

interface SortableAreaProps {
  /** The ids in their order. */
  readonly ids: readonly string[];
  /** Returns the name that announcements use for an id. */
  readonly getName: (id: string) => string;
  /** Called when `id` was dropped. `to` is its new index, counted without the dropped row. */
  readonly onMove: (id: string, to: number) => void;
  /**
   * Called when `id` was dropped on a target outside the list. Without it there are no such
   * targets.
   */
  readonly onMoveAway?: (id: string, target: string) => void;
  readonly children: ReactNode;
}

/** A touch that rests this long on a handle starts a drag; an earlier movement scrolls. */
const longPressMs = 180;

type Accessibility = NonNullable<ComponentProps<typeof DndContext>['accessibility']>;

/**
 * Returns the announcements of a drag. The object never changes and reads the newest props when it
 * is called: dnd-kit passes it down by context, so a new object would render every row again.
 */
function useAnnouncements(
  { ids, getName }: Pick<SortableAreaProps, 'ids' | 'getName'>,
  targets: DropTargets,
  keyboardTarget: KeyboardTarget,
): Accessibility {
  const formatMessage = useFormatMessage();
  const newest = useLatest({ ids, getName, formatMessage });
  const instructions = formatMessage('quiz.drag.instructions');
  return useMemo(() => {
    const format = (key: MessageKey, id: UniqueIdentifier, over: UniqueIdentifier = id): string => {
      const props = newest.current;
      return props.formatMessage(key, {
        name: props.getName(String(id)),
        position: props.ids.indexOf(String(over)) + 1,
        count: props.ids.length,
      });
    };
    const announcements: Announcements = {
      onDragStart: ({ active }) => format('quiz.drag.started', active.id),
      onDragOver: ({ active, over }) => format('quiz.drag.over', active.id, over?.id),
      onDragEnd: ({ active, over }) => {
        const target = targets.getLastDrop();
        const props = newest.current;
        return target === null
          ? format('quiz.drag.dropped', active.id, keyboardTarget.get() ?? over?.id)
          : props.formatMessage('quizDialogs.move.moved', {
              name: props.getName(String(active.id)),
              activity: target.name,
            });
      },
      onDragCancel: ({ active }) => format('quiz.drag.cancelled', active.id),
    };
    return { announcements, screenReaderInstructions: { draggable: instructions } };
  }, [instructions, newest, targets, keyboardTarget]);
}

/**
 * A list whose rows are reordered by mouse, touch and keyboard; every step is announced (QED-32,
 * QED-33).
 */
export function SortableArea({
  ids,
  getName,
  onMove,
  onMoveAway,
  children,
}: SortableAreaProps): ReactNode {
  const label = useDropLabel();
  const [targets] = useState(() => createDropTargets(label.show));
  const [keyBuffer] = useState(createKeyBuffer);
  const [keyboardTarget] = useState(createKeyboardTarget);
  const accessibility = useAnnouncements({ ids, getName }, targets, keyboardTarget);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: longPressMs, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: keyboardTarget.getCoordinates,
      onActivation: keyBuffer.start,
    }),
  );
  const detectByPointer = onMoveAway === undefined ? detectRow : targets.detect;
  const detect: CollisionDetection = (drag) =>
    keyboardTarget.get() === null ? detectByPointer(drag) : keyboardTarget.detect(drag);
  const start = ({ active, activatorEvent }: DragStartEvent): void => {
    label.setName(getName(String(active.id)));
    keyboardTarget.start(activatorEvent instanceof KeyboardEvent ? active.id : null);
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    keyBuffer.clear();
    const target = targets.drop();
    const overId = keyboardTarget.get() ?? over?.id ?? active.id;
    if (target !== null) onMoveAway?.(String(active.id), target.id);
    else if (overId !== active.id) onMove(String(active.id), ids.indexOf(String(overId)));
  };
  const cancel = (): void => {
    keyBuffer.clear();
    targets.drop();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      onDragStart={start}
      onDragOver={keyBuffer.flush}
      onDragEnd={drop}
      onDragCancel={cancel}
      accessibility={accessibility}
      autoScroll={{ canScroll: () => !targets.isBesideList() }}
    >
      <SortableContext items={ids as string[]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      {onMoveAway !== undefined && label.element}
    </DndContext>
  );
}
