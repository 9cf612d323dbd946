import type { Implementation } from './http/implement.ts';
import { articleRoutes } from './routes/articles.ts';
import { accountSessionRoutes } from './routes/account-sessions.ts';
import { auditRoutes } from './routes/audit.ts';
import { authRoutes } from './routes/auth.ts';
import { bannerRoutes } from './routes/banner.ts';
import { listSettingsRoutes } from './routes/list-settings.ts';
import { classContentRoutes } from './routes/class-contents.ts';
import { classDocumentRoutes } from './routes/class-documents.ts';
import { classStudentRoutes } from './routes/class-students.ts';
import { classRoutes } from './routes/classes.ts';
import { clientHubRoutes } from './routes/client-hub.ts';
import { collectionRoutes } from './routes/collections.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { flagRoutes } from './routes/flags.ts';
import { institutionRoutes } from './routes/institutions.ts';
import { passwordRoutes } from './routes/passwords.ts';
import { playlistRoutes } from './routes/playlists.ts';
import { quizListRoutes } from './routes/quiz-lists.ts';
import { quizResultRoutes } from './routes/quiz-results.ts';
import { rebuildRoutes } from './routes/quiz-rebuilds.ts';
import { quizSharingRoutes } from './routes/quiz-sharing.ts';
import { quizExportRoutes } from './routes/quiz-exports.ts';
import { quizImportRoutes } from './routes/quiz-imports.ts';
import { quizSourceRoutes } from './routes/quiz-sources.ts';
import { quizRoutes } from './routes/quizzes.ts';
import { searchRoutes } from './routes/search.ts';
import { sponsorRoutes } from './routes/sponsors.ts';
import { translationFileRoutes } from './routes/translation-files.ts';
import { translationRoutes } from './routes/translations.ts';
import { uploadRoutes } from './routes/uploads.ts';
import { userRoutes } from './routes/users.ts';

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
];
