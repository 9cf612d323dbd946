import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { FormatMessage } from '../../../../domain/messages/message.ts';
import { getArticleTypeLabel } from '../../../../domain/articles/article-type.ts';
import type { ArticleReference } from '../../../../domain/quiz/draft/draft.ts';
import type {
  ArticleChoice,
  articlePickerMachine,
} from '../../../../machines/quiz/editor/dialogs/article-picker-machine.ts';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/buttons/button.tsx';
import { DataTable } from '../../../design/tables/data-table.tsx';
import type { Column } from '../../../design/tables/table-types.ts';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { SearchField } from '../../../design/fields/search-field.tsx';
import { ListPagination } from '../../../shared/lists/list-pagination.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useTableLabels } from '../../../shared/lists/use-table-labels.ts';
import { useEditor } from '../editor-context.ts';
import { hasFailed } from '../../../shared/lists/has-failed.ts';

type PickerRef = ActorRefFrom<typeof articlePickerMachine>;

const createColumns = (
  formatMessage: FormatMessage,
  onSelect: (article: ArticleReference) => void,
): readonly Column<ArticleChoice>[] => [
  {
    id: 'id',
    header: formatMessage('quiz.editor.articleId'),
    card: 'line',
    cell: ({ id }) => <span className="font-mono text-xs">{id}</span>,
  },
  {
    id: 'title',
    header: formatMessage('quiz.editor.articleTitle'),
    fillsWidth: true,
    card: 'title',
    cell: ({ title }) => title,
  },
  {
    id: 'type',
    header: formatMessage('quiz.editor.articleType'),
    card: 'line',
    cell: ({ type }) => formatMessage(getArticleTypeLabel(type)),
  },
  {
    id: 'actions',
    header: formatMessage('common.actions'),
    align: 'end',
    card: 'badge',
    cell: ({ id, title, image }) => (
      <Button
        aria-label={`${formatMessage('quiz.editor.select')} ${title}`}
        onClick={() => {
          onSelect({ id, title, image });
        }}
      >
        {formatMessage('quiz.editor.select')}
      </Button>
    ),
  },
];

interface ArticleTableProps {
  readonly picker: PickerRef;
}

/** The articles of the dialog: search, table and pages (QED-50 to QED-55). */
export default function ArticleTable({ picker }: ArticleTableProps): ReactNode {
  const formatMessage = useFormatMessage();
  const tableLabels = useTableLabels();
  const editor = useEditor();
  const { context, value } = useSelector(picker, (snapshot) => snapshot);
  const isBroken = hasFailed(value.page);
  return (
    <div className="grid gap-3">
      <SearchField
        label={formatMessage('quiz.editor.searchArticles')}
        value={context.searchText}
        onChange={(text) => {
          picker.send({ type: 'search.type', text });
        }}
        clearLabel={formatMessage('common.clearSearch')}
      />
      {isBroken ? (
        <Alert
          tone="bad"
          action={
            <Button
              onClick={() => {
                picker.send({ type: 'list.refresh' });
              }}
            >
              {formatMessage('common.retry')}
            </Button>
          }
        >
          {formatMessage('common.error')}
        </Alert>
      ) : (
        <DataTable
          label={formatMessage('quiz.editor.articles')}
          columns={createColumns(formatMessage, (article) => {
            editor.send({ type: 'picker.choose', article });
          })}
          rows={value.page === 'loading' ? null : context.items}
          getRowId={({ id }) => id}
          getRowName={({ title }) => title}
          empty={<EmptyState title={formatMessage('quiz.editor.noArticlesFound')} />}
          labels={tableLabels}
        />
      )}
      <ListPagination
        page={context.query.page}
        pages={context.totalPages}
        onPage={(page) => {
          picker.send({ type: 'page.go', page });
        }}
      />
    </div>
  );
}
