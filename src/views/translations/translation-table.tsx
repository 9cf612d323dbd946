import { type ReactNode, useMemo } from 'react';

import { rowAt } from '../../domain/translations/grid-pages.ts';
import { shownLanguages } from '../../domain/translations/translation-search.ts';
import type { TranslationRow } from '../../domain/translations/translation-rows.ts';
import type {
  TranslationGridRef,
  TranslationGridSnapshot,
} from '../../machines/translations/translation-grid-machine.ts';
import { Skeleton } from '../design/skeleton.tsx';
import { useIsPhone } from '../design/use-media-query.ts';
import { VirtualGrid } from '../design/virtual-grid.tsx';
import type { GridColumn } from '../design/virtual-grid-types.ts';
import { VirtualList } from '../design/virtual-list.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { CellActions, type CellActs } from './cell-actions.tsx';
import { CellText } from './cell-text.tsx';

interface TranslationTableProps extends CellActs {
  readonly grid: TranslationGridRef;
  readonly snapshot: TranslationGridSnapshot;
}

const rowHeight = 52;
const cardHeadHeight = 68;
const cardLineHeight = 45;

/** The keys with their words: a grid where there is room for it, else a card a key. Both have only the rows in the document that are near the window. */
export const TranslationTable = (props: TranslationTableProps): ReactNode =>
  useIsPhone() ? <TranslationCards {...props} /> : <TranslationCells {...props} />;

function TranslationCells({
  grid,
  snapshot: { context },
  onEdit,
  onRemove,
}: TranslationTableProps): ReactNode {
  const sentence = useSentence();
  const { query, pages, totalRows, reveal } = context;
  const languages = shownLanguages(query);
  const width = languages.length > 2 ? 208 : 360;
  const columns: readonly GridColumn<TranslationRow>[] = [
    {
      id: 'key',
      header: sentence('translations.column.key'),
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
      header: sentence('translations.column.group'),
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
  const languageAt = (column: string) => languages.find(({ code }) => code === column);
  return (
    <VirtualGrid
      label={sentence('areas.translations')}
      help={sentence('translations.gridHelp')}
      columns={columns}
      totalRows={totalRows}
      rowAt={(index) => rowAt(pages, index)}
      rowHeight={rowHeight}
      sort={query.sort === null ? null : { column: query.sort.field, direction: query.sort.order }}
      onSort={(field) => {
        grid.send({ type: 'sort.click', field });
      }}
      reveal={reveal}
      onSeen={(first, last) => {
        grid.send({ type: 'rows.seen', seen: { first, last } });
      }}
      onOpen={(row, column) => {
        const language = languageAt(column);
        if (language !== undefined) onEdit(row, language);
      }}
      onRemove={(row, column) => {
        const language = languageAt(column);
        if (language !== undefined) onRemove(row, language);
      }}
    />
  );
}

/** Cards scroll with the page, which begins with its heading: only a place further down is gone to. */
function TranslationCards({
  grid,
  snapshot: { context },
  onEdit,
  onRemove,
}: TranslationTableProps): ReactNode {
  const sentence = useSentence();
  const { query, pages, totalRows, reveal } = context;
  const languages = shownLanguages(query);
  const cardHeight = cardHeadHeight + languages.length * cardLineHeight;
  const places = useMemo(() => Array.from({ length: totalRows }, (_, index) => index), [totalRows]);
  return (
    <VirtualList
      label={sentence('areas.translations')}
      items={places}
      keyOf={String}
      estimate={cardHeight}
      gap={8}
      reveal={reveal.index === 0 ? null : reveal}
      onSeen={(first, last) => {
        grid.send({ type: 'rows.seen', seen: { first, last } });
      }}
      render={(index) => {
        const row = rowAt(pages, index);
        if (row === undefined)
          return (
            <div
              style={{ minHeight: cardHeight }}
              className="grid content-start gap-3 rounded-lg border border-line bg-surface p-3 py-4"
            >
              <Skeleton width={70} />
              <Skeleton width={50} />
            </div>
          );
        return (
          <article aria-label={row.key} className="rounded-lg border border-line bg-surface p-3">
            <h2 className="font-mono text-sm font-semibold wrap-anywhere">{row.key}</h2>
            <p dir="auto" className="text-sm text-ink-2 wrap-anywhere">
              {row.groupTitle}
            </p>
            <dl className="mt-1">
              {languages.map((language) => (
                <div
                  key={language.code}
                  className="flex min-h-11 items-center gap-2 border-t border-line"
                >
                  <dt className="w-20 shrink-0 text-xs text-ink-2">{language.name}</dt>
                  <dd className="flex min-w-0 grow items-center gap-1 text-sm">
                    <span className="flex min-w-0 grow">
                      <CellText value={row.cells[language.code]?.value} language={language} />
                    </span>
                    <CellActions
                      row={row}
                      language={language}
                      onEdit={onEdit}
                      onRemove={onRemove}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </article>
        );
      }}
    />
  );
}
