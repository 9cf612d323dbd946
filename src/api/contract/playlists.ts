import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { articleCard } from './entities/article.ts';
import { playlistDetail, playlistListItem } from './entities/playlist.ts';
import { listRequest, numberProperty, pageRequest, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import { byId, nothing, pathId, requiredText, rowId } from './scalars.ts';

const area = 'playlists';

export const listPlaylistArticles = {
  method: 'POST',
  path: '/api/free/playlist/article_list',
  area,
  ids: ['API-099', 'LIM-08'],
  summary: "Lists the articles of one of the caller's own playlists, 9 per page by default.",
  access: 'playlists.read',
  request: 'json',
  answers: 'json',
  reads: true,
  body: z.strictObject({
    playlistId: rowId,
    navigation: z.prefault(pageRequest, { itemsOnPage: 9 }),
  }),
  response: listResponse(articleCard),
  errors: [404],
} as const satisfies Endpoint;

export const deletePlaylist = {
  method: 'DELETE',
  path: '/api/admin/playlist/{id}',
  area,
  ids: ['API-100', 'PLAY-01'],
  summary: 'Deletes a playlist.',
  access: 'playlists.write',
  request: 'none',
  answers: 'json',
  params: byId,
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

export const copyPlaylist = {
  method: 'POST',
  path: '/api/admin/playlist/{id}',
  area,
  ids: ['API-101', 'PLAY-01', 'PLAY-05'],
  summary: "Copies a playlist into the caller's own playlists.",
  access: 'playlists.write',
  request: 'none',
  answers: 'json',
  params: byId,
  response: playlistDetail,
  errors: [404],
} as const satisfies Endpoint;

const orderedItem = z.strictObject({
  id: z.optional(rowId),
  title: requiredText(200),
  sortIndex: z.int().check(z.minimum(0), z.maximum(100_000)),
  type: z.enum(['article', 'label']),
  articles: z
    .array(rowId)
    .check(z.maxLength(500, { error: 'At most 500 articles under a label.' })),
});

export const updatePlaylist = {
  method: 'PATCH',
  path: '/api/admin/playlist/{id}',
  area,
  ids: ['API-102', 'PLAY-01', 'PLAY-03'],
  summary: 'Renames a playlist, or replaces its items, or both.',
  access: 'playlists.write',
  request: 'json',
  answers: 'json',
  params: byId,
  body: z.strictObject({
    title: z.optional(requiredText(200)),
    items: z.optional(
      z.array(orderedItem).check(z.maxLength(1000, { error: 'At most 1,000 items.' })),
    ),
  }),
  response: playlistDetail,
  errors: [404, 412],
} as const satisfies Endpoint;

export const getPlaylistMenu = {
  method: 'GET',
  path: '/api/free/playlist/section_menu',
  area,
  ids: ['API-103'],
  summary: 'Lists the collections with their public playlists.',
  access: 'public',
  request: 'none',
  answers: 'json',
  response: z.array(
    z.object({
      id: rowId,
      title: z.string(),
      playlists: z.array(z.object({ id: rowId, title: z.string() })),
    }),
  ),
} as const satisfies Endpoint;

export const addArticleToPlaylist = {
  method: 'POST',
  path: '/api/admin/playlist/add_article/{playlistId}',
  area,
  ids: ['API-104', 'PLAY-02', 'ENT-18'],
  summary:
    "Adds an article to a playlist. Returns all of the caller's playlists that contain it now.",
  access: 'playlists.write',
  request: 'json',
  answers: 'json',
  params: z.strictObject({ playlistId: pathId }),
  body: z.strictObject({ articleId: rowId }),
  response: z.pipe(
    z.object({ in_user_playlist: z.array(rowId) }),
    z.transform(({ in_user_playlist }) => ({ inUserPlaylist: in_user_playlist })),
  ),
  errors: [404],
} as const satisfies Endpoint;

export const listMyPlaylists = {
  method: 'POST',
  path: '/api/admin/playlist/my_list',
  area,
  ids: ['API-105'],
  summary: "Lists the caller's own playlists.",
  access: 'playlists.read',
  request: 'json',
  answers: 'json',
  reads: true,
  body: listRequest({
    properties: { id: numberProperty('equals'), title: textProperty('contains', 'equals') },
    sort: ['id', 'title', 'created_at'],
  }),
  response: listResponse(playlistListItem),
} as const satisfies Endpoint;
