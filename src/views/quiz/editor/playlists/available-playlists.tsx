import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type {
  PlaylistChoice,
  importablePlaylistsMachine,
} from '../../../../machines/quiz/editor/dialogs/playlist-import-machine.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { CheckIcon, PlusIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { ChoiceList } from '../../../shared/lists/choice-list.tsx';

interface AvailablePlaylistsProps {
  readonly list: ActorRefFrom<typeof importablePlaylistsMachine>;
  /** The ids of the selected playlists. */
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (playlist: PlaylistChoice) => void;
}

/** The first list of the import: the person's own playlists, with search and pages. */
export function AvailablePlaylists({
  list,
  selected,
  onSelect,
}: AvailablePlaylistsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const label = formatMessage('playlistImport.available');
  return (
    <section aria-label={label} className="grid min-w-0 content-start gap-3 [&_search]:w-full">
      <h3 className="text-sm font-semibold">{label}</h3>
      <ChoiceList
        list={list}
        label={label}
        searchLabel={formatMessage('playlistImport.search')}
        emptyTitle={formatMessage('playlistImport.none')}
        getFailureMessage={() => ({ key: 'common.error' })}
      >
        {(playlist) => (
          <PlaylistRow
            key={playlist.id}
            playlist={playlist}
            isSelected={selected.has(playlist.id)}
            onSelect={onSelect}
          />
        )}
      </ChoiceList>
    </section>
  );
}

interface PlaylistRowProps {
  readonly playlist: PlaylistChoice;
  readonly isSelected: boolean;
  readonly onSelect: (playlist: PlaylistChoice) => void;
}

function PlaylistRow({ playlist, isSelected, onSelect }: PlaylistRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <li className="flex items-center gap-2 rounded-md border border-line py-1 ps-3 pe-1">
      <span className="grid min-w-0 grow">
        <span className="truncate text-sm font-semibold">{playlist.title}</span>
        <span className="figures text-xs text-ink-2">
          {formatMessage('playlistImport.videosInPlaylist', {
            count: playlist.countOfArticles,
          })}
        </span>
      </span>
      <IconButton
        label={formatMessage('playlistImport.choose', { title: playlist.title })}
        icon={isSelected ? <CheckIcon /> : <PlusIcon />}
        disabledReason={isSelected ? formatMessage('playlistImport.isChosen') : undefined}
        onClick={() => {
          onSelect(playlist);
        }}
      />
    </li>
  );
}
