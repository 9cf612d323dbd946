import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';

import type { SentenceKey } from '../../domain/sentences/en.ts';
import { useNewest } from '../design/use-newest.ts';
import { useSentence } from '../shared/sentences.tsx';
import { createDropTargets, type DropTargets } from './drop-targets.ts';
import { createEarlyKeys } from './early-keys.ts';

interface SortableAreaProps {
  /** The ids in their order. */
  readonly ids: readonly string[];
  /** What an id is called, for the announcements. */
  readonly nameOf: (id: string) => string;
  /** Called when `id` was dropped at the place `to`, counted from 0 without the dropped one. */
  readonly onMove: (id: string, to: number) => void;
  /** Called when `id` was dropped on the drop target `target` outside the list; left out, there is none. */
  readonly onMoveAway?: (id: string, target: string) => void;
  readonly children: ReactNode;
}

/** A finger that rests this long on a handle picks up; one that moves before scrolls. */
const longPressMs = 180;

type Accessibility = NonNullable<ComponentProps<typeof DndContext>['accessibility']>;

/**
 * The announcements of a drag. They keep their identity and read the newest props when they speak: new ones would render every row
 * again, since dnd-kit hands them down by context.
 */
function useAnnouncements(
  { ids, nameOf }: Pick<SortableAreaProps, 'ids' | 'nameOf'>,
  targets: DropTargets,
): Accessibility {
  const sentence = useSentence();
  const newest = useNewest({ ids, nameOf, sentence });
  const instructions = sentence('quiz.drag.instructions');
  return useMemo(() => {
    const say = (key: SentenceKey, id: UniqueIdentifier, at: UniqueIdentifier = id): string => {
      const now = newest.current;
      return now.sentence(key, {
        name: now.nameOf(String(id)),
        position: now.ids.indexOf(String(at)) + 1,
        count: now.ids.length,
      });
    };
    const announcements: Announcements = {
      onDragStart: ({ active }) => say('quiz.drag.started', active.id),
      onDragOver: ({ active, over }) => say('quiz.drag.over', active.id, over?.id),
      onDragEnd: ({ active, over }) => {
        const target = targets.dropped();
        const now = newest.current;
        return target === null
          ? say('quiz.drag.dropped', active.id, over?.id)
          : now.sentence('quizDialogs.move.moved', {
              name: now.nameOf(String(active.id)),
              activity: target.name,
            });
      },
      onDragCancel: ({ active }) => say('quiz.drag.cancelled', active.id),
    };
    return { announcements, screenReaderInstructions: { draggable: instructions } };
  }, [instructions, newest, targets]);
}

/** A list whose rows are reordered by mouse, touch and keyboard, every step spoken (QED-32, QED-33). */
export function SortableArea({
  ids,
  nameOf,
  onMove,
  onMoveAway,
  children,
}: SortableAreaProps): ReactNode {
  const [targets] = useState(createDropTargets);
  const [earlyKeys] = useState(createEarlyKeys);
  const accessibility = useAnnouncements({ ids, nameOf }, targets);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: longPressMs, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      onActivation: earlyKeys.hold,
    }),
  );
  const drop = ({ active, over }: DragEndEvent): void => {
    earlyKeys.forget();
    const target = targets.drop();
    if (target !== null) onMoveAway?.(String(active.id), target.id);
    else if (over !== null && over.id !== active.id)
      onMove(String(active.id), ids.indexOf(String(over.id)));
  };
  const cancel = (): void => {
    earlyKeys.forget();
    targets.drop();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={onMoveAway === undefined ? closestCenter : targets.detect}
      onDragOver={earlyKeys.release}
      onDragEnd={drop}
      onDragCancel={cancel}
      accessibility={accessibility}
    >
      <SortableContext items={ids as string[]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
