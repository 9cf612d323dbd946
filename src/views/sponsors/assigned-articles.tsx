import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import {
  articlePages,
  articlesOfPage,
  articlesOnPage,
  type AssignedArticle,
} from '../../domain/sponsors/articles.ts';
import type { SponsorArticlesRef } from '../../machines/sponsors/sponsor-articles-machine.ts';
import { Button } from '../design/button.tsx';
import { DataTable } from '../design/data-table.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { PlusIcon } from '../design/icon.tsx';
import { Panel } from '../design/panel.tsx';
import type { Column } from '../design/table-types.ts';
import { PageTurner } from '../shared/page-turner.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useTableSentences } from '../shared/use-table-sentences.ts';
import { AssignDialog } from './assign-dialog.tsx';

interface AssignedArticlesProps {
  readonly assigned: SponsorArticlesRef;
  readonly sponsor: number;
}

/** The articles of a sponsor, ten a page (SPON-19 to SPON-22, SPON-29). */
export function AssignedArticles({ assigned, sponsor }: AssignedArticlesProps): ReactNode {
  const sentence = useSentence();
  const tableSentences = useTableSentences();
  const format = useFormatter();
  const { articles, page, tasks } = useSelector(assigned, ({ context }) => context);
  const columns: readonly Column<AssignedArticle>[] = [
    {
      id: 'id',
      header: sentence('sponsors.articleId'),
      card: 'line',
      cell: ({ id }) => <span className="font-mono text-xs whitespace-nowrap">{id}</span>,
    },
    {
      id: 'title',
      header: sentence('sponsors.articleTitle'),
      wide: true,
      card: 'title',
      cell: ({ title }) => <span className="line-clamp-3 wrap-anywhere">{title}</span>,
    },
    {
      id: 'addedOn',
      header: sentence('sponsors.addedOn'),
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
      header: sentence('sponsors.isActive'),
      card: 'line',
      cell: ({ isActive }) => sentence(isActive ? 'common.yes' : 'common.no'),
      cardCell: ({ isActive }) => sentence(isActive ? 'sponsors.active' : 'sponsors.notActive'),
    },
    {
      id: 'remove',
      header: sentence('sponsors.remove'),
      align: 'end',
      card: 'badge',
      cell: ({ id, title }) => (
        <Button
          aria-label={sentence('sponsors.removeArticle', { title })}
          busy={tasks.some((task) => task.id === id)}
          onClick={() => {
            assigned.send({ type: 'article.remove', id, title });
          }}
        >
          {sentence('sponsors.remove')}
        </Button>
      ),
    },
  ];
  return (
    <Panel
      title={sentence('sponsors.assignedArticles')}
      note={format.number(articles.length)}
      actions={
        <Button
          icon={<PlusIcon />}
          onClick={() => {
            assigned.send({ type: 'dialog.open' });
          }}
        >
          {sentence('sponsors.assignArticles')}
        </Button>
      }
    >
      <DataTable
        label={sentence('sponsors.assignedArticles')}
        columns={columns}
        rows={articlesOfPage(articles, page)}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        empty={<EmptyState title={sentence('sponsors.noArticles')} />}
        sentences={tableSentences}
      />
      <PageTurner
        page={page}
        pages={articlePages(articles.length)}
        perPage={articlesOnPage}
        onPage={(next) => {
          assigned.send({ type: 'page.go', page: next });
        }}
      />
      <AssignDialog assigned={assigned} sponsor={sponsor} />
    </Panel>
  );
}
