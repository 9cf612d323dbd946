import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import {
  countArticlePages,
  getArticlesOfPage,
  articlesPerPage,
  type AssignedArticle,
} from '../../domain/sponsors/assigned-articles.ts';
import type { SponsorArticlesRef } from '../../machines/sponsors/sponsor-articles-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import { DataTable } from '../design/tables/data-table.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { PlusIcon } from '../design/icons/icons.tsx';
import { Panel } from '../design/layout/panel.tsx';
import type { Column } from '../design/tables/table-types.ts';
import { ListPagination } from '../shared/lists/list-pagination.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useTableLabels } from '../shared/lists/use-table-labels.ts';
import { AssignDialog } from './assign-dialog.tsx';

interface AssignedArticlesProps {
  readonly assigned: SponsorArticlesRef;
  readonly sponsor: number;
  /** The company name as plain text. */
  readonly name: string;
}

/** Returns the columns ID, Title, Added On, Is Active and Remove (SPON-19, SPON-20). */
function useArticleColumns(assigned: SponsorArticlesRef): readonly Column<AssignedArticle>[] {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const tasks = useSelector(assigned, ({ context }) => context.tasks);
  return [
    {
      id: 'id',
      header: formatMessage('sponsors.articleId'),
      card: 'line',
      cell: ({ id }) => <span className="font-mono text-xs whitespace-nowrap">{id}</span>,
    },
    {
      id: 'title',
      header: formatMessage('sponsors.articleTitle'),
      fillsWidth: true,
      card: 'title',
      cell: ({ title }) => <span className="line-clamp-3 wrap-anywhere">{title}</span>,
    },
    {
      id: 'addedOn',
      header: formatMessage('sponsors.addedOn'),
      card: 'line',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">
          {format.dateTime(new Date(createdAt), {
            day: '2-digit',
            month: '2-digit',
            year: 'numeric',
          })}
        </span>
      ),
    },
    {
      id: 'isActive',
      header: formatMessage('sponsors.isActive'),
      card: 'line',
      cell: ({ isActive }) => formatMessage(isActive ? 'common.yes' : 'common.no'),
      cardCell: ({ isActive }) =>
        formatMessage(isActive ? 'sponsors.active' : 'sponsors.notActive'),
    },
    {
      id: 'remove',
      header: formatMessage('sponsors.remove'),
      align: 'end',
      card: 'badge',
      cell: ({ id, title }) => (
        <Button
          aria-label={formatMessage('sponsors.removeArticle', { title })}
          busy={tasks.some((task) => task.id === id)}
          onClick={() => {
            assigned.send({ type: 'article.remove', id, title });
          }}
        >
          {formatMessage('sponsors.remove')}
        </Button>
      ),
    },
  ];
}

/** The articles of a sponsor, ten a page (SPON-19 to SPON-22, SPON-29). */
export function AssignedArticles({ assigned, sponsor, name }: AssignedArticlesProps): ReactNode {
  const formatMessage = useFormatMessage();
  const tableLabels = useTableLabels();
  const format = useFormatter();
  const columns = useArticleColumns(assigned);
  const { articles, page } = useSelector(assigned, ({ context }) => context);
  return (
    <Panel
      title={formatMessage('sponsors.assignedArticles')}
      note={format.number(articles.length)}
      actions={
        <Button
          icon={<PlusIcon />}
          onClick={() => {
            assigned.send({ type: 'dialog.open' });
          }}
        >
          {formatMessage('sponsors.assignArticles')}
        </Button>
      }
    >
      <DataTable
        label={formatMessage('sponsors.assignedArticles')}
        columns={columns}
        rows={getArticlesOfPage(articles, page)}
        getRowId={({ id }) => id}
        getRowName={({ title }) => title}
        empty={<EmptyState title={formatMessage('sponsors.noArticles')} />}
        labels={tableLabels}
      />
      <ListPagination
        page={page}
        pages={countArticlePages(articles.length)}
        perPage={articlesPerPage}
        onPage={(next) => {
          assigned.send({ type: 'page.go', page: next });
        }}
      />
      <AssignDialog assigned={assigned} sponsor={sponsor} name={name} />
    </Panel>
  );
}
