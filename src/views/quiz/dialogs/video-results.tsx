import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { videoIds } from '../../../domain/quiz/rules/videos.ts';
import type { videoListMachine } from '../../../machines/quiz/video-list-machine.ts';
import { Alert } from '../../design/alert.tsx';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { SearchIcon } from '../../design/icon.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditing, useEditor } from '../editor-context.ts';
import { VideoResultCard } from './video-result-card.tsx';

interface VideoResultsProps {
  readonly list: ActorRefFrom<typeof videoListMachine>;
}

const isSameSet = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id));
const grid = 'grid gap-3 md:grid-cols-2 lg:grid-cols-3';

/** The cards of a page of results, or why there are none (QED-43, QED-44, QED-47). */
export function VideoResults({ list }: VideoResultsProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const page = useSelector(list, ({ value }) => value.page);
  const items = useSelector(list, ({ context }) => context.items);
  const inQuiz = useEditing(({ history }) => videoIds(history.draft), isSameSet);
  switch (page) {
    case 'failed':
    case 'denied':
      return (
        <Alert
          tone="bad"
          action={
            <Button
              onClick={() => {
                list.send({ type: 'list.refresh' });
              }}
            >
              {sentence('common.retry')}
            </Button>
          }
        >
          {sentence('common.error')}
        </Alert>
      );
    case 'empty':
      return (
        <div role="status">
          <EmptyState icon={<SearchIcon />} title={sentence('quizDialogs.video.noMatch')}>
            {sentence('quizDialogs.video.noMatchHint')}
          </EmptyState>
        </div>
      );
    case 'loading':
    case 'judging':
      return (
        <div aria-hidden="true" className={grid}>
          {Array.from({ length: 6 }, (_, i) => (
            <div
              key={i}
              className="grid h-56 content-end gap-2 rounded-lg border border-line p-3 max-md:h-24"
            >
              <Skeleton width={90} />
              <Skeleton width={50} />
            </div>
          ))}
        </div>
      );
    default:
      return (
        <ul aria-label={sentence('quizDialogs.video.results')} className={grid}>
          {items.map((video) => (
            <li key={video.id}>
              <VideoResultCard
                video={video}
                isAdded={inQuiz.has(video.id)}
                onAdd={() => {
                  editor.send({
                    type: 'video.choose',
                    article: { id: video.id, title: video.title, image: video.image },
                  });
                }}
              />
            </li>
          ))}
        </ul>
      );
  }
}
