import { listClientHubLabels, listClientHubPlaylists } from '../../src/api/contract/client-hub.ts';
import { implement, respond, type Implementation } from '../http/implement.ts';
import { listLabels, listPlaylistsOfLabel } from '../store/client-hub/labels.ts';

const labels = implement(listClientHubLabels, async ({ services: { db } }) =>
  respond(await listLabels(db)),
);

const playlists = implement(listClientHubPlaylists, async ({ query, services: { db } }) =>
  respond(await listPlaylistsOfLabel(db, query.label)),
);

/** The playlists of the client hub by label (NAV-032). */
export const clientHubRoutes: readonly Implementation[] = [labels, playlists];
