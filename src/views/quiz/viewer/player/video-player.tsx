import './media-elements.ts';
import './player.css';

import { useSelector } from '@xstate/react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

import type { Speed } from '../../../../domain/videos/speeds.ts';
import type { Video } from '../../../../domain/videos/video.ts';
import {
  selectPlays,
  type VideoPlayerRef,
} from '../../../../machines/quiz/viewer/video-player-machine.ts';
import { IconButton } from '../../../design/icon-button.tsx';
import {
  MaximizeIcon,
  MinimizeIcon,
  PauseIcon,
  PlayIcon,
  VolumeHighIcon,
  VolumeLowIcon,
  VolumeOffIcon,
} from '../../../design/player-icon.tsx';
import { useMirror } from '../../../design/use-mirror.ts';
import { useSentence } from '../../../shared/sentences.tsx';
import { CaptionsMenu } from './captions-menu.tsx';
import { speakOurs } from './media-words.ts';
import { playerKey } from './player-keys.ts';
import { SpeedMenu } from './speed-menu.tsx';
import { Subtitles } from './subtitles.tsx';
import { useLanguageName } from './use-language-name.ts';

const seekSeconds = 5;
const volumeStep = 0.1;

/** Fills the screen with the whole player, not with its picture alone. */
function takeControlsAlong(controller: HTMLElement | null): void {
  if (controller !== null)
    Object.assign(controller, { fullscreenElement: controller.closest('.player') });
}

interface VideoPlayerProps {
  readonly actor: VideoPlayerRef;
  readonly title: string;
  readonly video: Video;
}

/** A playing or paused video with its controls (QVIEW-09 to QVIEW-12). The media element does what the machine's state says, and reports. */
export default function VideoPlayer({ actor, title, video }: VideoPlayerProps): ReactNode {
  const sentence = useSentence();
  useState(() => {
    speakOurs(sentence);
  });
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const media = useRef<HTMLVideoElement>(null);
  const plays = useSelector(actor, selectPlays);
  const isOverlaid = useSelector(actor, (snapshot) => snapshot.matches({ playback: 'overlaid' }));
  useMedia(actor, media);
  const toggle = (): void => {
    actor.send({ type: plays ? 'video.pause' : 'video.play' });
  };
  const press = (control: string): void => {
    frame.current?.querySelector<HTMLElement>(control)?.click();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const element = media.current;
    const key = playerKey(event);
    if (key === null || element === null) return;
    event.preventDefault();
    switch (key) {
      case 'toggle':
        toggle();
        break;
      case 'back':
        element.currentTime = Math.max(0, element.currentTime - seekSeconds);
        break;
      case 'forward':
        element.currentTime = Math.min(element.duration || 0, element.currentTime + seekSeconds);
        break;
      case 'louder':
        element.volume = Math.min(1, element.volume + volumeStep);
        break;
      case 'quieter':
        element.volume = Math.max(0, element.volume - volumeStep);
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
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside are heard here
    <div
      ref={frame}
      role="group"
      aria-label={sentence('quizViewer.video.player', { title })}
      aria-describedby={`${id}keys`}
      onKeyDown={onKeyDown}
      className="player"
    >
      <p id={`${id}keys`} hidden>
        {sentence('quizViewer.video.keys')}
      </p>
      <div className="player-stage relative">
        <media-controller
          ref={takeControlsAlong}
          id={`${id}media`}
          nohotkeys=""
          noautohide=""
          gesturesdisabled=""
        >
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has those of its languages */}
          <video
            ref={media}
            slot="media"
            src={video.file ?? undefined}
            preload="auto"
            playsInline
            tabIndex={-1}
            onClick={toggle}
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
            aria-label={sentence('quizViewer.video.resume')}
            onClick={toggle}
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
      <div className="px-2 pb-1 max-md:px-1">
        <media-time-range mediacontroller={`${id}media`} />
        <div className="flex flex-wrap items-center gap-x-1 max-md:gap-x-0">
          <IconButton
            autoFocus
            label={sentence(plays ? 'quizViewer.video.pause' : 'quizViewer.video.play')}
            icon={plays ? <PauseIcon /> : <PlayIcon />}
            onClick={toggle}
          />
          <media-mute-button mediacontroller={`${id}media`} notooltip="">
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
          <media-volume-range mediacontroller={`${id}media`} />
          <media-time-display mediacontroller={`${id}media`} showduration="" notoggle="" />
          <span className="grow" />
          <CaptionsMenu actor={actor} />
          <SpeedMenu actor={actor} />
          <media-fullscreen-button mediacontroller={`${id}media`} notooltip="">
            <span slot="enter">
              <MaximizeIcon />
            </span>
            <span slot="exit">
              <MinimizeIcon />
            </span>
          </media-fullscreen-button>
        </div>
        <Unreachable actor={actor} />
      </div>
    </div>
  );
}

/** Has the media element do what the machine's state says. */
function useMedia(actor: VideoPlayerRef, media: RefObject<HTMLVideoElement | null>): void {
  useMirror(useSelector(actor, selectPlays), (plays) => {
    if (plays)
      media.current?.play().catch((reason: unknown) => {
        report(actor, reason);
      });
    else media.current?.pause();
  });
  useMirror(
    useSelector(actor, (snapshot) => snapshot.context.speed),
    (speed) => {
      setSpeed(media.current, speed);
    },
  );
  useMirror(
    useSelector(actor, (snapshot) => snapshot.context.language),
    (language) => {
      showCaptions(media.current, language);
    },
  );
}

/** Why an element did not begin to play: it may not without a press, or it had failed before anybody listened to it. */
function report(actor: VideoPlayerRef, reason: unknown): void {
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

interface UnreachableProps {
  readonly actor: VideoPlayerRef;
}

/** Which languages have no subtitles after all (QVIEW-11). */
function Unreachable({ actor }: UnreachableProps): ReactNode {
  const sentence = useSentence();
  const nameOf = useLanguageName();
  const subtitles = useSelector(actor, (snapshot) => snapshot.context.subtitles);
  const missing = Object.keys(subtitles).filter(
    (language) => subtitles[language] === 'unreachable',
  );
  return (
    <div role="status" className="px-2 text-xs text-warn">
      {missing.map((language) => (
        <p key={language} className="pb-2">
          {sentence('quizViewer.video.unreachableIn', { language: nameOf(language) })}
        </p>
      ))}
    </div>
  );
}
