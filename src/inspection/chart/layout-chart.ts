import type { ElkNode } from 'elkjs/lib/elk-api.js';

import type { Chart } from './chart.ts';
import {
  describeArrows,
  describeBoxes,
  isInside,
  type ChartArrow,
  type ChartBox,
  type LabelPlace,
} from './chart-boxes.ts';
import {
  movePart,
  type ChartLayout,
  type ChartPart,
  type ChartRectangle,
  type PlacedBox,
} from './chart-layout.ts';
import {
  buildGraph,
  getHeadSize,
  isMarker,
  listNodes,
  margin,
  toArrow,
  toRectangle,
  type Direction,
  type Size,
} from './elk-graph.ts';
import { packRegions } from './pack-regions.ts';

/** The part of ELK that the layout needs: in the browser a worker, in node the library itself. */
export interface LayoutEngine {
  readonly layout: (graph: ElkNode) => Promise<ElkNode>;
}

/** The room that a drawing should fill, in pixels. */
export type Room = Size;

/** The middle column of the inspector on a screen of 1440 by 900 px. */
export const usualRoom: Room = { width: 950, height: 650 };

/** How many rooms one below the other are better than one that is wider. */
const maxRooms = 3;

/** Returns up to 1 for what fits into the room, where less fills it less. */
function getCost({ width, height }: Size, room: Room): number {
  const cost = Math.max(width / room.width, height / room.height);
  return cost <= 1 ? cost : 1 + Math.max(width / room.width, height / room.height / maxRooms);
}

const pickBest = (parts: readonly ChartPart[], room: Room): ChartPart =>
  parts.toSorted((one, other) => getCost(one, room) - getCost(other, room))[0] ?? {
    width: 0,
    height: 0,
    boxes: [],
    arrows: [],
    markers: [],
  };

type Parts = ReadonlyMap<string, ChartPart>;

/** A state with its place in the tree. */
interface Region extends Pick<PlacedBox, 'depth' | 'isRegion'> {
  readonly box: ChartBox;
}

/** Lays out one chart, part by part: a state that no arrow enters or leaves is one of its own. */
class ChartLayouter {
  private readonly arrows: readonly ChartArrow[];
  private readonly engine: LayoutEngine;
  private readonly room: Room;

  constructor(arrows: readonly ChartArrow[], engine: LayoutEngine, room: Room) {
    this.arrows = arrows;
    this.engine = engine;
    this.room = room;
  }

  /** Returns a state with everything inside of it. */
  async layout(region: Region): Promise<ChartPart> {
    const { box, depth } = region;
    const isPacked =
      box.state.type === 'parallel' &&
      box.children.every((child) => this.isClosed(child) && !this.hasArrow(child));
    if (isPacked) return this.pack(region);
    const parts = await this.layoutClosed(box, depth);
    return pickBest(
      await Promise.all(
        (['RIGHT', 'DOWN'] as const).map(async (direction) =>
          this.connect(region, direction, parts),
        ),
      ),
      this.room,
    );
  }

  /** Whether no arrow leads from inside of a state to outside of it, or into it. */
  private isClosed({ state: { id } }: ChartBox): boolean {
    const isStrictlyInside = (other: string): boolean => other !== id && isInside(other, id);
    return this.arrows.every(
      ({ source, target }) => isStrictlyInside(source) === isStrictlyInside(target),
    );
  }

  private hasArrow({ state: { id } }: ChartBox): boolean {
    return this.arrows.some(({ source, target }) => source === id || target === id);
  }

  /** Lays out each of the outermost closed states inside of a state. */
  private async layoutClosed(box: ChartBox, depth: number): Promise<Parts> {
    const isRegion = box.state.type === 'parallel';
    const entries = await Promise.all(
      box.children.map(async (child) => {
        if (child.children.length === 0) return [];
        if (!this.isClosed(child)) return [...(await this.layoutClosed(child, depth + 1))];
        return [
          [child.state.id, await this.layout({ box: child, depth: depth + 1, isRegion })] as const,
        ];
      }),
    );
    return new Map(entries.flat());
  }

