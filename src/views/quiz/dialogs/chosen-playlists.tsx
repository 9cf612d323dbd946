import type { ReactNode } from 'react';

import { planImport, type ImportWish } from '../../../domain/quiz/import-plan.ts';
import type { Draft } from '../../../domain/quiz/draft.ts';
import type { ChosenPlaylist } from '../../../machines/quiz/playlist-import-types.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { ListVideoIcon, RefreshIcon, XIcon } from '../../design/icon.tsx';
import { Spinner } from '../../design/spinner.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { DragHandle } from '../drag-handle.tsx';
import { SortableArea } from '../sortable-area.tsx';
import { SortableRow } from '../sortable-row.tsx';

interface ChosenPlaylistsProps {
  readonly draft: Draft;
  readonly chosen: readonly ChosenPlaylist[];
  readonly wish: ImportWish;
  readonly onMove: (id: number, to: number) => void;
  readonly onDrop: (id: number) => void;
  readonly onReadAgain: (id: number) => void;
}

/** The second list of the import: what comes in, in this order. */
export function ChosenPlaylists({
  draft,
  chosen,
  wish,
  onMove,
  onDrop,
  onReadAgain,
}: ChosenPlaylistsProps): ReactNode {
  const sentence = useSentence();
  const titleOf = (id: string): string =>
    chosen.find((playlist) => String(playlist.id) === id)?.title ?? '';
  return (
    <section
      aria-label={sentence('quizDialogs.playlists.chosen')}
      className="grid min-w-0 content-start gap-3"
    >
      <h3 className="text-sm font-semibold">{sentence('quizDialogs.playlists.chosen')}</h3>
      {chosen.length === 0 ? (
        <div className="rounded-lg border border-dashed border-line-strong">
          <EmptyState icon={<ListVideoIcon />} title={sentence('quizDialogs.playlists.noneChosen')}>
            {sentence('quizDialogs.playlists.noneChosenHint')}
          </EmptyState>
        </div>
      ) : (
        <SortableArea
          ids={chosen.map(({ id }) => String(id))}
          nameOf={titleOf}
          onMove={(id, to) => {
            onMove(Number(id), to);
          }}
        >
          <ol aria-label={sentence('quizDialogs.playlists.chosen')} className="grid gap-1">
            {chosen.map((playlist) => (
              <li key={playlist.id}>
                <SortableRow
                  id={String(playlist.id)}
                  className="flex items-center gap-1 rounded-md border border-line bg-surface py-1 ps-1 pe-1"
                >
                  <DragHandle
                    label={sentence('quizDialogs.playlists.reorder', { title: playlist.title })}
                  />
                  <span className="grid min-w-0 grow">
                    <span className="truncate text-sm font-semibold">{playlist.title}</span>
                    <Content draft={draft} playlist={playlist} wish={wish} />
                  </span>
                  {playlist.content?.ok === false && (
                    <IconButton
                      label={sentence('quizDialogs.playlists.retry', { title: playlist.title })}
                      icon={<RefreshIcon />}
                      onClick={() => {
                        onReadAgain(playlist.id);
                      }}
                    />
                  )}
                  <IconButton
                    label={sentence('quizDialogs.playlists.remove', { title: playlist.title })}
                    icon={<XIcon />}
                    onClick={() => {
                      onDrop(playlist.id);
                    }}
                  />
                </SortableRow>
              </li>
            ))}
          </ol>
        </SortableArea>
      )}
    </section>
  );
}

interface ContentProps {
  readonly draft: Draft;
  readonly playlist: ChosenPlaylist;
  readonly wish: ImportWish;
}

/** What a playlist brings, or how its reading went. */
function Content({ draft, playlist: { content }, wish }: ContentProps): ReactNode {
  const sentence = useSentence();
  if (content === null)
    return (
      <output className="flex items-center gap-1.5 text-xs text-ink-2">
        <Spinner size="s" />
        {sentence('quizDialogs.playlists.reading')}
      </output>
    );
  if (!content.ok)
    return (
      <span role="alert" className="text-xs text-bad">
        {sentence('quizDialogs.playlists.notRead')}
      </span>
    );
  const { activities, questions, videos } = planImport(draft, content.value, wish);
  return (
    <span className="figures text-xs text-ink-2">
      {activities.length === 0
        ? sentence('quizDialogs.playlists.nothingNew')
        : sentence('quizDialogs.playlists.content', {
            activities: activities.length,
            questions,
            videos,
          })}
    </span>
  );
}
