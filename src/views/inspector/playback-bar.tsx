import type { ReactNode } from 'react';

import { IconButton } from '../design/buttons/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PlayIcon } from '../design/icons/icons.tsx';
import { FirstIcon, LastIcon, PauseIcon } from '../design/icons/player-icons.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface PlaybackBarProps {
  /** How many steps there are, without the start. */
  readonly count: number;
  readonly shown: number;
  readonly isPlaying: boolean;
  readonly onShow: (index: number) => void;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  /** The keys that do the same as the buttons, for their tooltips. */
  readonly keys?: { readonly previous: string; readonly play: string; readonly next: string };
  /** Beside the number of the shown step. */
  readonly note?: ReactNode;
}

/** The buttons to the step before and after, and the one that plays. */
function PlaybackButtons({
  count,
  shown,
  isPlaying,
  onShow,
  onPlay,
  onPause,
  keys,
}: PlaybackBarProps): ReactNode {
  const formatMessage = useFormatMessage();
  const none = count === 0 ? formatMessage('inspector.playback.noStep') : undefined;
  const atStart = none ?? (shown === 0 ? formatMessage('inspector.playback.isFirst') : undefined);
  const atEnd = none ?? (shown === count ? formatMessage('inspector.playback.isLast') : undefined);
  return (
    <>
      <IconButton
        label={formatMessage('inspector.playback.firstStep')}
        icon={<FirstIcon />}
        disabledReason={atStart}
        onClick={() => {
          onShow(0);
        }}
      />
      <IconButton
        label={formatMessage('inspector.playback.previousStep')}
        icon={<ChevronLeftIcon />}
        kbd={keys?.previous}
        disabledReason={atStart}
        onClick={() => {
          onShow(shown - 1);
        }}
      />
      <IconButton
        label={formatMessage(isPlaying ? 'inspector.playback.pause' : 'inspector.playback.play')}
        icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
        kbd={keys?.play}
        disabledReason={none}
        onClick={isPlaying ? onPause : onPlay}
      />
      <IconButton
        label={formatMessage('inspector.playback.nextStep')}
        icon={<ChevronRightIcon />}
        kbd={keys?.next}
        disabledReason={atEnd}
        onClick={() => {
          onShow(shown + 1);
        }}
      />
      <IconButton
        label={formatMessage('inspector.playback.lastStep')}
        icon={<LastIcon />}
        disabledReason={atEnd}
        onClick={() => {
          onShow(count);
        }}
      />
    </>
  );
}

/** Looks at one step after the other: with buttons, with a slider, or by itself. */
export function PlaybackBar(props: PlaybackBarProps): ReactNode {
  const { count, shown, onShow, note } = props;
  const formatMessage = useFormatMessage();
  const place = formatMessage('inspector.playback.stepOf', { shown, count });
  return (
    <div
      role="group"
      aria-label={formatMessage('inspector.playback.bar')}
      className="flex min-w-0 grow basis-60 flex-wrap items-center gap-1"
    >
      <PlaybackButtons {...props} />
      <input
        type="range"
        min={0}
        max={count}
        step={1}
        value={shown}
        disabled={count === 0}
        aria-label={formatMessage('inspector.playback.shownStep')}
        aria-valuetext={place}
        onChange={(event) => {
          onShow(Number(event.target.value));
        }}
        className="h-control min-w-20 grow basis-20 accent-accent max-md:order-last max-md:basis-full"
      />
      <span className="figures text-sm whitespace-nowrap text-ink-2">
        <span>{place}</span>
        {note}
      </span>
    </div>
  );
}
