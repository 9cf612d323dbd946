import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';

import type { Chart } from './chart.ts';
import {
  chartSizes,
  describeArrows,
  describeBoxes,
  listBoxes,
  type ChartArrow,
  type ChartBox,
  type ChartLine,
} from './chart-boxes.ts';
import type { ChartLayout, ChartRectangle, PlacedArrow } from './chart-layout.ts';
import { packRegions } from './pack-regions.ts';

/** The part of ELK that the layout needs: in the browser a worker, in node the library itself. */
export interface LayoutEngine {
  readonly layout: (graph: ElkNode) => Promise<ElkNode>;
}

type Direction = 'DOWN' | 'RIGHT';

const margin = 16;
/** The room for which the direction is chosen: the middle column of the inspector. */
const room = { width: 1060, height: 680 };

const getOptions = (direction: Direction): Record<string, string> => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': `[top=${String(margin)},left=${String(margin)},bottom=${String(margin)},right=${String(margin)}]`,
  // From the initial markers on, so that initial states stand first.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
});

const getTextWidth = (lines: readonly ChartLine[]): number =>
  Math.max(0, ...lines.map(({ text }) => text.length)) * chartSizes.letter;

function getHeadSize({ title, lines }: ChartBox): Pick<ChartRectangle, 'width' | 'height'> {
  const { titleLetter, paddingX, paddingY, title: titleHeight, line } = chartSizes;
  const width = Math.max(title.length * titleLetter + 24, getTextWidth(lines)) + 2 * paddingX;
  return {
    width: Math.max(72, Math.ceil(width)),
    height: 2 * paddingY + titleHeight + lines.length * line,
  };
}

const getMarkerId = (id: string): string => `${id} initial`;

const arrowSpacing = 10;

/** Returns the size of a box that has room for the ends of its arrows on one side. */
function getBoxSize(
  box: ChartBox,
  direction: Direction,
  arrows: readonly ChartArrow[],
): Pick<ChartRectangle, 'width' | 'height'> {
  const { width, height } = getHeadSize(box);
  const { id } = box.state;
  const ends = arrows.filter(({ source, target }) => source === id || target === id).length;
  const side = ends * arrowSpacing;
  return direction === 'RIGHT'
    ? { width, height: Math.max(height, side) }
    : { width: Math.max(width, side), height };
}

function toNode(box: ChartBox, direction: Direction, arrows: readonly ChartArrow[]): ElkNode {
  const { state, children } = box;
  const { width, height } = getHeadSize(box);
  const { marker } = chartSizes;
  if (children.length === 0) {
    return state.type === 'history'
      ? { id: state.id, width: 32, height: 32 }
      : { id: state.id, ...getBoxSize(box, direction, arrows) };
  }
  return {
    id: state.id,
    layoutOptions: {
      ...getOptions(direction),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${String(width)},${String(height)})`,
      'elk.padding': `[top=${String(height)},left=${String(margin)},bottom=${String(margin)},right=${String(margin)}]`,
    },
    children: [
      ...(state.initial === null
        ? []
        : [{ id: getMarkerId(state.id), width: marker, height: marker }]),
      ...children.map((child) => toNode(child, direction, arrows)),
    ],
  };
}

const toEdge = ({ id, source, target, lines }: ChartArrow): ElkExtendedEdge => ({
  id,
  sources: [source],
  targets: [target],
  labels: [
    {
      id: `${id} label`,
      text: id,
      width: Math.ceil(getTextWidth(lines)) + 8,
      height: lines.length * chartSizes.line + 4,
      layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
    },
  ],
});

const listInitialEdges = (boxes: readonly ChartBox[]): readonly ElkExtendedEdge[] =>
  boxes
    .filter(({ state, children }) => state.initial !== null && children.length > 0)
    .map(({ state }) => ({
      id: getMarkerId(state.id),
      sources: [getMarkerId(state.id)],
      targets: [state.initial ?? ''],
    }));

const toRectangle = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<ChartRectangle>) => ({
  x,
  y,
  width,
  height,
});

function toArrow(edge: ElkExtendedEdge, arrows: ReadonlyMap<string, ChartArrow>): PlacedArrow {
  const [section] = edge.sections ?? [];
  const [label] = edge.labels ?? [];
  return {
    id: edge.id,
    points:
      section === undefined
        ? []
        : [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
    label: label === undefined ? null : toRectangle(label),
    lines: arrows.get(edge.id)?.lines ?? [],
  };
}

const listNodes = (node: ElkNode): readonly ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(listNodes),
];

async function layoutIn(
  direction: Direction,
  root: ChartBox,
  arrows: readonly ChartArrow[],
  engine: LayoutEngine,
): Promise<ChartLayout> {
  const boxes = listBoxes(root);
  const graph = await engine.layout({
    id: ' ',
    layoutOptions: getOptions(direction),
    children: [toNode(root, direction, arrows)],
    edges: [...listInitialEdges(boxes), ...arrows.map(toEdge)],
  });
  const nodes = new Map(listNodes(graph).map((node) => [node.id, node]));
  const parents = new Map(
    boxes.flatMap((parent) => parent.children.map((child) => [child, parent] as const)),
  );
  const getDepth = (box: ChartBox): number => {
    const parent = parents.get(box);
    return parent === undefined ? 0 : getDepth(parent) + 1;
  };
  const arrowsById = new Map(arrows.map((arrow) => [arrow.id, arrow]));
  const getPlace = (id: string): ChartRectangle => toRectangle(nodes.get(id) ?? {});
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    boxes: boxes.map((box) => ({
      ...getPlace(box.state.id),
      state: box.state,
      title: box.title,
      lines: box.lines,
      isCollapsed: box.isCollapsed,
      isRegion: parents.get(box)?.state.type === 'parallel',
      depth: getDepth(box),
    })),
    arrows: (graph.edges ?? []).map((edge) => toArrow(edge, arrowsById)),
    markers: [...nodes.keys()].filter((id) => id.endsWith(' initial')).map(getPlace),
  };
}

const getScale = ({ width, height }: ChartLayout): number =>
  Math.min(room.width / width, room.height / height);

/**
 * Returns where everything of a chart is drawn. The states in `collapsed` hide what is inside. It
 * is laid out from top to bottom and from left to right, and the one that fits a screen at the
 * larger scale is taken.
 */
export async function layoutChart(
  chart: Chart,
  collapsed: ReadonlySet<string>,
  engine: LayoutEngine,
): Promise<ChartLayout> {
  const root = describeBoxes(chart, collapsed);
  const arrows = describeArrows(chart, root);
  const layout = async (direction: Direction): Promise<ChartLayout> =>
    packRegions(await layoutIn(direction, root, arrows, engine));
  const [down, right] = await Promise.all([layout('DOWN'), layout('RIGHT')]);
  return getScale(down) >= getScale(right) ? down : right;
}
