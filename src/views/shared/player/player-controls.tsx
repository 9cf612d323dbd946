import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  selectShouldPlay,
  type VideoPlayerRef,
} from '../../../machines/shared/videos/video-player-machine.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import {
  MaximizeIcon,
  MinimizeIcon,
  PauseIcon,
  PlayIcon,
  VolumeHighIcon,
  VolumeLowIcon,
  VolumeOffIcon,
} from '../../design/icons/player-icons.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { CaptionsMenu } from './captions-menu.tsx';
import { SpeedMenu } from './speed-menu.tsx';
import { useLanguageName } from '../use-language-name.ts';

interface PlayerControlsProps {
  readonly actor: VideoPlayerRef;
  /** The id of the `media-controller` element. */
  readonly controllerId: string;
  readonly onToggle: () => void;
}

/**
 * The controls below a video: time range, play, volume, time, captions, speed, fullscreen (QVIEW-09
 * to QVIEW-12).
 */
export function PlayerControls({ actor, controllerId, onToggle }: PlayerControlsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isPlaying = useSelector(actor, selectShouldPlay);
  return (
    <div className="px-2 pb-1 max-md:px-1">
      <media-time-range mediacontroller={controllerId} dir="ltr" />
      <div dir="ltr" className="flex flex-wrap items-center gap-x-1 max-md:gap-x-0">
        <IconButton
          autoFocus
          label={formatMessage(isPlaying ? 'quizViewer.video.pause' : 'quizViewer.video.play')}
          icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
          onClick={onToggle}
        />
        <media-mute-button mediacontroller={controllerId} notooltip="">
          <span slot="off">
            <VolumeOffIcon />
          </span>
          <span slot="low">
            <VolumeLowIcon />
          </span>
          <span slot="medium">
            <VolumeLowIcon />
          </span>
          <span slot="high">
            <VolumeHighIcon />
          </span>
        </media-mute-button>
        <media-volume-range mediacontroller={controllerId} />
        <media-time-display mediacontroller={controllerId} showduration="" notoggle="" />
        <span className="grow" />
        <CaptionsMenu actor={actor} />
        <SpeedMenu actor={actor} />
        <media-fullscreen-button mediacontroller={controllerId} notooltip="">
          <span slot="enter">
            <MaximizeIcon />
          </span>
          <span slot="exit">
            <MinimizeIcon />
          </span>
        </media-fullscreen-button>
      </div>
      <UnreachableSubtitles actor={actor} />
    </div>
  );
}

interface UnreachableSubtitlesProps {
  readonly actor: VideoPlayerRef;
}

/** Lists the languages whose subtitles could not be loaded (QVIEW-11). */
function UnreachableSubtitles({ actor }: UnreachableSubtitlesProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getLanguageName = useLanguageName();
  const subtitles = useSelector(actor, (snapshot) => snapshot.context.subtitles);
  const unreachable = Object.keys(subtitles).filter(
    (language) => subtitles[language] === 'unreachable',
  );
  return (
    <div role="status" className="px-2 text-xs text-warn">
      {unreachable.map((language) => (
        <p key={language} className="pb-2">
          {formatMessage('quizViewer.video.unreachableIn', { language: getLanguageName(language) })}
        </p>
      ))}
    </div>
  );
}
