import type { Chart, ChartState, ChartTransition } from './chart.ts';

/** Returns what people read beside an arrow: `event [guard] / action, action`. */
export function formatTransition({
  label,
  guard,
  actions,
}: Pick<ChartTransition, 'label' | 'guard' | 'actions'>): string {
  return [
    label,
    ...(guard === null ? [] : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
  ].join(' ');
}

/** Returns the id of a state without the id of its machine; the root keeps its own. */
export function formatStateId(chart: Chart, id: string): string {
  const prefix = `${chart.id}.`;
  return id.startsWith(prefix) ? id.slice(prefix.length) : id;
}

/** Returns where a transition leads, such as ` → form.editing`; nothing when it stays. */
export function formatTargets(chart: Chart, { targets, reenter }: ChartTransition): string {
  if (targets.length === 0) return '';
  const names = targets.map((id) => formatStateId(chart, id)).join(', ');
  return ` → ${names}${reenter ? ' (reenters)' : ''}`;
}

/** What a state is and does, one text for each fact, for people who read instead of looking. */
export function listFacts(state: ChartState): readonly string[] {
  const list = (name: string, items: readonly string[]): readonly string[] =>
    items.length === 0 ? [] : [`${name} ${items.join(', ')}`];
  return [
    ...list('tagged', state.tags),
    ...list('entry /', state.entry),
    ...list('exit /', state.exit),
    ...list(
      'invokes',
      state.invokes.map(({ src }) => src),
    ),
  ];
}

/** Returns the words that tell a state from a plain one: `initial, parallel`. */
export function listTraits(state: ChartState, parent: ChartState | null): readonly string[] {
  return [
    ...(parent?.initial === state.id ? ['initial'] : []),
    ...(state.type === 'atomic' || state.type === 'compound' ? [] : [state.type]),
    ...(state.history === 'deep' ? ['deep'] : []),
  ];
}

/** Returns a chart as a nested Markdown list of its states, what they do and where they lead. */
export function writeOutline(chart: Chart): string {
  const writeState = (
    state: ChartState,
    parent: ChartState | null,
    indent: string,
  ): readonly string[] => {
    const traits = listTraits(state, parent);
    const inner = `${indent}  `;
    return [
      `${indent}- **${state.key}**${traits.length === 0 ? '' : ` (${traits.join(', ')})`}`,
      ...(state.description === null ? [] : [`${inner}- ${state.description}`]),
      ...listFacts(state).map((fact) => `${inner}- ${fact}`),
      ...chart.transitions
        .filter(({ source }) => source === state.id)
        .map((each) => `${inner}- \`${formatTransition(each)}\`${formatTargets(chart, each)}`),
      ...state.states.flatMap((child) => writeState(child, state, inner)),
    ];
  };
  return `${writeState(chart.root, null, '').join('\n')}\n`;
}
