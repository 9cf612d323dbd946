import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';

import type { ListQuery } from '../../../domain/lists/list-query.ts';
import { getRowsOnPage } from '../../../domain/lists/list-settings.ts';
import type { MessageKey } from '../../../domain/messages/en.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { useFormatMessage } from '../format-message.tsx';
import type { ListContent, ListScreenProps } from './list-screen.tsx';

const isStale = (page: string): boolean => page === 'stale' || page === 'reloading';

/** The part of a list machine's snapshot that its screen reads. */
interface ListSnapshot<R> {
  readonly value: { readonly page: string };
  can(event: { readonly type: 'search.switch' }): boolean;
  readonly context: {
    readonly items: readonly R[];
    readonly totalItems: number;
    readonly totalPages: number;
    readonly query: ListQuery;
    readonly searchText: string;
    readonly searchBy?: 'id' | 'title';
    readonly response: Outcome<unknown> | null;
  };
}

/** A running list machine: what its screen reads, and the events that every list screen sends. */
interface List<R> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): ListSnapshot<R>;
  send(
    event:
      | { readonly type: 'search.type'; readonly text: string }
      | { readonly type: 'search.switch' }
      | { readonly type: 'sort.click'; readonly field: string }
      | { readonly type: 'page.go'; readonly page: number }
      | { readonly type: 'list.refresh' },
  ): void;
}

interface ListTexts {
  /** The label of the search field. */
  readonly search: MessageKey;
  /** Says what was searched for a text. */
  readonly searched?: MessageKey;
  /** The error of a list that could not be loaded, when the server gives none. */
  readonly loadFailed: MessageKey;
}

type ListProps<R> = Pick<
  ListScreenProps<R>,
  'content' | 'search' | 'sort' | 'onSort' | 'onPage' | 'onRetry'
>;

/** Returns the props of a `ListScreen` that show a list machine and send its events. */
export function useList<R>(
  list: List<R>,
  { search, searched = 'common.searched', loadFailed }: ListTexts,
): ListProps<R> {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(list, (current) => current);
  const { query, searchText, searchBy } = snapshot.context;
  return {
    content: getListContent(snapshot, { key: loadFailed }),
    search: {
      label: formatMessage(search),
      text: searchText,
      ...(query.search !== '' && {
        searched: formatMessage(searchBy === 'id' ? 'common.searchedId' : searched, {
          text: query.search,
        }),
      }),
      ...(snapshot.can({ type: 'search.switch' }) && {
        other: {
          label: formatMessage(searchBy === 'id' ? 'common.searchInText' : 'common.searchForId', {
            text: query.search,
          }),
          onSearch: () => {
            list.send({ type: 'search.switch' });
          },
        },
      }),
      onSearch: (text) => {
        list.send({ type: 'search.type', text });
      },
    },
    sort:
      query.sort === null ? undefined : { column: query.sort.field, direction: query.sort.order },
    onSort: (field) => {
      list.send({ type: 'sort.click', field });
    },
    onPage: (page) => {
      list.send({ type: 'page.go', page });
    },
    onRetry: () => {
      list.send({ type: 'list.refresh' });
    },
  };
}

/** Returns the content of a list screen. An error shows the server's message, else `loadFailed`. */
function getListContent<R>(
  { value, context }: ListSnapshot<R>,
  loadFailed: Message,
): ListContent<R> {
  const { items, totalItems, totalPages, query, response } = context;
  switch (value.page) {
    case 'loading':
    case 'checking':
      return { state: 'loading' };
    case 'denied':
      return { state: 'denied' };
    case 'failed':
    case 'retrying':
      return {
        state: 'failed',
        message:
          response?.ok === false && 'message' in response.failure
            ? (response.failure.message ?? loadFailed)
            : loadFailed,
      };
    default:
      return {
        state: 'shown',
        rows: items,
        total: totalItems,
        page: query.page,
        pages: totalPages,
        perPage: getRowsOnPage(query.filters),
        ...(isStale(value.page) && { stale: { isReloading: value.page === 'reloading' } }),
      };
  }
}
