import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements, type DragEndEvent, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

import { useSentence } from '../shared/sentences.tsx';

interface SortableAreaProps {
  /** The ids in their order. */
  readonly ids: readonly string[];
  /** What an id is called, for the announcements. */
  readonly nameOf: (id: string) => string;
  /** Called when `id` was dropped at the place `to`, counted from 0 without the dropped one. */
  readonly onMove: (id: string, to: number) => void;
  readonly children: ReactNode;
}

/** A list whose rows are reordered by mouse, touch and keyboard, every step spoken (QED-32, QED-33). */
export function SortableArea({ ids, nameOf, onMove, children }: SortableAreaProps): ReactNode {
  const sentence = useSentence();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier | undefined): number => ids.indexOf(String(id)) + 1;
  const told = (id: UniqueIdentifier, at: UniqueIdentifier | undefined) => ({ name: nameOf(String(id)), position: placeOf(at ?? id), count: ids.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => sentence('quiz.drag.started', told(active.id, active.id)),
    onDragOver: ({ active, over }) => sentence('quiz.drag.over', told(active.id, over?.id)),
    onDragEnd: ({ active, over }) => sentence('quiz.drag.dropped', told(active.id, over?.id)),
    onDragCancel: ({ active }) => sentence('quiz.drag.cancelled', { name: nameOf(String(active.id)) }),
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over !== null && over.id !== active.id) onMove(String(active.id), placeOf(over.id) - 1);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={{ announcements, screenReaderInstructions: { draggable: sentence('quiz.drag.instructions') } }}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>{children}</SortableContext>
    </DndContext>
  );
}
