import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { rowId, text } from './scalars.ts';

const area = 'client hub';
const count = z.int().check(z.minimum(0));

const labels = z.array(
  z.object({ title: z.string(), countOfPlaylists: count, countOfArticles: count }),
);
/** The labels of all playlists by title. */
export type ClientHubLabels = z.output<typeof labels>;

const playlists = z.array(
  z.object({
    id: rowId,
    title: z.string(),
    owner: z.nullable(z.string()),
    articles: z.array(z.object({ id: rowId, title: z.string() })),
  }),
);
/** The playlists that have a label, each with the articles of that label in their order. */
export type ClientHubPlaylists = z.output<typeof playlists>;

export const listClientHubLabels = {
  method: 'GET',
  path: '/api/admin/client_hub/labels',
  area,
  ids: ['NAV-032'],
  summary: 'Lists the labels of all playlists by title, at most 200.',
  access: 'clientHub.read',
  request: 'none',
  returns: 'json',
  response: labels,
} as const satisfies Endpoint;

export const listClientHubPlaylists = {
  method: 'GET',
  path: '/api/admin/client_hub/playlists',
  area,
  ids: ['NAV-032'],
  summary: 'Lists the playlists that have a label with this title, with its articles; at most 50.',
  access: 'clientHub.read',
  request: 'none',
  returns: 'json',
  query: z.strictObject({ label: text(300) }),
  response: playlists,
} as const satisfies Endpoint;
