import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { classPlaylist, classQuiz } from './entities/classroom.ts';
import { playlistListItem } from './entities/playlist.ts';
import { quizListItem } from './entities/quiz.ts';
import { listRequest, numberProperty, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import { maxContents } from '../../domain/classes/class-limits.ts';
import { byId, nothing, pathId, rowIds } from './scalars.ts';

const area = 'classes';
const byQuiz = z.strictObject({ id: pathId, quizId: pathId });
const byPlaylist = z.strictObject({ id: pathId, playlistId: pathId });
const additions = z.object({ added: z.int(), skipped: z.int() });
/** How many additions were made, and how many were there already. */
export type Additions = z.output<typeof additions>;

export const listQuizzesOfClass = {
  method: 'GET',
  path: '/api/admin/class/{id}/quiz',
  area,
  ids: ['API-022'],
  summary: 'Lists the quizzes of a class.',
  access: 'classes.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: z.array(classQuiz),
  errors: [404],
} as const satisfies Endpoint;

export const listPlaylistsOfClass = {
  method: 'GET',
  path: '/api/admin/class/{id}/playlist',
  area,
  ids: ['API-023'],
  summary: 'Lists the playlists of a class.',
  access: 'classes.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: z.array(classPlaylist),
  errors: [404],
} as const satisfies Endpoint;

export const addQuizzesToClasses = {
  method: 'POST',
  path: '/api/admin/class/quiz',
  area,
  ids: ['API-024', 'CLS-11'],
  summary:
    'Adds each of the quizzes to each of the classes, at the end. Quizzes that a class ' +
    'already has are skipped. Returns 404 when the caller cannot reach one of the classes or ' +
    'quizzes, 409 when a class would have too many; nothing is added then.',
  access: 'classes.write',
  request: 'json',
  returns: 'json',
  body: z.strictObject({ quizzesIds: rowIds(maxContents), classIds: rowIds(200) }),
  response: additions,
  errors: [404, 409],
} as const satisfies Endpoint;

export const removeQuizFromClass = {
  method: 'DELETE',
  path: '/api/admin/class/{id}/quiz/{quizId}',
  area,
  ids: ['API-025', 'CLS-13'],
  summary: 'Removes a quiz from a class. It can be restored for 24 hours.',
  access: 'classes.write',
  request: 'none',
  returns: 'json',
  params: byQuiz,
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

export const addPlaylistsToClasses = {
  method: 'POST',
  path: '/api/admin/class/playlist',
  area,
  ids: ['API-026', 'CLS-12'],
  summary:
    'Adds each of the playlists to each of the classes, at the end. Playlists that a class ' +
    'already has are skipped. Returns 404 when the caller cannot reach one of the classes or ' +
    'playlists, 409 when a class would have too many; nothing is added then.',
  access: 'classes.write',
  request: 'json',
  returns: 'json',
  body: z.strictObject({ playlistsIds: rowIds(maxContents), classIds: rowIds(200) }),
  response: additions,
  errors: [404, 409],
} as const satisfies Endpoint;

export const removePlaylistFromClass = {
  method: 'DELETE',
  path: '/api/admin/class/{id}/playlist/{playlistId}',
  area,
  ids: ['API-027', 'CLS-14'],
  summary: 'Removes a playlist from a class. It can be restored for 24 hours.',
  access: 'classes.write',
  request: 'none',
  returns: 'json',
  params: byPlaylist,
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

const playlistRequest = listRequest({
  properties: { id: numberProperty('equals'), title: textProperty('contains', 'equals') },
  sort: ['id', 'title', 'created_at'],
});

export const listClassPlaylists = {
  method: 'POST',
  path: '/api/admin/class/playlist_list',
  area,
  ids: ['API-028'],
  summary: 'Lists the playlists that can be added to a class: those that the caller may read.',
  access: 'classes.read',
  request: 'json',
  returns: 'json',
  reads: true,
  body: playlistRequest,
  response: listResponse(playlistListItem),
} as const satisfies Endpoint;

export const listMyClassPlaylists = {
  method: 'POST',
  path: '/api/admin/class/my_playlist_list',
  area,
  ids: ['API-029'],
  summary: "Lists the caller's own playlists that can be added to a class.",
  access: 'classes.read',
  request: 'json',
  returns: 'json',
  reads: true,
  body: playlistRequest,
  response: listResponse(playlistListItem),
} as const satisfies Endpoint;

export const listClassQuizzes = {
  method: 'POST',
  path: '/api/admin/class/quiz_list',
  area,
  ids: ['API-030'],
  summary:
    'Lists the quizzes that can be added to a class: library, admin and user quizzes that the caller may open.',
  access: 'classes.read',
  request: 'json',
  returns: 'json',
  reads: true,
  body: listRequest({
    properties: { id: numberProperty('equals'), title: textProperty('contains', 'equals') },
    sort: ['id', 'title', 'created_at', 'end_date'],
  }),
  response: listResponse(quizListItem),
} as const satisfies Endpoint;

export const restoreQuizOfClass = {
  method: 'POST',
  path: '/api/admin/class/{id}/quiz/{quizId}/restore',
  area,
  ids: ['CLS-13'],
  summary:
    'Puts a quiz that was removed in the last 24 hours back in its place; one that is there is unchanged.',
  access: 'classes.write',
  request: 'none',
  returns: 'json',
  params: byQuiz,
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

export const orderQuizzesOfClass = {
  method: 'PATCH',
  path: '/api/admin/class/{id}/quiz_order',
  area,
  ids: ['CLS-11'],
  summary:
    'Puts the quizzes of a class in this order. Others follow in their order; ids that the ' +
    'class does not have are ignored.',
  access: 'classes.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: z.strictObject({ quizzesIds: rowIds(maxContents) }),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

export const restorePlaylistOfClass = {
  method: 'POST',
  path: '/api/admin/class/{id}/playlist/{playlistId}/restore',
  area,
  ids: ['CLS-14'],
  summary:
    'Puts a playlist that was removed in the last 24 hours back in its place; one that is there is unchanged.',
  access: 'classes.write',
  request: 'none',
  returns: 'json',
  params: byPlaylist,
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

export const orderPlaylistsOfClass = {
  method: 'PATCH',
  path: '/api/admin/class/{id}/playlist_order',
  area,
  ids: ['CLS-12'],
  summary:
    'Puts the playlists of a class in this order. Others follow in their order; ids that the ' +
    'class does not have are ignored.',
  access: 'classes.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: z.strictObject({ playlistsIds: rowIds(maxContents) }),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;
