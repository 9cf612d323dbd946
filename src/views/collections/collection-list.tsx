import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { CollectionEditorsRef } from '../../machines/collections/collection-editors-machine.ts';
import type {
  CollectionRow,
  CollectionsRef,
} from '../../machines/collections/collection-machines.ts';
import type { Column } from '../design/tables/table-types.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { ListScreen } from '../shared/lists/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useMomentText } from '../shared/use-moment-text.ts';
import { formatPerson } from '../shared/user-text.ts';
import { CollectionEditorsPanel } from './collection-editors.tsx';

function useCollectionColumns(
  onOpen: (collection: CollectionRow) => void,
): readonly Column<CollectionRow>[] {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const { formatDay } = useMomentText();
  const formatEditors = ({ editors }: CollectionRow): string =>
    editors.length === 0
      ? formatMessage('collections.noEditors')
      : format.list(
          editors.map((editor) => formatPerson(editor)),
          { type: 'unit' },
        );
  return [
    {
      id: 'title',
      header: formatMessage('collections.title'),
      sortable: true,
      fillsWidth: true,
      card: 'title',
      cell: (collection) => (
        <button
          type="button"
          aria-label={formatMessage('collections.open', { title: collection.title })}
          onClick={() => {
            onOpen(collection);
          }}
          className="rounded-sm text-start font-semibold hover:underline"
        >
          <bdi translate="no">{collection.title}</bdi>
        </button>
      ),
    },
    {
      id: 'editors',
      header: formatMessage('collections.editors'),
      card: 'line',
      cell: (collection) => <span className="wrap-anywhere">{formatEditors(collection)}</span>,
    },
    {
      id: 'articles',
      header: formatMessage('collections.articles'),
      align: 'end',
      card: 'line',
      cell: ({ countOfArticles }) => String(countOfArticles),
      cardCell: ({ countOfArticles }) =>
        formatMessage('collections.countOfArticles', { count: countOfArticles }),
    },
    {
      id: 'changed',
      header: formatMessage('collections.changed'),
      sortable: true,
      align: 'end',
      cell: ({ updatedAt }) => formatDay(updatedAt),
    },
  ];
}

interface CollectionListProps {
  readonly list: CollectionsRef;
  readonly editors: CollectionEditorsRef;
}

/** The methods collections, and the editors of the chosen one beside them (API-091). */
export function CollectionList({ list, editors }: CollectionListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const chosenId = useSelector(editors, ({ context }) => context.collection?.id);
  const columns = useCollectionColumns((collection) => {
    editors.send({ type: 'editors.open', collection });
  });
  return (
    <>
      <ScreenHead title={formatMessage('areas.methodsCollections')} />
      <div className="flex min-w-0 grow">
        <div className="min-w-0 grow">
          <ListScreen
            title={formatMessage('areas.methodsCollections')}
            {...useList(list, {
              search: 'collections.search',
              loadFailed: 'collections.loadFailed',
            })}
            columns={columns}
            getRowId={({ id }) => id}
            getRowName={({ title }) => title}
            isRowChosen={({ id }) => id === chosenId}
            emptyText={formatMessage('collections.none')}
          />
        </div>
        <CollectionEditorsPanel editors={editors} />
      </div>
    </>
  );
}
