import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import type { PlaylistActionsRef } from '../../machines/playlists/playlist-actions-machine.ts';
import type {
  PlaylistListRef,
  PlaylistRow,
} from '../../machines/playlists/playlist-list-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import {
  CopyIcon,
  ListVideoIcon,
  PencilIcon,
  PlusIcon,
  SquareCheckIcon,
  TrashIcon,
} from '../design/icons/icons.tsx';
import type { RowAction } from '../design/tables/table-types.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { ListScreen } from '../shared/lists/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { DeletePlaylist } from './delete-playlist.tsx';
import { usePlaylistColumns } from './playlist-columns.tsx';
import { TitleDialog } from './title-dialog.tsx';

interface PlaylistListProps {
  /** Returns where a quiz is made of a playlist; null where the person cannot create one. */
  readonly getQuizHref: (playlist: number) => string | null;
  readonly list: PlaylistListRef;
  readonly actions: PlaylistActionsRef;
}

function useRowActions({ list, actions, getQuizHref }: PlaylistListProps) {
  const formatMessage = useFormatMessage();
  const getMakeQuiz = (playlist: PlaylistRow): readonly RowAction[] => {
    const to = getQuizHref(playlist.id);
    return to === null
      ? []
      : [{ label: formatMessage('playlists.makeQuiz'), icon: <SquareCheckIcon />, to }];
  };
  return (playlist: PlaylistRow): readonly RowAction[] => [
    {
      label: formatMessage('playlists.edit'),
      icon: <ListVideoIcon />,
      to: href('playlist', { id: playlist.id }),
    },
    {
      label: formatMessage('playlists.rename'),
      icon: <PencilIcon />,
      onSelect: () => {
        actions.send({ type: 'playlist.rename', playlist });
      },
    },
    {
      label: formatMessage('playlists.copy'),
      icon: <CopyIcon />,
      onSelect: () => {
        actions.send({ type: 'playlist.copy', playlist });
      },
    },
    ...getMakeQuiz(playlist),
    {
      label: formatMessage('common.delete'),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => {
        list.send({ type: 'item.remove', item: playlist });
      },
    },
  ];
}

/** The list of the caller's playlists. */
export function PlaylistList({ list, actions, getQuizHref }: PlaylistListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const query = useSelector(list, ({ context }) => context.query);
  return (
    <>
      <ScreenHead title={formatMessage('playlists.title')} />
      <ListScreen
        title={formatMessage('playlists.title')}
        createFirst={{
          onCreate: () => {
            actions.send({ type: 'playlist.create' });
          },
        }}
        headActions={
          <Button
            variant="primary"
            icon={<PlusIcon />}
            data-shortcut="create"
            onClick={() => {
              actions.send({ type: 'playlist.create' });
            }}
          >
            {formatMessage('playlists.create')}
          </Button>
        }
        {...useList(list, { search: 'playlists.search', loadFailed: 'playlists.loadFailed' })}
        columns={usePlaylistColumns()}
        getRowId={({ id }) => id}
        getRowName={({ title }) => title}
        getRowActions={useRowActions({ list, actions, getQuizHref })}
        emptyText={query.search === '' ? formatMessage('playlists.none') : undefined}
      />
      <DeletePlaylist list={list} />
      <TitleDialog actions={actions} />
    </>
  );
}
