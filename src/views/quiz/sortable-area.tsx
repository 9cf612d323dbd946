import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements, type DragEndEvent, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo, type ComponentProps, type ReactNode } from 'react';

import type { SentenceKey } from '../../domain/sentences/en.ts';
import { useNewest } from '../design/use-newest.ts';
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

type Accessibility = NonNullable<ComponentProps<typeof DndContext>['accessibility']>;

/**
 * The announcements of a drag. They keep their identity and read the newest props when they speak: new ones would render every row
 * again, since dnd-kit hands them down by context.
 */
function useAnnouncements({ ids, nameOf }: Pick<SortableAreaProps, 'ids' | 'nameOf'>): Accessibility {
  const sentence = useSentence();
  const newest = useNewest({ ids, nameOf, sentence });
  const instructions = sentence('quiz.drag.instructions');
  return useMemo(() => {
    const say = (key: SentenceKey, id: UniqueIdentifier, at: UniqueIdentifier = id): string => {
      const now = newest.current;
      return now.sentence(key, { name: now.nameOf(String(id)), position: now.ids.indexOf(String(at)) + 1, count: now.ids.length });
    };
    const announcements: Announcements = {
      onDragStart: ({ active }) => say('quiz.drag.started', active.id),
      onDragOver: ({ active, over }) => say('quiz.drag.over', active.id, over?.id),
      onDragEnd: ({ active, over }) => say('quiz.drag.dropped', active.id, over?.id),
      onDragCancel: ({ active }) => say('quiz.drag.cancelled', active.id),
    };
    return { announcements, screenReaderInstructions: { draggable: instructions } };
  }, [instructions, newest]);
}

/** A list whose rows are reordered by mouse, touch and keyboard, every step spoken (QED-32, QED-33). */
export function SortableArea({ ids, nameOf, onMove, children }: SortableAreaProps): ReactNode {
  const accessibility = useAnnouncements({ ids, nameOf });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over !== null && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={accessibility}>
      <SortableContext items={ids as string[]} strategy={verticalListSortingStrategy}>{children}</SortableContext>
    </DndContext>
  );
}
