import type { Speed } from '../../../domain/videos/speeds.ts';
import type { SubtitleStates } from '../../../domain/videos/subtitles.ts';
import type { Video } from '../../../domain/videos/video.ts';

/** What a player is started with. `video` is null where only its article is known; `withCaptions` shows captions from the start. */
export interface PlayerInput {
  readonly article: number;
  readonly video: Video | null;
  readonly withCaptions: boolean;
}

/** What a checked subtitle file tells. */
export interface SubtitleReport {
  readonly type: 'subtitles.checked';
  readonly language: string;
  readonly isReachable: boolean;
}

/** What people do with a player, and what its media element and its checks report. */
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

/** What a player remembers. */
export interface PlayerContext {
  readonly input: PlayerInput;
  readonly video: Video | null;
  readonly speed: Speed;
  /** Whose captions show; null shows none. */
  readonly language: string | null;
  readonly subtitles: SubtitleStates;
}
