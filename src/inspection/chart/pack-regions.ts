import type { ChartPoint, ChartRectangle } from './chart-layout.ts';

type Size = Pick<ChartRectangle, 'width' | 'height'>;

/** Where areas stand, and the size of all of them together. */
export interface Packing extends Size {
  readonly places: readonly ChartPoint[];
}

const gap = 24;

const overlaps = (one: ChartRectangle, other: ChartRectangle): boolean =>
  one.x < other.x + other.width + gap &&
  other.x < one.x + one.width + gap &&
  one.y < other.y + other.height + gap &&
  other.y < one.y + one.height + gap;

/** Puts one area after the other as high as it fits into a width, and then as far to the left. */
function packInto(areas: readonly Size[], width: number): Packing {
  const placed: ChartRectangle[] = [];
  for (const area of areas) {
    const columns = [0, ...placed.map((other) => other.x + other.width + gap)];
    const rows = [0, ...placed.map((other) => other.y + other.height + gap)];
    const [place] = columns
      .filter((x) => x === 0 || x + area.width <= width)
      .flatMap((x) => rows.map((y) => ({ ...area, x, y })))
      .filter((candidate) => !placed.some((other) => overlaps(candidate, other)))
      .sort((a, b) => a.y - b.y || a.x - b.x);
    if (place !== undefined) placed.push(place);
  }
  return {
    places: placed.map(({ x, y }) => ({ x, y })),
    width: Math.max(0, ...placed.map((area) => area.x + area.width)),
    height: Math.max(0, ...placed.map((area) => area.y + area.height)),
  };
}

/**
 * Returns where areas stand when they are packed in their order, without overlaps. Of all widths
 * up to `maxWidth`, the one is taken whose packing has the best `getCost`.
 */
export function packRegions(
  areas: readonly Size[],
  maxWidth: number,
  getCost: (size: Size) => number,
): Packing {
  const sums = areas.flatMap((_, from) =>
    areas
      .slice(from)
      .reduce<number[]>((all, { width }) => [...all, (all.at(-1) ?? -gap) + gap + width], []),
  );
  const widest = Math.max(0, ...areas.map(({ width }) => width));
  const widths = new Set([widest, ...sums.filter((sum) => sum >= widest && sum <= maxWidth)]);
  const [best] = [...widths]
    .map((width) => packInto(areas, width))
    .sort((a, b) => getCost(a) - getCost(b));
  return best ?? { places: [], width: 0, height: 0 };
}