  /** Puts the regions of a parallel state, between which there is no arrow, close together. */
  private async pack(region: Region): Promise<ChartPart> {
    const { box, depth } = region;
    const head = getHeadSize(box);
    const parts = await Promise.all(
      box.children.map(async (child) =>
        this.layout({ box: child, depth: depth + 1, isRegion: true }),
      ),
    );
    const getSize = ({ width, height }: Size): Size => ({
      width: Math.max(head.width, width + 2 * margin),
      height: height + head.height + margin,
    });
    const packing = packRegions(parts, this.room.width - 2 * margin * (depth + 1), (size) =>
      getCost(getSize(size), this.room),
    );
    const moved = parts.map((part, index) => {
      const { x, y } = packing.places[index] ?? { x: 0, y: 0 };
      return movePart(part, { x: x + margin, y: y + head.height });
    });
    const size = getSize(packing);
    return {
      ...size,
      boxes: [toPlacedBox(region, { x: 0, y: 0, ...size }), ...moved.flatMap(({ boxes }) => boxes)],
      arrows: moved.flatMap(({ arrows }) => arrows),
      markers: moved.flatMap(({ markers }) => markers),
    };
  }

  /** Lets the engine lay out a state; the closed ones in it have their size and content already. */
  private async connect(region: Region, direction: Direction, parts: Parts): Promise<ChartPart> {
    const inner = this.listArrowsIn(region.box.state.id, parts);
    const arrows = new Map(inner.map((arrow) => [arrow.id, arrow]));
    const graph = await this.engine.layout(
      buildGraph(region.box, inner, { direction, parts, arrows: this.arrows }),
    );
    const nodes = new Map(listNodes(graph).map((node) => [node.id, toRectangle(node)]));
    // The engine sometimes turns the smallest size of a state on its side, and its texts overflow.
    const { id } = region.box.state;
    const head = getHeadSize(region.box);
    const outer = toRectangle(nodes.get(id) ?? {});
    const size = {
      width: Math.max(outer.width, head.width),
      height: Math.max(outer.height, head.height),
    };
    nodes.set(id, { ...outer, ...size });
    const getPlace = (id: string): ChartRectangle => nodes.get(id) ?? toRectangle({});
    const place = ({ box, depth, isRegion }: Region): readonly PlacedBox[] =>
      parts.has(box.state.id)
        ? []
        : [
            toPlacedBox({ box, depth, isRegion }, getPlace(box.state.id)),
            ...box.children.flatMap((child) =>
              place({
                box: child,
                depth: depth + 1,
                isRegion: box.state.type === 'parallel',
              }),
            ),
          ];
    const moved = [...parts].map(([id, part]) => movePart(part, getPlace(id)));
    return {
      width: Math.ceil(size.width),
      height: Math.ceil(size.height),
      boxes: [...place(region), ...moved.flatMap(({ boxes }) => boxes)],
      arrows: [
        ...(graph.edges ?? []).map((edge) => toArrow(edge, arrows.get(edge.id))),
        ...moved.flatMap((part) => part.arrows),
      ],
      markers: [
        ...[...nodes.keys()].filter(isMarker).map(getPlace),
        ...moved.flatMap(({ markers }) => markers),
      ],
    };
  }

  /** Returns the arrows inside of a state that are not inside of one that is laid out already. */
  private listArrowsIn(id: string, parts: Parts): readonly ChartArrow[] {
    return this.arrows.filter(
      ({ source, target }) =>
        isInside(source, id) &&
        isInside(target, id) &&
        ![...parts.keys()].some(
          (part) => part !== source && part !== target && isInside(source, part),
        ),
    );
  }
}

const toPlacedBox = (
  { box: { state, title, lines, isCollapsed }, depth, isRegion }: Region,
  { x, y, width, height }: ChartRectangle,
): PlacedBox => ({ x, y, width, height, state, title, lines, isCollapsed, isRegion, depth });

/**
 * Returns where everything of a chart is drawn. The states in `collapsed` hide what is inside. The
 * texts of transitions stand beside their arrows, unless the drawing then does not fit into the
 * room.
 */
export async function layoutChart(
  chart: Chart,
  collapsed: ReadonlySet<string>,
  engine: LayoutEngine,
  room: Room = usualRoom,
): Promise<ChartLayout> {
  const layout = async (labels: LabelPlace): Promise<ChartLayout> => {
    const arrows = describeArrows(chart, collapsed, labels);
    const root = describeBoxes(chart, collapsed, labels);
    const part = await new ChartLayouter(arrows, engine, room).layout({
      box: root,
      depth: 0,
      isRegion: false,
    });
    const { width, height } = part;
    return {
      ...movePart(part, { x: margin, y: margin }),
      width: width + 2 * margin,
      height: height + 2 * margin,
    };
  };
  const wide = await layout('arrows');
  if (getCost(wide, room) <= 1) return wide;
  const narrow = await layout('boxes');
  return getCost(narrow, room) < getCost(wide, room) ? narrow : wide;
}
