import { closestCenter, type CollisionDetection } from '@dnd-kit/core';

/** Where something can be dropped outside the list it is dragged in: an element with `data-drop-target` (an id) and `data-drop-name`. */
interface DropTarget {
  readonly id: string;
  readonly name: string;
}

/** The targets of one area. */
export interface DropTargets {
  /** Finds what is below the pointer; over a target the list itself is left alone and the target has `data-dropping`. */
  readonly detect: CollisionDetection;
  /** Ends the drag: the target the pointer was on, null over the list and for the keyboard. */
  readonly drop: () => DropTarget | null;
  /** What the last drop answered. */
  readonly dropped: () => DropTarget | null;
}

/** Targets for a pointer that drags. */
export function createDropTargets(): DropTargets {
  let over: HTMLElement | null = null;
  let last: DropTarget | null = null;
  const mark = (next: HTMLElement | null): void => {
    if (next === over) return;
    over?.removeAttribute('data-dropping');
    next?.setAttribute('data-dropping', '');
    over = next;
  };
  const targetAt = ({ x, y }: { readonly x: number; readonly y: number }): HTMLElement | null =>
    document
      .elementsFromPoint(x, y)
      .map((element) => element.closest<HTMLElement>('[data-drop-target]'))
      .find((element) => element !== null) ?? null;
  return {
    detect: (drag) => {
      mark(drag.pointerCoordinates === null ? null : targetAt(drag.pointerCoordinates));
      return over === null ? closestCenter(drag) : [];
    },
    drop: () => {
      last =
        over === null
          ? null
          : { id: over.dataset['dropTarget'] ?? '', name: over.dataset['dropName'] ?? '' };
      mark(null);
      return last;
    },
    dropped: () => last,
  };
}
