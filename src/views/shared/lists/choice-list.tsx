import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { Message } from '../../../domain/messages/message.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { createListMachine } from '../../../machines/shared/list/list-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Skeleton } from '../../design/feedback/skeleton.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { ListPagination } from './list-pagination.tsx';

interface ChoiceListProps<Item extends { readonly id: number }> {
  readonly list: ActorRefFrom<ReturnType<typeof createListMachine<Item>>>;
  readonly label: string;
  readonly searchLabel: string;
  readonly emptyTitle: string;
  readonly getFailureMessage: (failure: Failure) => Message;
  /** Renders a row; its root is a list item. */
  readonly children: (item: Item) => ReactNode;
}

const skeletonRows = 6;

/** A list to choose from in a dialog: search, rows, pages. A failed load can be repeated. */
export function ChoiceList<Item extends { readonly id: number }>(
  props: ChoiceListProps<Item>,
): ReactNode {
  const { list, searchLabel } = props;
  const formatMessage = useFormatMessage();
  const text = useSelector(list, ({ context }) => context.searchText);
  const page = useSelector(list, ({ context }) => context.query.page);
  const pages = useSelector(list, ({ context }) => context.totalPages);
  return (
    <>
      <SearchField
        label={searchLabel}
        value={text}
        onChange={(next) => {
          list.send({ type: 'search.type', text: next });
        }}
        clearLabel={formatMessage('common.clearSearch')}
      />
      <Rows {...props} />
      <ListPagination
        page={page}
        pages={pages}
        onPage={(next) => {
          list.send({ type: 'page.go', page: next });
        }}
      />
    </>
  );
}

function Rows<Item extends { readonly id: number }>({
  list,
  label,
  emptyTitle,
  getFailureMessage,
  children,
}: ChoiceListProps<Item>): ReactNode {
  const formatMessage = useFormatMessage();
  const state = useSelector(list, ({ value }) => value.page);
  const items = useSelector(list, ({ context }) => context.items);
  const response = useSelector(list, ({ context }) => context.response);
  if (response?.ok === false && (state === 'failed' || state === 'denied'))
    return (
      <Alert
        tone="bad"
        action={
          <Button
            onClick={() => {
              list.send({ type: 'list.refresh' });
            }}
          >
            {formatMessage('common.retry')}
          </Button>
        }
      >
        {formatMessage(getFailureMessage(response.failure))}
      </Alert>
    );
  if (state === 'empty')
    return (
      <div role="status">
        <EmptyState title={emptyTitle} />
      </div>
    );
  if (state === 'loading' || state === 'checking')
    return (
      <div aria-hidden="true" className="grid gap-4 py-2">
        {Array.from({ length: skeletonRows }, (_, i) => (
          <Skeleton key={i} width={i % 2 === 0 ? 90 : 70} />
        ))}
      </div>
    );
  return (
    <ul aria-label={label} className="grid gap-1">
      {items.map(children)}
    </ul>
  );
}
