import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { articleTypeName } from '../../domain/articles/article-type.ts';
import { nameInWords } from '../../domain/sponsors/company-name.ts';
import type { Candidate, CandidatesRef } from '../../machines/sponsors/candidates-machine.ts';
import type { SponsorArticlesRef } from '../../machines/sponsors/sponsor-articles-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { Checkbox } from '../design/checkbox.tsx';
import { DataTable } from '../design/data-table.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { SearchField } from '../design/search-field.tsx';
import type { Column } from '../design/table-types.ts';
import { Toolbar } from '../design/toolbar.tsx';
import { PageTurner } from '../shared/page-turner.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useTableSentences } from '../shared/use-table-sentences.ts';

interface CandidatesProps {
  readonly candidates: CandidatesRef;
  readonly assigned: SponsorArticlesRef;
  readonly sponsor: number;
}

/** The articles that may be assigned: search, 'Sponsored', table (SPON-23 to SPON-27, SPON-30). */
export function Candidates({ candidates, assigned, sponsor }: CandidatesProps): ReactNode {
  const sentence = useSentence();
  const tableSentences = useTableSentences();
  const { context, value } = useSelector(candidates, (snapshot) => snapshot);
  const { articles, tasks } = useSelector(assigned, (snapshot) => snapshot.context);
  const hasFailed = value.page === 'failed' || value.page === 'denied';
  const columns: readonly Column<Candidate>[] = [
    {
      id: 'id',
      header: sentence('sponsors.articleId'),
      card: 'line',
      cell: ({ articleId }) => (
        <span className="font-mono text-xs whitespace-nowrap">{articleId}</span>
      ),
    },
    {
      id: 'title',
      header: sentence('sponsors.articleTitle'),
      wide: true,
      card: 'title',
      cell: ({ title }) => <span className="line-clamp-3 wrap-anywhere">{title}</span>,
    },
    {
      id: 'sponsored',
      header: sentence('sponsors.isSponsored'),
      card: 'line',
      cell: ({ sponsor: company }) =>
        company === null ? (
          sentence('common.no')
        ) : (
          <span className="line-clamp-2 max-w-40 wrap-anywhere">
            {sentence('sponsors.sponsoredBy', { name: nameInWords(company.companyName) })}
          </span>
        ),
      cardCell: ({ sponsor: company }) =>
        company === null
          ? sentence('sponsors.notSponsored')
          : sentence('sponsors.sponsoredBy', { name: nameInWords(company.companyName) }),
    },
    {
      id: 'type',
      header: sentence('sponsors.articleType'),
      card: 'line',
      cell: ({ articleType }) => (
        <span className="whitespace-nowrap">{sentence(articleTypeName(articleType))}</span>
      ),
    },
    {
      id: 'assign',
      header: sentence('sponsors.assign'),
      align: 'end',
      card: 'badge',
      cell: ({ id, title, sponsor: company }) => {
        const isAssigned = company?.id === sponsor || articles.some((article) => article.id === id);
        return isAssigned ? (
          <Button whyDisabled={sentence('sponsors.assignedAlready', { title })}>
            {sentence('sponsors.assigned')}
          </Button>
        ) : (
          <Button
            aria-label={sentence('sponsors.assignArticle', { title })}
            busy={tasks.some((task) => task.id === id)}
            onClick={() => {
              assigned.send({ type: 'article.assign', id, title });
            }}
          >
            {sentence('sponsors.assign')}
          </Button>
        );
      },
    },
  ];
  return (
    <>
      <Toolbar>
        <SearchField
          label={sentence('sponsors.searchArticles')}
          value={context.searchText}
          onChange={(text) => {
            candidates.send({ type: 'search.type', text });
          }}
          clearLabel={sentence('common.clearSearch')}
        />
        <Checkbox
          label={sentence('sponsors.sponsored')}
          checked={context.query.filters['articles'] === 'sponsored'}
          onChange={(isTicked) => {
            candidates.send({
              type: 'filter.choose',
              name: 'articles',
              value: isTicked ? 'sponsored' : 'all',
            });
          }}
        />
      </Toolbar>
      {hasFailed ? (
        <Alert
          tone="bad"
          title={sentence('common.error')}
          action={
            <Button
              onClick={() => {
                candidates.send({ type: 'list.refresh' });
              }}
            >
              {sentence('common.retry')}
            </Button>
          }
        >
          {sentence('sponsors.articlesNotLoaded')}
        </Alert>
      ) : (
        <DataTable
          label={sentence('sponsors.assignTitle')}
          columns={columns}
          rows={value.page === 'loading' ? null : context.items}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          empty={<EmptyState title={sentence('sponsors.noArticlesFound')} />}
          sentences={tableSentences}
        />
      )}
      <PageTurner
        page={context.query.page}
        pages={context.totalPages}
        onPage={(page) => {
          candidates.send({ type: 'page.go', page });
        }}
      />
    </>
  );
}
