import type { ReactNode } from 'react';

import { planImport, type ImportSelection } from '../../../../domain/quiz/commands/plan-import.ts';
import type { Draft } from '../../../../domain/quiz/draft/draft.ts';
import type { SelectedPlaylist } from '../../../../machines/quiz/editor/dialogs/playlist-import-machine.ts';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { ListVideoIcon, RefreshIcon, XIcon } from '../../../design/icons/icons.tsx';
import { Spinner } from '../../../design/feedback/spinner.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { DragHandle } from '../../../shared/sorting/drag-handle.tsx';
import { SortableArea } from '../../../shared/sorting/sortable-area.tsx';
import { SortableRow } from '../../../shared/sorting/sortable-row.tsx';

interface SelectedPlaylistsProps {
  readonly draft: Draft;
  readonly playlists: readonly SelectedPlaylist[];
  readonly options: ImportSelection;
  readonly onMove: (id: number, to: number) => void;
  readonly onRemove: (id: number) => void;
  readonly onRetry: (id: number) => void;
}

/** The second list of the import: the playlists to import, in their order. */
export function SelectedPlaylists(props: SelectedPlaylistsProps): ReactNode {
  const { playlists, onMove } = props;
  const formatMessage = useFormatMessage();
  const getTitle = (id: string): string =>
    playlists.find((playlist) => String(playlist.id) === id)?.title ?? '';
  return (
    <section
      aria-label={formatMessage('playlistImport.chosen')}
      className="grid min-w-0 content-start gap-3"
    >
      <h3 className="text-sm font-semibold">{formatMessage('playlistImport.chosen')}</h3>
      {playlists.length === 0 ? (
        <div className="rounded-lg border border-dashed border-line-strong">
          <EmptyState icon={<ListVideoIcon />} title={formatMessage('playlistImport.noneChosen')}>
            {formatMessage('playlistImport.noneChosenHint')}
          </EmptyState>
        </div>
      ) : (
        <SortableArea
          ids={playlists.map(({ id }) => String(id))}
          getName={getTitle}
          onMove={(id, to) => {
            onMove(Number(id), to);
          }}
        >
          <ol aria-label={formatMessage('playlistImport.chosen')} className="grid gap-1">
            {playlists.map((playlist) => (
              <li key={playlist.id}>
                <SelectedPlaylist {...props} playlist={playlist} />
              </li>
            ))}
          </ol>
        </SortableArea>
      )}
    </section>
  );
}

interface SelectedPlaylistProps extends Omit<SelectedPlaylistsProps, 'playlists' | 'onMove'> {
  readonly playlist: SelectedPlaylist;
}

function SelectedPlaylist({
  draft,
  playlist,
  options,
  onRemove,
  onRetry,
}: SelectedPlaylistProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { id, title, content } = playlist;
  return (
    <SortableRow
      id={String(id)}
      className="flex items-center gap-1 rounded-md border border-line bg-surface py-1 ps-1 pe-1"
    >
      <DragHandle label={formatMessage('playlistImport.reorder', { title })} />
      <span className="grid min-w-0 grow">
        <span className="truncate text-sm font-semibold">{title}</span>
        <PlaylistContent draft={draft} playlist={playlist} options={options} />
      </span>
      {content?.ok === false && (
        <IconButton
          label={formatMessage('playlistImport.retry', { title })}
          icon={<RefreshIcon />}
          onClick={() => {
            onRetry(id);
          }}
        />
      )}
      <IconButton
        label={formatMessage('playlistImport.remove', { title })}
        icon={<XIcon />}
        onClick={() => {
          onRemove(id);
        }}
      />
    </SortableRow>
  );
}

interface PlaylistContentProps {
  readonly draft: Draft;
  readonly playlist: SelectedPlaylist;
  readonly options: ImportSelection;
}

/** What the import of a playlist adds, or whether the playlist is loading or has failed to load. */
function PlaylistContent({
  draft,
  playlist: { content },
  options,
}: PlaylistContentProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (content === null)
    return (
      <output className="flex items-center gap-1.5 text-xs text-ink-2">
        <Spinner size="s" />
        {formatMessage('playlistImport.reading')}
      </output>
    );
  if (!content.ok)
    return (
      <span role="alert" className="text-xs text-bad">
        {formatMessage('playlistImport.notRead')}
      </span>
    );
  const { activities, questions, videos } = planImport(draft, content.value, options);
  return (
    <span className="figures text-xs text-ink-2">
      {activities.length === 0
        ? formatMessage('playlistImport.nothingNew')
        : formatMessage('playlistImport.content', {
            activities: activities.length,
            questions,
            videos,
          })}
    </span>
  );
}
