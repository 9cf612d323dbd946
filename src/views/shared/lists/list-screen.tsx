import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { Message } from '../../../domain/messages/message.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { DataTable } from '../../design/tables/data-table.tsx';
import type { DataTableProps } from '../../design/tables/table-types.ts';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { PlusIcon, RefreshIcon } from '../../design/icons/icons.tsx';
import { ButtonLink } from '../../design/navigation/link.tsx';
import { PageHeader } from '../../design/layout/page-header.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { Toolbar } from '../../design/layout/toolbar.tsx';
import { ListPagination } from './list-pagination.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { StaleRows } from './stale-rows.tsx';
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
      /**
       * The rows are those from before the connection was lost; `isReloading` while they are
       * loaded again.
       */
      readonly stale?: { readonly isReloading: boolean } | undefined;
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
    /** Says what was searched and for which text; undefined without a search. */
    readonly searched?: string;
    /** Offers the texts for a number that was searched as an id, and the id for one in the texts. */
    readonly other?: { readonly label: string; readonly onSearch: () => void };
    readonly onSearch: (text: string) => void;
  };
  /** Filters and actions on the selected rows, after the search. */
  readonly tools?: ReactNode;
  /** Controls of the table's columns, at the end of the toolbar. */
  readonly columnTools?: ReactNode;
  /** Chooses how many rows a page has, in place of the text that says it. */
  readonly pageSizeChoice?: ReactNode;
  /** Tabs above the search and the table, which become their panel. */
  readonly choice?: { readonly tabs: ReactNode; readonly panel: string } | undefined;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
  /** Replaces 'No list items' (LST-01). */
  readonly emptyText?: string | undefined;
  /** What somebody can do about a list without rows. */
  readonly emptyAction?: ReactNode;
  /** Creates the first row of a list that is empty without a search or a filter. */
  readonly createFirst?: CreateFirst | undefined;
}

/** How the first row of a list is created: at an address or by a function. */
export type CreateFirst = { readonly to: string } | { readonly onCreate: () => void };

function CreateFirstButton(props: CreateFirst): ReactNode {
  const label = useFormatMessage()('common.createFirst');
  return 'to' in props ? (
    <ButtonLink icon={<PlusIcon />} to={props.to}>
      {label}
    </ButtonLink>
  ) : (
    <Button icon={<PlusIcon />} onClick={props.onCreate}>
      {label}
    </Button>
  );
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
      {content.state === 'shown' && content.stale !== undefined && (
        <StaleRows isReloading={content.stale.isReloading} onRetry={onRetry} />
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
  columnTools,
  pageSizeChoice,
  choice,
  onPage,
  emptyText,
  emptyAction,
  createFirst,
  ...table
}: ListPanelProps<R>): ReactNode {
  const formatMessage = useFormatMessage();
  const tableLabels = useTableLabels();
  const formatRange = useFormatRange();
  const range = formatRange(content);
  const loaded = content.state === 'shown' ? content : null;
  const found =
    search.searched === undefined ? (
      range
    ) : (
      <Searched text={search.searched} range={range} other={search.other} />
    );
  return (
    <div
      {...(choice !== undefined && { role: 'tabpanel', id: choice.panel })}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <Toolbar
        end={
          columnTools === undefined ? (
            found
          ) : (
            <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-2">
              {found}
              {columnTools}
            </span>
          )
        }
      >
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
        // Other columns need another width, so the table measures again.
        key={table.columns.map(({ id }) => id).join()}
        {...table}
        label={label}
        rows={loaded?.rows ?? null}
        empty={
          <EmptyList
            title={emptyText}
            search={search}
            action={
              emptyAction ??
              (search.searched === undefined && createFirst !== undefined ? (
                <CreateFirstButton {...createFirst} />
              ) : undefined)
            }
          />
        }
        labels={tableLabels}
      />
      <ListEnd content={content} pageSizeChoice={pageSizeChoice} onPage={onPage} />
    </div>
  );
}

type ListEndProps = Pick<ListPanelProps<unknown>, 'content' | 'pageSizeChoice' | 'onPage'>;

/** The pages of a list, and the choice of their size, which stays while other rows load. */
function ListEnd({ content, pageSizeChoice, onPage }: ListEndProps): ReactNode {
  const pages = content.state === 'shown' && (
    <ListPagination
      page={content.page}
      pages={content.pages}
      perPage={pageSizeChoice === undefined ? content.perPage : undefined}
      onPage={onPage}
    />
  );
  if (pageSizeChoice === undefined) return pages;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 print:hidden">
      <div className="grow">{pages}</div>
      {pageSizeChoice}
    </div>
  );
}

/** What was searched, and which rows of the result the page shows. */
const Searched = ({
  text,
  range,
  other,
}: {
  readonly text: string;
  readonly range: string | undefined;
  readonly other: ListScreenProps<unknown>['search']['other'];
}): ReactNode => (
  <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-3">
    <span className="max-w-100 truncate font-sans normal-nums" title={text}>
      {text}
    </span>
    {other !== undefined && (
      <Button variant="quiet" onClick={other.onSearch}>
        {other.label}
      </Button>
    )}
    <span>{range}</span>
  </span>
);

interface EmptyListProps {
  readonly title: string | undefined;
  readonly search: ListScreenProps<unknown>['search'];
  readonly action: ReactNode;
}

/** Says that a list has no rows, what was searched, and offers to clear what narrows the list. */
function EmptyList({ title, search, action }: EmptyListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const clearSearch = search.searched !== undefined && (
    <Button
      onClick={() => {
        search.onSearch('');
      }}
    >
      {formatMessage('common.showAll')}
    </Button>
  );
  return (
    <EmptyState
      title={title ?? formatMessage('common.noListItems')}
      {...(clearSearch !== false || action !== undefined
        ? {
            action: (
              <span className="flex flex-wrap justify-center gap-2">
                {clearSearch}
                {action}
              </span>
            ),
          }
        : {})}
    >
      {search.searched}
    </EmptyState>
  );
}

/** Returns a function that formats which rows of a list the page shows; undefined without rows. */
function useFormatRange(): (content: ListContent<unknown>) => string | undefined {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  return (content) => {
    if (content.state !== 'shown' || content.rows.length === 0 || content.stale !== undefined)
      return undefined;
    const first = (content.page - 1) * content.perPage + 1;
    return formatMessage('common.range', {
      first: format.number(first),
      last: format.number(first + content.rows.length - 1),
      total: format.number(content.total),
    });
  };
}
