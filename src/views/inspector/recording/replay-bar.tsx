import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';

import type { Replay } from '../../../inspection/recording/replay.ts';
import type { ReplayRef } from '../../../machines/inspector/replay-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { useShortcuts } from '../../design/hooks/use-shortcuts.ts';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  MinusIcon,
  PlayIcon,
  XIcon,
} from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useMomentText } from '../../shared/use-moment-text.ts';
import { formatTime } from '../live/format-time.ts';

interface ReplayProps {
  readonly replayRef: ReplayRef;
  readonly replay: Replay;
}

/** Says that machines have changed, and where the replay reached other states. */
function ReplayNotes({ replayRef, replay }: ReplayProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { differences, actors } = replay;
  const changed = new Set(
    [...actors.values()]
      .filter(({ isOtherVersion }) => isOtherVersion)
      .map(({ machine }) => machine),
  );
  const [first] = differences;
  return (
    <>
      {changed.size > 0 && (
        <Alert tone="warn">
          {formatMessage('recording.otherVersion', {
            machines: [...changed].join(', '),
            product: replay.recording.product,
          })}
        </Alert>
      )}
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
  const sliderId = useId();
  const isPlaying = useSelector(replayRef, (snapshot) => snapshot.matches({ open: 'playing' }));
  const { position, stepCount } = useSelector(replayRef, ({ context }) => context);
  const canStepBack = useSelector(replayRef, (snapshot) => snapshot.can({ type: 'step.back' }));
  const canStep = useSelector(replayRef, (snapshot) => snapshot.can({ type: 'step.forward' }));
  const { recording, steps } = replay;
  const step = steps[position - 1]?.step;
  const toggle = (): void => {
    replayRef.send({ type: isPlaying ? 'pause' : 'play' });
  };
  useShortcuts({
    k: toggle,
    j: () => {
      replayRef.send({ type: 'step.back' });
    },
    l: () => {
      replayRef.send({ type: 'step.forward' });
    },
  });
  return (
    <section
      aria-label={formatMessage('recording.replay')}
      className="grid grid-cols-1 gap-2 rounded-lg border border-line bg-surface p-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          label={formatMessage('recording.stepBack')}
          icon={<ChevronLeftIcon />}
          kbd="J"
          disabledReason={canStepBack ? undefined : formatMessage('recording.atStart')}
          onClick={() => {
            replayRef.send({ type: 'step.back' });
          }}
        />
        <IconButton
          label={formatMessage(isPlaying ? 'recording.pause' : 'recording.play')}
          icon={isPlaying ? <MinusIcon className="rotate-90" /> : <PlayIcon />}
          kbd="K"
          onClick={toggle}
        />
        <IconButton
          label={formatMessage('recording.stepForward')}
          icon={<ChevronRightIcon />}
          kbd="L"
          disabledReason={canStep ? undefined : formatMessage('recording.atEnd')}
          onClick={() => {
            replayRef.send({ type: 'step.forward' });
          }}
        />
        <label htmlFor={sliderId} className="sr-only">
          {formatMessage('recording.position')}
        </label>
        <input
          id={sliderId}
          type="range"
          min={0}
          max={stepCount}
          value={position}
          className="h-control min-w-32 grow accent-(--accent)"
          aria-valuetext={formatMessage('recording.step', { position, count: stepCount })}
          onChange={({ target }) => {
            replayRef.send({ type: 'position.set', position: Number(target.value) });
          }}
        />
        <span className="figures text-sm text-ink-2">
          {formatMessage('recording.step', { position, count: stepCount })}
          {step !== undefined && (
            <span className="ps-2 font-mono text-xs">
              {formatTime(Date.parse(recording.startedAt) + step.atMs)}
            </span>
          )}
        </span>
        <IconButton
          label={formatMessage('recording.close')}
          icon={<XIcon />}
          onClick={() => {
            replayRef.send({ type: 'file.close' });
          }}
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
