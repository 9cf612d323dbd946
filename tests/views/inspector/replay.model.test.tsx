import { fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';

import type { Replay } from '../../../src/inspection/recording/replay.ts';
import { selectIsOpen, type ReplayRef } from '../../../src/machines/inspector/replay-machine.ts';
import { OpenRecordingButton } from '../../../src/views/inspector/recording/open-recording-button.tsx';
import { ReplayBar } from '../../../src/views/inspector/recording/replay-bar.tsx';
import { replayModel } from '../../machines/inspector/replay-model.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { press } from '../../support/view-driver.tsx';
import { expectPlayback, playbackByHand } from './playback.ts';

const replay: Replay = {
  recording: {
    startedAt: '2026-11-23T10:00:00.000Z',
    recordedAt: '2026-11-23T10:05:00.000Z',
    product: '1.0.0',
    replaced: { addresses: 0, names: 0, secrets: 0 },
    actors: [],
  },
  steps: [],
  actors: new Map(),
  differences: [],
};

/** The button, and the bar of an open recording. */
function Recordings({ replayRef }: { readonly replayRef: ReplayRef }): ReactNode {
  const isOpen = useSelector(replayRef, selectIsOpen);
  return (
    <>
      <OpenRecordingButton replayRef={replayRef} onShow={() => undefined} />
      {isOpen && <ReplayBar replayRef={replayRef} replay={replay} />}
    </>
  );
}

const problems: Readonly<Record<string, string>> = {
  'recording.faults.failed': 'The recording could not be opened.',
};

const { 'go to the start': _, ...playback } = playbackByHand;

describeViewModel({
  model: replayModel,
  show: (replayRef) => <Recordings replayRef={replayRef} />,
  byHand: {
    ...playback,
    'open a file': () => {
      const region = screen.getByLabelText('Recordings');
      fireEvent.drop(region, { dataTransfer: { files: [new File(['{}'], 'session.json')] } });
      return true;
    },
    'close it': () => press('Close the recording'),
  },
  expectScreen: (snapshot) => {
    const { position, stepCount, problem } = snapshot.context;
    const open = screen.getByText('Open recording…').closest('button');
    expect(open?.getAttribute('aria-busy') === 'true').toBe(snapshot.matches('opening'));
    const texts = [...document.querySelectorAll('[role=alert]')].map((each) => each.textContent);
    expect(texts).toEqual(
      problem === null
        ? []
        : ['text' in problem ? problem.text : problems['recording.faults.failed']],
    );
    const isOpen = snapshot.context.recording !== null;
    expect(screen.queryByLabelText('Replay') !== null).toBe(isOpen);
    expect(screen.queryByText('Show the recording') !== null).toBe(isOpen);
    if (isOpen) expectPlayback(position, stepCount, snapshot.matches({ open: 'playing' }));
  },
});
