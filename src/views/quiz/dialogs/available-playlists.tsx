import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type {
  PlaylistChoice,
  playlistListMachine,
} from '../../../machines/quiz/playlist-list-machine.ts';
import { Alert } from '../../design/alert.tsx';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { CheckIcon, PlusIcon } from '../../design/icon.tsx';
import { Pagination } from '../../design/pagination.tsx';
import { SearchField } from '../../design/search-field.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { useSentence } from '../../shared/sentences.tsx';

interface AvailablePlaylistsProps {
  readonly list: ActorRefFrom<typeof playlistListMachine>;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (playlist: PlaylistChoice) => void;
}

/** The first list of the import: one's own playlists, searched and paged. */
export function AvailablePlaylists({ list, chosen, onChoose }: AvailablePlaylistsProps): ReactNode {
  const sentence = useSentence();
  const text = useSelector(list, ({ context }) => context.searchText);
  const page = useSelector(list, ({ context }) => context.query.page);
  const pages = useSelector(list, ({ context }) => context.totalPages);
  return (
    <section
      aria-label={sentence('quizDialogs.playlists.available')}
      className="grid min-w-0 content-start gap-3"
    >
      <h3 className="text-sm font-semibold">{sentence('quizDialogs.playlists.available')}</h3>
      <SearchField
        label={sentence('quizDialogs.playlists.search')}
        value={text}
        onChange={(next) => {
          list.send({ type: 'search.type', text: next });
        }}
        clearLabel={sentence('common.clearSearch')}
      />
      <Rows list={list} chosen={chosen} onChoose={onChoose} />
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          onPage={(next) => {
            list.send({ type: 'page.go', page: next });
          }}
          sentences={{
            label: sentence('common.pages'),
            previous: sentence('common.previousPage'),
            next: sentence('common.nextPage'),
            page: (each) => sentence('common.page', { page: each }),
          }}
        />
      )}
    </section>
  );
}

function Rows({ list, chosen, onChoose }: AvailablePlaylistsProps): ReactNode {
  const sentence = useSentence();
  const state = useSelector(list, ({ value }) => value.page);
  const items = useSelector(list, ({ context }) => context.items);
  if (state === 'failed' || state === 'denied') {
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
  }
  if (state === 'empty')
    return (
      <div role="status">
        <EmptyState title={sentence('quizDialogs.playlists.none')} />
      </div>
    );
  if (state === 'loading' || state === 'judging')
    return (
      <div aria-hidden="true" className="grid gap-4 py-2">
        {Array.from({ length: 6 }, (_, i) => (
          <Skeleton key={i} width={i % 2 === 0 ? 90 : 70} />
        ))}
      </div>
    );
  return (
    <ul aria-label={sentence('quizDialogs.playlists.available')} className="grid gap-1">
      {items.map((playlist) => {
        const isChosen = chosen.has(playlist.id);
        return (
          <li
            key={playlist.id}
            className="flex items-center gap-2 rounded-md border border-line py-1 ps-3 pe-1"
          >
            <span className="grid min-w-0 grow">
              <span className="truncate text-sm font-semibold">{playlist.title}</span>
              <span className="figures text-xs text-ink-2">
                {sentence('quizDialogs.playlists.videosInPlaylist', {
                  count: playlist.countOfArticles,
                })}
              </span>
            </span>
            <IconButton
              label={sentence('quizDialogs.playlists.choose', { title: playlist.title })}
              icon={isChosen ? <CheckIcon /> : <PlusIcon />}
              whyDisabled={isChosen ? sentence('quizDialogs.playlists.isChosen') : undefined}
              onClick={() => {
                onChoose(playlist);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
