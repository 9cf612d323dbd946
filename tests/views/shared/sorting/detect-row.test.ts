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

/** Rows of these heights below one another; the row `dragged` is drawn `by` pixels lower. */
function findRow(
  heights: readonly number[],
  dragged: number,
  by: number,
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
    droppableRects: new Map(rects.entries()),
    droppableContainers: rects.map((_, id) => ({ id })),
    pointerCoordinates: null,
  };
  return detectRow(drag as unknown as Drag)[0]?.id;
}

describe('the row that a dragged row is over', () => {
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

  it('is a tall neighbor of a short row when half of the neighbor is covered', () => {
    expect(findRow([40, 400], 0, 199)).toBe(0);
    expect(findRow([40, 400], 0, 201)).toBe(1);
  });

  it('is the first row above the list, and the last one below it', () => {
    expect(findRow([40, 40, 40, 40], 3, -500)).toBe(0);
    expect(findRow([40, 40, 40, 40], 0, 500)).toBe(3);
  });
});
