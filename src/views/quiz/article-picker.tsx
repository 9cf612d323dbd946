import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { articleTypeName } from '../../domain/articles/article-type.ts';
import type { ArticleReference } from '../../domain/quiz/draft.ts';
import type {
  ArticleChoice,
  articlePickerMachine,
} from '../../machines/quiz/article-picker-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { DataTable } from '../design/data-table.tsx';
import type { Column } from '../design/table-types.ts';
import { Dialog } from '../design/dialog.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { SearchField } from '../design/search-field.tsx';
import { PageTurner } from '../shared/page-turner.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useTableSentences } from '../shared/use-table-sentences.ts';
import { useEditor } from './editor-context.ts';

type PickerRef = ActorRefFrom<typeof articlePickerMachine>;

/** The dialog 'Articles' (QED-50 to QED-55), open while its list runs. */
export function ArticlePicker(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const picker = useSelector(
    editor,
    ({ children }) => children['articlePicker'] as PickerRef | undefined,
  );
  return (
    <Dialog
      open={picker !== undefined}
      onClose={() => {
        editor.send({ type: 'picker.close' });
      }}
      title={sentence('quiz.editor.articles')}
      closeLabel={sentence('common.close')}
      size="l"
    >
      {picker !== undefined && <ArticleChoices picker={picker} />}
    </Dialog>
  );
}

const columnsOf = (
  sentence: ReturnType<typeof useSentence>,
  choose: (article: ArticleReference) => void,
): readonly Column<ArticleChoice>[] => [
  {
    id: 'id',
    header: sentence('quiz.editor.articleId'),
    card: 'line',
    cell: ({ id }) => <span className="font-mono text-xs">{id}</span>,
  },
  {
    id: 'title',
    header: sentence('quiz.editor.articleTitle'),
    wide: true,
    card: 'title',
    cell: ({ title }) => title,
  },
  {
    id: 'type',
    header: sentence('quiz.editor.articleType'),
    card: 'line',
    cell: ({ type }) => sentence(articleTypeName(type)),
  },
  {
    id: 'actions',
    header: sentence('common.actions'),
    align: 'end',
    card: 'badge',
    cell: ({ id, title, image }) => (
      <Button
        aria-label={`${sentence('quiz.editor.select')} ${title}`}
        onClick={() => {
          choose({ id, title, image });
        }}
      >
        {sentence('quiz.editor.select')}
      </Button>
    ),
  },
];

interface ArticleChoicesProps {
  readonly picker: PickerRef;
}

function ArticleChoices({ picker }: ArticleChoicesProps): ReactNode {
  const sentence = useSentence();
  const tableSentences = useTableSentences();
  const editor = useEditor();
  const { context, value } = useSelector(picker, (snapshot) => snapshot);
  const hasFailed = value.page === 'failed' || value.page === 'denied';
  return (
    <div className="grid gap-3">
      <SearchField
        label={sentence('quiz.editor.searchArticles')}
        value={context.searchText}
        onChange={(text) => {
          picker.send({ type: 'search.type', text });
        }}
        clearLabel={sentence('common.clearSearch')}
      />
      {hasFailed ? (
        <Alert
          tone="bad"
          action={
            <Button
              onClick={() => {
                picker.send({ type: 'list.refresh' });
              }}
            >
              {sentence('common.retry')}
            </Button>
          }
        >
          {sentence('common.error')}
        </Alert>
      ) : (
        <DataTable
          label={sentence('quiz.editor.articles')}
          columns={columnsOf(sentence, (article) => {
            editor.send({ type: 'picker.choose', article });
          })}
          rows={value.page === 'loading' ? null : context.items}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          empty={<EmptyState title={sentence('quiz.editor.noArticlesFound')} />}
          sentences={tableSentences}
        />
      )}
      <PageTurner
        page={context.query.page}
        pages={context.totalPages}
        onPage={(page) => {
          picker.send({ type: 'page.go', page });
        }}
      />
    </div>
  );
}
