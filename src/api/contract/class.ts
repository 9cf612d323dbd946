import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { classDetail, classListItem, classPlaylist, classQuiz } from './entities/classroom.ts';
import { playlistListItem } from './entities/playlist.ts';
import { quizListItem } from './entities/quiz.ts';
import { listRequest, numberProperty, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import { byId, emailAddress, nothing, pathId, requiredText, rowIds } from './scalars.ts';

const area = 'classes';
const written = z.strictObject({ title: requiredText(200) });
const people = z
  .array(emailAddress)
  .check(
    z.minLength(1, { error: 'At least one e-mail is needed.' }),
    z.maxLength(500, { error: 'At most 500 e-mails at once.' }),
  );
const invited = z.pipe(
  z.object({
    invited: z.array(z.string()),
    already_invited: z.array(z.string()),
    not_found: z.array(z.string()),
  }),
  z.transform(({ invited, already_invited, not_found }) => ({
    invited,
    alreadyInvited: already_invited,
    notFound: not_found,
  })),
);

export const listClasses = {
  method: 'GET',
  path: '/api/admin/class/',
  area,
  ids: ['API-014', 'CLS-10', 'CLS-17'],
  summary: "The caller's classes and those professors share with them.",
  access: 'classes.read',
  request: 'none',
  answers: 'json',
  response: z.array(classListItem),
} as const satisfies Endpoint;

export const createClass = {
  method: 'POST',
  path: '/api/admin/class/',
  area,
  ids: ['API-015', 'CLS-01'],
  summary: 'Creates a class.',
  access: 'classes.write',
  request: 'json',
  answers: 'json',
  body: written,
  response: classDetail,
} as const satisfies Endpoint;

export const getClass = {
  method: 'GET',
  path: '/api/admin/class/{id}',
  area,
  ids: ['API-016'],
  summary: 'Loads a class.',
  access: 'classes.read',
  request: 'none',
  answers: 'json',
  params: byId,
  response: classDetail,
  errors: [404],
} as const satisfies Endpoint;

export const updateClass = {
  method: 'PATCH',
  path: '/api/admin/class/{id}',
  area,
  ids: ['API-017', 'CLS-03'],
  summary: 'Renames a class.',
  access: 'classes.write',
  request: 'json',
  answers: 'json',
  params: byId,
  body: written,
  response: classDetail,
  errors: [404, 412],
} as const satisfies Endpoint;

export const copyClass = {
  method: 'POST',
  path: '/api/admin/class/{id}',
  area,
  ids: ['API-018', 'CLS-02'],
  summary: 'Copies a class with its quizzes, playlists and documents, without its students.',
  access: 'classes.write',
  request: 'none',
  answers: 'json',
  params: byId,
  response: classDetail,
  errors: [404],
} as const satisfies Endpoint;

export const deleteClass = {
  method: 'DELETE',
  path: '/api/admin/class/{id}',
  area,
  ids: ['CLS-07', 'CLS-08'],
  summary: 'Deletes a class.',
  access: 'classes.write',
  request: 'none',
  answers: 'json',
  params: byId,
  response: nothing,
  errors: [404, 412],
} as const satisfies Endpoint;

export const publishClass = {
  method: 'PATCH',
  path: '/api/admin/class/{id}/publish',
  area,
  ids: ['API-019', 'CLS-04'],
  summary: 'Publishes a class to its students.',
  access: 'classes.write',
  request: 'none',
  answers: 'json',
  params: byId,
  response: classDetail,
  errors: [404, 409],
} as const satisfies Endpoint;

export const inviteToClass = {
  method: 'POST',
  path: '/api/admin/class/{id}/invite',
  area,
  ids: ['API-020', 'CLS-06'],
  summary: 'Invites students by e-mail.',
  access: 'classes.write',
  request: 'json',
  answers: 'json',
  params: byId,
  body: z.strictObject({ emails: people }),
  response: invited,
  errors: [404],
} as const satisfies Endpoint;

export const shareClass = {
  method: 'PATCH',
  path: '/api/admin/class/{id}/share',
  area,
  ids: ['API-021', 'CLS-05'],
  summary: 'Shares a class with other users by e-mail.',
  access: 'classes.write',
  request: 'json',
  answers: 'json',
  params: byId,
  body: z.strictObject({ emails: people }),
  response: classDetail,
  errors: [404, 409],
} as const satisfies Endpoint;

export const listQuizzesOfClass = {
  method: 'GET',
  path: '/api/admin/class/{id}/quiz',
  area,
  ids: ['API-022'],
  summary: 'The quizzes of a class.',
  access: 'classes.read',
  request: 'none',
  answers: 'json',
  params: byId,
  response: z.array(classQuiz),
  errors: [404],
} as const satisfies Endpoint;

export const listPlaylistsOfClass = {
  method: 'GET',
  path: '/api/admin/class/{id}/playlist',
  area,
  ids: ['API-023'],
  summary: 'The playlists of a class.',
  access: 'classes.read',
  request: 'none',
  answers: 'json',
  params: byId,
  response: z.array(classPlaylist),
  errors: [404],
} as const satisfies Endpoint;

export const addQuizzesToClasses = {
  method: 'POST',
  path: '/api/admin/class/quiz',
  area,
  ids: ['API-024', 'CLS-11'],
  summary: 'Adds quizzes to classes, every one to every one; what is there already stays.',
  access: 'classes.write',
  request: 'json',
  answers: 'json',
  body: z.strictObject({ quizzesIds: rowIds(200), classIds: rowIds(200) }),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

export const removeQuizFromClass = {
  method: 'DELETE',
  path: '/api/admin/class/{id}/quiz/{quizId}',
  area,
  ids: ['API-025', 'CLS-13'],
  summary: 'Takes a quiz out of a class.',
  access: 'classes.write',
  request: 'none',
  answers: 'json',
  params: z.strictObject({ id: pathId, quizId: pathId }),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

export const addPlaylistsToClasses = {
  method: 'POST',
  path: '/api/admin/class/playlist',
  area,
  ids: ['API-026', 'CLS-12'],
  summary: 'Adds playlists to classes, every one to every one; what is there already stays.',
  access: 'classes.write',
  request: 'json',
  answers: 'json',
  body: z.strictObject({ playlistsIds: rowIds(200), classIds: rowIds(200) }),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

export const removePlaylistFromClass = {
  method: 'DELETE',
  path: '/api/admin/class/{id}/playlist/{playlistId}',
  area,
  ids: ['API-027', 'CLS-14'],
  summary: 'Takes a playlist out of a class.',
  access: 'classes.write',
  request: 'none',
  answers: 'json',
  params: z.strictObject({ id: pathId, playlistId: pathId }),
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
  summary: 'Lists the playlists that can be added to a class.',
  access: 'classes.read',
  request: 'json',
  answers: 'json',
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
  answers: 'json',
  body: playlistRequest,
  response: listResponse(playlistListItem),
} as const satisfies Endpoint;

export const listClassQuizzes = {
  method: 'POST',
  path: '/api/admin/class/quiz_list',
  area,
  ids: ['API-030'],
  summary: 'Lists the quizzes that can be added to a class.',
  access: 'classes.read',
  request: 'json',
  answers: 'json',
  body: listRequest({
    properties: { id: numberProperty('equals'), title: textProperty('contains', 'equals') },
    sort: ['id', 'title', 'created_at', 'end_date'],
  }),
  response: listResponse(quizListItem),
} as const satisfies Endpoint;
