import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';

import { chartSizes, type ChartArrow, type ChartBox, type ChartLine } from './chart-boxes.ts';
import type { ChartPart, ChartRectangle, PlacedArrow } from './chart-layout.ts';

/** Where the arrows of a part lead. */
export type Direction = 'DOWN' | 'RIGHT';

/** A width and a height in pixels. */
export type Size = Pick<ChartRectangle, 'width' | 'height'>;

/** The room around states inside of a state. */
export const margin = 16;

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
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
});

const getTextWidth = (lines: readonly ChartLine[]): number =>
  Math.max(0, ...lines.map(({ text }) => text.length)) * chartSizes.letter;

/** Returns the size of a state's name and lines, which is the smallest one of its box. */
export function getHeadSize({ title, lines }: ChartBox): Size {
  const { titleLetter, paddingX, paddingY, title: titleHeight, line } = chartSizes;
  const width = Math.max(title.length * titleLetter + 24, getTextWidth(lines)) + 2 * paddingX;
  return {
    width: Math.max(72, Math.ceil(width)),
    height: 2 * paddingY + titleHeight + lines.length * line,
  };
}

const markerEnding = ' initial';

const getMarkerId = (id: string): string => `${id}${markerEnding}`;

const arrowSpacing = 10;

/** Whether a node is the one from which an initial state is entered. */
export const isMarker = (id: string): boolean => id.endsWith(markerEnding);

/** Returns the size of a box that has room for the ends of its arrows on one side. */
function getBoxSize(box: ChartBox, direction: Direction, arrows: readonly ChartArrow[]): Size {
  if (box.state.type === 'history') return { width: 32, height: 32 };
  const { width, height } = getHeadSize(box);
  const { id } = box.state;
  const ends = arrows.filter(({ source, target }) => source === id || target === id).length;
  const side = ends * arrowSpacing;
  return direction === 'RIGHT'
    ? { width, height: Math.max(height, side) }
    : { width: Math.max(width, side), height };
}

const toEdge = ({ id, source, target, lines }: ChartArrow): ElkExtendedEdge => ({
  id,
  sources: [source],
  targets: [target],
  labels:
    lines.length === 0
      ? []
      : [
          {
            id: `${id} label`,
            text: id,
            width: Math.ceil(getTextWidth(lines)) + 8,
            height: lines.length * chartSizes.line + 4,
            layoutOptions: {
              'elk.edgeLabels.inline': 'true',
              'elk.edgeLabels.placement': 'CENTER',
            },
          },
        ],
});

/** Returns the place of a node of the engine. */
export const toRectangle = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<ChartRectangle>) => ({
  x,
  y,
  width,
  height,
});

/** Returns an arrow where the engine put it. */
export function toArrow(edge: ElkExtendedEdge, arrow: ChartArrow | undefined): PlacedArrow {
  const [section] = edge.sections ?? [];
  const [label] = edge.labels ?? [];
  return {
    id: edge.id,
    points:
      section === undefined
        ? []
        : [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
    label: label === undefined ? null : toRectangle(label),
    lines: arrow?.lines ?? [],
    transitions: arrow?.transitions ?? [],
  };
}

/** Returns a node and all nodes inside. */
export const listNodes = (node: ElkNode): readonly ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(listNodes),
];

interface GraphContext {
  readonly direction: Direction;
  /** The states that are laid out already. */
  readonly parts: ReadonlyMap<string, ChartPart>;
  /** All arrows of the chart. */
  readonly arrows: readonly ChartArrow[];
}

/** Returns a state with what is inside for the engine; those in `parts` have their size only. */
function toNode(box: ChartBox, context: GraphContext): ElkNode {
  const { state, children } = box;
  const { direction, parts, arrows } = context;
  const part = parts.get(state.id);
  if (part !== undefined) return { id: state.id, width: part.width, height: part.height };
  if (children.length === 0) return { id: state.id, ...getBoxSize(box, direction, arrows) };
  const { width, height } = getHeadSize(box);
  const { marker } = chartSizes;
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
      ...children.map((child) => toNode(child, context)),
    ],
  };
}

const listInitialEdges = (
  box: ChartBox,
  parts: ReadonlyMap<string, ChartPart>,
): readonly ElkExtendedEdge[] => {
  const { state, children } = box;
  if (children.length === 0 || parts.has(state.id)) return [];
  return [
    ...(state.initial === null
      ? []
      : [
          {
            id: getMarkerId(state.id),
            sources: [getMarkerId(state.id)],
            targets: [state.initial],
          },
        ]),
    ...children.flatMap((child) => listInitialEdges(child, parts)),
  ];
};

/** Returns the graph of a state with these arrows, for the engine. */
export const buildGraph = (
  box: ChartBox,
  inner: readonly ChartArrow[],
  context: GraphContext,
): ElkNode => ({
  id: ' ',
  layoutOptions: {
    ...getOptions(context.direction),
    'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  },
  children: [toNode(box, context)],
  edges: [...listInitialEdges(box, context.parts), ...inner.map(toEdge)],
});
