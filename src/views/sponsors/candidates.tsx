import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { getArticleTypeLabel } from '../../domain/articles/article-type.ts';
import { getNameText } from '../../domain/sponsors/company-name.ts';
import type { Candidate, CandidatesRef } from '../../machines/sponsors/candidates-machine.ts';
import type { SponsorArticlesRef } from '../../machines/sponsors/sponsor-articles-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { Checkbox } from '../design/fields/checkbox.tsx';
import { DataTable } from '../design/tables/data-table.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { SearchField } from '../design/fields/search-field.tsx';
import type { Column } from '../design/tables/table-types.ts';
import { Toolbar } from '../design/layout/toolbar.tsx';
import { ListPagination } from '../shared/lists/list-pagination.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useTableLabels } from '../shared/lists/use-table-labels.ts';
import { hasFailed } from '../shared/lists/has-failed.ts';

interface CandidatesProps {
  readonly candidates: CandidatesRef;
  readonly assigned: SponsorArticlesRef;
  readonly sponsor: number;
}

/** Cells of the table that need the sponsor's state. */
interface CellProps extends Pick<CandidatesProps, 'assigned' | 'sponsor'> {
  readonly candidate: Candidate;
}

/**
 * The button that assigns an article; disabled, with the reason, when it is assigned already
 * (SPON-26).
 */
function AssignButton({ candidate, assigned, sponsor }: CellProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { articles, tasks } = useSelector(assigned, (snapshot) => snapshot.context);
  const { id, title, sponsor: company } = candidate;
  const isAssigned = company?.id === sponsor || articles.some((article) => article.id === id);
  if (isAssigned)
    return (
      <Button disabledReason={formatMessage('sponsors.assignedAlready', { title })}>
        {formatMessage('sponsors.assigned')}
      </Button>
    );
  return (
    <Button
      aria-label={formatMessage('sponsors.assignArticle', { title })}
      busy={tasks.some((task) => task.id === id)}
      onClick={() => {
        assigned.send({ type: 'article.assign', id, title });
      }}
    >
      {formatMessage('sponsors.assign')}
    </Button>
  );
}

/** Returns the columns ID, Title, Is Sponsored, Type and Assign (SPON-25). */
function useCandidateColumns({
  assigned,
  sponsor,
}: Pick<CandidatesProps, 'assigned' | 'sponsor'>): readonly Column<Candidate>[] {
  const formatMessage = useFormatMessage();
  const formatSponsor = (company: NonNullable<Candidate['sponsor']>): string =>
    formatMessage('sponsors.sponsoredBy', { name: getNameText(company.companyName) });
  return [
    {
      id: 'id',
      header: formatMessage('sponsors.articleId'),
      card: 'line',
      cell: ({ articleId }) => (
        <span className="font-mono text-xs whitespace-nowrap">{articleId}</span>
      ),
    },
    {
      id: 'title',
      header: formatMessage('sponsors.articleTitle'),
      fillsWidth: true,
      card: 'title',
      cell: ({ title }) => <span className="line-clamp-3 wrap-anywhere">{title}</span>,
    },
    {
      id: 'sponsored',
      header: formatMessage('sponsors.isSponsored'),
      card: 'line',
      cell: ({ sponsor: company }) =>
        company === null ? (
          formatMessage('common.no')
        ) : (
          <span className="line-clamp-2 max-w-40 wrap-anywhere">{formatSponsor(company)}</span>
        ),
      cardCell: ({ sponsor: company }) =>
        company === null ? formatMessage('sponsors.notSponsored') : formatSponsor(company),
    },
    {
      id: 'type',
      header: formatMessage('sponsors.articleType'),
      card: 'line',
      cell: ({ articleType }) => (
        <span className="whitespace-nowrap">{formatMessage(getArticleTypeLabel(articleType))}</span>
      ),
    },
    {
      id: 'assign',
      header: formatMessage('sponsors.assign'),
      align: 'end',
      card: 'badge',
      cell: (candidate) => (
        <AssignButton candidate={candidate} assigned={assigned} sponsor={sponsor} />
      ),
    },
  ];
}

/** The search field and the checkbox 'Sponsored' (SPON-23, SPON-24). */
function CandidateFilters({ candidates }: Pick<CandidatesProps, 'candidates'>): ReactNode {
  const formatMessage = useFormatMessage();
  const context = useSelector(candidates, (snapshot) => snapshot.context);
  return (
    <Toolbar>
      <SearchField
        label={formatMessage('sponsors.searchArticles')}
        value={context.searchText}
        onChange={(text) => {
          candidates.send({ type: 'search.type', text });
        }}
        clearLabel={formatMessage('common.clearSearch')}
      />
      <Checkbox
        label={formatMessage('sponsors.sponsored')}
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
  );
}

/** The error in place of the table, with a button that loads the page again. */
function LoadError({ candidates }: Pick<CandidatesProps, 'candidates'>): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Alert
      tone="bad"
      title={formatMessage('common.error')}
      action={
        <Button
          onClick={() => {
            candidates.send({ type: 'list.refresh' });
          }}
        >
          {formatMessage('common.retry')}
        </Button>
      }
    >
      {formatMessage('sponsors.articlesNotLoaded')}
    </Alert>
  );
}

/** The articles that can be assigned: search, 'Sponsored', table (SPON-23 to SPON-27, SPON-30). */
export function Candidates({ candidates, assigned, sponsor }: CandidatesProps): ReactNode {
  const formatMessage = useFormatMessage();
  const tableLabels = useTableLabels();
  const columns = useCandidateColumns({ assigned, sponsor });
  const { context, value } = useSelector(candidates, (snapshot) => snapshot);
  const isBroken = hasFailed(value.page);
  return (
    <>
      <CandidateFilters candidates={candidates} />
      {isBroken ? (
        <LoadError candidates={candidates} />
      ) : (
        <DataTable
          label={formatMessage('sponsors.assignTitle')}
          columns={columns}
          rows={value.page === 'loading' ? null : context.items}
          getRowId={({ id }) => id}
          getRowName={({ title }) => title}
          empty={<EmptyState title={formatMessage('sponsors.noArticlesFound')} />}
          labels={tableLabels}
        />
      )}
      <ListPagination
        page={context.query.page}
        pages={context.totalPages}
        onPage={(page) => {
          candidates.send({ type: 'page.go', page });
        }}
      />
    </>
  );
}
