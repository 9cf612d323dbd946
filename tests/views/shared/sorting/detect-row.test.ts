import type { ClientRect, CollisionDetection, UniqueIdentifier } from '@dnd-kit/core';
import { describe, expect, it } from 'vitest';

import { detectRow } from '../../../../src/views/shared/sorting/detect-row.ts';

type Drag = Parameters<CollisionDetection>[0];

const rectAt = (top: number, height: number): ClientRect => ({
  top,
  height,
  bottom: top + height,
  left: 0,
  right: 100,
  width: 100,
});

/**
 * Rows of these heights below one another; the row `dragged` is held 10 pixels below its upper edge
 * and drawn `by` pixels lower.
 */
function findRow(
  heights: readonly number[],
  dragged: number,
  by: number,
  unmeasured: readonly number[] = [],
): UniqueIdentifier | undefined {
  const rects = heights.map((height, index) =>
    rectAt(
      heights.slice(0, index).reduce((sum, each) => sum + each, 0),
      height,
    ),
  );
  const rect = rects[dragged] ?? rectAt(0, 0);
  const drag = {
    active: { id: dragged, rect: { current: { initial: rect, translated: null } } },
    collisionRect: rectAt(rect.top + by, rect.height),
    droppableRects: new Map([...rects.entries()].filter(([id]) => !unmeasured.includes(id))),
    // In the order in which the rows were mounted.
    droppableContainers: rects.map((_, id) => ({ id })).toReversed(),
    pointerCoordinates: { x: 5, y: rect.top + by + 10 },
  };
  return detectRow(drag as unknown as Drag)[0]?.id;
}

describe('QED-33 the row that a dragged row is over', () => {
  it('is itself until it covers half of a neighbor', () => {
    expect(findRow([40, 40, 40], 1, 0)).toBe(1);
    expect(findRow([40, 40, 40], 1, 19)).toBe(1);
    expect(findRow([40, 40, 40], 1, -19)).toBe(1);
    expect(findRow([40, 40, 40], 1, 21)).toBe(2);
    expect(findRow([40, 40, 40], 1, -21)).toBe(0);
  });

  it('is a short neighbor of a tall row as soon as half of the neighbor is covered', () => {
    expect(findRow([400, 40, 400], 0, 21)).toBe(1);
    expect(findRow([400, 40, 400], 2, -21)).toBe(1);
  });

  it('is the row below the pointer, however many rows a tall row covers', () => {
    const heights = [400, 40, 40, 40, 40];
    expect([21, 150, 389, 391, 429, 431].map((by) => findRow(heights, 0, by))).toEqual([
      1, 1, 1, 1, 1, 2,
    ]);
    expect(findRow(heights.toReversed(), 4, -21)).toBe(3);
    expect(findRow(heights.toReversed(), 4, -59)).toBe(3);
    expect(findRow(heights.toReversed(), 4, -61)).toBe(2);
  });

  it('is a tall neighbor when half of the short dragged row covers it', () => {
    expect(findRow([40, 400], 0, 19)).toBe(0);
    expect(findRow([40, 400], 0, 31)).toBe(1);
    expect(findRow([400, 40], 1, -11)).toBe(1);
    expect(findRow([400, 40], 1, -21)).toBe(0);
  });

  it('is never a row that is not measured; the dragged row keeps its place without one', () => {
    expect(findRow([40, 40, 40], 1, 0, [1])).toBe(1);
    expect(findRow([40, 40, 40], 1, 45, [2])).toBe(1);
    expect(findRow([40, 40, 40], 0, 45, [0])).toBe(1);
  });

  it('is the first row above the list, and the last one below it', () => {
    expect(findRow([40, 40, 40, 40], 3, -500)).toBe(0);
    expect(findRow([40, 40, 40, 40], 0, 500)).toBe(3);
    expect(findRow([40, 40], 1, 500)).toBe(1);
  });
});
