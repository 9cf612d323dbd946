import { getArticle, getSectionSubscription, listArticles, listSections, listSectionsByPage, listTags, searchArticles } from './articles.ts';
import { finishRegistration, getAccessToken, getProfile, refreshAccessToken, signOut } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { listFlags, updateFlag } from './flags.ts';
import {
  createTemplate, deleteTemplate, getTemplate, importTemplates, listTemplates, quizFromArticle, quizFromPlaylist, updateTemplate,
} from './quiz-template.ts';
import { uploadImage } from './uploads.ts';
import { inviteUser, listOutbox, listUsers } from './users.ts';

/** Every call of the API by name (section 7). Callers import the endpoint they need from its area; only the server and the documentation need them all. */
export const endpoints = {
  getAccessToken, refreshAccessToken, signOut, getProfile, finishRegistration,
  listTemplates, getTemplate, createTemplate, updateTemplate, deleteTemplate, importTemplates, quizFromArticle, quizFromPlaylist,
  uploadImage,
  listArticles, searchArticles, getArticle, listTags, getSectionSubscription, listSections, listSectionsByPage,
  listUsers, inviteUser, listOutbox,
  listFlags, updateFlag,
} as const satisfies Record<string, Endpoint>;
