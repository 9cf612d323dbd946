import { useState, type ReactNode } from 'react';

import { collectVideoIds } from '../../../../domain/quiz/commands/videos.ts';
import type { VideoResult } from '../../../../machines/shared/videos/video-picker-machine.ts';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { SearchIcon } from '../../../design/icons/icons.tsx';
import { Skeleton } from '../../../design/feedback/skeleton.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { FoundItems } from '../../../shared/lists/found-items.tsx';
import type { VideoListRef } from '../../../shared/videos/video-filters.tsx';
import { useEditorSelector, useEditor } from '../editor-context.ts';
import { VideoResultCard } from './video-result-card.tsx';

interface VideoResultsProps {
  readonly list: VideoListRef;
}

const isSameSet = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id));
const gridClass = 'grid grid-flow-row-dense gap-3 md:grid-cols-3';

/** The cards of a page of results, or why there are none (QED-43, QED-44, QED-47). */
export function VideoResults({ list }: VideoResultsProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <FoundItems
      list={list}
      skeleton={<ResultSkeletons />}
      empty={
        <EmptyState icon={<SearchIcon />} title={formatMessage('quizDialogs.video.noMatch')}>
          {formatMessage('quizDialogs.video.noMatchHint')}
        </EmptyState>
      }
    >
      {(items) => <ResultCards items={items} />}
    </FoundItems>
  );
}

const ResultSkeletons = (): ReactNode => (
  <div className={gridClass}>
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

function ResultCards({ items }: { readonly items: readonly VideoResult[] }): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const quizVideoIds = useEditorSelector(
    ({ history }) => collectVideoIds(history.draft),
    isSameSet,
  );
  // A video of another page or search is another object, so that a preview ends with its results.
  const [previewed, setPreviewed] = useState<VideoResult | null>(null);
  return (
    <ul aria-label={formatMessage('quizDialogs.video.results')} className={gridClass}>
      {items.map((video) => (
        <li key={video.id} className={video === previewed ? 'md:col-span-full' : undefined}>
          <VideoResultCard
            video={video}
            isAdded={quizVideoIds.has(video.id)}
            isPreviewed={video === previewed}
            onPreview={() => {
              setPreviewed(video === previewed ? null : video);
            }}
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
