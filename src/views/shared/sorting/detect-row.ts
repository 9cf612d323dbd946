import type { ClientRect, CollisionDetection, UniqueIdentifier } from '@dnd-kit/core';

const getCenter = ({ top, height }: ClientRect): number => top + height / 2;

/**
 * Finds the row of a vertical list that a dragged row is over: the last one below of which its lower
 * edge covers half, the first one above of which its upper edge covers half, or itself. So a tall
 * row passes a short one as easily as the other way round, and outside the list it is over the first
 * or the last row.
 */
export const detectRow: CollisionDetection = ({
  active,
  collisionRect,
  droppableContainers,
  droppableRects,
}) => {
  const start = droppableRects.get(active.id) ?? active.rect.current.initial;
  if (start === null) return [];
  let over: UniqueIdentifier = active.id;
  let overRect = start;
  for (const { id } of droppableContainers) {
    const rect = droppableRects.get(id);
    if (rect === undefined || id === active.id) continue;
    const isBelow = rect.top > start.top;
    const isCovered = isBelow
      ? collisionRect.bottom > getCenter(rect)
      : collisionRect.top < getCenter(rect);
    const isFarther = isBelow ? rect.top > overRect.top : rect.top < overRect.top;
    if (isCovered && isFarther) [over, overRect] = [id, rect];
  }
  return [{ id: over }];
};
