import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { ActorRefFrom } from 'xstate';

import type { Message } from '../../domain/notice.ts';
import type { Failure } from '../../domain/outcome.ts';
import type { templateListMachine, TemplateRow } from '../../machines/quiz/template-list-machine.ts';
import { Badge } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { ConfirmDialog } from '../design/confirm-dialog.tsx';
import type { Column, RowAction } from '../design/table-types.ts';
import { CopyIcon, DownloadIcon, PackageIcon, PencilIcon, PlusIcon, RefreshIcon, TrashIcon, UploadIcon } from '../design/icon.tsx';
import { ButtonLink, Link } from '../design/link.tsx';
import { listContentOf } from '../shared/list-content.ts';
import { ListScreen } from '../shared/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { QuizTabs } from './quiz-tabs.tsx';

const dateFormat = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

const reasonOf = (failure: Failure | null, otherwise: Message): Message => (failure !== null && 'message' in failure && failure.message !== undefined ? { text: failure.message } : otherwise);

type Sentence = ReturnType<typeof useSentence>;
type Format = ReturnType<typeof useFormatter>;

const columnsOf = (sentence: Sentence, format: Format): readonly Column<TemplateRow>[] => [
  {
    id: 'title',
    header: sentence('quiz.list.title'),
    sortable: true,
    wide: true,
    card: 'title',
    cell: ({ id, title, isBeingProcessed }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Link to={`/quiz/edit/${String(id)}`} className="min-w-0 rounded-sm font-semibold no-underline hover:underline md:truncate">{title}</Link>
        {isBeingProcessed && <Badge tone="warn" icon={<RefreshIcon />}>{sentence('quiz.list.processing')}</Badge>}
      </span>
    ),
  },
  { id: 'createdAt', header: sentence('quiz.list.dateCreated'), sortable: true, align: 'end', card: 'line', cell: ({ createdAt }) => format.dateTime(new Date(createdAt), dateFormat) },
  { id: 'countOfQuestions', header: sentence('quiz.list.questions'), sortable: true, align: 'end', card: 'line', cell: ({ countOfQuestions }) => format.number(countOfQuestions), cardCell: ({ countOfQuestions }) => sentence('quiz.editor.questions', { count: countOfQuestions }) },
];

interface TemplateListProps {
  readonly list: ActorRefFrom<typeof templateListMachine>;
}

/** The quiz templates: search, sort, pages and what can be done with each (QLST-01 to QLST-08). */
export function TemplateList({ list }: TemplateListProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const format = useFormatter();
  const snapshot = useSelector(list, (each) => each);
  const { query, searchText, removing, removeFailure } = snapshot.context;

  const later = sentence('quiz.list.laterDownloads');
  const nothing = (): void => { /* disabled */ };
  const actionsOf = (row: TemplateRow): readonly RowAction[] => [
    { label: sentence('quiz.list.edit'), icon: <PencilIcon />, to: `/quiz/edit/${String(row.id)}` },
    { label: sentence('quiz.list.copy'), icon: <CopyIcon />, to: `/quiz/copy/${String(row.id)}` },
    { label: sentence('quiz.list.downloadScorm'), icon: <PackageIcon />, whyDisabled: later, onSelect: nothing },
    { label: sentence('quiz.list.downloadQti'), icon: <DownloadIcon />, whyDisabled: later, onSelect: nothing },
    { label: sentence('quiz.list.downloadCc'), icon: <DownloadIcon />, whyDisabled: later, onSelect: nothing },
    { label: sentence('quiz.list.delete'), icon: <TrashIcon />, danger: true, onSelect: () => { list.send({ type: 'item.remove', item: row }); } },
  ];
  return (
    <>
      <ScreenHead title={sentence('quiz.quizzes')} />
      <ListScreen
        title={sentence('quiz.quizzes')}
        tabs={<QuizTabs isSuper current="template" />}
        headActions={(
          <>
            <Button icon={<UploadIcon />} whyDisabled={sentence('quiz.list.laterUpload')}>{sentence('quiz.list.uploadQti')}</Button>
            <ButtonLink variant="primary" icon={<PlusIcon />} to="/quiz/create">{sentence('quiz.list.create')}</ButtonLink>
          </>
        )}
        content={listContentOf(snapshot, { key: 'quiz.list.loadFailed' })}
        search={{ label: sentence('quiz.list.search'), text: searchText, onSearch: (text) => { list.send({ type: 'search.type', text }); } }}
        columns={columnsOf(sentence, format)}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        sort={query.sort === null ? undefined : { column: query.sort.field, direction: query.sort.order }}
        onSort={(field) => { list.send({ type: 'sort.click', field }); }}
        actionsOf={actionsOf}
        isQuiet={({ isBeingProcessed }) => isBeingProcessed}
        onPage={(page) => { list.send({ type: 'page.go', page }); }}
        onRetry={() => { list.send({ type: 'list.refresh' }); }}
      />
      <ConfirmDialog
        open={removing !== null}
        danger
        busy={snapshot.matches({ removal: 'removing' })}
        title={sentence('quiz.list.deleteTitle', { title: removing?.title ?? '' })}
        description={removeFailure === null ? sentence('quiz.list.deleteDetail') : <span role="alert" className="text-bad">{say(reasonOf(removeFailure, { key: 'quiz.list.deleteFailed' }))}</span>}
        confirmLabel={sentence('common.delete')}
        cancelLabel={sentence('common.cancel')}
        onConfirm={() => { list.send({ type: 'removal.confirm' }); }}
        onCancel={() => { list.send({ type: 'removal.cancel' }); }}
      />
    </>
  );
}
