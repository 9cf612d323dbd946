import type { Call } from '../../../api/client.ts';
import { searchArticles, type ContentType } from '../../../api/contract/articles.ts';
import type { ListPage } from '../../../domain/lists/list-page.ts';
import type { ArticleCard } from '../../../api/contract/entities/article.ts';
import { succeeded } from '../../../domain/outcome.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import {
  parseRange,
  videoListMachine,
  type VideoResult,
  videoPickerMachine,
} from '../../../machines/shared/videos/video-picker-machine.ts';
import type { LoadPageInput } from '../../../machines/shared/list/list-types.ts';
import { toListPage } from './list-calls.ts';

const kinds: readonly ContentType[] = ['research', 'education'];

/** Adds what else a dialog shows of the results of a page. */
type AddDetails = (
  results: readonly VideoResult[],
  signal: AbortSignal,
) => Promise<readonly VideoResult[]>;

const toVideoResult = (card: ArticleCard): VideoResult => ({
  id: card.id,
  title: card.title,
  image: card.images.short,
  authors: card.authors.map(({ name }) => name),
  publishedAt: card.publishedAt,
  type: card.articleType,
  ...(card.durationSeconds !== undefined && { durationSeconds: card.durationSeconds }),
  subject: card.path.find(({ type }) => type === 'subject')?.title ?? null,
});

/**
 * Loads a page of the article search (API-090): 12 results, both kinds unless one is ticked, every
 * subject unless one is chosen, both publication days included.
 */
const searchVideos = (call: Call, addDetails: AddDetails) =>
  fromCall<ListPage<VideoResult>, LoadPageInput>(
    async ({
      input: {
        query: { search, page, filters },
      },
      signal,
    }) => {
      const { from, until } = parseRange(filters['published']);
      const subject = filters['subject'] ?? '';
      const selectedKinds = kinds.filter((kind) => filters[kind] === 'on');
      const response = await call(
        searchArticles,
        {
          query: {
            query: search,
            page: String(page),
            ...(selectedKinds.length > 0 && { content_type: selectedKinds.join(',') }),
            ...(subject !== '' && { subject }),
            ...(from !== null && { from }),
            ...(until !== null && { to: until }),
          },
        },
        { signal },
      );
      const found = toListPage(response, toVideoResult);
      return found.ok
        ? succeeded({ ...found.value, items: await addDetails(found.value.items, signal) })
        : found;
    },
  );

/**
 * Provides the search of videos. `addDetails` may add to each result what the search does not
 * return.
 */
export const provideVideoPicker = (
  call: Call,
  addDetails: AddDetails = (results) => Promise.resolve(results),
): typeof videoPickerMachine =>
  videoPickerMachine.provide({
    actors: {
      videoList: videoListMachine.provide({
        actors: { loadPage: searchVideos(call, addDetails) },
      }),
    },
  });
