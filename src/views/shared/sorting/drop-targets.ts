import type { CollisionDetection } from '@dnd-kit/core';

import { detectRow } from './detect-row.ts';

/**
 * An element outside a list where its rows can be dropped: `data-drop-target` holds its id,
 * `data-drop-name` its name.
 */
export interface DropTarget {
  readonly id: string;
  readonly name: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Called when the pointer moves over a target, and with null when it leaves the last one. */
export type HoverHandler = (
  hover: { readonly target: DropTarget; readonly pointer: Point } | null,
) => void;

/** Finds the drop targets of one sortable area. */
export interface DropTargets {
  /**
   * Marks the target below the pointer with `data-dropping`. Beside the list no row of it moves.
   */
  readonly detect: CollisionDetection;
  /** Whether the pointer is beside the list, where the page must not scroll away below it. */
  readonly isBesideList: () => boolean;
  /**
   * Ends the drag and returns the target below the pointer; null over the list and for keyboard
   * drags.
   */
  readonly drop: () => DropTarget | null;
  /** Returns the result of the last `drop`. */
  readonly getLastDrop: () => DropTarget | null;
}

const readTarget = ({ dataset }: HTMLElement): DropTarget => ({
  id: dataset['dropTarget'] ?? '',
  name: dataset['dropName'] ?? '',
});

const findTargetAt = ({ x, y }: Point): HTMLElement | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-drop-target]'))
    .find((element) => element !== null) ?? null;

/** Creates the drop targets of one sortable area. */
export function createDropTargets(onHover: HoverHandler): DropTargets {
  let target: HTMLElement | null = null;
  let last: DropTarget | null = null;
  let isBeside = false;
  const mark = (next: HTMLElement | null): void => {
    if (next === target) return;
    target?.removeAttribute('data-dropping');
    next?.setAttribute('data-dropping', '');
    target = next;
    if (next === null) onHover(null);
  };
  return {
    detect: (drag) => {
      const { pointerCoordinates: pointer, droppableRects, active } = drag;
      mark(pointer === null ? null : findTargetAt(pointer));
      if (pointer !== null && target !== null) onHover({ target: readTarget(target), pointer });
      const row = droppableRects.get(active.id) ?? active.rect.current.initial;
      isBeside =
        pointer !== null && row !== null && (pointer.x < row.left || pointer.x > row.right);
      return target === null && !isBeside ? detectRow(drag) : [];
    },
    isBesideList: () => isBeside || target !== null,
    drop: () => {
      last = target === null ? null : readTarget(target);
      isBeside = false;
      mark(null);
      return last;
    },
    getLastDrop: () => last,
  };
}
