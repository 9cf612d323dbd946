import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ELK from 'elkjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';

import type { ChartLayout } from '../../../src/inspection/chart/chart-layout.ts';
import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import { layoutChart } from '../../../src/inspection/chart/layout-chart.ts';
import { focusChart, listPath } from '../../../src/inspection/chart/open-chart.ts';
import { ChartView } from '../../../src/views/inspector/chart/chart-view.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

const engine = new ELK();

const chart = describeChart(
  createMachine({
    id: 'house',
    initial: 'door',
    states: {
      door: { initial: 'closed', states: { closed: { on: { open: 'opened' } }, opened: {} } },
      window: { initial: 'shut', states: { shut: { on: { tilt: 'tilted' } }, tilted: {} } },
    },
  }),
);

/** Lays out a part of the chart with these states folded. */
const layOut = async (focused: string | null, ...folded: readonly string[]) =>
  layoutChart(focusChart(chart, focused), new Set(folded), engine);

const [folded, unfolded, door] = await Promise.all([
  layOut(null, 'house.door', 'house.window'),
  layOut(null, 'house.window'),
  layOut('house.door'),
]);

const frameSize = { width: 800, height: 600 };

/** Tells the size of the frame at once. */
class ImmediateResize {
  private readonly onResize: () => void;
  constructor(onResize: () => void) {
    this.onResize = onResize;
  }
  observe(): void {
    this.onResize();
  }
  disconnect(): void {
    /* nothing is observed later */
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ImmediateResize);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frameSize.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(frameSize.height);
});

function showChart({ active }: { readonly active?: ReadonlySet<string> } = {}) {
  const told: string[] = [];
  const draw = (layout: ChartLayout, focused: string | null = null) => (
    <MessagesProvider>
      <ChartView
        name="house"
        chart={focusChart(chart, focused)}
        machine={{ name: 'house', chart }}
        path={listPath(chart, focused ?? 'house')}
        layout={layout}
        {...(active !== undefined && { active })}
        isChanging={false}
        onToggle={(id) => told.push(`toggle ${id}`)}
        onReveal={(id) => told.push(`reveal ${id}`)}
        onFold={(isExpanding) => told.push(`fold ${String(isExpanding)}`)}
        onFocus={(id) => told.push(`focus ${id}`)}
        onSave={() => undefined}
      />
    </MessagesProvider>
  );
  const { rerender } = render(draw(folded));
  return {
    told,
    show: (layout: ChartLayout, focused: string | null = null) => {
      rerender(draw(layout, focused));
    },
  };
}

const getFrame = (): HTMLElement => screen.getByRole('group', { name: 'Chart of house' });

/** Returns where a point of the drawing is in the frame. */
function toFrame(layout: ChartLayout, id: string): readonly [number, number] {
  const box = layout.boxes.find(({ state }) => state.id === id);
  const [x, y, scale] = [
    ...(getFrame().querySelector('svg > g')?.getAttribute('transform') ?? '').matchAll(/-?[\d.]+/g),
  ].map(Number);
  if (box === undefined || scale === undefined) throw new Error(`${id} is not drawn`);
  return [Number(x) + box.x * scale, Number(y) + box.y * scale].map(Math.round) as [number, number];
}

test('PD-43 a state that is unfolded stays where it is on the screen', () => {
  const { told, show } = showChart();
  const before = toFrame(folded, 'house.door');
  fireEvent.click(screen.getByRole('button', { name: 'States inside door' }));
  expect(told).toEqual(['toggle house.door']);
  show(unfolded);
  expect(toFrame(unfolded, 'house.door')).toEqual(before);
  fireEvent.click(screen.getByRole('button', { name: 'States inside door' }));
  show(folded);
  expect(toFrame(folded, 'house.door')).toEqual(before);
});

test('a state that was searched does not pull the chart back when another is unfolded', async () => {
  const { show } = showChart();
  await userEvent.setup().type(screen.getByRole('searchbox'), 'window{Enter}');
  for (let press = 0; press < 20; press += 1) fireEvent.keyDown(getFrame(), { key: 'ArrowUp' });
  const before = toFrame(folded, 'house.door');
  fireEvent.click(screen.getByRole('button', { name: 'States inside door' }));
  show(unfolded);
  expect(toFrame(unfolded, 'house.door')).toEqual(before);
});

test('a state that is entered is shown as at first, also where it is active and was moved', () => {
  const active = new Set(['house', 'house.door', 'house.door.closed']);
  const { show } = showChart({ active });
  show(door, 'house.door');
  const first = toFrame(door, 'house.door');
  show(folded);
  for (let press = 0; press < 5; press += 1) fireEvent.keyDown(getFrame(), { key: 'ArrowLeft' });
  show(door, 'house.door');
  expect(toFrame(door, 'house.door')).toEqual(first);
});

test('a double click or Enter goes into a state; breadcrumbs and Backspace lead out', () => {
  const { told, show } = showChart();
  const [x, y] = toFrame(folded, 'house.door');
  fireEvent.doubleClick(getFrame(), { clientX: x + 40, clientY: y + 40 });
  fireEvent.doubleClick(getFrame(), { clientX: 1, clientY: 1 });
  fireEvent.keyDown(getFrame(), { key: 'Backspace' });
  expect(told).toEqual(['focus house.door']);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Show only door' }), { key: 'Enter' });
  expect(told).toEqual(['focus house.door', 'focus house.door']);
  expect(document.activeElement).toBe(getFrame());
  expect(screen.queryByRole('navigation')).toBe(null);

  show(door, 'house.door');
  expect(screen.queryByRole('button', { name: 'Show only door' })).toBe(null);
  const path = within(screen.getByRole('navigation', { name: 'Shown part of the chart' }));
  expect(path.getByText('door').getAttribute('aria-current')).toBe('location');
  fireEvent.click(path.getByRole('button', { name: 'house' }));
  fireEvent.keyDown(getFrame(), { key: 'Backspace' });
  expect(told.slice(2)).toEqual(['focus house', 'focus house']);
});

test('the map is there whenever something is out of sight', () => {
  const { told } = showChart();
  const hasMap = (): boolean => getFrame().querySelectorAll(':scope > svg').length === 2;
  expect(hasMap()).toBe(false);
  for (let press = 0; press < 9; press += 1) fireEvent.keyDown(getFrame(), { key: 'ArrowLeft' });
  expect(hasMap()).toBe(true);
  fireEvent.doubleClick(getFrame().lastElementChild ?? getFrame(), { clientX: 60, clientY: 60 });
  expect(told).toEqual([]);
  fireEvent.keyDown(getFrame(), { key: '0' });
  expect(hasMap()).toBe(false);
  for (let press = 0; press < 3; press += 1) fireEvent.keyDown(getFrame(), { key: '+' });
  expect(hasMap()).toBe(true);
});
