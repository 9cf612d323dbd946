import { listStates, type Chart, type ChartState, type ChartTransition } from './chart.ts';
import { formatTransition } from './write-outline.ts';

/**
 * The sizes of the drawing in pixels. Texts are counted, not measured, so that a chart has the same
 * layout in every browser and on the server: a letter of the monospaced font is 0.6 of its size, and
 * up to a thirtieth of a pixel more where a browser rounds.
 */
export const chartSizes = {
  letter: 6.65,
  titleLetter: 8.2,
  line: 16,
  title: 22,
  paddingX: 12,
  paddingY: 8,
  marker: 12,
} as const;

/** How many letters a line has at most: one in a box, and one beside an arrow. */
const maxLetters = { box: 44, arrow: 30 } as const;

/**
 * Where the texts of transitions between boxes stand: beside their arrows, or in the box that they
 * leave, with the state they lead to. The second is narrower where many arrows leave a state.
 */
export type LabelPlace = 'arrows' | 'boxes';

/** A line of text in a box or beside an arrow; continued lines are indented. */
export interface ChartLine {
  readonly text: string;
  readonly kind: 'tag' | 'action' | 'invoke' | 'transition' | 'hidden';
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

/** An arrow between two boxes, which stands for one or several transitions. */
export interface ChartArrow {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: readonly string[];
  /** A line or more for each transition; none where they stand in the source. */
  readonly lines: readonly ChartLine[];
}

/**
 * Returns the words of a text in lines of so many letters; one longer word has its own line. What an
 * arrow leads to stays beside it.
 */
function wrapText(text: string, max: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.replaceAll('→ ', '→\u00A0').split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= max)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `  ${word}`);
  }
  return lines.map((line) => line.replaceAll('\u00A0', ' '));
}

const toLines = (
  text: string,
  kind: ChartLine['kind'],
  transitionId: string | null = null,
  max: number = maxLetters.box,
): readonly ChartLine[] => wrapText(text, max).map((line) => ({ text: line, kind, transitionId }));

/** Whether a state is another one or inside of it. */
export const isInside = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(`${outer}.`);

const isRelated = (one: string, other: string): boolean =>
  isInside(one, other) || isInside(other, one);

/**
 * Whether a transition stands as a line in the box of its source: it stays there, leads out of the
 * drawing, or an arrow would lead from a box to itself or to a box around or inside it.
 */
const isWrittenInBox = ({ root }: Chart, { source, targets }: ChartTransition): boolean =>
  targets.every((target) => isRelated(target, source) || !isInside(target, root.id));

const getKey = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

function formatRow(transition: ChartTransition): string {
  const { source, targets, reenter } = transition;
  const others = targets.filter((target) => target !== source).map(getKey);
  const end = [...others, ...(reenter ? ['(reenters)'] : [])].join(', ');
  return formatTransition(transition) + (end === '' ? '' : ` → ${end}`);
}

const formatCount = (count: number, unit: string): string =>
  `${String(count)} ${unit}${count === 1 ? '' : 's'}`;

/**
 * Returns what a box says that does not show what is inside: how many states, how many different
 * events they and the state take, and the names of the states of the next level.
 */
function describeHidden({ transitions }: Chart, state: ChartState): readonly ChartLine[] {
  const states = listStates(state);
  const ids = new Set(states.map(({ id }) => id));
  const events = new Set(
    transitions.filter(({ source }) => ids.has(source)).map(({ label }) => label),
  );
  const counts = [formatCount(states.length - 1, 'state'), formatCount(events.size, 'event')];
  return [
    ...toLines(`${counts.join(', ')} inside`, 'hidden'),
    ...toLines(state.states.map(({ key }) => key).join(', '), 'hidden'),
  ];
}

/** Returns what a state is tagged with, and what it does while it is entered, active and left. */
function describeWork({ tags, entry, exit, invokes }: ChartState): readonly ChartLine[] {
  const list = (name: string, items: readonly string[]): readonly ChartLine[] =>
    items.length === 0 ? [] : toLines(`${name} / ${items.join(', ')}`, 'action');
  return [
    ...(tags.length === 0 ? [] : toLines(`# ${tags.join(', ')}`, 'tag')),
    ...list('entry', entry),
    ...list('exit', exit),
    ...invokes.flatMap(({ src }) => toLines(`invoke ${src}`, 'invoke')),
  ];
}

/** Returns the box that a state is seen as: its own, or the collapsed one around it. */
const createFindVisible = (collapsed: ReadonlySet<string>): ((id: string) => string) => {
  const outerFirst = [...collapsed].sort((a, b) => a.length - b.length);
  return (id) => outerFirst.find((each) => isInside(id, each)) ?? id;
};

/** Returns the boxes of a chart, with the outermost first. */
export function describeBoxes(
  chart: Chart,
  collapsed: ReadonlySet<string>,
  labels: LabelPlace = 'arrows',
): ChartBox {
  const findVisible = createFindVisible(collapsed);
  const isRowOf = (state: ChartState, transition: ChartTransition): boolean => {
    if (transition.source === state.id && isWrittenInBox(chart, transition)) return true;
    if (labels === 'arrows' || isWrittenInBox(chart, transition)) return false;
    return (
      findVisible(transition.source) === state.id &&
      transition.targets.some((target) => !isRelated(findVisible(target), state.id))
    );
  };
  const describe = (state: ChartState): ChartBox => {
    const isCollapsed = collapsed.has(state.id) && state.states.length > 0;
    return {
      state,
      title: state.key,
      isCollapsed,
      lines: [
        ...(isCollapsed ? describeHidden(chart, state) : describeWork(state)),
        ...chart.transitions
          .filter((each) => isRowOf(state, each))
          .filter((each) => !isCollapsed || !isWrittenInBox(chart, each))
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
export function describeArrows(
  chart: Chart,
  collapsed: ReadonlySet<string>,
  labels: LabelPlace = 'arrows',
): readonly ChartArrow[] {
  const findVisible = createFindVisible(collapsed);
  const arrows = new Map<string, ChartArrow>();
  for (const transition of chart.transitions.filter((each) => !isWrittenInBox(chart, each))) {
    for (const to of transition.targets) {
      const source = findVisible(transition.source);
      const target = findVisible(to);
      if (isRelated(source, target) || !isInside(target, chart.root.id)) continue;
      const id = `${source} -> ${target}`;
      const known = arrows.get(id);
      const text = formatTransition(transition);
      arrows.set(id, {
        id,
        source,
        target,
        transitions: [...(known?.transitions ?? []), transition.id],
        lines:
          labels === 'boxes'
            ? []
            : [
                ...(known?.lines ?? []),
                ...toLines(text, 'transition', transition.id, maxLetters.arrow),
              ],
      });
    }
  }
  return [...arrows.values()];
}
