import type { ReactNode } from 'react';

import { IconButton } from '../../design/buttons/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PlayIcon } from '../../design/icons/icons.tsx';
import { PauseIcon } from '../../design/icons/player-icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface PlaybackBarProps {
  /** How many steps there are, without the start. */
  readonly count: number;
  readonly shown: number;
  readonly isPlaying: boolean;
  readonly onShow: (index: number) => void;
  readonly onPlay: () => void;
  readonly onPause: () => void;
}

/** Looks at one step after the other: with buttons, with a slider, or by itself. */
export function PlaybackBar({
  count,
  shown,
  isPlaying,
  onShow,
  onPlay,
  onPause,
}: PlaybackBarProps): ReactNode {
  const formatMessage = useFormatMessage();
  const none = count === 0 ? formatMessage('inspector.simulation.noStep') : undefined;
  return (
    <div
      role="group"
      aria-label={formatMessage('inspector.simulation.playback')}
      className="flex min-w-0 grow items-center gap-1"
    >
      <IconButton
        label={formatMessage('inspector.simulation.previousStep')}
        icon={<ChevronLeftIcon />}
        disabledReason={
          none ?? (shown === 0 ? formatMessage('inspector.simulation.isFirst') : undefined)
        }
        onClick={() => {
          onShow(shown - 1);
        }}
      />
      <IconButton
        label={formatMessage(
          isPlaying ? 'inspector.simulation.pause' : 'inspector.simulation.play',
        )}
        icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
        disabledReason={none}
        onClick={isPlaying ? onPause : onPlay}
      />
      <IconButton
        label={formatMessage('inspector.simulation.nextStep')}
        icon={<ChevronRightIcon />}
        disabledReason={
          none ?? (shown === count ? formatMessage('inspector.simulation.isLast') : undefined)
        }
        onClick={() => {
          onShow(shown + 1);
        }}
      />
      <input
        type="range"
        min={0}
        max={count}
        step={1}
        value={shown}
        disabled={count === 0}
        aria-label={formatMessage('inspector.simulation.shownStep')}
        onChange={(event) => {
          onShow(Number(event.target.value));
        }}
        className="h-control min-w-20 grow accent-accent"
      />
      <span className="figures text-sm whitespace-nowrap text-ink-2">
        {formatMessage('inspector.simulation.stepOf', { shown, count })}
      </span>
    </div>
  );
}
