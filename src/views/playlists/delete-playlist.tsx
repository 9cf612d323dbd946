import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { PlaylistListRef } from '../../machines/playlists/playlist-list-machine.ts';
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface DeletePlaylistProps {
  readonly list: PlaylistListRef;
}

/** Asks before a playlist is deleted, and shows why one could not be deleted. */
export function DeletePlaylist({ list }: DeletePlaylistProps): ReactNode {
  const formatMessage = useFormatMessage();
  const playlist = useSelector(list, ({ context }) => context.removing[0]);
  const failed = useSelector(list, ({ context }) => context.failedRemovals[0]);
  const isBusy = useSelector(list, (snapshot) => snapshot.matches({ removal: 'removing' }));
  const hasFailed = failed !== undefined && !isBusy;
  const title = playlist?.title ?? '';
  return (
    <ConfirmDialog
      open={playlist !== undefined}
      danger
      busy={isBusy}
      title={formatMessage(hasFailed ? 'playlists.notDeletedTitle' : 'playlists.deleteTitle', {
        title,
      })}
      description={
        hasFailed ? (
          <span role="alert" className="text-bad">
            {formatMessage(getFailureMessage(failed.failure, { key: 'playlists.deleteFailed' }))}
          </span>
        ) : (
          formatMessage('playlists.deleteDetail', { count: playlist?.classes.length ?? 0 })
        )
      }
      confirmLabel={formatMessage(hasFailed ? 'playlists.deleteAgain' : 'common.delete')}
      cancelLabel={formatMessage('common.cancel')}
      onConfirm={() => {
        list.send({ type: 'removal.confirm' });
      }}
      onCancel={() => {
        list.send({ type: 'removal.cancel' });
      }}
    />
  );
}
