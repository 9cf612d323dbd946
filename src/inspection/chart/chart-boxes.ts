import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { formatTransition } from './write-outline.ts';

/**
 * The sizes of the drawing in pixels. Texts are counted, not measured, so that a chart has the same
 * layout in every browser and on the server: a letter of the monospaced font is 0.6 of its size.
 */
export const chartSizes = {
  letter: 6.6,
  titleLetter: 8.2,
  line: 16,
  title: 22,
  paddingX: 12,
  paddingY: 8,
  marker: 12,
} as const;

const maxLetters = 44;

/** A line of text in a box or beside an arrow; continued lines are indented. */
export interface ChartLine {
  readonly text: string;
  readonly kind: 'tag' | 'action' | 'invoke' | 'transition';
  /** The transition that the line belongs to. */
  readonly transitionId: string | null;
}

/** What is drawn for a state: its name and lines. Both are above the states inside. */
export interface ChartBox {
  readonly state: ChartState;
  readonly title: string;
  readonly lines: readonly ChartLine[];
  /** Its states are not drawn. */
  readonly isCollapsed: boolean;
  readonly children: readonly ChartBox[];
}

/** An arrow between two boxes, with a line for each transition that it stands for. */
export interface ChartArrow {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly lines: readonly ChartLine[];
}

/** Returns the words of a text in lines of at most 44 letters; one longer word has its own line. */
function wrapText(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= maxLetters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `  ${word}`);
  }
  return lines;
}

const toLines = (
  text: string,
  kind: ChartLine['kind'],
  transitionId: string | null = null,
): readonly ChartLine[] => wrapText(text).map((line) => ({ text: line, kind, transitionId }));

const isInside = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(`${outer}.`);

/**
 * Whether a transition stands as a line in the box of its source: it stays there, or an arrow would
 * lead from a box to itself or to a box around or inside it.
 */
const isWrittenInBox = ({ source, targets }: ChartTransition): boolean =>
  targets.every((target) => isInside(target, source) || isInside(source, target));

const getKey = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

function formatRow(transition: ChartTransition): string {
  const { source, targets, reenter } = transition;
  const others = targets.filter((target) => target !== source).map(getKey);
  const end = [...others, ...(reenter ? ['(reenters)'] : [])].join(', ');
  return formatTransition(transition) + (end === '' ? '' : ` → ${end}`);
}

/** Returns the boxes of a chart, with the outermost first. */
export function describeBoxes(chart: Chart, collapsed: ReadonlySet<string>): ChartBox {
  const describe = (state: ChartState): ChartBox => {
    const isCollapsed = collapsed.has(state.id) && state.states.length > 0;
    const list = (name: string, items: readonly string[]): readonly ChartLine[] =>
      items.length === 0 ? [] : toLines(`${name} / ${items.join(', ')}`, 'action');
    return {
      state,
      title: state.key,
      isCollapsed,
      lines: [
        ...(state.tags.length === 0 ? [] : toLines(`# ${state.tags.join(', ')}`, 'tag')),
        ...list('entry', state.entry),
        ...list('exit', state.exit),
        ...state.invokes.flatMap(({ src }) => toLines(`invoke ${src}`, 'invoke')),
        ...chart.transitions
          .filter((each) => each.source === state.id && isWrittenInBox(each))
          .flatMap((each) => toLines(formatRow(each), 'transition', each.id)),
      ],
      children: isCollapsed ? [] : state.states.map(describe),
    };
  };
  return describe(chart.root);
}

/** Returns every box inside a box and itself, outer ones first. */
export const listBoxes = (box: ChartBox): readonly ChartBox[] => [
  box,
  ...box.children.flatMap(listBoxes),
];

/**
 * Returns the arrows between visible boxes. Transitions with the same source and target share one,
 * and those of hidden states start and end at the collapsed box around them.
 */
export function describeArrows(chart: Chart, root: ChartBox): readonly ChartArrow[] {
  const collapsed = listBoxes(root).filter(({ isCollapsed }) => isCollapsed);
  const findVisible = (id: string): string =>
    collapsed.find(({ state }) => isInside(id, state.id))?.state.id ?? id;
  const arrows = new Map<string, ChartArrow>();
  for (const transition of chart.transitions.filter((each) => !isWrittenInBox(each))) {
    for (const to of transition.targets) {
      const source = findVisible(transition.source);
      const target = findVisible(to);
      if (isInside(source, target) || isInside(target, source)) continue;
      const id = `${source} -> ${target}`;
      const lines = toLines(formatTransition(transition), 'transition', transition.id);
      arrows.set(id, { id, source, target, lines: [...(arrows.get(id)?.lines ?? []), ...lines] });
    }
  }
  return [...arrows.values()];
}
