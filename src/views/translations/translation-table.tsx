import { useSelector } from '@xstate/react';
import { useLocale } from 'use-intl';
import { type ReactNode, useMemo } from 'react';

import { findEdit, readBlock, type CellEdit } from '../../domain/translations/cell-edits.ts';
import { getRow } from '../../domain/translations/grid-pages.ts';
import { listVisibleLanguages } from '../../domain/translations/translation-search.ts';
import type { TranslationRow } from '../../domain/translations/translation-rows.ts';
import type {
  CellEditingRef,
  CellEditingSnapshot,
} from '../../machines/translations/cell-editing-machine.ts';
import type {
  TranslationGridRef,
  TranslationGridSnapshot,
} from '../../machines/translations/translation-grid-machine.ts';
import { Skeleton } from '../design/feedback/skeleton.tsx';
import { useIsPhone } from '../design/hooks/use-media-query.ts';
import { formatKeys } from '../design/keyboard.ts';
import { VirtualGrid } from '../design/tables/virtual-grid.tsx';
import type { GridColumn, GridEditing } from '../design/tables/virtual-grid-types.ts';
import { VirtualList } from '../design/lists/virtual-list.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useLanguageName } from '../shared/use-language-name.ts';
import { CellActions, type CellHandlers } from './cell-actions.tsx';
import { CellEditor } from './cell-editor.tsx';
import { CellText } from './cell-text.tsx';

interface TranslationTableProps extends CellHandlers {
  readonly grid: TranslationGridRef;
  readonly editing: CellEditingRef;
  readonly snapshot: TranslationGridSnapshot;
}

/** How many rows below the visible ones are loaded, so that whoever goes down never waits. */
const rowsAhead = 10;
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
  readonly edits: readonly CellEdit[];
}

/** Returns the columns for key and group and one column per language. */
function useGridColumns({
  languages,
  edits,
  onEdit,
  onRemove,
}: ColumnsProps): readonly GridColumn<TranslationRow>[] {
  const formatMessage = useFormatMessage();
  const getLanguageName = useLanguageName();
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
        <span
          title={groupTitle}
          dir="auto"
          className="line-clamp-2 text-ink-2 wrap-anywhere rtl:[text-align:right]"
        >
          {groupTitle}
        </span>
      ),
    },
    ...languages.map((language) => ({
      id: language.code,
      header: getLanguageName(language.tag),
      width,
      cell: (row: TranslationRow) => (
        <CellText
          value={row.cells[language.code]?.value}
          language={language}
          edit={findEdit(edits, { key: row.key, language: language.code })}
        />
      ),
      actions: (row: TranslationRow) => (
        <CellActions row={row} language={language} skipsTab onEdit={onEdit} onRemove={onRemove} />
      ),
    })),
  ];
}

const selectEdits = ({ context }: CellEditingSnapshot): readonly CellEdit[] => context.edits;

/** Returns how the cells of the languages are edited in place (PD-47). */
function useGridEditing(
  editing: CellEditingRef,
  { pages, query, totalRows }: TranslationGridSnapshot['context'],
  languages: Languages,
): GridEditing<TranslationRow> {
  const openKey = useSelector(editing, ({ context }) => context.open?.row.key);
  const openLanguage = useSelector(editing, ({ context }) => context.open?.language);
  const findLanguage = (column: string) => languages.find(({ code }) => code === column);
  return {
    canEdit: (column) => findLanguage(column) !== undefined,
    isOpen: ({ key }, column) => key === openKey && column === openLanguage,
    renderEditor: (leave) => {
      const language = openLanguage && findLanguage(openLanguage);
      return language && <CellEditor editing={editing} language={language} onLeave={leave} />;
    },
    onStart: (row, column, text) => {
      const language = findLanguage(column);
      if (language !== undefined)
        editing.send({
          type: 'cell.open',
          row,
          language: language.code,
          ...(text !== undefined && { text }),
        });
    },
    onPaste: (index, column, text) => {
      const block = readBlock(text);
      const count = Math.min(block.length, totalRows - index);
      editing.send({
        type: 'block.paste',
        pasted: {
          block,
          rows: Array.from({ length: count }, (_, down) => getRow(pages, index + down)),
          languages,
          column: languages.findIndex(({ code }) => code === column),
          index,
          query,
        },
      });
    },
    getText: (row, column) => row.cells[findLanguage(column)?.code ?? 'en']?.value ?? '',
  };
}

function TranslationCells({
  grid,
  editing,
  snapshot: { context },
  onEdit,
  onRemove,
}: TranslationTableProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { query, pages, totalRows, reveal } = context;
  const language = useLocale();
  const languages = listVisibleLanguages(query);
  const edits = useSelector(editing, selectEdits);
  const columns = useGridColumns({ languages, edits, onEdit, onRemove });
  const gridEditing = useGridEditing(editing, context, languages);
  const findLanguage = (column: string) => languages.find(({ code }) => code === column);
  return (
    <VirtualGrid
      label={formatMessage('areas.translations')}
      help={formatMessage('translations.gridHelp', { openKeys: formatKeys('Alt Enter', language) })}
      columns={columns}
      rowCount={totalRows}
      getRow={(index) => getRow(pages, index)}
      rowHeight={rowHeight}
      sort={query.sort === null ? null : { column: query.sort.field, direction: query.sort.order }}
      onSort={(field) => {
        grid.send({ type: 'sort.click', field });
      }}
      reveal={reveal}
      editing={gridEditing}
      onVisibleRangeChange={(first, last) => {
        grid.send({ type: 'rows.visible', visible: { first, last: last + rowsAhead } });
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

interface CardProps extends Omit<ColumnsProps, 'edits'> {
  readonly row: TranslationRow;
}

/** A key with its values in every language. */
function TranslationCard({ row, languages, onEdit, onRemove }: CardProps): ReactNode {
  const getLanguageName = useLanguageName();
  return (
    <article aria-label={row.key} className="rounded-lg border border-line bg-surface p-3">
      <h2 className="font-mono text-sm font-semibold wrap-anywhere">{row.key}</h2>
      <p dir="auto" className="text-sm text-ink-2 wrap-anywhere rtl:[text-align:right]">
        {row.groupTitle}
      </p>
      <dl className="mt-1">
        {languages.map((language) => (
          <div
            key={language.code}
            className="flex min-h-11 items-center gap-2 border-t border-line"
          >
            <dt className="w-20 shrink-0 text-xs text-ink-2">{getLanguageName(language.tag)}</dt>
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
}

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
