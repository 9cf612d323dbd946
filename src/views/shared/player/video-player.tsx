import './media-elements.ts';
import './player.css';

import { useSelector } from '@xstate/react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

import type { Video } from '../../../domain/videos/video.ts';
import {
  selectShouldPlay,
  type VideoPlayerRef,
} from '../../../machines/shared/videos/video-player-machine.ts';
import { PlayIcon } from '../../design/icons/player-icons.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { addMediaTranslations } from './media-translations.ts';
import { PlayerControls } from './player-controls.tsx';
import { getShortcut, type PlayerShortcut } from './player-shortcuts.ts';
import { Subtitles } from './subtitles.tsx';
import { useMediaElement } from './use-media-element.ts';

const seekSeconds = 5;
const volumeStep = 0.1;

interface VideoPlayerProps {
  readonly actor: VideoPlayerRef;
  readonly title: string;
  readonly video: Video;
}

/**
 * A playing or paused video with its controls (QVIEW-09 to QVIEW-12). The media element follows the
 * machine's state.
 */
export default function VideoPlayer({ actor, title, video }: VideoPlayerProps): ReactNode {
  const formatMessage = useFormatMessage();
  useState(() => {
    addMediaTranslations(formatMessage);
  });
  const id = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const mediaRef = useRef<HTMLVideoElement>(null);
  const isPlaying = useSelector(actor, selectShouldPlay);
  useMediaElement(actor, mediaRef);
  const toggle = (): void => {
    actor.send({ type: isPlaying ? 'video.pause' : 'video.play' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const shortcut = getShortcut(event);
    if (shortcut === null || mediaRef.current === null) return;
    event.preventDefault();
    const press = (control: string): void => {
      frameRef.current?.querySelector<HTMLElement>(control)?.click();
    };
    runShortcut(shortcut, { media: mediaRef.current, actor, toggle, press });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the controls inside
    <div
      ref={frameRef}
      role="group"
      aria-label={formatMessage('quizViewer.video.player', { title })}
      aria-describedby={`${id}keys`}
      onKeyDown={onKeyDown}
      className="player"
    >
      <p id={`${id}keys`} hidden>
        {formatMessage('quizViewer.video.keys')}
      </p>
      <VideoStage
        actor={actor}
        video={video}
        controllerId={`${id}media`}
        mediaRef={mediaRef}
        onToggle={toggle}
      />
      <PlayerControls actor={actor} controllerId={`${id}media`} onToggle={toggle} />
    </div>
  );
}

interface ShortcutTargets {
  readonly media: HTMLVideoElement;
  readonly actor: VideoPlayerRef;
  readonly toggle: () => void;
  /** Clicks the control that matches a selector. */
  readonly press: (control: string) => void;
}

function runShortcut(
  shortcut: PlayerShortcut,
  { media, actor, toggle, press }: ShortcutTargets,
): void {
  switch (shortcut) {
    case 'toggle':
      toggle();
      break;
    case 'back':
      media.currentTime = Math.max(0, media.currentTime - seekSeconds);
      break;
    case 'forward':
      media.currentTime = Math.min(media.duration || 0, media.currentTime + seekSeconds);
      break;
    case 'louder':
      media.volume = Math.min(1, media.volume + volumeStep);
      break;
    case 'quieter':
      media.volume = Math.max(0, media.volume - volumeStep);
      break;
    case 'captions':
      actor.send({ type: 'captions.toggle' });
      break;
    case 'mute':
      press('media-mute-button');
      break;
    case 'fullscreen':
      press('media-fullscreen-button');
      break;
  }
}

interface VideoStageProps {
  readonly actor: VideoPlayerRef;
  readonly video: Video;
  readonly controllerId: string;
  readonly mediaRef: RefObject<HTMLVideoElement | null>;
  readonly onToggle: () => void;
}

/** The video element, and the overlay with a play button over some paused videos (QVIEW-10). */
function VideoStage({
  actor,
  video,
  controllerId,
  mediaRef,
  onToggle,
}: VideoStageProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isOverlaid = useSelector(actor, (snapshot) => snapshot.matches({ playback: 'overlaid' }));
  return (
    <div className="player-stage relative">
      <media-controller
        ref={setFullscreenElement}
        id={controllerId}
        nohotkeys=""
        noautohide=""
        gesturesdisabled=""
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are in Subtitles */}
        <video
          ref={mediaRef}
          slot="media"
          src={video.file ?? undefined}
          preload="auto"
          playsInline
          tabIndex={-1}
          onClick={onToggle}
          onPlaying={({ currentTarget }) => {
            if (!currentTarget.paused) actor.send({ type: 'media.playing' });
          }}
          onPause={({ currentTarget }) => {
            if (currentTarget.paused) actor.send({ type: 'media.paused' });
          }}
          onError={() => {
            actor.send({ type: 'media.failed' });
          }}
        >
          <Subtitles video={video} />
        </video>
      </media-controller>
      {isOverlaid && (
        <button
          type="button"
          data-overlay=""
          aria-label={formatMessage('quizViewer.video.resume')}
          onClick={onToggle}
          className="absolute inset-0 flex items-center justify-center bg-scrim outline-offset-[-4px]"
        >
          <span
            aria-hidden="true"
            className="flex size-16 items-center justify-center rounded-full bg-rail text-rail-ink [&_.lucide]:size-6"
          >
            <PlayIcon />
          </span>
        </button>
      )}
    </div>
  );
}

/** Makes fullscreen show the whole player with its controls, not only the video. */
function setFullscreenElement(controller: HTMLElement | null): void {
  if (controller !== null)
    Object.assign(controller, { fullscreenElement: controller.closest('.player') });
}
