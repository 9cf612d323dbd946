import {
  KeyboardCode,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';

/** The row that a keyboard drag is over. */
export interface KeyboardTarget {
  /** Starts over the dragged row; null when the drag is not by keyboard. */
  readonly start: (id: UniqueIdentifier | null) => void;
  /** Moves the target by an arrow key and returns where the dragged row is drawn then. */
  readonly getCoordinates: KeyboardCoordinateGetter;
  /** Returns the target to dnd-kit. */
  readonly detect: CollisionDetection;
  /** Returns the target of the last drag; null when it was not by keyboard. */
  readonly get: () => UniqueIdentifier | null;
}

const stepsByCode: Readonly<Record<string, number>> = {
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Down]: 1,
};

/**
 * Creates the keyboard target of one sortable area. dnd-kit looks for the row below the dragged one
 * each time it renders, some time after the key. A key that drops the row before that would drop it
 * where it was, so the keys move the target themselves and dnd-kit follows.
 */
export function createKeyboardTarget(): KeyboardTarget {
  let target: UniqueIdentifier | null = null;
  return {
    start: (id) => {
      target = id;
    },
    getCoordinates: (event, { active, context, currentCoordinates }) => {
      const step = stepsByCode[event.code];
      if (step === undefined || target === null) return undefined;
      event.preventDefault();
      const sortable = context.droppableContainers.get(active)?.data.current?.['sortable'] as
        | { readonly items: readonly UniqueIdentifier[] }
        | undefined;
      const ids = sortable?.items ?? [];
      const index = ids.indexOf(target) + step;
      const next = ids[index];
      const rect = next === undefined ? undefined : context.droppableRects.get(next);
      // A long list renders, and dnd-kit measures, only the rows near the visible part.
      if (next === undefined || rect === undefined) return undefined;
      target = next;
      // Below its own place a row ends where the target ends, above it starts where that starts.
      const height = context.collisionRect?.height ?? rect.height;
      const isBelow = index > ids.indexOf(active);
      return { x: currentCoordinates.x, y: isBelow ? rect.bottom - height : rect.top };
    },
    detect: ({ droppableContainers }) =>
      droppableContainers.filter(({ id }) => id === target).map(({ id }) => ({ id })),
    get: () => target,
  };
}
