import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';

import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import type { ModelCoverage } from '../../../src/inspection/model-coverage.ts';
import type { MachineEntry } from '../../../src/inspection/machine-entry.ts';
import { ChartOutline } from '../../../src/views/inspector/chart/chart-outline.tsx';
import { MachineModel } from '../../../src/views/inspector/gallery/machine-model.tsx';
import { MachineList } from '../../../src/views/inspector/gallery/machine-list.tsx';
import { MachineSource } from '../../../src/views/inspector/gallery/machine-source.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { tags: 'safe', entry: 'lock', on: { open: { guard: 'isUnlocked', target: 'open' } } },
    open: { on: { close: { target: 'closed', actions: 'slam' } } },
  },
});

const createEntry = (name: string, area: string): MachineEntry => ({
  name,
  area,
  id: 'door',
  summary: 'Opens and closes.',
  requirements: ['BAN-03'],
  file: 'src/machines/door.ts',
});

test('machines stand by area; the search narrows them and says when none is left', async () => {
  render(
    <MessagesProvider>
      <MachineList
        machines={[
          createEntry('quizEditor', 'quiz'),
          createEntry('banner', 'banner'),
          createEntry('quizList', 'quiz'),
        ]}
        current="banner"
        getHref={(name) => `/inspector?machine=${name}`}
      />
    </MessagesProvider>,
  );
  const names = (): readonly (string | null)[] =>
    screen.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(names()).toEqual(['banner', 'quizEditor', 'quizList']);
  expect(screen.getByRole('link', { name: 'banner' })).toHaveAttribute('aria-current', 'page');
  const search = screen.getByRole('searchbox', { name: 'Find a machine' });
  await userEvent.type(search, 'quized');
  expect(names()).toEqual(['quizEditor']);
  await userEvent.clear(search);
  await userEvent.type(search, 'nothing');
  expect(screen.getByText('No machine has this name.')).toBeVisible();
});

test('the outline is a nested list of states, what they do and where they lead', async () => {
  const shown: string[] = [];
  render(
    <MessagesProvider>
      <ChartOutline
        chart={describeChart(door)}
        onShow={(stateId) => {
          shown.push(stateId);
        }}
      />
    </MessagesProvider>,
  );
  const [root] = screen.getAllByRole('listitem');
  const states = within(root as HTMLElement)
    .getAllByRole('strong')
    .map(({ textContent }) => textContent);
  expect(states).toEqual(['door', 'closed', 'open']);
  expect(screen.getByText('initial')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'tagged safe',
      'entry / lock',
      'open [isUnlocked] → open',
      'close / slam → closed',
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show open in the chart' }));
  expect(shown).toEqual(['door.open']);
});

test.each([
  ['https://code.example/main/src/machines/door.ts', 'link'],
  [null, 'text'],
] as const)('the source is %s: a %s', (sourceUrl, kind) => {
  render(
    <MessagesProvider>
      <MachineSource
        entry={createEntry('door', 'doors')}
        chart={describeChart(door)}
        sourceUrl={sourceUrl}
      />
    </MessagesProvider>,
  );
  expect(screen.getByText('Opens and closes.')).toBeVisible();
  expect(screen.getByText('BAN-03')).toBeVisible();
  expect(screen.getByText('src/machines/door.ts')).toBeVisible();
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    kind === 'link' ? [sourceUrl] : [],
  );
});

describe('PD-43 the model of a machine', () => {
  const run = { ranAt: '2026-06-01T12:00:00.000Z', hasPassed: true, paths: 5, walked: 5 };
  const coverage: ModelCoverage = {
    chartHash: 'a',
    viewless: null,
    levels: { machine: run, view: { ...run, hasPassed: false, walked: 2 } },
    states: {
      'door.open': { machine: true, view: true },
      'door.closed': { machine: true, view: 'nobody sees it' },
    },
    transitions: {
      'door.open close -> door.closed': { machine: true, view: 'nobody sees it' },
      'door.closed open -> door.open': { machine: true, view: false },
    },
  };
  const renderModel = (shown: ModelCoverage | null, chartHash = 'a'): void => {
    render(
      <MessagesProvider>
        <MachineModel name="door" coverage={shown} chartHash={chartHash} />
      </MessagesProvider>,
    );
  };
  const read = (name: string): readonly (string | null)[] =>
    [...screen.getByRole('region', { name }).querySelectorAll('p, dd, code')].map(
      ({ textContent }) => textContent,
    );

  test('says how to walk it before the first run', () => {
    renderModel(null);
    expect(screen.getByText('No run yet: npm run test:model -- door')).toBeVisible();
  });

  test('each level says what its paths cover in the last run', () => {
    renderModel(coverage);
    expect(read('Machine')).toEqual([
      '2 of 2 covered',
      '2 of 2 covered',
      '5 of 5 walked',
      expect.stringMatching(/^06\/01\/2026/),
    ]);
    expect(read('View')).toEqual([
      '1 of 2 covered',
      '0 of 2 covered',
      '2 of 5 walked',
      expect.stringMatching(/^06\/01\/2026/),
      'The last run walked a sample of the paths; npm run test:full walks all.',
    ]);
    const results = ['Machine', 'View'].map(
      (name) => within(screen.getByRole('region', { name })).getByText(/Passed|Failed/).textContent,
    );
    expect(results).toEqual(['Passed', 'Failed']);
    expect(read('Browser')).toEqual(['No run at this level.']);
  });

  test('names what is not covered, with the reason', () => {
    renderModel(coverage);
    expect(screen.queryByRole('region', { name: 'Not covered on the machine' })).toBeNull();
    expect(read('Not covered in the view')).toEqual([
      'nobody sees it',
      'door.closed',
      'door.open close -> door.closed',
      'No path reaches:',
      'door.closed open -> door.open',
    ]);
  });

  test('names what is covered, and where', () => {
    renderModel(coverage);
    const list = (name: string): readonly (string | null)[] =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(list('Covered states')).toEqual(['door.open Machine View', 'door.closed Machine']);
    expect(list('Covered transitions')).toEqual([
      'door.open close -> door.closed Machine',
      'door.closed open -> door.open Machine',
    ]);
  });

  test('says when the chart has changed since, and why there is no view', () => {
    renderModel({ ...coverage, viewless: 'notices show it', levels: { machine: run } }, 'b');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The chart has changed since this run: npm run test:model -- door',
    );
    expect(read('View')).toEqual(['No view renders it: notices show it']);
  });
});
