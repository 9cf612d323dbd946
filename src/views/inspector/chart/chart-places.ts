import { chartSizes } from '../../../inspection/chart/chart-boxes.ts';
import type {
  ChartLayout,
  ChartPoint,
  ChartRectangle,
  PlacedBox,
} from '../../../inspection/chart/chart-layout.ts';
import type { Anchor } from '../../design/hooks/use-pan-zoom.ts';
import type { ChartMarks } from './chart-marks.ts';

/** How much of a large state is its head. */
const headSize = { width: 300, height: 80 };

/** Returns the place of a state's head or of a transition's text; null where it is not drawn. */
export function findPlace(layout: ChartLayout, id: string): ChartRectangle | null {
  const findLine = ({ lines }: Pick<PlacedBox, 'lines'>): number =>
    lines.findIndex(({ transitionId }) => transitionId === id);
  const { paddingX, paddingY, title, line, letter } = chartSizes;
  for (const box of layout.boxes) {
    const { x, y, width, height, state } = box;
    if (state.id === id)
      return {
        x,
        y,
        width: Math.min(width, headSize.width),
        height: Math.min(height, headSize.height),
      };
    const index = findLine(box);
    const text = box.lines[index]?.text;
    if (text !== undefined)
      return {
        x: x + paddingX,
        y: y + paddingY + title + index * line,
        width: text.length * letter,
        height: line,
      };
  }
  for (const arrow of layout.arrows) {
    const index = findLine(arrow);
    if (arrow.label !== null && index !== -1)
      return { ...arrow.label, y: arrow.label.y + index * line, height: line };
  }
  return null;
}

/** Returns the place to look at first: an innermost active state, or the outermost initial one. */
export function findStart(layout: ChartLayout, active: ChartMarks['active']): ChartPoint {
  const lit = layout.boxes.find(
    ({ state, isCollapsed }) =>
      active?.has(state.id) === true && (state.states.length === 0 || isCollapsed),
  );
  return lit ?? layout.markers[0] ?? { x: 0, y: 0 };
}

/** Returns the innermost state with states inside at a place, or null where there is only the root. */
export function findCompoundAt({ boxes }: ChartLayout, { x, y }: ChartPoint): string | null {
  const found = boxes.findLast(
    (box) =>
      box.depth > 0 &&
      box.state.states.length > 0 &&
      box.x <= x &&
      x <= box.x + box.width &&
      box.y <= y &&
      y <= box.y + box.height,
  );
  return found?.state.id ?? null;
}

/**
 * Returns the upper left corner of a state in two drawings of the same chart; null where one of
 * them lacks it, and where one shows another part of the machine.
 */
export function findAnchor(from: ChartLayout, to: ChartLayout, id: string): Anchor | null {
  const [before, after] = [from, to].map(({ boxes }) => boxes.find(({ state }) => state.id === id));
  const isSameChart = from.boxes[0]?.state.id === to.boxes[0]?.state.id;
  return isSameChart && before !== undefined && after !== undefined
    ? { from: before, to: after }
    : null;
}
