import {
  assign,
  fromCallback,
  fromPromise,
  raise,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';

import type { Outcome } from '../../../domain/outcome.ts';
import type { Speed } from '../../../domain/videos/speeds.ts';
import { preferredLanguage } from '../../../domain/videos/subtitles.ts';
import { hasPauseOverlay } from '../../../domain/videos/video-header.ts';
import type { Video } from '../../../domain/videos/video.ts';
import { notSupplied } from '../../shared/not-supplied.ts';
import type {
  PlayerContext,
  PlayerEvent,
  PlayerInput,
  SubtitleReport,
} from './video-player-types.ts';

/**
 * A video of a quiz: behind its cover until somebody plays it (QVIEW-08, QVIEW-09), then playing or paused, where some types lie behind an overlay
 * (QVIEW-10), or failed with the way to try again (QVIEW-17). The file of each language's subtitles is checked beside that (QVIEW-11). What the media
 * element shall do follows from the state; what it does is reported. Supply `loadVideo` and `checkSubtitles`, which reports each language.
 */
export const videoPlayerMachine = setup({
  types: { context: {} as PlayerContext, events: {} as PlayerEvent, input: {} as PlayerInput },
  actors: {
    loadVideo: fromPromise<Outcome<Video>, { readonly article: number }>(notSupplied('loadVideo')),
    checkSubtitles: fromCallback<PlayerEvent, { readonly files: Video['subtitles'] }>(
      notSupplied('checkSubtitles'),
    ),
  },
  guards: {
    isKnown: ({ context }) => context.video !== null,
    isFound: (_, answer: Outcome<Video>) => answer.ok,
    hasNoFile: ({ context }) => context.video?.file == null,
    pausesBehindOverlay: ({ context }) => hasPauseOverlay(context.video?.articleType ?? null),
    isOffered: ({ context }, language: string | null) =>
      language === null || (context.subtitles[language] ?? 'unreachable') !== 'unreachable',
    areAllChecked: ({ context }) => !Object.values(context.subtitles).includes('checking'),
  },
  actions: {
    take: assign((_, answer: Outcome<Video>) => (answer.ok ? { video: answer.value } : {})),
    beginChecks: assign(({ context: { video } }) => ({
      subtitles: Object.fromEntries(
        Object.keys(video?.subtitles ?? {}).map((language) => [language, 'checking' as const]),
      ),
    })),
    beginCaptions: assign(({ context: { input, subtitles } }) => ({
      language: input.withCaptions ? preferredLanguage(subtitles) : null,
    })),
    note: assign(({ context: { subtitles, language } }, report: SubtitleReport) => {
      const noted = {
        ...subtitles,
        [report.language]: report.isReachable ? ('reachable' as const) : ('unreachable' as const),
      };
      return {
        subtitles: noted,
        language:
          language === report.language && !report.isReachable ? preferredLanguage(noted) : language,
      };
    }),
    setSpeed: assign((_, speed: Speed) => ({ speed })),
    setLanguage: assign((_, language: string | null) => ({ language })),
    toggleCaptions: assign(({ context: { language, subtitles } }) => ({
      language: language === null ? preferredLanguage(subtitles) : null,
    })),
  },
}).createMachine({
  id: 'videoPlayer',
  context: ({ input }) => ({ input, video: input.video, speed: 1, language: null, subtitles: {} }),
  type: 'parallel',
  on: {
    'speed.choose': { actions: { type: 'setSpeed', params: ({ event }) => event.speed } },
    'captions.choose': {
      guard: { type: 'isOffered', params: ({ event }) => event.language },
      actions: { type: 'setLanguage', params: ({ event }) => event.language },
    },
    'captions.toggle': { actions: 'toggleCaptions' },
  },
  states: {
    playback: {
      initial: 'covered',
      states: {
        covered: {
          initial: 'unknown',
          on: { 'video.play': [{ guard: 'isKnown', target: 'opening' }, { target: 'loading' }] },
          states: {
            unknown: {
              always: { guard: 'isKnown', target: 'known' },
              on: { 'video.near': 'looking' },
            },
            looking: {
              invoke: {
                src: 'loadVideo',
                input: ({ context }) => ({ article: context.input.article }),
                onDone: [
                  {
                    guard: { type: 'isFound', params: ({ event }) => event.output },
                    target: 'known',
                    actions: { type: 'take', params: ({ event }) => event.output },
                  },
                  { target: 'notFound' },
                ],
                onError: 'notFound',
              },
            },
            notFound: {},
            known: {},
          },
        },
        loading: {
          invoke: {
            src: 'loadVideo',
            input: ({ context }) => ({ article: context.input.article }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'opening',
                actions: { type: 'take', params: ({ event }) => event.output },
              },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        opening: {
          always: [
            { guard: 'hasNoFile', target: 'failed' },
            { target: 'starting', actions: raise({ type: 'subtitles.check' }) },
          ],
        },
        starting: {
          on: {
            'media.playing': 'playing',
            'media.failed': 'failed',
            'media.paused': 'pausing',
            'video.pause': 'pausing',
          },
        },
        playing: {
          on: { 'media.paused': 'pausing', 'video.pause': 'pausing', 'media.failed': 'failed' },
        },
        pausing: {
          always: [{ guard: 'pausesBehindOverlay', target: 'overlaid' }, { target: 'paused' }],
        },
        paused: {
          on: { 'video.play': 'starting', 'media.playing': 'playing', 'media.failed': 'failed' },
        },
        overlaid: {
          on: { 'video.play': 'starting', 'media.playing': 'playing', 'media.failed': 'failed' },
        },
        failed: { on: { 'video.retry': 'loading' } },
      },
    },
    subtitles: {
      initial: 'unchecked',
      on: { 'subtitles.check': { target: '.checking', actions: ['beginChecks', 'beginCaptions'] } },
      states: {
        unchecked: {},
        checking: {
          invoke: {
            src: 'checkSubtitles',
            input: ({ context }) => ({ files: context.video?.subtitles ?? {} }),
          },
          on: { 'subtitles.checked': { actions: { type: 'note', params: ({ event }) => event } } },
          always: { guard: 'areAllChecked', target: 'checked' },
        },
        checked: {},
      },
    },
  },
});

/** A running player. */
export type VideoPlayerRef = ActorRefFrom<typeof videoPlayerMachine>;
/** A player at one moment. */
export type VideoPlayerSnapshot = SnapshotFrom<typeof videoPlayerMachine>;

/** What stands in the video's place: its cover, the cover while it loads, the player, or that it failed. */
export function selectStage({
  value: { playback },
}: VideoPlayerSnapshot): 'covered' | 'loading' | 'open' | 'failed' {
  if (typeof playback !== 'string') return 'covered';
  return playback === 'loading' || playback === 'failed' ? playback : 'open';
}

/** Whether the media element shall play. */
export const selectPlays = ({ value: { playback } }: VideoPlayerSnapshot): boolean =>
  playback === 'starting' || playback === 'playing';
