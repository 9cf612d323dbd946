import { render } from '@testing-library/react';
import ELK from 'elkjs';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import type { ChartLayout } from '../../../src/inspection/chart/chart-layout.ts';
import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import { layoutChart } from '../../../src/inspection/chart/layout-chart.ts';
import { focusChart } from '../../../src/inspection/chart/open-chart.ts';
import { writeMermaid } from '../../../src/inspection/chart/write-mermaid.ts';
import { writeXState } from '../../../src/inspection/chart/write-xstate.ts';
import { ChartDrawing } from '../../../src/views/inspector/chart/chart-drawing.tsx';
import type { ChartSending } from '../../../src/views/inspector/chart/chart-marks.ts';
import { CollapseToggle } from '../../../src/views/inspector/chart/collapse-toggle.tsx';
import { exportChart, type ExportKind } from '../../../src/views/inspector/chart/export-chart.ts';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

const chart = describeChart(
  createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        initial: 'unlocked',
        on: { open: 'opened' },
        states: { unlocked: { on: { lock: 'locked' } }, locked: {} },
      },
      opened: { on: { knock: {} } },
    },
  }),
);

/** Draws the chart as the screen does, with toggles, and exports it as SVG. */
async function exportSvg(layout: ChartLayout, sending?: ChartSending): Promise<string> {
  const { container, unmount } = render(
    <MessagesProvider>
      <svg>
        <ChartDrawing
          layout={layout}
          sending={sending}
          onEnter={() => undefined}
          renderToggle={(box) => <CollapseToggle box={box} onToggle={() => undefined} />}
        />
      </svg>
    </MessagesProvider>,
  );
  const drawing = container.querySelector('svg');
  if (drawing === null) throw new Error('nothing is drawn');
  const machine = { name: 'door', chart };
  const { name, content } = await exportChart('svg', { ...machine, machine, layout, drawing });
  expect(name).toBe('door.svg');
  unmount();
  return content.text();
}

const readTexts = (svg: string): readonly (string | null)[] =>
  [...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('text')].map(
    ({ textContent }) => textContent,
  );

test('PD-43 a saved chart has no control of the screen, and every text', async () => {
  const layout = await layoutChart(chart, new Set(), new ELK());
  const pressable: ChartSending = {
    transitions: new Set(chart.transitions.map(({ id }) => id)),
    getLabel: (id) => `Send ${id}`,
    onSend: () => undefined,
  };
  const plain = await exportSvg(layout);
  const simulated = await exportSvg(layout, pressable);
  expect(simulated).toBe(plain);
  const parsed = new DOMParser().parseFromString(simulated, 'image/svg+xml');
  const controls =
    '[role=button], [tabindex], [aria-label], [aria-expanded], [data-sends], [data-enters]';
  expect(parsed.querySelectorAll(controls)).toHaveLength(0);
  expect(readTexts(simulated).toSorted()).toEqual(
    ['closed', 'door', 'knock', 'locked', 'lock', 'open', 'opened', 'unlocked'].toSorted(),
  );
});

test('a state that is shown alone is saved as it is shown, but for XState as the whole machine', async () => {
  const closed = focusChart(chart, 'door.closed');
  const source = {
    name: 'door.closed',
    chart: closed,
    machine: { name: 'door', chart },
    layout: await layoutChart(closed, new Set(), new ELK()),
    drawing: document.createElementNS('http://www.w3.org/2000/svg', 'g'),
  };
  const save = async (kind: ExportKind) => {
    const { name, content } = await exportChart(kind, source);
    return { name, type: content.type, text: await content.text() };
  };
  expect(await save('mermaid')).toEqual({
    name: 'door.closed.mmd',
    type: 'text/plain',
    text: writeMermaid(closed),
  });
  expect(await save('xstate')).toEqual({
    name: 'door.js',
    type: 'text/javascript',
    text: writeXState(chart),
  });
});
