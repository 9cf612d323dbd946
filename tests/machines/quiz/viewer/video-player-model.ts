import type { Video } from '../../../../src/domain/videos/video.ts';
import {
  videoPlayerMachine,
  type VideoPlayerSnapshot,
} from '../../../../src/machines/shared/videos/video-player-machine.ts';
import { defineModel } from '../../../support/define-model.ts';

/** A video with English and German subtitles. */
export const videoOf = (parts: Partial<Video> = {}): Video => ({
  articleId: 7,
  articleType: 'journal',
  file: '/files/a.webm',
  width: 320,
  height: 180,
  cover: '/files/l.png',
  subtitles: { en: '/files/en.vtt', de: '/files/de.vtt' },
  thumbnails: null,
  ...parts,
});

const looking = 'xstate.done.actor.0.videoPlayer.playback.covered.loadingCover';
const loading = 'xstate.done.actor.0.videoPlayer.playback.loading';
const found = (parts: Partial<Video> = {}) => ({ ok: true, value: videoOf(parts) });
const none = { ok: false, failure: { kind: 'notFound' } };
const broken = new Error('broken');

function stateOf({ value: { playback, subtitles }, context }: VideoPlayerSnapshot): string {
  const place = typeof playback === 'string' ? playback : `covered ${playback.covered}`;
  const type =
    context.video === null
      ? 'no video'
      : `${context.video.articleType ?? ''}${context.video.file === null ? ' without a file' : ''}`;
  const files = Object.entries(context.subtitles)
    .map(([language, state]) => `${language} ${state}`)
    .join(' ');
  return [place, type, subtitles, files, `captions ${context.language ?? 'off'}`].join(', ');
}

/** The player of a video that is known, and of one of which only the article is. */
export const videoPlayerModel = defineModel({
  machine: videoPlayerMachine,
  requirements: 'QVIEW-08 QVIEW-09 QVIEW-11 QVIEW-17',
  stateOf,
  each: 'transition',
  longest: 30,
  parts: {
    'its article is known': { input: { article: 7, video: null, withCaptions: true } },
    'the video is known': { input: { article: 7, video: videoOf(), withCaptions: true } },
    'it plays at once': {
      input: { article: 7, video: null, withCaptions: false, playsAtOnce: true },
    },
  },
  never: {
    'QVIEW-10 other videos have no overlay while paused': (state) =>
      state.startsWith('overlaid') && !state.includes('science_education'),
    'QVIEW-10 science education videos have an overlay while paused': (state) =>
      state.startsWith('paused') && state.includes('science_education'),
  },
  events: {
    'it comes near': { type: 'video.near' },
    'its article is found': { type: looking, output: found() },
    'its article is not found': { type: looking, output: none },
    play: { type: 'video.play' },
    'the video is found': { type: loading, output: found({ articleType: 'science_education' }) },
    'the video has no file': { type: loading, output: found({ file: null }) },
    'there is no video': { type: loading, output: none },
    'the element plays': { type: 'media.playing' },
    'the element stops': { type: 'media.paused' },
    'the element fails': { type: 'media.failed' },
    pause: { type: 'video.pause' },
    retry: { type: 'video.retry' },
    'English is there': { type: 'subtitles.checked', language: 'en', isReachable: true },
    'German is not there': { type: 'subtitles.checked', language: 'de', isReachable: false },
    'the check of the subtitles breaks': {
      type: 'xstate.error.actor.0.videoPlayer.subtitles.checking',
      error: broken,
    },
    'captions on or off': { type: 'captions.toggle' },
    'set the speed': { type: 'speed.choose', speed: 1 },
    'choose German': { type: 'captions.choose', language: 'de' },
  },
});
