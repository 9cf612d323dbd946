import { chartSizes } from './chart-boxes.ts';
import type { ChartLayout, ChartPoint, ChartRectangle, PlacedBox } from './chart-layout.ts';

const margin = 16;
const gap = 24;

const isWithin = ({ x, y }: ChartPoint, area: ChartRectangle): boolean =>
  x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height;

/** Whether no arrow leads into or out of an area. */
const isClosed = (area: ChartRectangle, { arrows }: ChartLayout): boolean =>
  arrows.every(({ points }) => {
    const inside = points.filter((point) => isWithin(point, area)).length;
    return inside === 0 || inside === points.length;
  });

/** Returns the layout with everything inside an area moved. */
function moveArea(layout: ChartLayout, area: ChartRectangle, to: ChartPoint): ChartLayout {
  const move = <P extends ChartPoint>(place: P): P =>
    isWithin(place, area)
      ? { ...place, x: place.x + to.x - area.x, y: place.y + to.y - area.y }
      : place;
  return {
    ...layout,
    boxes: layout.boxes.map(move),
    markers: layout.markers.map(move),
    arrows: layout.arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(move),
      label: arrow.label === null ? null : move(arrow.label),
    })),
  };
}

/** Returns where areas stand when they fill rows of a width one after the other. */
function fillRows(
  areas: readonly ChartRectangle[],
  start: ChartPoint,
  width: number,
): { readonly places: readonly ChartPoint[]; readonly bottom: number } {
  const places: ChartPoint[] = [];
  let { x, y } = start;
  let bottom = y;
  for (const area of areas) {
    if (x > start.x && x + area.width > start.x + width) {
      x = start.x;
      y = bottom + gap;
    }
    places.push({ x, y });
    x += area.width + gap;
    bottom = Math.max(bottom, y + area.height);
  }
  return { places, bottom };
}

/**
 * Returns the layout with the regions of its root in the order of the definition and as close as
 * they fit, where the root is parallel and no arrow connects its regions: the layout engine centers
 * them, which leaves much empty.
 */
export function packRegions(layout: ChartLayout): ChartLayout {
  const [root] = layout.boxes;
  const regions = layout.boxes.filter(({ depth }) => depth === 1);
  if (root?.state.type !== 'parallel' || !regions.every((region) => isClosed(region, layout)))
    return layout;
  const { paddingY, title, line } = chartSizes;
  const start = {
    x: root.x + margin,
    y: root.y + 2 * paddingY + title + root.lines.length * line,
  };
  const { places, bottom } = fillRows(regions, start, root.width - 2 * margin);
  const outside = { x: layout.width + gap, y: layout.height + gap };
  // Regions first leave the drawing, so that none is moved together with another.
  const away = regions.map((region, index) => ({
    ...region,
    x: outside.x,
    y: outside.y + index * (layout.height + gap),
  }));
  const emptied = regions.reduce(
    (current, region, index) => moveArea(current, region, away[index] ?? region),
    layout,
  );
  const packed = away.reduce(
    (current, area, index) => moveArea(current, area, places[index] ?? area),
    emptied,
  );
  const height = bottom + margin - root.y;
  const resize = (box: PlacedBox): PlacedBox => (box.depth === 0 ? { ...box, height } : box);
  return { ...packed, boxes: packed.boxes.map(resize), height: root.y + height + margin };
}
