import { fromPromise } from 'xstate';

import type { Call } from '../../../../api/client.ts';
import { searchArticles, type ContentType } from '../../../../api/contract/articles.ts';
import type { ListPage } from '../../../../domain/lists/list-page.ts';
import type { Outcome } from '../../../../domain/outcome.ts';
import {
  parseRange,
  videoListMachine,
  type VideoResult,
  videoPickerMachine,
} from '../../../../machines/quiz/editor/dialogs/video-picker-machine.ts';
import type { LoadPageInput } from '../../../../machines/shared/list/list-types.ts';
import { toListPage } from '../../shared/list-calls.ts';

const kinds: readonly ContentType[] = ['research', 'education'];

/**
 * Loads a page of the article search (API-090): 12 results, both kinds unless one is ticked, both
 * publication days included.
 */
const searchVideos = (call: Call) =>
  fromPromise<Outcome<ListPage<VideoResult>>, LoadPageInput>(
    async ({
      input: {
        query: { search, page, filters },
      },
      signal,
    }) => {
      const { from, until } = parseRange(filters['published']);
      const selectedKinds = kinds.filter((kind) => filters[kind] === 'on');
      const response = await call(
        searchArticles,
        {
          query: {
            query: search,
            page: String(page),
            ...(selectedKinds.length > 0 && { content_type: selectedKinds.join(',') }),
            ...(from !== null && { from }),
            ...(until !== null && { to: until }),
          },
        },
        { signal },
      );
      return toListPage(response, ({ id, title, images, authors, publishedAt, articleType }) => ({
        id,
        title,
        image: images.short,
        authors: authors.map(({ name }) => name),
        publishedAt,
        type: articleType,
      }));
    },
  );

/** Provides the Add Video dialog with the article search. */
export const provideVideoPicker = (call: Call): typeof videoPickerMachine =>
  videoPickerMachine.provide({
    actors: { videoList: videoListMachine.provide({ actors: { loadPage: searchVideos(call) } }) },
  });
