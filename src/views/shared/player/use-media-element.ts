import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';

import type { Speed } from '../../../domain/videos/speeds.ts';
import {
  selectShouldPlay,
  type VideoPlayerRef,
} from '../../../machines/shared/videos/video-player-machine.ts';
import { useExternalSync } from '../../design/hooks/use-external-sync.ts';

/** Applies the machine's state to the media element: playback, speed and captions. */
export function useMediaElement(
  actor: VideoPlayerRef,
  media: RefObject<HTMLVideoElement | null>,
): void {
  useExternalSync(useSelector(actor, selectShouldPlay), (plays) => {
    if (plays)
      media.current?.play().catch((reason: unknown) => {
        reportPlayError(actor, reason);
      });
    else media.current?.pause();
  });
  useExternalSync(
    useSelector(actor, (snapshot) => snapshot.context.speed),
    (speed) => {
      setSpeed(media.current, speed);
    },
  );
  useExternalSync(
    useSelector(actor, (snapshot) => snapshot.context.language),
    (language) => {
      showCaptions(media.current, language);
    },
  );
}

/**
 * Reports why playback did not start: the browser blocked it, or the video had failed before the
 * error listener was attached.
 */
function reportPlayError(actor: VideoPlayerRef, reason: unknown): void {
  if (!(reason instanceof DOMException)) return;
  if (reason.name === 'NotAllowedError') actor.send({ type: 'media.paused' });
  if (reason.name === 'NotSupportedError') actor.send({ type: 'media.failed' });
}

function setSpeed(media: HTMLVideoElement | null, speed: Speed): void {
  if (media !== null) media.playbackRate = speed;
}

function showCaptions(media: HTMLVideoElement | null, language: string | null): void {
  for (const track of media?.textTracks ?? [])
    if (track.kind === 'subtitles')
      track.mode = track.language === language ? 'showing' : 'disabled';
}
