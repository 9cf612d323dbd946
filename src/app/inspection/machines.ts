import type { AnyStateMachine } from 'xstate';
import { authorMachine, subscriptionMachine } from '../../machines/account/account-machines.ts';
import { bannerMachine } from '../../machines/banner/banner-machine.ts';
import {
  addPlaylistsMachine,
  addQuizzesMachine,
  contentChoiceListMachine,
} from '../../machines/classes/add-contents-machine.ts';
import { classActivityMachine } from '../../machines/classes/class-activity-machine.ts';
import { classChangesMachine } from '../../machines/classes/class-changes-machine.ts';
import { newClassMachine, renameClassMachine } from '../../machines/classes/class-form-machines.ts';
import { classListMachine } from '../../machines/classes/class-list-machine.ts';
import { classPageMachine } from '../../machines/classes/class-page-machine.ts';
import { studentListMachine } from '../../machines/classes/class-student-list-machine.ts';
import { correctAddressMachine } from '../../machines/classes/correct-address-machine.ts';
import { documentChangesMachine } from '../../machines/classes/documents/document-changes-machine.ts';
import { documentListMachine } from '../../machines/classes/documents/document-list-machine.ts';
import { documentUploadMachine } from '../../machines/classes/documents/document-upload-machine.ts';
import { documentUploadsMachine } from '../../machines/classes/documents/document-uploads-machine.ts';
import { documentViewerMachine } from '../../machines/classes/documents/document-viewer-machine.ts';
import { inviteStudentsMachine } from '../../machines/classes/invite-students-machine.ts';
import {
  clientHubLabelsMachine,
  clientHubPlaylistsMachine,
} from '../../machines/client-hub/client-hub-machines.ts';
import { collectionEditorsMachine } from '../../machines/collections/collection-editors-machine.ts';
import { collectionsMachine } from '../../machines/collections/collection-machines.ts';
import {
  dashboardMachine,
  draftsMachine,
  resultWarningsMachine,
} from '../../machines/dashboard/dashboard-machines.ts';
import { deletedListMachine } from '../../machines/deleted/deleted-list-machine.ts';
import { restoringMachine } from '../../machines/deleted/restoring-machine.ts';
import { featureFlagsMachine } from '../../machines/flags/feature-flags-machine.ts';
import { connectionMachine } from '../../machines/inspector/connection-machine.ts';
import { quizJournalMachine } from '../../machines/inspector/quiz-journal-machine.ts';
import { replayMachine } from '../../machines/inspector/replay-machine.ts';
import { simulatorMachine } from '../../machines/inspector/simulator-machine.ts';
import {
  institutionDetailsMachine,
  institutionFiltersMachine,
  institutionsMachine,
} from '../../machines/institutions/institution-machines.ts';
import { playlistEditorMachine } from '../../machines/playlists/editor/playlist-editor-machine.ts';
import { playlistActionsMachine } from '../../machines/playlists/playlist-actions-machine.ts';
import {
  playlistListMachine,
  playlistRecycleBinMachine,
} from '../../machines/playlists/playlist-list-machine.ts';
import { bulkChangeMachine } from '../../machines/quiz/bulk/bulk-change-machine.ts';
import { articlePickerMachine } from '../../machines/quiz/editor/dialogs/article-picker-machine.ts';
import {
  importablePlaylistsMachine,
  playlistImportMachine,
} from '../../machines/quiz/editor/dialogs/playlist-import-machine.ts';
import { questionImageMachine } from '../../machines/quiz/editor/dialogs/question-image-machine.ts';
import { questionPasteMachine } from '../../machines/quiz/editor/dialogs/question-paste-machine.ts';
import { subjectChoiceMachine } from '../../machines/quiz/editor/dialogs/subjects-machine.ts';
import { quizEditorMachine } from '../../machines/quiz/editor/quiz-editor-machine.ts';
import { exportRemarksMachine } from '../../machines/quiz/exporting/export-remarks-machine.ts';
import { quizDownloadMachine } from '../../machines/quiz/exporting/quiz-download-machine.ts';
import { quizImportMachine } from '../../machines/quiz/importing/quiz-import-machine.ts';
import { quizListMachine } from '../../machines/quiz/lists/quiz-list-machine.ts';
import { quizRecycleBinMachine } from '../../machines/quiz/lists/recycle-bin-machine.ts';
import { rebuildProgressMachine } from '../../machines/quiz/rebuild/rebuild-progress-machine.ts';
import { rebuildQuizMachine } from '../../machines/quiz/rebuild/rebuild-quiz-machine.ts';
import { rebuildSectionsMachine } from '../../machines/quiz/rebuild/rebuild-sections-machine.ts';
import { rebuildUndoMachine } from '../../machines/quiz/rebuild/rebuild-undo-machine.ts';
import { deadlineFormMachine } from '../../machines/quiz/results/deadline-form-machine.ts';
import {
  distributedQuizzesMachine,
  quizRemindersMachine,
  resultListMachine,
  resultsDownloadMachine,
  resultsPrintMachine,
  statisticsMachine,
  studentResultMachine,
} from '../../machines/quiz/results/results-machines.ts';
import { quizViewerMachine } from '../../machines/quiz/viewer/quiz-viewer-machine.ts';
import { ownSessionsMachine } from '../../machines/session/own-sessions-machine.ts';
import {
  forgotPasswordMachine,
  passwordChangeMachine,
  resetPasswordMachine,
  setupMachine,
} from '../../machines/session/password-form-machines.ts';
import { registrationMachine } from '../../machines/session/registration-machine.ts';
import { sessionMachine } from '../../machines/session/session-machine.ts';
import { signInMachine } from '../../machines/session/sign-in-machine.ts';
import { leaveGuardMachine } from '../../machines/shared/leave-guard-machine.ts';
import { institutionListMachine } from '../../machines/shared/list/institution-list-machine.ts';
import { listSettingsMachine } from '../../machines/shared/list/list-settings-machine.ts';
import { shareMachine } from '../../machines/shared/sharing/share-machine.ts';
import { subjectsMachine } from '../../machines/shared/subjects-machine.ts';
import { imageUploadMachine } from '../../machines/shared/upload/image-upload-machine.ts';
import {
  videoListMachine,
  videoPickerMachine,
} from '../../machines/shared/videos/video-picker-machine.ts';
import { videoPlayerMachine } from '../../machines/shared/videos/video-player-machine.ts';
import { languageMachine } from '../../machines/shell/language-machine.ts';
import { noticesMachine } from '../../machines/shell/notices-machine.ts';
import { paletteMachine } from '../../machines/shell/palette-machine.ts';
import { paletteSearchMachine } from '../../machines/shell/palette-search-machine.ts';
import { sidebarMachine } from '../../machines/shell/sidebar-machine.ts';
import { themeMachine } from '../../machines/shell/theme-machine.ts';
import { candidatesMachine } from '../../machines/sponsors/candidates-machine.ts';
import { sponsorArticlesMachine } from '../../machines/sponsors/sponsor-articles-machine.ts';
import {
  newSponsorMachine,
  sponsorFormMachine,
  sponsorPageMachine,
} from '../../machines/sponsors/sponsor-form-machine.ts';
import { sponsorListMachine } from '../../machines/sponsors/sponsor-list-machine.ts';
import {
  logoCropMachine,
  sponsorLogoMachine,
} from '../../machines/sponsors/sponsor-logo-machine.ts';
import { sponsorVideoMachine } from '../../machines/sponsors/sponsor-video-machine.ts';
import { cellEditingMachine } from '../../machines/translations/cell-editing-machine.ts';
import { cellFormMachine } from '../../machines/translations/cell-form-machine.ts';
import { cellRemovalMachine } from '../../machines/translations/cell-removal-machine.ts';
import { groupExportMachine } from '../../machines/translations/group-export-machine.ts';
import { groupFormMachine } from '../../machines/translations/group-form-machine.ts';
import { groupImportMachine } from '../../machines/translations/group-import-machine.ts';
import {
  groupChoicesMachine,
  groupListMachine,
} from '../../machines/translations/group-machines.ts';
import { groupRemovalMachine } from '../../machines/translations/group-removal-machine.ts';
import { translationFormMachine } from '../../machines/translations/translation-form-machine.ts';
import { translationGridMachine } from '../../machines/translations/translation-grid-machine.ts';
import { translationUndoMachine } from '../../machines/translations/translation-undo-machine.ts';
import {
  auditDownloadMachine,
  auditListMachine,
  mailMachine,
  outboxListMachine,
} from '../../machines/users/audit-machines.ts';
import { inviteMachine } from '../../machines/users/invite-machine.ts';
import { userActionMachine } from '../../machines/users/user-action-machine.ts';
import { userDetailsMachine } from '../../machines/users/user-details-machine.ts';
import { userListMachine } from '../../machines/users/user-list-machine.ts';

