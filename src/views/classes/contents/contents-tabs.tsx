import type { ReactNode } from 'react';

import { href } from '../../../domain/access/href.ts';
import type { ClassQuizPaths } from '../../../domain/classes/class-quiz-paths.ts';
import { formatLength } from '../../../domain/playlist/format-length.ts';
import type { AddContentsRef } from '../../../machines/classes/add-contents-machine.ts';
import type { ClassChangesRef } from '../../../machines/classes/class-changes-machine.ts';
import type { ClassData } from '../../../machines/classes/class-page-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ChartColumnIcon, PlusIcon } from '../../design/icons/icons.tsx';
import { ButtonLink } from '../../design/navigation/link.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useMomentText } from '../../shared/use-moment-text.ts';
import { ContentList, type ContentItem } from './content-list.tsx';

type Playlist = ClassData['playlists'][number];
type Quiz = ClassData['quizzes'][number];

/** What both tabs need. */
interface ContentsTabProps {
  readonly detail: ClassData;
  readonly add: AddContentsRef;
  readonly changes: ClassChangesRef;
}

interface TabFrameProps {
  readonly note?: string | undefined;
  readonly addLabel: string;
  readonly onAdd: () => void;
  readonly empty: { readonly title: string; readonly hint: string } | null;
  readonly children: ReactNode;
}

const TabFrame = ({ note, addLabel, onAdd, empty, children }: TabFrameProps): ReactNode => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <div className="flex flex-wrap items-center gap-2">
      {note !== undefined && <span className="figures text-sm text-ink-2">{note}</span>}
      <span className="ms-auto">
        <Button variant="primary" icon={<PlusIcon />} onClick={onAdd}>
          {addLabel}
        </Button>
      </span>
    </div>
    {empty === null ? (
      children
    ) : (
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState title={empty.title}>{empty.hint}</EmptyState>
      </div>
    )}
  </div>
);

interface QuizzesTabProps extends ContentsTabProps {
  readonly getPaths: (quiz: Quiz) => ClassQuizPaths;
}

/** Returns the function that describes a quiz as a row: its facts, and the link to its results. */
function useQuizItem(
  { students }: ContentsTabProps['detail'],
  getPaths: QuizzesTabProps['getPaths'],
): (quiz: Quiz) => ContentItem {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  const studentCount = students.filter(({ status }) => status === 'joined').length;
  return (quiz) => {
    const { view, results } = getPaths(quiz);
    return {
      ...quiz,
      to: view,
      facts: [
        formatMessage('classes.counts.questions', { count: quiz.countOfQuestions }),
        quiz.endDate === null
          ? formatMessage('classes.deadlines.noDeadline')
          : formatMessage('classes.contents.deadline', { day: formatDay(quiz.endDate) }),
        formatMessage('classes.contents.submitted', {
          done: quiz.countOfSubmitted,
          total: studentCount,
        }),
        ...(quiz.mean === null
          ? []
          : [formatMessage('classes.deadlines.mean', { percent: quiz.mean })]),
      ],
      actions: results !== null && (
        <ButtonLink
          variant="quiet"
          icon={<ChartColumnIcon />}
          to={results}
          aria-label={formatMessage('classes.contents.resultsOf', { title: quiz.title })}
        >
          {formatMessage('classes.contents.results')}
        </ButtonLink>
      ),
    };
  };
}

/** The quizzes of a class in their order, with their deadlines and results (CLS-11, CLS-13). */
export function QuizzesTab({ detail, add, changes, getPaths }: QuizzesTabProps): ReactNode {
  const formatMessage = useFormatMessage();
  const toItem = useQuizItem(detail, getPaths);
  return (
    <TabFrame
      addLabel={formatMessage('classes.contents.addQuizzes')}
      onAdd={() => {
        add.send({ type: 'add.open', present: detail.quizzes.map(({ id }) => id) });
      }}
      empty={
        detail.quizzes.length > 0
          ? null
          : {
              title: formatMessage('classes.contents.noQuizzes'),
              hint: formatMessage('classes.contents.noQuizzesHint'),
            }
      }
    >
      <ContentList
        label={formatMessage('classes.contents.quizList', { title: detail.title })}
        access={detail.access}
        items={detail.quizzes.map(toItem)}
        onMove={(ids) => {
          changes.send({
            type: 'change.perform',
            change: { kind: 'orderQuizzes', item: detail, ids },
          });
        }}
        onRemove={(content) => {
          changes.send({
            type: 'change.perform',
            change: { kind: 'removeQuiz', item: detail, content },
          });
        }}
      />
    </TabFrame>
  );
}

/** Returns the function that describes a playlist as a row: its videos and length. */
function usePlaylistItem(): (playlist: Playlist) => ContentItem {
  const formatMessage = useFormatMessage();
  return ({ playlist, ...addition }) => {
    const { id, title, countOfArticles, durationSeconds } = playlist;
    return {
      id,
      title,
      ...addition,
      to: `${href('playlists')}/${String(id)}`,
      facts: [
        formatMessage('classes.counts.videos', { count: countOfArticles }),
        formatLength(durationSeconds),
      ],
    };
  };
}

/** The playlists of a class in their order, with their length (CLS-12, CLS-14). */
export function PlaylistsTab({ detail, add, changes }: ContentsTabProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { playlists } = detail;
  const toItem = usePlaylistItem();
  const totalSeconds = playlists.reduce((sum, { playlist }) => sum + playlist.durationSeconds, 0);
  return (
    <TabFrame
      note={
        playlists.length === 0
          ? undefined
          : [
              formatMessage('classes.counts.videos', { count: detail.playlistVideosCount }),
              formatMessage('classes.contents.totalLength', {
                length: formatLength(totalSeconds),
              }),
            ].join(' · ')
      }
      addLabel={formatMessage('classes.contents.addPlaylists')}
      onAdd={() => {
        add.send({ type: 'add.open', present: playlists.map(({ playlist }) => playlist.id) });
      }}
      empty={
        playlists.length > 0
          ? null
          : {
              title: formatMessage('classes.contents.noPlaylists'),
              hint: formatMessage('classes.contents.noPlaylistsHint'),
            }
      }
    >
      <ContentList
        label={formatMessage('classes.contents.playlistList', { title: detail.title })}
        access={detail.access}
        items={playlists.map(toItem)}
        onMove={(ids) => {
          changes.send({
            type: 'change.perform',
            change: { kind: 'orderPlaylists', item: detail, ids },
          });
        }}
        onRemove={(content) => {
          changes.send({
            type: 'change.perform',
            change: { kind: 'removePlaylist', item: detail, content },
          });
        }}
      />
    </TabFrame>
  );
}
