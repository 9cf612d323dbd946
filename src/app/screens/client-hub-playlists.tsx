import { useMemo, type ReactNode } from 'react';

import { ClientHubLabelList } from '../../views/client-hub/label-list.tsx';
import { LabelPlaylists } from '../../views/client-hub/label-playlists.tsx';
import { provideClientHubLabels, provideClientHubPlaylists } from '../actors/client-hub.ts';
import { useRootActor } from '../root-actor.ts';
import { useCall } from '../hooks/use-call.ts';
import type { ScreenProps } from './screen-props.ts';

function Labels(): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideClientHubLabels(call), [call]);
  const labels = useRootActor(machine, { id: 'clientHubLabels', input: null });
  return <ClientHubLabelList labels={labels} />;
}

function Playlists({ label }: { readonly label: string }): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideClientHubPlaylists(call), [call]);
  const playlists = useRootActor(machine, { id: 'clientHubPlaylists', input: { label } });
  return <LabelPlaylists label={label} playlists={playlists} />;
}

/** Client hub playlists: the labels first, then the playlists of one (NAV-032, PD-7). */
export default function ClientHubPlaylistsScreen({ route }: ScreenProps): ReactNode {
  const label = route.params['label'];
  return label === undefined ? <Labels /> : <Playlists label={label} />;
}
