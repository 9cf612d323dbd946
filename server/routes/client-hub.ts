import { listClientHubLabels, listClientHubPlaylists } from '../../src/api/contract/client-hub.ts';
import { read, respond, type Implementation } from '../http/implement.ts';
import { listLabels, listPlaylistsOfLabel } from '../store/client-hub/labels.ts';

const labels = read(listClientHubLabels, async ({ services: { db } }) =>
  respond(await listLabels(db)),
);

const playlists = read(listClientHubPlaylists, async ({ query, services: { db } }) =>
  respond(await listPlaylistsOfLabel(db, query.label)),
);

/** The playlists of the client hub by label (NAV-032). */
export const clientHubRoutes: readonly Implementation[] = [labels, playlists];
