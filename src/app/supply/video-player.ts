import { fromCallback, fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { getArticle } from '../../api/contract/articles.ts';
import type { Send } from '../../api/send.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import { videoOfArticle, type Video } from '../../domain/videos/video.ts';
import { videoPlayerMachine } from '../../machines/quiz/viewer/video-player-machine.ts';
import type { PlayerEvent } from '../../machines/quiz/viewer/video-player-types.ts';

const lang = 'en';

/** Asks for each file and reports whether it came; the answer stops it. */
const checkSubtitles = (sendPlainly: Send) =>
  fromCallback<PlayerEvent, { readonly files: Video['subtitles'] }>(
    ({ input: { files }, sendBack }) => {
      const ending = new AbortController();
      for (const [language, address] of Object.entries(files)) {
        sendPlainly({ method: 'GET', address, expects: 'blob', signal: ending.signal }).then(
          ({ ok }) => {
            sendBack({ type: 'subtitles.checked', language, isReachable: ok });
          },
          () => {
            /* it was stopped */
          },
        );
      }
      return () => {
        ending.abort();
      };
    },
  );

/** The video player over the article's call (API-093). Files are asked for without a token, as the browser's own player does. */
export const suppliedVideoPlayer = (call: Call, sendPlainly: Send): typeof videoPlayerMachine =>
  videoPlayerMachine.provide({
    actors: {
      loadVideo: fromPromise<Outcome<Video>, { readonly article: number }>(
        async ({ input: { article }, signal }) => {
          const answer = await call(getArticle, { params: { lang, id: article } }, { signal });
          return answer.ok ? succeeded(videoOfArticle(answer.value.content)) : answer;
        },
      ),
      checkSubtitles: checkSubtitles(sendPlainly),
    },
  });
