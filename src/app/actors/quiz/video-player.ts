import { fromCallback } from 'xstate';

import type { Call } from '../../../api/client.ts';
import { getArticle } from '../../../api/contract/articles.ts';
import type { Send } from '../../../api/send.ts';
import { succeeded } from '../../../domain/outcome.ts';
import { getArticleVideo, type Video } from '../../../domain/videos/video.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import {
  videoPlayerMachine,
  type PlayerEvent,
} from '../../../machines/shared/videos/video-player-machine.ts';

const lang = 'en';

/** Requests each file and reports whether it exists. Returns the function that stops it. */
const checkSubtitles = (sendWithoutToken: Send) =>
  fromCallback<PlayerEvent, { readonly files: Video['subtitles'] }>(
    ({ input: { files }, sendBack }) => {
      const abort = new AbortController();
      for (const [language, address] of Object.entries(files)) {
        sendWithoutToken({ method: 'GET', address, expects: 'blob', signal: abort.signal }).then(
          ({ ok }) => {
            sendBack({ type: 'subtitles.checked', language, isReachable: ok });
          },
          () => {
            /* aborted */
          },
        );
      }
      return () => {
        abort.abort();
      };
    },
  );

/**
 * Provides the video player (API-093). Subtitle files are requested without a token, as the
 * browser's own player does.
 */
export const provideVideoPlayer = (call: Call, sendWithoutToken: Send): typeof videoPlayerMachine =>
  videoPlayerMachine.provide({
    actors: {
      loadVideo: fromCall<Video, { readonly article: number }>(
        async ({ input: { article }, signal }) => {
          const response = await call(getArticle, { params: { lang, id: article } }, { signal });
          return response.ok ? succeeded(getArticleVideo(response.value.content)) : response;
        },
      ),
      checkSubtitles: checkSubtitles(sendWithoutToken),
    },
  });
