import { listStates, type Chart, type ChartState } from './chart.ts';
import { isInside } from './chart-boxes.ts';

/** How many states and transitions a chart shows before anybody expands a state. */
const maxShownFirst = 70;

/** Returns the states with states inside, except the root, innermost first. */
export function listCompounds(root: ChartState): readonly ChartState[] {
  const getDepth = ({ id }: ChartState): number => id.split('.').length;
  return listStates(root)
    .slice(1)
    .filter(({ states }) => states.length > 0)
    .toSorted((a, b) => getDepth(b) - getDepth(a));
}

/**
 * Returns the states to collapse when a chart is opened: none of a small one. Innermost states are
 * collapsed first, and the small ones before the large ones, until few enough are shown.
 */
export function chooseCollapsed(chart: Chart, maxShown = maxShownFirst): ReadonlySet<string> {
  const collapsed = new Set<string>();
  const isShown = (id: string): boolean =>
    ![...collapsed].some((outer) => outer !== id && isInside(id, outer));
  const ids = [...listStates(chart.root).map(({ id }) => id)];
  const sources = chart.transitions.map(({ source }) => source);
  const countInside = (outer: string): number =>
    [...ids, ...sources].filter((id) => id !== outer && isInside(id, outer)).length;
  const countShown = (): number => [...ids, ...sources].filter(isShown).length;
  const compounds = listCompounds(chart.root);
  while (countShown() > maxShown) {
    const depth = compounds.find(({ id }) => !collapsed.has(id))?.id.split('.').length;
    const [next] = compounds
      .filter(({ id }) => !collapsed.has(id) && id.split('.').length === depth)
      .toSorted((a, b) => countInside(a.id) - countInside(b.id));
    if (next === undefined) break;
    collapsed.add(next.id);
  }
  return collapsed;
}

/** Returns the collapsed states without those around a state, which then is visible. */
export const expandAround = (
  collapsed: ReadonlySet<string>,
  stateId: string,
): ReadonlySet<string> =>
  new Set([...collapsed].filter((outer) => outer === stateId || !isInside(stateId, outer)));
