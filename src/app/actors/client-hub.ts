import { toContent, type Call } from '../../api/client.ts';
import {
  listClientHubLabels,
  listClientHubPlaylists,
  type ClientHubLabels,
  type ClientHubPlaylists,
} from '../../api/contract/client-hub.ts';
import {
  clientHubLabelsMachine,
  clientHubPlaylistsMachine,
} from '../../machines/client-hub/client-hub-machines.ts';
import { fromCall } from '../../machines/shared/from-call.ts';

/** Provides the labels to choose from. */
export const provideClientHubLabels = (call: Call): typeof clientHubLabelsMachine =>
  clientHubLabelsMachine.provide({
    actors: {
      load: fromCall<ClientHubLabels, { readonly subject: null }>(async ({ signal }) =>
        toContent(await call(listClientHubLabels, {}, { signal })),
      ),
    },
  });

/** Provides the playlists of a label. */
export const provideClientHubPlaylists = (call: Call): typeof clientHubPlaylistsMachine =>
  clientHubPlaylistsMachine.provide({
    actors: {
      load: fromCall<ClientHubPlaylists, { readonly subject: { readonly label: string } }>(
        async ({ input: { subject }, signal }) =>
          toContent(await call(listClientHubPlaylists, { query: subject }, { signal })),
      ),
    },
  });
