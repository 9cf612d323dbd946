import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { Message } from '../../../domain/messages/message.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { DataTable } from '../../design/tables/data-table.tsx';
import type { DataTableProps } from '../../design/tables/table-types.ts';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { RefreshIcon } from '../../design/icons/icons.tsx';
import { PageHeader } from '../../design/layout/page-header.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { Toolbar } from '../../design/layout/toolbar.tsx';
import { ListPagination } from './list-pagination.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useTableLabels } from './use-table-labels.ts';

/** The content of a list: rows (old ones stay while new ones load), a denial, or an error. */
export type ListContent<R> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'shown';
      readonly rows: readonly R[];
      readonly total: number;
      readonly page: number;
      readonly pages: number;
      readonly perPage: number;
    }
  | { readonly state: 'denied' }
  | { readonly state: 'failed'; readonly message: Message };

/** The props of a `ListScreen`. `useList` returns those that show a list machine. */
export interface ListScreenProps<R> extends Omit<
  DataTableProps<R>,
  'label' | 'rows' | 'empty' | 'labels'
> {
  readonly title: string;
  /** The table's accessible name; the title by default. */
  readonly label?: string | undefined;
  /** Tabs between the heading and the toolbar. */
  readonly tabs?: ReactNode;
  /** The screen's main actions, beside the heading. */
  readonly headActions?: ReactNode;
  readonly content: ListContent<R>;
  readonly search: {
    readonly label: string;
    readonly text: string;
    readonly onSearch: (text: string) => void;
  };
  /** Filters and actions on the selected rows, after the search. */
  readonly tools?: ReactNode;
  /** Tabs above the search and the table, which become their panel. */
  readonly choice?: { readonly tabs: ReactNode; readonly panel: string } | undefined;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
  /** Replaces 'No list items' (LST-01). */
  readonly emptyText?: string | undefined;
}

/**
 * The list screen of every area: search, table with ten grey rows while it loads, and pagination
 * (LST-01, LST-02, LST-10).
 */
export function ListScreen<R>({
  tabs,
  headActions,
  onRetry,
  ...panel
}: ListScreenProps<R>): ReactNode {
  const { title, content, choice } = panel;
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 pt-4 pb-10 md:px-6 md:pt-5">
      <PageHeader
        title={title}
        count={content.state === 'shown' ? format.number(content.total) : undefined}
        actions={headActions}
      />
      {tabs}
      {content.state !== 'denied' && choice?.tabs}
      {content.state === 'denied' && <Alert tone="warn">{formatMessage('common.noAccess')}</Alert>}
      {content.state === 'failed' && (
        <Alert
          tone="bad"
          title={formatMessage('common.error')}
          action={
            <Button icon={<RefreshIcon />} onClick={onRetry}>
              {formatMessage('common.retry')}
            </Button>
          }
        >
          {formatMessage(content.message)}
        </Alert>
      )}
      {(content.state === 'shown' || content.state === 'loading') && <ListPanel {...panel} />}
    </div>
  );
}

type ListPanelProps<R> = Omit<ListScreenProps<R>, 'tabs' | 'headActions' | 'onRetry'>;

function ListPanel<R>({
  title,
  label = title,
  content,
  search,
  tools,
  choice,
  onPage,
  emptyText,
  ...table
}: ListPanelProps<R>): ReactNode {
  const formatMessage = useFormatMessage();
  const tableLabels = useTableLabels();
  const formatRange = useFormatRange();
  const range = formatRange(content);
  const loaded = content.state === 'shown' ? content : null;
  return (
    <div
      {...(choice !== undefined && { role: 'tabpanel', id: choice.panel })}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <Toolbar end={range}>
        <SearchField
          label={search.label}
          value={search.text}
          onChange={search.onSearch}
          clearLabel={formatMessage('common.clearSearch')}
        />
        {tools}
      </Toolbar>
      <output className="sr-only">
        {content.state === 'loading' ? formatMessage('common.loading') : (range ?? '')}
      </output>
      <DataTable
        {...table}
        label={label}
        rows={loaded?.rows ?? null}
        empty={<EmptyState title={emptyText ?? formatMessage('common.noListItems')} />}
        labels={tableLabels}
      />
      {loaded !== null && (
        <ListPagination
          page={loaded.page}
          pages={loaded.pages}
          perPage={loaded.perPage}
          onPage={onPage}
        />
      )}
    </div>
  );
}

/** Returns a function that formats which rows of a list the page shows; undefined without rows. */
function useFormatRange(): (content: ListContent<unknown>) => string | undefined {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  return (content) => {
    if (content.state !== 'shown' || content.rows.length === 0) return undefined;
    const first = (content.page - 1) * content.perPage + 1;
    return formatMessage('common.range', {
      first: format.number(first),
      last: format.number(first + content.rows.length - 1),
      total: format.number(content.total),
    });
  };
}
