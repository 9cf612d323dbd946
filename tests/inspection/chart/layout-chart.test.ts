import ELK from 'elkjs';
import { describe, expect, it } from 'vitest';

import { machines } from '../../../src/app/inspection/machines.ts';
import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import type { ChartLayout, ChartRectangle } from '../../../src/inspection/chart/chart-layout.ts';
import { layoutChart, usualRoom } from '../../../src/inspection/chart/layout-chart.ts';
import { getHeadSize } from '../../../src/inspection/chart/elk-graph.ts';
import { focusChart, openChart } from '../../../src/inspection/chart/open-chart.ts';
import { packRegions } from '../../../src/inspection/chart/pack-regions.ts';

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

/** Expects that nothing overlaps or leaves the drawing, and that states stand inside of theirs. */
function expectOrder(layout: ChartLayout): void {
  const page = { x: 0, y: 0, width: layout.width, height: layout.height };
  const solids = listSolids(layout);
  expect(listOverlaps(solids)).toEqual([]);
  expect(solids.filter((solid) => !contains(page, solid))).toEqual([]);
  const overflowing = layout.boxes.filter((box) => {
    const head = getHeadSize({ ...box, children: [] });
    return box.state.type !== 'history' && (box.width < head.width || box.height < head.height);
  });
  expect(overflowing.map(({ state }) => state.id)).toEqual([]);
  const tree = layout.boxes.flatMap((outer) =>
    outer.isCollapsed
      ? []
      : outer.state.states.map(({ id }) => ({
          outer,
          inner: layout.boxes.find(({ state }) => state.id === id),
        })),
  );
  expect(tree.filter(({ outer, inner }) => inner === undefined || !contains(outer, inner))).toEqual(
    [],
  );
}

/** `npm test` takes every sixth chart and those that were wrong once, `npm run test:full` all. */
const laidOut = [...charts.values()].filter(
  ({ name }, index) =>
    process.env['LECTERN_TEST_FULL'] === '1' || index % 6 === 0 || name === 'translationGrid',
);

describe('the layout of machines', () => {
  it.each(laidOut)('$name: nothing overlaps or leaves the drawing', async (entry) => {
    expectOrder(await layoutChart(entry.chart, new Set(), engine));
    const { layout } = await openChart(entry.chart, engine, usualRoom);
    expectOrder(layout);
    expect(layout.width).toBeLessThanOrEqual(usualRoom.width);
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

it('a collapsed state says what it holds', async () => {
  const session = machines['session'];
  if (session === undefined) throw new Error('no machine is named session');
  const { boxes } = await layoutChart(
    describeChart(session),
    new Set(['session.signedIn']),
    engine,
  );
  const signedIn = boxes.find(({ state }) => state.id === 'session.signedIn');
  const hidden = signedIn?.lines.filter(({ kind }) => kind === 'hidden');
  expect(hidden?.map(({ text }) => text)).toEqual([
    '3 states, 10 events inside',
    'active, expired, confirming',
  ]);
});

it('a state that is shown alone says where it is left to, and draws nothing around it', async () => {
  const session = machines['session'];
  if (session === undefined) throw new Error('no machine is named session');
  const whole = describeChart(session);
  expect(focusChart(whole, 'session.unknown')).toBe(whole);
  const layout = await layoutChart(focusChart(whole, 'session.signedIn'), new Set(), engine);
  expectOrder(layout);
  expect(layout.boxes.map(({ state }) => state.id).sort()).toEqual([
    'session.signedIn',
    'session.signedIn.active',
    'session.signedIn.confirming',
    'session.signedIn.expired',
  ]);
  const [signedIn] = layout.boxes;
  expect(signedIn?.lines.map(({ text }) => text)).toContain(
    'session.signedOutElsewhere → signedOut',
  );
});

it('packs areas in their order, as high as they fit and without overlaps', () => {
  const size = (width: number, height: number) => ({ width, height });
  const areas = [size(400, 100), size(1000, 300), size(200, 50), size(300, 80)];
  expect(packRegions(areas, 1000, ({ height }) => height)).toEqual({
    places: [
      { x: 0, y: 0 },
      { x: 0, y: 124 },
      { x: 424, y: 0 },
      { x: 648, y: 0 },
    ],
    width: 1000,
    height: 424,
  });
});

it('texts of transitions stand in the boxes where the drawing would be too wide otherwise', async () => {
  const session = machines['session'];
  if (session === undefined) throw new Error('no machine is named session');
  const layout = await layoutChart(describeChart(session), new Set(), engine);
  expect(layout.arrows.filter(({ label }) => label !== null)).toEqual([]);
  const arrow = layout.arrows.find(({ id }) => id === 'session.checking -> session.loadingFlags');
  const [transition] = arrow?.transitions ?? [];
  const checking = layout.boxes.find(({ state }) => state.id === 'session.checking');
  expect(
    checking?.lines
      .filter(({ transitionId }) => transitionId === transition)
      .map(({ text }) => text),
  ).toEqual(['done: restoreSession [isSignedIn] / setUser', '  → loadingFlags']);
});
