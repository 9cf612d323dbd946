import type { ActorRefFrom } from 'xstate';

import type { ClientHubLabels, ClientHubPlaylists } from '../../api/contract/client-hub.ts';
import { createLoadMachine } from '../shared/load-machine.ts';

/** The labels to choose from. Provide `load`. */
export const clientHubLabelsMachine = createLoadMachine<null, ClientHubLabels>('clientHubLabels');

/** The playlists of a label. Provide `load`. */
export const clientHubPlaylistsMachine = createLoadMachine<
  { readonly label: string },
  ClientHubPlaylists
>('clientHubPlaylists');

/** The running loads. */
export type ClientHubLabelsRef = ActorRefFrom<typeof clientHubLabelsMachine>;
export type ClientHubPlaylistsRef = ActorRefFrom<typeof clientHubPlaylistsMachine>;