/** The machines of the catalog by name. `npm run statecharts` writes this file. */
export const machines: Readonly<Record<string, AnyStateMachine>> = {
  addPlaylists: addPlaylistsMachine,
  addQuizzes: addQuizzesMachine,
  articlePicker: articlePickerMachine,
  auditDownload: auditDownloadMachine,
  auditList: auditListMachine,
  author: authorMachine,
  banner: bannerMachine,
  bulkChange: bulkChangeMachine,
  candidates: candidatesMachine,
  cellEditing: cellEditingMachine,
  cellForm: cellFormMachine,
  cellRemoval: cellRemovalMachine,
  classActivity: classActivityMachine,
  classChanges: classChangesMachine,
  classList: classListMachine,
  classPage: classPageMachine,
  clientHubLabels: clientHubLabelsMachine,
  clientHubPlaylists: clientHubPlaylistsMachine,
  collectionEditors: collectionEditorsMachine,
  collections: collectionsMachine,
  connection: connectionMachine,
  contentChoiceList: contentChoiceListMachine,
  correctAddress: correctAddressMachine,
  dashboard: dashboardMachine,
  deadlineForm: deadlineFormMachine,
  deletedList: deletedListMachine,
  distributedQuizzes: distributedQuizzesMachine,
  documentChanges: documentChangesMachine,
  documentList: documentListMachine,
  documentUpload: documentUploadMachine,
  documentUploads: documentUploadsMachine,
  documentViewer: documentViewerMachine,
  drafts: draftsMachine,
  exportRemarks: exportRemarksMachine,
  featureFlags: featureFlagsMachine,
  forgotPassword: forgotPasswordMachine,
  groupChoices: groupChoicesMachine,
  groupExport: groupExportMachine,
  groupForm: groupFormMachine,
  groupImport: groupImportMachine,
  groupList: groupListMachine,
  groupRemoval: groupRemovalMachine,
  imageUpload: imageUploadMachine,
  importablePlaylists: importablePlaylistsMachine,
  institutionDetails: institutionDetailsMachine,
  institutionFilters: institutionFiltersMachine,
  institutionList: institutionListMachine,
  institutions: institutionsMachine,
  invite: inviteMachine,
  inviteStudents: inviteStudentsMachine,
  language: languageMachine,
  leaveGuard: leaveGuardMachine,
  listSettings: listSettingsMachine,
  logoCrop: logoCropMachine,
  mail: mailMachine,
  newClass: newClassMachine,
  newSponsor: newSponsorMachine,
  notices: noticesMachine,
  outboxList: outboxListMachine,
  ownSessions: ownSessionsMachine,
  palette: paletteMachine,
  paletteSearch: paletteSearchMachine,
  passwordChange: passwordChangeMachine,
  playlistActions: playlistActionsMachine,
  playlistEditor: playlistEditorMachine,
  playlistImport: playlistImportMachine,
  playlistList: playlistListMachine,
  playlistRecycleBin: playlistRecycleBinMachine,
  questionImage: questionImageMachine,
  questionPaste: questionPasteMachine,
  quizDownload: quizDownloadMachine,
  quizEditor: quizEditorMachine,
  quizImport: quizImportMachine,
  quizJournal: quizJournalMachine,
  quizList: quizListMachine,
  quizRecycleBin: quizRecycleBinMachine,
  quizReminders: quizRemindersMachine,
  quizViewer: quizViewerMachine,
  rebuildProgress: rebuildProgressMachine,
  rebuildQuiz: rebuildQuizMachine,
  rebuildSections: rebuildSectionsMachine,
  rebuildUndo: rebuildUndoMachine,
  registration: registrationMachine,
  renameClass: renameClassMachine,
  replay: replayMachine,
  resetPassword: resetPasswordMachine,
  restoring: restoringMachine,
  resultList: resultListMachine,
  resultWarnings: resultWarningsMachine,
  resultsDownload: resultsDownloadMachine,
  resultsPrint: resultsPrintMachine,
  session: sessionMachine,
  setup: setupMachine,
  share: shareMachine,
  sidebar: sidebarMachine,
  signIn: signInMachine,
  simulator: simulatorMachine,
  sponsorArticles: sponsorArticlesMachine,
  sponsorForm: sponsorFormMachine,
  sponsorList: sponsorListMachine,
  sponsorLogo: sponsorLogoMachine,
  sponsorPage: sponsorPageMachine,
  sponsorVideo: sponsorVideoMachine,
  statistics: statisticsMachine,
  studentList: studentListMachine,
  studentResult: studentResultMachine,
  subjectChoice: subjectChoiceMachine,
  subjects: subjectsMachine,
  subscription: subscriptionMachine,
  theme: themeMachine,
  translationForm: translationFormMachine,
  translationGrid: translationGridMachine,
  translationUndo: translationUndoMachine,
  userAction: userActionMachine,
  userDetails: userDetailsMachine,
  userList: userListMachine,
  videoList: videoListMachine,
  videoPicker: videoPickerMachine,
  videoPlayer: videoPlayerMachine,
};
