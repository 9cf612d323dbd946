import type { ClientRect, CollisionDetection } from '@dnd-kit/core';

/**
 * Finds the row of a vertical list that a dragged row is over: the one below the pointer, and outside
 * the list the nearest. It counts once half of it or half of the dragged row is covered; until then
 * the row before it does. While the pointer is over the place where the drag began, a neighbor
 * counts in the same way, so that a tall row need not be dragged over its own height.
 */
export const detectRow: CollisionDetection = ({
  active,
  collisionRect,
  droppableContainers,
  droppableRects,
  pointerCoordinates,
}) => {
  const start = droppableRects.get(active.id) ?? active.rect.current.initial;
  if (start === null) return [];
  const others = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    return rect === undefined || id === active.id ? [] : [{ id, rect }];
  });
  const rows = [...others, { id: active.id, rect: start }].toSorted(
    (a, b) => a.rect.top - b.rect.top,
  );
  const from = rows.findIndex(({ id }) => id === active.id);
  const isCovered = ({ top, bottom, height }: ClientRect, isBelow: boolean): boolean => {
    const half = Math.min(height, collisionRect.height) / 2;
    return isBelow ? collisionRect.bottom > top + half : collisionRect.top < bottom - half;
  };
  const y = pointerCoordinates?.y ?? collisionRect.top + collisionRect.height / 2;
  const below = rows.findIndex(({ rect }) => y < rect.bottom);
  const pointed = below === -1 ? rows.length - 1 : below;
  const reach = (to: number): number => {
    const row = rows[to];
    if (row === undefined || to === from) return from;
    const step = Math.sign(to - from);
    return isCovered(row.rect, step > 0) ? to : to - step;
  };
  const to =
    pointed === from
      ? [from + 1, from - 1].map(reach).find((index) => index !== from)
      : reach(pointed);
  return [{ id: rows[to ?? from]?.id ?? active.id }];
};
