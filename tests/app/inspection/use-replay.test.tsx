import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import {
  toRecordingLink,
  type InspectorLink,
  type RecordingLink,
} from '../../../src/app/inspection/inspector-link.ts';
import { useRecordingLink } from '../../../src/app/inspection/use-replay.ts';
import type { Recording } from '../../../src/inspection/recording/recording.ts';
import { createReplay } from '../../../src/inspection/recording/replay.ts';
import {
  replayMachine,
  type OpenedRecording,
} from '../../../src/machines/inspector/replay-machine.ts';

const toRecording = (minute: number): Recording => ({
  startedAt: '2026-11-29T10:00:00.000Z',
  recordedAt: `2026-11-29T10:${String(minute)}:00.000Z`,
  product: '1.0.0',
  replaced: { addresses: 0, names: 0, secrets: 0 },
  actors: [],
});
const wanted = toRecording(42);
const other = toRecording(50);
const toLink = (recording: RecordingLink, actor: string | null = null): InspectorLink => ({
  tab: 'context',
  actor,
  state: null,
  recording,
});

/** Opens files, which are named by the minute of their recording, while the address is followed. */
function openAddress(address: InspectorLink | null) {
  const openRecording = fromPromise<OpenedRecording, { readonly file: Blob }>(
    async ({ input }) => ({
      ok: true,
      recording: createReplay(toRecording(Number((input.file as File).name)), new Map()),
      stepCount: 50,
    }),
  );
  const replayRef = createActor(replayMachine.provide({ actors: { openRecording } })).start();
  const opened: InspectorLink[] = [];
  const { result, rerender } = renderHook(
    ({ link }) =>
      useRecordingLink(replayRef, link, (next) => {
        opened.push(next);
      }),
    { initialProps: { link: address } },
  );
  const openFile = async (minute: number): Promise<InspectorLink | undefined> => {
    const count = opened.length;
    act(() => {
      replayRef.send({ type: 'file.open', file: new File([], String(minute)) });
    });
    await waitFor(() => {
      expect(opened).toHaveLength(count + 1);
    });
    rerender({ link: opened.at(-1) ?? null });
    return opened.at(-1);
  };
  return {
    replayRef,
    openFile,
    goTo: (next: InspectorLink | null) => {
      rerender({ link: next });
    },
    getPosition: () => replayRef.getSnapshot().context.position,
    getMissed: () => result.current,
    opened,
  };
}

test('PD-43 the file that a link leads to is opened at its event, one too large at the end', async () => {
  const link = toLink(toRecordingLink(wanted, 42), 'quizEditor');
  const first = openAddress(link);
  expect(await first.openFile(42)).toEqual(link);
  expect(first.getPosition()).toBe(42);
  expect(first.getMissed()).toBe(null);

  const huge = openAddress(toLink(toRecordingLink(wanted, 999_999_999)));
  await huge.openFile(42);
  expect(huge.getPosition()).toBe(50);
});

test('PD-43 another file than a link leads to begins at its start; the link waits for its own', async () => {
  const link = toLink(toRecordingLink(wanted, 42), 'quizEditor');
  const { openFile, getPosition, getMissed } = openAddress(link);
  expect(await openFile(50)).toEqual(toLink(toRecordingLink(other, 0)));
  expect(getPosition()).toBe(0);
  expect(getMissed()).toEqual(link);
  expect(await openFile(42)).toEqual(link);
  expect(getPosition()).toBe(42);
  expect(getMissed()).toBe(null);
});

test('PD-43 a link waits no longer once the address leads to no recording', async () => {
  const link = toLink(toRecordingLink(wanted, 42));
  for (const next of [{ ...link, recording: null }, null]) {
    const { openFile, goTo, getMissed } = openAddress(link);
    await openFile(50);
    expect(getMissed()).toEqual(link);
    goTo(next);
    expect(getMissed()).toBe(null);
    await openFile(55);
    expect(getMissed()).toBe(null);
  }
});

test('PD-43 a file that a person opens without a link, or after another, begins at its start', async () => {
  const { openFile, getPosition, getMissed, replayRef, opened } = openAddress(null);
  expect(await openFile(42)).toEqual({ ...toLink(toRecordingLink(wanted, 0)), tab: 'chart' });
  replayRef.send({ type: 'position.set', position: 7 });
  expect(await openFile(50)).toEqual({ ...toLink(toRecordingLink(other, 0)), tab: 'chart' });
  expect([getPosition(), getMissed()]).toEqual([0, null]);
  act(() => {
    replayRef.send({ type: 'file.close' });
  });
  expect(opened.at(-1)).toEqual({ tab: 'chart', actor: null, state: null, recording: null });
});

test('PD-43 a damaged link opens any file at its start', async () => {
  const { openFile, getMissed } = openAddress({
    ...toLink(toRecordingLink(wanted, 42)),
    recording: 'damaged',
  });
  expect(await openFile(42)).toEqual(toLink(toRecordingLink(wanted, 0)));
  expect(getMissed()).toBe(null);
});
