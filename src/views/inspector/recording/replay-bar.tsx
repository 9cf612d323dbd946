import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  listMissingMachines,
  listOtherVersions,
  listStoppedMachines,
  type Replay,
} from '../../../inspection/recording/replay.ts';
import type { ReplayRef } from '../../../machines/inspector/replay-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { useShortcuts } from '../../design/hooks/use-shortcuts.ts';
import { XIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useMomentText } from '../../shared/use-moment-text.ts';
import { formatTime } from '../live/format-time.ts';
import { PlaybackBar } from '../playback-bar.tsx';

interface ReplayProps {
  readonly replayRef: ReplayRef;
  readonly replay: Replay;
}

/** Says which machines have changed or are gone, and where the replay reached other states. */
function ReplayNotes({ replayRef, replay }: ReplayProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { differences, recording } = replay;
  const changed = listOtherVersions(replay);
  const missing = listMissingMachines(replay);
  const [first] = differences;
  return (
    <>
      {changed.length > 0 && (
        <Alert tone="warn">
          {formatMessage('recording.otherVersion', {
            machines: changed.join(', '),
            product: recording.product,
          })}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert tone="warn">
          {formatMessage('recording.missing', {
            machines: missing.join(', '),
            product: recording.product,
          })}
        </Alert>
      )}
      {listStoppedMachines(replay).map((stopped) => (
        <Alert key={stopped.machine} tone="warn">
          {formatMessage('recording.stopped', { ...stopped })}
        </Alert>
      ))}
      {first !== undefined && (
        <Alert
          tone="warn"
          action={
            <Button
              onClick={() => {
                replayRef.send({ type: 'position.set', position: first });
              }}
            >
              {formatMessage('recording.goToDifference')}
            </Button>
          }
        >
          {formatMessage('recording.differences', { count: differences.length })}
        </Alert>
      )}
    </>
  );
}

/** Plays a recording, steps through it and goes to any position. Arrow keys move the slider. */
export function ReplayBar({ replayRef, replay }: ReplayProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatMoment } = useMomentText();
  const isPlaying = useSelector(replayRef, (snapshot) => snapshot.matches({ open: 'playing' }));
  const { position, stepCount } = useSelector(replayRef, ({ context }) => context);
  const { recording, steps } = replay;
  const step = steps[position - 1]?.step;
  const send = (type: 'play' | 'pause' | 'step.back' | 'step.forward' | 'file.close') => () => {
    replayRef.send({ type });
  };
  useShortcuts({
    k: send(isPlaying ? 'pause' : 'play'),
    j: send('step.back'),
    l: send('step.forward'),
  });
  return (
    <section
      aria-label={formatMessage('recording.replay')}
      className="grid grid-cols-1 gap-2 rounded-lg border border-line bg-surface p-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        <PlaybackBar
          count={stepCount}
          shown={position}
          isPlaying={isPlaying}
          onShow={(index) => {
            replayRef.send({ type: 'position.set', position: index });
          }}
          onPlay={send('play')}
          onPause={send('pause')}
          keys={{ previous: 'J', play: 'K', next: 'L' }}
          note={
            step !== undefined && (
              <span className="ps-2 font-mono text-xs">
                {formatTime(Date.parse(recording.startedAt) + step.atMs)}
              </span>
            )
          }
        />
        <IconButton
          label={formatMessage('recording.close')}
          icon={<XIcon />}
          onClick={send('file.close')}
        />
      </div>
      <p className="px-1 text-xs text-ink-2">
        {formatMessage('recording.origin', {
          moment: formatMoment(recording.startedAt),
          product: recording.product,
        })}
      </p>
      <ReplayNotes replayRef={replayRef} replay={replay} />
    </section>
  );
}
