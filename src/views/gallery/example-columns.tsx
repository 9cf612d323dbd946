import { Badge } from '../design/display/badge.tsx';
import type { Column, RowAction } from '../design/tables/table-types.ts';
import {
  ChartColumnIcon,
  CopyIcon,
  DownloadIcon,
  LockIcon,
  PencilIcon,
  RefreshIcon,
  ShareIcon,
  TrashIcon,
} from '../design/icons/icons.tsx';
import { TextLink } from '../design/navigation/link.tsx';
import type { ExampleQuiz } from './example-quizzes.ts';

/** The columns of the gallery's list. */
export const exampleColumns: readonly Column<ExampleQuiz>[] = [
  {
    id: 'title',
    header: 'Title',
    sortable: true,
    fillsWidth: true,
    card: 'title',
    cell: (quiz) => (
      <span className="flex flex-wrap items-center gap-2.5">
        <TextLink to={`/quiz/view/${String(quiz.id)}`} quiet>
          {quiz.title}
        </TextLink>
        {quiz.state === 'processing' && (
          <Badge tone="warn" icon={<RefreshIcon />}>
            Being processed
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'access',
    header: 'Access',
    card: 'badge',
    cell: (quiz) => (
      <Badge {...(quiz.access === 'Restricted' && { icon: <LockIcon /> })}>{quiz.access}</Badge>
    ),
  },
  {
    id: 'customer',
    header: 'Customer Name',
    card: 'line',
    cell: (quiz) => <span className="text-ink-2">{quiz.customer}</span>,
  },
  {
    id: 'email',
    header: 'Customer Email',
    wideScreenOnly: true,
    cell: (quiz) => <span className="text-ink-2">{quiz.email}</span>,
  },
  {
    id: 'created',
    header: 'Created Date',
    align: 'end',
    sortable: true,
    card: 'line',
    cell: (quiz) => <span className="text-ink-2">{quiz.created}</span>,
  },
  {
    id: 'deadline',
    header: 'Deadline',
    align: 'end',
    card: 'badge',
    cell: (quiz) =>
      quiz.state === 'expired' ? <Badge tone="bad">Expired</Badge> : (quiz.deadline ?? '—'),
  },
];

/** The actions of a row of the gallery's list. */
export const exampleActions = (quiz: ExampleQuiz): readonly RowAction[] => [
  {
    label: 'Share',
    icon: <ShareIcon />,
    disabledReason: quiz.state === 'processing' ? 'The quiz is being processed.' : undefined,
    onSelect: () => undefined,
  },
  quiz.access === 'Open'
    ? { label: 'Copy', icon: <CopyIcon />, to: `/quiz/copy/${String(quiz.id)}` }
    : { label: 'Edit', icon: <PencilIcon />, to: `/quiz/edit/${String(quiz.id)}` },
  { label: 'Results', icon: <ChartColumnIcon />, to: `/quiz/results/${String(quiz.id)}` },
  { label: 'Download', icon: <DownloadIcon />, onSelect: () => undefined },
  { label: 'Delete', icon: <TrashIcon />, danger: true, onSelect: () => undefined },
];
