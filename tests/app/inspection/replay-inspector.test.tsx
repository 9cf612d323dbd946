import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';

import {
  toRecordingLink,
  type InspectorLink,
  type RecordingLink,
} from '../../../src/app/inspection/inspector-link.ts';
import { ReplayInspector, SoughtRecording } from '../../../src/app/inspection/replay-inspector.tsx';
import type { RecordedActor } from '../../../src/inspection/recording/recording.ts';
import { createReplay } from '../../../src/inspection/recording/replay.ts';
import { replayMachine } from '../../../src/machines/inspector/replay-machine.ts';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

const toActor = (id: string, name: string): RecordedActor => ({
  id,
  name,
  parent: null,
  machine: null,
  chartHash: null,
  startedAtMs: 0,
  stoppedAtMs: null,
  start: null,
  states: [],
  steps: [1, 2].map((atMs) => ({ atMs, event: { type: 'press' }, sender: null, states: null })),
});
const replay = createReplay(
  {
    startedAt: '2026-11-29T10:00:00.000Z',
    recordedAt: '2026-11-29T10:42:00.000Z',
    product: '1.0.0',
    replaced: { addresses: 0, names: 0, secrets: 0 },
    actors: [toActor('x:1', 'session'), toActor('x:2', 'upload'), toActor('x:3', 'upload')],
  },
  new Map(),
);
const link: InspectorLink & { readonly recording: object } = {
  tab: 'context',
  actor: 'upload~2',
  state: null,
  recording: toRecordingLink(replay.recording, 0),
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(parts: Partial<Parameters<typeof ReplayInspector>[0]> = {}) {
  const replayRef = createActor(replayMachine.provide({}), {
    snapshot: replayMachine.resolveState({
      value: { open: 'paused' },
      context: { file: null, recording: replay, stepCount: 6, position: 0, problem: null },
    }),
  }).start();
  const opened: InspectorLink[] = [];
  const replaced: InspectorLink[] = [];
  const view = (more: Partial<Parameters<typeof ReplayInspector>[0]> = {}) => (
    <MessagesProvider>
      <ReplayInspector
        replayRef={replayRef}
        replay={replay}
        start={null}
        link={link}
        missed={null}
        onOpen={(next) => opened.push(next)}
        onReplace={(next) => replaced.push(next)}
        {...parts}
        {...more}
      />
    </MessagesProvider>
  );
  const { rerender } = render(view());
  return {
    replayRef,
    opened,
    replaced,
    change: (more: Parameters<typeof view>[0]) => {
      rerender(view(more));
    },
  };
}

const listCurrent = (): readonly (string | null)[] =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

test('PD-43 a replay shows the actor of its address, and its position is kept there', async () => {
  const { replayRef, opened, replaced } = show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('upload');
  act(() => {
    replayRef.send({ type: 'position.set', position: 3 });
    replayRef.send({ type: 'position.set', position: 4 });
  });
  expect(replaced).toEqual([]);
  act(() => {
    vi.runAllTimers();
  });
  const at4 = { ...link, recording: { ...link.recording, position: 4 } };
  expect(replaced).toEqual([at4]);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: /^session/ }));
  expect(opened).toEqual([{ ...at4, actor: 'session' }]);
});

test('PD-43 a replay says in words that it has no such actor, and that another file was meant', () => {
  const { change } = show({ link: { ...link, actor: 'gone' } });
  expect(screen.getByRole('alert')).toHaveTextContent('The recording has no actor named gone.');
  change({ link: { ...link, actor: null }, missed: link });
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^The link leads to another recording, taken on .*42.*\. This one is shown from its start\.$/,
  );
  expect(listCurrent()).toEqual([]);
});

test('PD-43 a link to a recording says which file to open', () => {
  const view = (recording: RecordingLink | 'damaged') => (
    <MessagesProvider>
      <SoughtRecording
        recording={recording}
        start={null}
        openButton={<button type="button">Open</button>}
      />
    </MessagesProvider>
  );
  const { rerender } = render(view({ ...toRecordingLink(replay.recording, 42) }));
  expect(screen.getByRole('status')).toHaveTextContent(
    /^This link leads to event 42 of the recording taken on .*42.* Open its file\.$/,
  );
  rerender(view(toRecordingLink(replay.recording, 0)));
  expect(screen.getByRole('status')).toHaveTextContent(
    /^This link leads to the start of the recording taken on/,
  );
  rerender(view('damaged'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This link is damaged: it does not say which recording it leads to.',
  );
});
