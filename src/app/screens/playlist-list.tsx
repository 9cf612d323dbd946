import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { getQuizOfPlaylistHref } from '../../domain/dashboard/quiz-links.ts';
import { playlistListDefaults } from '../../machines/playlists/playlist-list-machine.ts';
import { PlaylistList } from '../../views/playlists/playlist-list.tsx';
import { useFrameActors } from '../frame/frame-context.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { providePlaylistActions, providePlaylistList } from '../actors/playlists/playlist-list.ts';
import { useCall } from '../hooks/use-call.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { useVisitor } from '../hooks/use-visitor.ts';
import { useRecycleBin } from '../hooks/use-recycle-bin.ts';

/** The list of playlists. The address holds its page, search and sort (PD-31). */
export default function PlaylistListScreen(): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const { role } = useVisitor();
  const listMachine = useMemo(() => providePlaylistList(call), [call]);
  const list = useRootActor(listMachine, {
    id: 'playlistList',
    input: { address: history.getLocation().search, defaults: playlistListDefaults },
  });
  const actionsMachine = useMemo(() => providePlaylistActions(call), [call]);
  const actions = useRootActor(actionsMachine, { id: 'playlistActions', input: undefined });
  const { playlistRecycleBin } = useFrameActors();
  useListAddress(list);
  useRecycleBin(playlistRecycleBin, list);
  useLayoutEffect(() => {
    const changed = actions.on('changed', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      changed.unsubscribe();
    };
  }, [actions, list]);
  return (
    <PlaylistList
      list={list}
      actions={actions}
      getQuizHref={(playlist) => getQuizOfPlaylistHref(role, playlist)}
    />
  );
}
