import { getArticle, getSectionSubscription, listArticles, listSections, listSectionsByPage, listTags, searchArticles } from './articles.ts';
import { finishRegistration, getAccessToken, getProfile, refreshAccessToken, signOut } from './auth.ts';
import { createBanner, getBanner, updateBanner } from './banner.ts';
import {
  addPlaylistsToClasses, addQuizzesToClasses, copyClass, createClass, deleteClass, getClass, inviteToClass, listClasses, listClassPlaylists,
  listClassQuizzes, listMyClassPlaylists, listPlaylistsOfClass, listQuizzesOfClass, publishClass, removePlaylistFromClass, removeQuizFromClass,
  shareClass, updateClass,
} from './class.ts';
import { deleteDocument, getDocumentFile, getDocumentToken, listDocuments, shareDocument, updateDocument, uploadDocument } from './class-documents.ts';
import { setCollectionEditor } from './collections.ts';
import type { Endpoint } from './endpoint.ts';
import { listFlags, setFlag } from './flags.ts';
import { listInstitutions } from './institutions.ts';
import { listOutbox } from './outbox.ts';
import { addArticleToPlaylist, copyPlaylist, deletePlaylist, getPlaylistMenu, listMyPlaylists, listPlaylistArticles, updatePlaylist } from './playlists.ts';
import { createAdminQuiz, deleteAdminQuiz, getAdminQuiz, listAdminQuizzes, updateAdminQuiz } from './quiz-admin.ts';
import { exportCommonCartridge, exportQti, exportScorm } from './quiz-export.ts';
import { createLibraryQuiz, deleteLibraryQuiz, getLibraryQuiz, listLibraryQuizzes, updateLibraryQuiz } from './quiz-library.ts';
import { cancelRebuild, listRebuilds, rebuildLibraryQuiz, rebuildSections } from './quiz-rebuild.ts';
import { restoreQuiz } from './quiz-restore.ts';
import { downloadResults, getQuizStatistics, getResults, getStudentResult, listDistributed, setDeadline } from './quiz-results.ts';
import { listCustomersSharedWith, listSharedByMe, listSharedQuizzes, listSharedWith, shareCustomerQuiz, shareQuiz } from './quiz-sharing.ts';
import {
  createTemplate, deleteTemplate, getTemplate, importTemplates, listTemplates, quizFromArticle, quizFromPlaylist, updateTemplate,
} from './quiz-template.ts';
import {
  createUserQuiz, deleteUserQuiz, getUserQuiz, listCustomerQuizzes, listCustomerQuizzesUnfiltered, listUserQuizzes, updateUserQuiz,
} from './quiz-user.ts';
import {
  addArticlesToSponsor, createSponsor, deleteSponsor, getSponsor, listSponsorArticles, listSponsors, removeArticlesFromSponsor, updateSponsor,
  uploadSponsorLogo, uploadSponsorVideo,
} from './sponsors.ts';
import { exportTranslationGroup, importTranslationGroup } from './translation-files.ts';
import {
  addTranslations, createTranslationGroup, deleteTranslation, deleteTranslationGroup, getTranslationGroup, listTranslationGroups, listTranslations,
  updateTranslation, updateTranslationGroup,
} from './translations.ts';
import { uploadImage } from './uploads.ts';
import { inviteUser, listUsers } from './users.ts';

/** Every call of the API by name (section 7). Callers import the endpoint they need from its area; only the server and the documentation need them all. */
export const endpoints = {
  getAccessToken, refreshAccessToken, signOut, getProfile, finishRegistration,
  listUsers, inviteUser, listOutbox,
  listClasses, createClass, getClass, updateClass, copyClass, deleteClass, publishClass, inviteToClass, shareClass, listQuizzesOfClass,
  listPlaylistsOfClass, addQuizzesToClasses, removeQuizFromClass, addPlaylistsToClasses, removePlaylistFromClass, listClassPlaylists,
  listMyClassPlaylists, listClassQuizzes,
  listDocuments, uploadDocument, updateDocument, shareDocument, deleteDocument, getDocumentToken, getDocumentFile,
  listTemplates, getTemplate, createTemplate, updateTemplate, deleteTemplate, importTemplates, quizFromArticle, quizFromPlaylist,
  listLibraryQuizzes, getLibraryQuiz, createLibraryQuiz, updateLibraryQuiz, deleteLibraryQuiz,
  listAdminQuizzes, getAdminQuiz, createAdminQuiz, updateAdminQuiz, deleteAdminQuiz,
  listUserQuizzes, listCustomerQuizzes, listCustomerQuizzesUnfiltered, getUserQuiz, createUserQuiz, updateUserQuiz, deleteUserQuiz,
  listSharedQuizzes, listSharedByMe, listSharedWith, listCustomersSharedWith, shareQuiz, shareCustomerQuiz,
  getResults, downloadResults, getQuizStatistics, listDistributed, getStudentResult, setDeadline,
  restoreQuiz,
  rebuildLibraryQuiz, rebuildSections, listRebuilds, cancelRebuild,
  exportQti, exportCommonCartridge, exportScorm,
  uploadImage,
  listArticles, searchArticles, getArticle, listTags, getSectionSubscription, listSections, listSectionsByPage,
  listPlaylistArticles, deletePlaylist, copyPlaylist, updatePlaylist, getPlaylistMenu, addArticleToPlaylist, listMyPlaylists,
  listInstitutions,
  setCollectionEditor,
  listSponsors, getSponsor, createSponsor, updateSponsor, deleteSponsor, uploadSponsorVideo, uploadSponsorLogo, addArticlesToSponsor,
  removeArticlesFromSponsor, listSponsorArticles,
  listTranslations, addTranslations, updateTranslation, deleteTranslation, listTranslationGroups, getTranslationGroup, createTranslationGroup,
  updateTranslationGroup, deleteTranslationGroup, exportTranslationGroup, importTranslationGroup,
  getBanner, createBanner, updateBanner,
  listFlags, setFlag,
} as const satisfies Record<string, Endpoint>;
