import { assign, fromCallback, raise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { Outcome } from '../../../domain/outcome.ts';
import type { Speed } from '../../../domain/videos/speeds.ts';
import { getPreferredLanguage, type SubtitleStates } from '../../../domain/videos/subtitles.ts';
import { hasPauseOverlay } from '../../../domain/videos/video-label.ts';
import type { Video } from '../../../domain/videos/video.ts';
import { fromCall } from '../from-call.ts';
import { notProvided } from '../not-provided.ts';
import { withOutput } from '../with-output.ts';

/**
 * The input of a player. `video` is null when only its article is known; `withCaptions` shows
 * captions from the start; `playsAtOnce` is for a video that the person has asked to see.
 */
export interface PlayerInput {
  readonly article: number;
  readonly video: Video | null;
  readonly withCaptions: boolean;
  readonly playsAtOnce?: boolean;
}

/** The result of checking a subtitle file. */
export interface SubtitleReport {
  readonly type: 'subtitles.checked';
  readonly language: string;
  readonly isReachable: boolean;
}

/** The events of a player: of the person, the media element and the subtitle checks. */
export type PlayerEvent =
  | { readonly type: 'video.near' }
  | { readonly type: 'video.play' }
  | { readonly type: 'video.pause' }
  | { readonly type: 'video.retry' }
  | { readonly type: 'media.playing' }
  | { readonly type: 'media.paused' }
  | { readonly type: 'media.failed' }
  | { readonly type: 'speed.choose'; readonly speed: Speed }
  | { readonly type: 'captions.choose'; readonly language: string | null }
  | { readonly type: 'captions.toggle' }
  | { readonly type: 'subtitles.check' }
  | SubtitleReport;

/** The context of a player. */
export interface PlayerContext {
  readonly input: PlayerInput;
  readonly video: Video | null;
  readonly speed: Speed;
  /** The language of the captions; null shows none. */
  readonly language: string | null;
  readonly subtitles: SubtitleStates;
}

/**
 * A video of a quiz: covered until it is played (QVIEW-08, QVIEW-09), then playing or paused, with
 * an overlay for some types (QVIEW-10), or failed with a retry (QVIEW-17). The subtitle file of
 * each language is checked at the same time (QVIEW-11). The media element follows the state and
 * reports what it does. Provide `loadVideo` and `checkSubtitles`.
 */
export const videoPlayerMachine = setup({
  types: { context: {} as PlayerContext, events: {} as PlayerEvent, input: {} as PlayerInput },
  actors: {
    loadVideo: fromCall<Video, { readonly article: number }>(notProvided('loadVideo')),
    checkSubtitles: fromCallback<PlayerEvent, { readonly files: Video['subtitles'] }>(
      notProvided('checkSubtitles'),
    ),
  },
  guards: {
    playsAtOnce: ({ context }) => context.input.playsAtOnce === true,
    isKnown: ({ context }) => context.video !== null,
    isFound: (_, response: Outcome<Video>) => response.ok,
    hasNoFile: ({ context }) => context.video?.file == null,
    hasPauseOverlay: ({ context }) => hasPauseOverlay(context.video?.articleType ?? null),
    isOffered: ({ context }, language: string | null) =>
      language === null || (context.subtitles[language] ?? 'unreachable') !== 'unreachable',
    areAllChecked: ({ context }) => !Object.values(context.subtitles).includes('checking'),
  },
  actions: {
    setVideo: assign((_, response: Outcome<Video>) =>
      response.ok ? { video: response.value } : {},
    ),
    startChecks: assign(({ context: { video } }) => ({
      subtitles: Object.fromEntries(
        Object.keys(video?.subtitles ?? {}).map((language) => [language, 'checking' as const]),
      ),
    })),
    startCaptions: assign(({ context: { input, subtitles } }) => ({
      language: input.withCaptions ? getPreferredLanguage(subtitles) : null,
    })),
    setSubtitleState: assign(({ context: { subtitles, language } }, report: SubtitleReport) => {
      const states = {
        ...subtitles,
        [report.language]: report.isReachable ? ('reachable' as const) : ('unreachable' as const),
      };
      return {
        subtitles: states,
        language:
          language === report.language && !report.isReachable
            ? getPreferredLanguage(states)
            : language,
      };
    }),
    setSpeed: assign((_, speed: Speed) => ({ speed })),
    setLanguage: assign((_, language: string | null) => ({ language })),
    toggleCaptions: assign(({ context: { language, subtitles } }) => ({
      language: language === null ? getPreferredLanguage(subtitles) : null,
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
          always: { guard: 'playsAtOnce', target: 'loading' },
          on: { 'video.play': [{ guard: 'isKnown', target: 'opening' }, { target: 'loading' }] },
          states: {
            unknown: {
              always: { guard: 'isKnown', target: 'known' },
              on: { 'video.near': 'loadingCover' },
            },
            loadingCover: {
              invoke: {
                src: 'loadVideo',
                input: ({ context }) => ({ article: context.input.article }),
                onDone: [
                  {
                    guard: withOutput('isFound'),
                    target: 'known',
                    actions: withOutput('setVideo'),
                  },
                  { target: 'notFound' },
                ],
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
                guard: withOutput('isFound'),
                target: 'opening',
                actions: withOutput('setVideo'),
              },
              { target: 'failed' },
            ],
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
          always: [{ guard: 'hasPauseOverlay', target: 'overlaid' }, { target: 'paused' }],
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
      on: { 'subtitles.check': { target: '.checking', actions: ['startChecks', 'startCaptions'] } },
      states: {
        unchecked: {},
        checking: {
          invoke: {
            src: 'checkSubtitles',
            input: ({ context }) => ({ files: context.video?.subtitles ?? {} }),
            onError: 'checked',
          },
          on: {
            'subtitles.checked': {
              actions: { type: 'setSubtitleState', params: ({ event }) => event },
            },
          },
          always: { guard: 'areAllChecked', target: 'checked' },
        },
        checked: {},
      },
    },
  },
});

/** A reference to a player. */
export type VideoPlayerRef = ActorRefFrom<typeof videoPlayerMachine>;
/** A snapshot of a player. */
export type VideoPlayerSnapshot = SnapshotFrom<typeof videoPlayerMachine>;

/**
 * Returns what is shown: the cover, the cover while the video loads, the player, or the failure.
 */
export function selectStage({
  value: { playback },
}: VideoPlayerSnapshot): 'covered' | 'loading' | 'open' | 'failed' {
  if (typeof playback !== 'string') return 'covered';
  return playback === 'loading' || playback === 'failed' ? playback : 'open';
}

/** Returns whether the media element should play. */
export const selectShouldPlay = ({ value: { playback } }: VideoPlayerSnapshot): boolean =>
  playback === 'starting' || playback === 'playing';
