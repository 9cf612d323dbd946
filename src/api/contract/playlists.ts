import * as z from 'zod/mini';

import {
  maxLabels,
  maxPlaylistArticles,
  maxPlaylistTitleCharacters,
} from '../../domain/playlist/playlist-limits.ts';
import type { Endpoint } from './endpoint.ts';
import { articleCard } from './entities/article.ts';
import { playlistDetail, playlistOverview } from './entities/playlist.ts';
import { createPageRequest, listRequest, numberProperty, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import { asKey, byId, nothing, pathId, requiredText, rowId, rowIds } from './scalars.ts';

const area = 'playlists';

export const listPlaylistArticles = {
  method: 'POST',
  path: '/api/free/playlist/article_list',
  area,
  ids: ['API-099', 'LIM-08'],
  summary: 'Lists the articles of a playlist that the caller may read, 9 per page by default.',
  access: 'playlists.read',
  request: 'json',
  returns: 'json',
  reads: true,
  body: z.strictObject({
    playlistId: rowId,
    navigation: z.prefault(createPageRequest(9), {}),
  }),
  response: listResponse(articleCard),
  errors: [404],
} as const satisfies Endpoint;

export const deletePlaylist = {
  method: 'DELETE',
  path: '/api/admin/playlist/{id}',
  area,
  ids: ['API-100', 'PLAY-01'],
  summary: 'Deletes a playlist. It can be restored for 24 hours.',
  access: 'playlists.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: nothing,
  errors: [404, 412],
} as const satisfies Endpoint;

export const copyPlaylist = {
  method: 'POST',
  path: '/api/admin/playlist/{id}',
  area,
  ids: ['API-101', 'PLAY-01', 'PLAY-05'],
  summary: "Copies a playlist into the caller's own playlists.",
  access: 'playlists.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: playlistDetail,
  errors: [404],
} as const satisfies Endpoint;

const title = requiredText(maxPlaylistTitleCharacters);

const orderedItem = z.strictObject({
  id: z.optional(rowId),
  title,
  sortIndex: z.int().check(z.minimum(0), z.maximum(100_000)),
  type: z.enum(['article', 'label']),
  articles: z.array(rowId).check(
    z.maxLength(maxPlaylistArticles, {
      error: asKey('playlistErrors.tooManyArticles'),
    }),
  ),
});

const orderedItems = z.array(orderedItem).check(z.maxLength(maxLabels + maxPlaylistArticles));

export const updatePlaylist = {
  method: 'PATCH',
  path: '/api/admin/playlist/{id}',
  area,
  ids: ['API-102', 'PLAY-01', 'PLAY-03'],
  summary: 'Renames a playlist, or replaces its items, or both.',
  access: 'playlists.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: z.strictObject({
    title: z.optional(title),
    items: z.optional(orderedItems),
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
  returns: 'json',
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
  returns: 'json',
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
  returns: 'json',
  reads: true,
  body: listRequest({
    properties: { id: numberProperty('equals'), title: textProperty('contains', 'equals') },
    sort: ['id', 'title', 'created_at', 'updated_at', 'count_of_articles', 'duration'],
  }),
  response: listResponse(playlistOverview),
} as const satisfies Endpoint;

export const getPlaylist = {
  method: 'GET',
  path: '/api/admin/playlist/{id}',
  area,
  ids: ['PLAY-03', 'ENT-17'],
  summary:
    'Returns a playlist with its items and where it is used. Its owner, administrators and ' +
    'everybody who reaches a class with it may read it.',
  access: 'playlists.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: playlistDetail,
  errors: [404],
} as const satisfies Endpoint;

export const createPlaylist = {
  method: 'POST',
  path: '/api/admin/playlist/create',
  area,
  ids: ['PLAY-03', 'PLAY-05'],
  summary: 'Creates a playlist of the caller, empty or with items.',
  access: 'playlists.write',
  request: 'json',
  returns: 'json',
  body: z.strictObject({ title, items: z.optional(orderedItems) }),
  response: playlistDetail,
} as const satisfies Endpoint;

export const restorePlaylist = {
  method: 'POST',
  path: '/api/admin/playlist/restore/{id}',
  area,
  ids: ['PLAY-01'],
  summary:
    'Restores a playlist that was deleted in the last 24 hours; one that is not deleted is ' +
    'unchanged. Returns 412 when If-Match is not its version.',
  access: 'playlists.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: nothing,
  errors: [404, 412],
} as const satisfies Endpoint;

export const findPlaylistsWithArticles = {
  method: 'POST',
  path: '/api/admin/playlist/with_articles',
  area,
  ids: ['PLAY-02', 'ENT-18'],
  summary: "Returns for each of the articles the caller's own playlists that contain it.",
  access: 'playlists.read',
  request: 'json',
  returns: 'json',
  reads: true,
  body: z.strictObject({ articles: rowIds(100) }),
  response: z.array(
    z.object({
      articleId: rowId,
      playlists: z.array(z.object({ id: rowId, title: z.string() })),
    }),
  ),
} as const satisfies Endpoint;
