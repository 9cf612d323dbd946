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

/** An arrow with its path. The one of an initial marker has no lines. */
export interface PlacedArrow {
  readonly id: string;
  readonly points: readonly ChartPoint[];
  readonly label: ChartRectangle | null;
  readonly lines: readonly ChartLine[];
}

/** A chart with the place of everything that is drawn. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** Outer boxes first. */
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
  /** Where initial states are entered. */
  readonly markers: readonly ChartRectangle[];
}
