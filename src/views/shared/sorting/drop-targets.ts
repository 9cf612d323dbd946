import { closestCenter, type CollisionDetection } from '@dnd-kit/core';

/**
 * An element outside a list where its rows can be dropped: `data-drop-target` holds its id,
 * `data-drop-name` its name.
 */
interface DropTarget {
  readonly id: string;
  readonly name: string;
}

/** Finds the drop targets of one sortable area. */
export interface DropTargets {
  /**
   * Marks the target below the pointer with `data-dropping`. Over a target no row of the list
   * moves.
   */
  readonly detect: CollisionDetection;
  /**
   * Ends the drag and returns the target below the pointer; null over the list and for keyboard
   * drags.
   */
  readonly drop: () => DropTarget | null;
  /** Returns the result of the last `drop`. */
  readonly getLastDrop: () => DropTarget | null;
}

/** Creates the drop targets of one sortable area. */
export function createDropTargets(): DropTargets {
  let target: HTMLElement | null = null;
  let last: DropTarget | null = null;
  const mark = (next: HTMLElement | null): void => {
    if (next === target) return;
    target?.removeAttribute('data-dropping');
    next?.setAttribute('data-dropping', '');
    target = next;
  };
  const findTargetAt = ({ x, y }: { readonly x: number; readonly y: number }): HTMLElement | null =>
    document
      .elementsFromPoint(x, y)
      .map((element) => element.closest<HTMLElement>('[data-drop-target]'))
      .find((element) => element !== null) ?? null;
  return {
    detect: (drag) => {
      mark(drag.pointerCoordinates === null ? null : findTargetAt(drag.pointerCoordinates));
      return target === null ? closestCenter(drag) : [];
    },
    drop: () => {
      last =
        target === null
          ? null
          : { id: target.dataset['dropTarget'] ?? '', name: target.dataset['dropName'] ?? '' };
      mark(null);
      return last;
    },
    getLastDrop: () => last,
  };
}
