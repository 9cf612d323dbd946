import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { Message } from '../../../domain/messages/message.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { createListMachine } from '../../../machines/shared/list/list-machine.ts';
import { useFormatMessage } from '../format-message.tsx';
import { RetryAlert } from '../retry-alert.tsx';
import { ListPagination } from './list-pagination.tsx';
import { hasFailed } from './has-failed.ts';

/** A running list of items that have an id. */
export type ListRef<Item extends { readonly id: number }> = ActorRefFrom<
  ReturnType<typeof createListMachine<Item>>
>;

interface FoundItemsProps<Item extends { readonly id: number }> {
  readonly list: ListRef<Item>;
  /** Shown while the page is loading. */
  readonly skeleton: ReactNode;
  /** Shown when nothing is found. */
  readonly empty: ReactNode;
  readonly getFailureMessage?: (failure: Failure) => Message;
  /** Renders the items of the page. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** The items of a page of a search, or why there are none. A failed load can be repeated. */
export function FoundItems<Item extends { readonly id: number }>({
  list,
  skeleton,
  empty,
  getFailureMessage,
  children,
}: FoundItemsProps<Item>): ReactNode {
  const formatMessage = useFormatMessage();
  const page = useSelector(list, ({ value }) => value.page);
  const items = useSelector(list, ({ context }) => context.items);
  const response = useSelector(list, ({ context }) => context.response);
  if (hasFailed(page))
    return (
      <RetryAlert
        onRetry={() => {
          list.send({ type: 'list.refresh' });
        }}
      >
        {getFailureMessage !== undefined && response?.ok === false
          ? formatMessage(getFailureMessage(response.failure))
          : undefined}
      </RetryAlert>
    );
  if (page === 'empty') return <div role="status">{empty}</div>;
  if (page === 'loading' || page === 'checking') return <div aria-hidden="true">{skeleton}</div>;
  return children(items);
}

/** The pages of a search. */
export function FoundPages<Item extends { readonly id: number }>({
  list,
}: Pick<FoundItemsProps<Item>, 'list'>): ReactNode {
  const page = useSelector(list, ({ context }) => context.query.page);
  const pages = useSelector(list, ({ context }) => context.totalPages);
  return (
    <ListPagination
      page={page}
      pages={pages}
      onPage={(next) => {
        list.send({ type: 'page.go', page: next });
      }}
    />
  );
}
