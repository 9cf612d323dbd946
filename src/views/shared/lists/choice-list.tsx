import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { Message } from '../../../domain/messages/message.ts';
import type { Failure } from '../../../domain/outcome.ts';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Skeleton } from '../../design/feedback/skeleton.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { FoundItems, FoundPages, type ListRef } from './found-items.tsx';

interface ChoiceListProps<Item extends { readonly id: number }> {
  readonly list: ListRef<Item>;
  readonly label: string;
  readonly searchLabel: string;
  readonly emptyTitle: string;
  readonly getFailureMessage: (failure: Failure) => Message;
  /** Renders a row; its root is a list item. */
  readonly children: (item: Item) => ReactNode;
}

const skeletonRows = 6;

/** A list to choose from in a dialog: search, rows, pages. A failed load can be repeated. */
export function ChoiceList<Item extends { readonly id: number }>({
  list,
  label,
  searchLabel,
  emptyTitle,
  getFailureMessage,
  children,
}: ChoiceListProps<Item>): ReactNode {
  const formatMessage = useFormatMessage();
  const text = useSelector(list, ({ context }) => context.searchText);
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
      <FoundItems
        list={list}
        skeleton={
          <div className="grid gap-4 py-2">
            {Array.from({ length: skeletonRows }, (_, i) => (
              <Skeleton key={i} width={i % 2 === 0 ? 90 : 70} />
            ))}
          </div>
        }
        empty={<EmptyState title={emptyTitle} />}
        getFailureMessage={getFailureMessage}
      >
        {(items) => (
          <ul aria-label={label} className="grid gap-1">
            {items.map(children)}
          </ul>
        )}
      </FoundItems>
      <FoundPages list={list} />
    </>
  );
}
