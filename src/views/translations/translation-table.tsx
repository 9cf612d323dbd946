import { type ReactNode, useMemo } from 'react';

import { getRow } from '../../domain/translations/grid-pages.ts';
import { listVisibleLanguages } from '../../domain/translations/translation-search.ts';
import type { TranslationRow } from '../../domain/translations/translation-rows.ts';
import type {
  TranslationGridRef,
  TranslationGridSnapshot,
} from '../../machines/translations/translation-grid-machine.ts';
import { Skeleton } from '../design/feedback/skeleton.tsx';
import { useIsPhone } from '../design/hooks/use-media-query.ts';
import { VirtualGrid } from '../design/tables/virtual-grid.tsx';
import type { GridColumn } from '../design/tables/virtual-grid-types.ts';
import { VirtualList } from '../design/lists/virtual-list.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { CellActions, type CellHandlers } from './cell-actions.tsx';
import { CellText } from './cell-text.tsx';

interface TranslationTableProps extends CellHandlers {
  readonly grid: TranslationGridRef;
  readonly snapshot: TranslationGridSnapshot;
}

const rowHeight = 52;
const cardHeadHeight = 68;
const cardLineHeight = 45;

/**
 * The keys with their values, as a grid or, on narrow screens, as cards. Only rows near the
 * viewport are in the document.
 */
export const TranslationTable = (props: TranslationTableProps): ReactNode =>
  useIsPhone() ? <TranslationCards {...props} /> : <TranslationCells {...props} />;

type Languages = ReturnType<typeof listVisibleLanguages>;

interface ColumnsProps extends CellHandlers {
  readonly languages: Languages;
}

/** Returns the columns for key and group and one column per language. */
function useGridColumns({
  languages,
  onEdit,
  onRemove,
}: ColumnsProps): readonly GridColumn<TranslationRow>[] {
  const formatMessage = useFormatMessage();
  const width = languages.length > 2 ? 208 : 360;
  return [
    {
      id: 'key',
      header: formatMessage('translations.column.key'),
      width: 232,
      sortable: true,
      cell: ({ key }) => (
        <span title={key} className="line-clamp-2 font-mono text-xs font-medium wrap-anywhere">
          {key}
        </span>
      ),
    },
    {
      id: 'group',
      header: formatMessage('translations.column.group'),
      width: 152,
      sortable: true,
      cell: ({ groupTitle }) => (
        <span title={groupTitle} dir="auto" className="line-clamp-2 text-ink-2 wrap-anywhere">
          {groupTitle}
        </span>
      ),
    },
    ...languages.map((language) => ({
      id: language.code,
      header: language.name,
      width,
      cell: (row: TranslationRow) => (
        <CellText value={row.cells[language.code]?.value} language={language} />
      ),
      actions: (row: TranslationRow) => (
        <CellActions row={row} language={language} skipsTab onEdit={onEdit} onRemove={onRemove} />
      ),
    })),
  ];
}

function TranslationCells({
  grid,
  snapshot: { context },
  onEdit,
  onRemove,
}: TranslationTableProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { query, pages, totalRows, reveal } = context;
  const languages = listVisibleLanguages(query);
  const columns = useGridColumns({ languages, onEdit, onRemove });
  const findLanguage = (column: string) => languages.find(({ code }) => code === column);
  return (
    <VirtualGrid
      label={formatMessage('areas.translations')}
      help={formatMessage('translations.gridHelp')}
      columns={columns}
      rowCount={totalRows}
      getRow={(index) => getRow(pages, index)}
      rowHeight={rowHeight}
      sort={query.sort === null ? null : { column: query.sort.field, direction: query.sort.order }}
      onSort={(field) => {
        grid.send({ type: 'sort.click', field });
      }}
      reveal={reveal}
      onVisibleRangeChange={(first, last) => {
        grid.send({ type: 'rows.visible', visible: { first, last } });
      }}
      onOpen={(row, column) => {
        const language = findLanguage(column);
        if (language !== undefined) onEdit(row, language);
      }}
      onRemove={(row, column) => {
        const language = findLanguage(column);
        if (language !== undefined) onRemove(row, language);
      }}
    />
  );
}

/** The placeholder of a card that is not loaded yet. */
const CardSkeleton = ({ height }: { readonly height: number }): ReactNode => (
  <div
    style={{ minHeight: height }}
    className="grid content-start gap-3 rounded-lg border border-line bg-surface p-3 py-4"
  >
    <Skeleton width={70} />
    <Skeleton width={50} />
  </div>
);

interface CardProps extends ColumnsProps {
  readonly row: TranslationRow;
}

/** A key with its values in every language. */
const TranslationCard = ({ row, languages, onEdit, onRemove }: CardProps): ReactNode => (
  <article aria-label={row.key} className="rounded-lg border border-line bg-surface p-3">
    <h2 className="font-mono text-sm font-semibold wrap-anywhere">{row.key}</h2>
    <p dir="auto" className="text-sm text-ink-2 wrap-anywhere">
      {row.groupTitle}
    </p>
    <dl className="mt-1">
      {languages.map((language) => (
        <div key={language.code} className="flex min-h-11 items-center gap-2 border-t border-line">
          <dt className="w-20 shrink-0 text-xs text-ink-2">{language.name}</dt>
          <dd className="flex min-w-0 grow items-center gap-1 text-sm">
            <span className="flex min-w-0 grow">
              <CellText value={row.cells[language.code]?.value} language={language} />
            </span>
            <CellActions row={row} language={language} onEdit={onEdit} onRemove={onRemove} />
          </dd>
        </div>
      ))}
    </dl>
  </article>
);

/**
 * The rows as cards, which scroll with the page. The first card is not scrolled to, so that the
 * page heading stays visible.
 */
function TranslationCards({
  grid,
  snapshot: { context },
  onEdit,
  onRemove,
}: TranslationTableProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { query, pages, totalRows, reveal } = context;
  const languages = listVisibleLanguages(query);
  const cardHeight = cardHeadHeight + languages.length * cardLineHeight;
  const rowIndexes = useMemo(
    () => Array.from({ length: totalRows }, (_, index) => index),
    [totalRows],
  );
  return (
    <VirtualList
      label={formatMessage('areas.translations')}
      items={rowIndexes}
      getKey={String}
      estimatedHeight={cardHeight}
      gap={8}
      reveal={reveal.index === 0 ? null : reveal}
      onVisibleRangeChange={(first, last) => {
        grid.send({ type: 'rows.visible', visible: { first, last } });
      }}
      renderItem={(index) => {
        const row = getRow(pages, index);
        return row === undefined ? (
          <CardSkeleton height={cardHeight} />
        ) : (
          <TranslationCard row={row} languages={languages} onEdit={onEdit} onRemove={onRemove} />
        );
      }}
    />
  );
}
