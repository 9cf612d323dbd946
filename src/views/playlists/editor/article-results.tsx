import { useMemo, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { href } from '../../../domain/access/href.ts';
import { listFormat } from '../../../domain/messages/message.ts';
import { getArticleKey } from '../../../domain/playlist/draft/draft.ts';
import { summarize } from '../../../domain/playlist/draft/summary.ts';
import type { VideoResult } from '../../../machines/shared/videos/video-picker-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Skeleton } from '../../design/feedback/skeleton.tsx';
import { CheckIcon, PlusIcon, SearchIcon } from '../../design/icons/icons.tsx';
import { TextLink } from '../../design/navigation/link.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { FoundItems } from '../../shared/lists/found-items.tsx';
import type { VideoListRef } from '../../shared/videos/video-filters.tsx';
import { useEditorSelector, usePlaylistEditor } from './editor-context.ts';
import { ArticleFacts, ArticlePicture } from './entry-rows.tsx';

/** The found articles, each with its place in the playlist, or why there are none to show. */
export function ArticleResults({ list }: { readonly list: VideoListRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const entries = useEditorSelector(({ history }) => history.draft.entries);
  const places = useMemo(() => summarize(entries).places, [entries]);
  return (
    <FoundItems
      list={list}
      skeleton={
        <div className="grid gap-4 p-4">
          <Skeleton width={90} />
          <Skeleton width={70} />
          <Skeleton width={90} />
        </div>
      }
      empty={
        <EmptyState icon={<SearchIcon />} title={formatMessage('quizDialogs.video.noMatch')} />
      }
    >
      {(items) => (
        <ul aria-label={formatMessage('quizDialogs.video.results')}>
          {items.map((video) => (
            <li key={video.id} className="border-b border-line px-4 py-2 last:border-b-0">
              <Result video={video} place={places.get(getArticleKey(video.id)) ?? null} />
            </li>
          ))}
        </ul>
      )}
    </FoundItems>
  );
}

interface ResultProps {
  readonly video: VideoResult;
  /** Its place in this playlist, null when it is not there. */
  readonly place: number | null;
}

function Result({ video, place }: ResultProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const { id, title, image, subject = null, durationSeconds = null, publishedAt, type } = video;
  return (
    <article className="flex items-start gap-3">
      <ArticlePicture image={image} seconds={durationSeconds} quiet={place !== null} />
      <span className="grid min-w-0 grow gap-0.5">
        <h3 className="text-sm font-semibold wrap-anywhere">{title}</h3>
        <span className="figures text-xs text-ink-2">
          <ArticleFacts subject={subject} publishedAt={publishedAt} />
        </span>
        <Membership video={video} place={place} />
      </span>
      {place === null ? (
        <Button
          icon={<PlusIcon />}
          aria-label={formatMessage('playlistEditor.addTitle', { title })}
          onClick={() => {
            editor.send({
              type: 'article.add',
              article: { id, title, image, subject, durationSeconds, publishedAt, type },
            });
          }}
        >
          {formatMessage('playlistEditor.add')}
        </Button>
      ) : (
        <Button
          variant="quiet"
          aria-label={formatMessage('playlistEditor.undoAddTitle', { title })}
          onClick={() => {
            editor.send({ type: 'entry.remove', entry: getArticleKey(id) });
          }}
        >
          {formatMessage('playlistEditor.remove')}
        </Button>
      )}
    </article>
  );
}

/** Where the article is: its place in this playlist, and one's other playlists that have it. */
function Membership({ video: { playlists = [] }, place }: ResultProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const own = useEditorSelector(({ input }) => input.source.playlist);
  const others = playlists.filter(({ id }) => id !== own);
  return (
    <span className="flex flex-wrap gap-x-1.5 text-xs">
      {place !== null && (
        <output className="figures flex items-center gap-1 font-semibold text-good [&_.lucide]:size-3.5">
          <CheckIcon />
          {formatMessage('playlistEditor.inPlaylist', { place })}
        </output>
      )}
      {others.length > 0 && (
        <span className="text-ink-2">
          <span>{formatMessage('playlistEditor.alsoIn')} </span>
          {format.list(
            others.map(({ id, title }) => (
              <TextLink key={id} to={href('playlist', { id })}>
                {title}
              </TextLink>
            )),
            listFormat,
          )}
        </span>
      )}
    </span>
  );
}
