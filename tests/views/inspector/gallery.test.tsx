import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMachine } from 'xstate';
import { expect, test } from 'vitest';

import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import type { MachineEntry } from '../../../src/inspection/machine-entry.ts';
import { ChartOutline } from '../../../src/views/inspector/chart/chart-outline.tsx';
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
