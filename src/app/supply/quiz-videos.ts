import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { searchArticles, type ContentType } from '../../api/contract/articles.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import {
  readRange,
  videoListMachine,
  type VideoResult,
} from '../../machines/quiz/video-list-machine.ts';
import { videoPickerMachine } from '../../machines/quiz/video-picker-machine.ts';
import type { LoadPageInput } from '../../machines/shared/list-types.ts';

const kinds: readonly ContentType[] = ['research', 'education'];

/** A page of the article search (API-090): 12 results, both kinds unless one is ticked, publication days both included. */
const searchVideos = (call: Call) =>
  fromPromise<Outcome<ListPage<VideoResult>>, LoadPageInput>(
    async ({
      input: {
        query: { search, page, filters },
      },
      signal,
    }) => {
      const { from, until } = readRange(filters['published']);
      const chosen = kinds.filter((kind) => filters[kind] === 'on');
      const answer = await call(
        searchArticles,
        {
          query: {
            query: search,
            page: String(page),
            ...(chosen.length > 0 && { content_type: chosen.join(',') }),
            ...(from !== null && { from }),
            ...(until !== null && { to: until }),
          },
        },
        { signal },
      );
      if (!answer.ok) return answer;
      const { result, navigation } = answer.value.content;
      const items = result.map(({ id, title, images, authors, publishedAt, articleType }) => ({
        id,
        title,
        image: images.short,
        authors: authors.map(({ name }) => name),
        publishedAt,
        type: articleType,
      }));
      return succeeded({
        items,
        totalItems: navigation.totalItems,
        totalPages: navigation.totalPages,
      });
    },
  );

/** The Add Video dialog's machine over the article search. */
export const suppliedVideoPicker = (call: Call): typeof videoPickerMachine =>
  videoPickerMachine.provide({
    actors: { videoList: videoListMachine.provide({ actors: { loadPage: searchVideos(call) } }) },
  });
