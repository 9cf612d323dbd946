import type { Implementation } from '../http/implement.ts';
import { articleRoutes } from './articles.ts';
import { accountSessionRoutes } from './account-sessions.ts';
import { auditRoutes } from './audit.ts';
import { authRoutes } from './auth.ts';
import { bannerRoutes } from './banner.ts';
import { listSettingsRoutes } from './list-settings.ts';
import { classContentRoutes } from './class-contents.ts';
import { classDocumentRoutes } from './class-documents.ts';
import { classStudentRoutes } from './class-students.ts';
import { classRoutes } from './classes.ts';
import { clientHubRoutes } from './client-hub.ts';
import { collectionRoutes } from './collections.ts';
import { dashboardRoutes } from './dashboard.ts';
import { deletedRoutes } from './deleted.ts';
import { flagRoutes } from './flags.ts';
import { institutionRoutes } from './institutions.ts';
import { passwordRoutes } from './passwords.ts';
import { playlistRoutes } from './playlists.ts';
import { quizListRoutes } from './quiz-lists.ts';
import { quizResultRoutes } from './quiz-results.ts';
import { rebuildRoutes } from './quiz-rebuilds.ts';
import { quizSharingRoutes } from './quiz-sharing.ts';
import { quizExportRoutes } from './quiz-exports.ts';
import { quizImportRoutes } from './quiz-imports.ts';
import { quizSourceRoutes } from './quiz-sources.ts';
import { quizRoutes } from './quizzes.ts';
import { searchRoutes } from './search.ts';
import { sponsorRoutes } from './sponsors.ts';
import { translationFileRoutes } from './translation-files.ts';
import { translationRoutes } from './translations.ts';
import { uploadRoutes } from './uploads.ts';
import { userRoutes } from './users.ts';

/** The handlers of every implemented endpoint; the other endpoints return 501. */
export const implementations: readonly Implementation[] = [
  ...authRoutes,
  ...passwordRoutes,
  ...userRoutes,
  ...accountSessionRoutes,
  ...auditRoutes,
  ...flagRoutes,
  ...articleRoutes,
  ...quizListRoutes,
  ...quizRoutes,
  ...quizResultRoutes,
  ...quizSharingRoutes,
  ...quizSourceRoutes,
  ...rebuildRoutes,
  ...quizExportRoutes,
  ...quizImportRoutes,
  ...classRoutes,
  ...classStudentRoutes,
  ...classContentRoutes,
  ...playlistRoutes,
  ...classDocumentRoutes,
  ...sponsorRoutes,
  ...uploadRoutes,
  ...translationRoutes,
  ...translationFileRoutes,
  ...bannerRoutes,
  ...listSettingsRoutes,
  ...institutionRoutes,
  ...collectionRoutes,
  ...clientHubRoutes,
  ...dashboardRoutes,
  ...searchRoutes,
  ...deletedRoutes,
];
