import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { Message } from '../../domain/notice.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { DataTable } from '../design/data-table.tsx';
import type { Column, RowAction, RowId, Selection, Sort } from '../design/table-types.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { RefreshIcon } from '../design/icon.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { SearchField } from '../design/search-field.tsx';
import { Toolbar } from '../design/toolbar.tsx';
import { PageTurner } from './page-turner.tsx';
import { useSay, useSentence } from './sentences.tsx';
import { useTableSentences } from './use-table-sentences.ts';

/** What a list has now: rows (old ones stay while new ones load), a denial, or a fault. */
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

interface ListScreenProps<R> {
  readonly title: string;
  /** The table's accessible name, when the title says too little. */
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
  /** Filters and actions on the chosen rows, after the search. */
  readonly tools?: ReactNode;
  /** Tabs over what the search and the table show, which become their panel. */
  readonly choice?: { readonly tabs: ReactNode; readonly panel: string } | undefined;
  readonly columns: readonly Column<R>[];
  readonly idOf: (row: R) => RowId;
  readonly nameOf: (row: R) => string;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((column: string) => void) | undefined;
  readonly selection?: Selection | undefined;
  readonly actionsOf?: ((row: R) => readonly RowAction[]) | undefined;
  readonly isQuiet?: ((row: R) => boolean) | undefined;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
  /** Said in place of 'No list items' (LST-01). */
  readonly emptyText?: string | undefined;
}

/** A list as every area shows it: search, table, ten grey rows while loading, pages when there is more than one (LST-01, LST-02, LST-10). */
export function ListScreen<R>(props: ListScreenProps<R>): ReactNode {
  const {
    title,
    label = title,
    tabs,
    headActions,
    content,
    search,
    tools,
    choice,
    onPage,
    onRetry,
    emptyText,
    ...table
  } = props;
  const sentence = useSentence();
  const say = useSay();
  const format = useFormatter();
  const tableSentences = useTableSentences();
  const shown = content.state === 'shown' ? content : null;
  const first = shown === null ? 0 : (shown.page - 1) * shown.perPage + 1;
  const range =
    shown !== null && shown.rows.length > 0
      ? sentence('common.range', {
          first: format.number(first),
          last: format.number(first + shown.rows.length - 1),
          total: format.number(shown.total),
        })
      : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 pt-4 pb-10 md:px-6 md:pt-5">
      <PageHeader
        title={title}
        count={shown === null ? undefined : format.number(shown.total)}
        actions={headActions}
      />
      {tabs}
      {content.state !== 'denied' && choice?.tabs}
      {content.state === 'denied' && <Alert tone="warn">{sentence('common.noAccess')}</Alert>}
      {content.state === 'failed' && (
        <Alert
          tone="bad"
          title={sentence('common.error')}
          action={
            <Button icon={<RefreshIcon />} onClick={onRetry}>
              {sentence('common.retry')}
            </Button>
          }
        >
          {say(content.message)}
        </Alert>
      )}
      {(content.state === 'shown' || content.state === 'loading') && (
        <div
          {...(choice !== undefined && { role: 'tabpanel', id: choice.panel })}
          className="grid grid-cols-[minmax(0,1fr)] gap-3"
        >
          <Toolbar end={range}>
            <SearchField
              label={search.label}
              value={search.text}
              onChange={search.onSearch}
              clearLabel={sentence('common.clearSearch')}
            />
            {tools}
          </Toolbar>
          <output className="sr-only">
            {content.state === 'loading' ? sentence('common.loading') : (range ?? '')}
          </output>
          <DataTable
            {...table}
            label={label}
            rows={shown?.rows ?? null}
            empty={<EmptyState title={emptyText ?? sentence('common.noListItems')} />}
            sentences={tableSentences}
          />
          {shown !== null && (
            <PageTurner
              page={shown.page}
              pages={shown.pages}
              perPage={shown.perPage}
              onPage={onPage}
            />
          )}
        </div>
      )}
    </div>
  );
}
