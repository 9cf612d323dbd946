import { listStates, type Chart } from './chart.ts';
import { isInside } from './chart-boxes.ts';
import type { ChartLayout } from './chart-layout.ts';
import { formatTransition, listFacts } from './write-outline.ts';

/** What a search found: the ids of states and of transitions, in document order. */
export interface ChartMatches {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

/**
 * Returns the states whose name, tags, actions or actors contain a text, and the transitions whose
 * event, guard or actions do. An empty text finds nothing.
 */
export function findInChart(chart: Chart, text: string): ChartMatches {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return { states: [], transitions: [] };
  const matches = (candidate: string): boolean => candidate.toLowerCase().includes(wanted);
  return {
    states: listStates(chart.root)
      .filter((state) => [state.key, ...listFacts(state)].some(matches))
      .map(({ id }) => id),
    transitions: chart.transitions
      .filter((transition) => matches(formatTransition(transition)))
      .map(({ id }) => id),
  };
}

/** Returns the state that an id means: the state itself, or the source of a transition. */
export const findOwner = ({ transitions }: Chart, id: string): string =>
  transitions.find((each) => each.id === id)?.source ?? id;

/**
 * Returns the ids of states and transitions, and of the collapsed states that hide one of them in
 * this drawing.
 */
export function addHolders(
  chart: Chart,
  { boxes, arrows }: Pick<ChartLayout, 'boxes' | 'arrows'>,
  ids: ReadonlySet<string>,
): ReadonlySet<string> {
  const written = new Set(
    [...boxes, ...arrows].flatMap(({ lines }) => lines.map(({ transitionId }) => transitionId)),
  );
  const hidden = [...ids].filter((id) => !written.has(id));
  const holders = boxes.filter(
    ({ state, isCollapsed }) =>
      isCollapsed &&
      hidden.some((id) => id !== state.id && isInside(findOwner(chart, id), state.id)),
  );
  return new Set([...ids, ...holders.map(({ state }) => state.id)]);
}
