import ELK from 'elkjs';
import { describe, expect, it } from 'vitest';

import { machines } from '../../../src/app/inspection/machines.ts';
import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import type { ChartLayout, ChartRectangle } from '../../../src/inspection/chart/chart-layout.ts';
import { layoutChart } from '../../../src/inspection/chart/layout-chart.ts';

const engine = new ELK();

/** Machines of one factory have the same chart, which is laid out once. */
const charts = new Map(
  Object.entries(machines).map(([name, machine]) => {
    const chart = describeChart(machine);
    return [JSON.stringify(chart).replaceAll(chart.id, ''), { name, chart }] as const;
  }),
);

const overlap = (one: ChartRectangle, other: ChartRectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const contains = (outer: ChartRectangle, inner: ChartRectangle): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

interface Named extends ChartRectangle {
  readonly name: string;
}

/** Returns the labels, and the boxes that have no boxes inside. */
function listSolids({ boxes, arrows }: ChartLayout): readonly Named[] {
  return [
    ...boxes
      .filter(({ state, isCollapsed }) => state.states.length === 0 || isCollapsed)
      .map((box) => ({ ...box, name: box.state.id })),
    ...arrows.flatMap(({ id, label }) => (label === null ? [] : [{ ...label, name: id }])),
  ];
}

const listOverlaps = (solids: readonly Named[]): readonly string[] =>
  solids.flatMap((one, index) =>
    solids
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.name} and ${other.name}`),
  );

describe('the layout of every machine', () => {
  it.each([...charts.values()])('$name: nothing overlaps or leaves the drawing', async (entry) => {
    const layout = await layoutChart(entry.chart, new Set(), engine);
    const page = { x: 0, y: 0, width: layout.width, height: layout.height };
    const solids = listSolids(layout);
    expect(listOverlaps(solids)).toEqual([]);
    expect(solids.filter((solid) => !contains(page, solid))).toEqual([]);
    const tree = layout.boxes.flatMap((outer) =>
      outer.isCollapsed
        ? []
        : outer.state.states.map(({ id }) => ({
            outer,
            inner: layout.boxes.find(({ state }) => state.id === id),
          })),
    );
    expect(
      tree.filter(({ outer, inner }) => inner === undefined || !contains(outer, inner)),
    ).toEqual([]);
  });
});

it('a collapsed state hides what is inside and takes over its arrows', async () => {
  const session = machines['session'];
  if (session === undefined) throw new Error('no machine is named session');
  const layout = await layoutChart(describeChart(session), new Set(['session.signedIn']), engine);
  const ids = layout.boxes.map(({ state }) => state.id);
  expect(ids).toContain('session.signedIn');
  expect(ids.filter((id) => id.startsWith('session.signedIn.'))).toEqual([]);
  expect(layout.arrows.map(({ id }) => id)).toContain('session.signedIn -> session.reloading');
});

it('packs the regions of a parallel root in the order of the definition', async () => {
  const quizEditor = machines['quizEditor'];
  if (quizEditor === undefined) throw new Error('no machine is named quizEditor');
  const { boxes } = await layoutChart(describeChart(quizEditor), new Set(), engine);
  const [form, dialog, journal] = boxes.filter(({ depth }) => depth === 1);
  expect([form, dialog, journal].map((box) => box?.title)).toEqual(['form', 'dialog', 'journal']);
  expect(dialog?.x).toBe(form?.x);
  expect(dialog?.y).toBe((form?.y ?? 0) + (form?.height ?? 0) + 24);
  expect(journal?.y).toBe(dialog?.y);
  expect(journal?.x).toBe((dialog?.x ?? 0) + (dialog?.width ?? 0) + 24);
});
