import type { ChartBox, ChartLine } from './chart-boxes.ts';

/** A place in the drawing, in pixels from its upper left corner. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the drawing. */
export interface ChartRectangle extends ChartPoint {
  readonly width: number;
  readonly height: number;
}

/** A box with its place. `isRegion` says that its parent is parallel. */
export interface PlacedBox extends ChartRectangle, Pick<ChartBox, 'state' | 'title' | 'lines'> {
  readonly isCollapsed: boolean;
  readonly isRegion: boolean;
  readonly depth: number;
}

/** An arrow with its path. The one of an initial marker has neither lines nor transitions. */
export interface PlacedArrow {
  readonly id: string;
  readonly points: readonly ChartPoint[];
  /** Null where the texts of its transitions stand in the box that it leaves. */
  readonly label: ChartRectangle | null;
  readonly lines: readonly ChartLine[];
  readonly transitions: readonly string[];
}

/** Everything that is drawn in a part of a chart, from the upper left corner of the part. */
export interface ChartPart {
  readonly width: number;
  readonly height: number;
  /** Outer boxes first. */
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
  /** Where initial states are entered. */
  readonly markers: readonly ChartRectangle[];
}

/** A chart with the place of everything that is drawn. */
export type ChartLayout = ChartPart;

/** Returns a part of a chart at another place. */
export function movePart(part: ChartPart, { x, y }: ChartPoint): ChartPart {
  const move = <P extends ChartPoint>(place: P): P => ({
    ...place,
    x: place.x + x,
    y: place.y + y,
  });
  return {
    ...part,
    boxes: part.boxes.map(move),
    markers: part.markers.map(move),
    arrows: part.arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(move),
      label: arrow.label === null ? null : move(arrow.label),
    })),
  };
}
