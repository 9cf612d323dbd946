import { listStates, type Chart } from './chart.ts';
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
