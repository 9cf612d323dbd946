import type { Area } from './area.ts';

/** The part of the quiz area that a route belongs to; it decides permissions, labels and calls. */
export type QuizContext = 'template' | 'admin' | 'shared' | 'customer' | 'user' | 'library';

/** What a quiz route does with a quiz. */
export type QuizMode = 'list' | 'create' | 'copy' | 'edit' | 'view' | 'results' | 'studentResult';

/** A quiz route's context and mode. */
export interface QuizRoute {
  readonly context: QuizContext;
  readonly mode: QuizMode;
}

/**
 * One row of the route table. `{name}` is a parameter (an id: a whole number, except those in
 * `textParams`), a closing `/*` matches anything below. `superOnly` rows send everybody else to `/`
 * (PERM-04, PERM-05, PD-5).
 */
export interface RouteRow {
  readonly path: `/${string}`;
  readonly area: Area;
  readonly screen: ScreenId;
  readonly quiz?: QuizRoute;
  readonly superOnly?: true;
}

/** The screens behind the routes: one lazily loaded file each in src/app/screens. */
export type ScreenId =
  | 'dashboard'
  | 'playlist-list'
  | 'playlist-editor'
  | 'classes'
  | 'class-detail'
  | 'document-viewer'
  | 'institutions'
  | 'users'
  | 'audit-log'
  | 'outbox'
  | 'hand-over'
  | 'methods-collections'
  | 'client-hub-playlists'
  | 'feature-flags'
  | 'sponsor-list'
  | 'sponsor-form'
  | 'translation-list'
  | 'translation-form'
  | 'translation-groups'
  | 'translation-group-form'
  | 'banner'
  | 'inspector'
  | 'subscription'
  | 'recently-deleted'
  | 'author'
  | 'quiz-list'
  | 'quiz-editor'
  | 'quiz-viewer'
  | 'quiz-results'
  | 'student-result';

const quizRow = <P extends `/${string}`>(
  path: P,
  screen: ScreenId,
  context: QuizContext,
  mode: QuizMode,
) => ({ path, area: 'quizzes', screen, quiz: { context, mode } }) as const;
const superQuizRow = <P extends `/${string}`>(
  path: P,
  screen: ScreenId,
  context: QuizContext,
  mode: QuizMode,
) => ({ ...quizRow(path, screen, context, mode), superOnly: true }) as const;

/**
 * Every address of a signed-in user, in matching order (section 2 of the specification; NAV-012 to
 * NAV-120).
 */
export const routes = {
  dashboard: { path: '/dashboard/*', area: 'dashboard', screen: 'dashboard' },
  playlist: { path: '/playlist/{id}', area: 'playlists', screen: 'playlist-editor' },
  playlists: { path: '/playlist/*', area: 'playlists', screen: 'playlist-list' },
  methodsCollections: {
    path: '/methods-collections/*',
    area: 'methodsCollections',
    screen: 'methods-collections',
  },
  lti: { path: '/lti/*', area: 'lti', screen: 'hand-over' },
  documentViewer: {
    path: '/classes/view-file/{id}/document/{documentId}',
    area: 'classes',
    screen: 'document-viewer',
  },
  classDetail: { path: '/classes/{id}/*', area: 'classes', screen: 'class-detail' },
  classes: { path: '/classes/*', area: 'classes', screen: 'classes' },
  institutions: { path: '/institutions/*', area: 'institutions', screen: 'institutions' },
  identityProviders: {
    path: '/identity-providers/*',
    area: 'identityProviders',
    screen: 'hand-over',
  },
  publish: { path: '/publish/*', area: 'publish', screen: 'hand-over' },
  moengage: { path: '/moengage/*', area: 'moengage', screen: 'hand-over' },
  featureFlags: { path: '/feature-flags/*', area: 'featureFlags', screen: 'feature-flags' },
  auditLog: { path: '/admins/audit', area: 'users', screen: 'audit-log' },
  outbox: { path: '/admins/outbox', area: 'users', screen: 'outbox' },
  users: { path: '/admins/*', area: 'users', screen: 'users' },
  classProducts: { path: '/class-access/*', area: 'classProducts', screen: 'hand-over' },
  clientHub: { path: '/client-hub-access/*', area: 'clientHub', screen: 'hand-over' },
  clientHubPlaylist: {
    path: '/client-hub-playlist/{label}',
    area: 'clientHubPlaylists',
    screen: 'client-hub-playlists',
  },
  clientHubPlaylists: {
    path: '/client-hub-playlist/*',
    area: 'clientHubPlaylists',
    screen: 'client-hub-playlists',
  },
  facultyResources: { path: '/faculty-resources/*', area: 'facultyResources', screen: 'hand-over' },
  sponsors: { path: '/sponsors', area: 'sponsors', screen: 'sponsor-list' },
  sponsorCreate: { path: '/sponsors/add', area: 'sponsors', screen: 'sponsor-form' },
  sponsorEdit: { path: '/sponsors/edit/{id}', area: 'sponsors', screen: 'sponsor-form' },
  translations: { path: '/translations', area: 'translations', screen: 'translation-list' },
  translationCreate: {
    path: '/translations/add',
    area: 'translations',
    screen: 'translation-form',
  },
  translationGroups: {
    path: '/translations/groups',
    area: 'translations',
    screen: 'translation-groups',
  },
  translationGroupCreate: {
    path: '/translations/groups/add',
    area: 'translations',
    screen: 'translation-group-form',
  },
  translationGroupEdit: {
    path: '/translations/groups/edit/{groupId}',
    area: 'translations',
    screen: 'translation-group-form',
  },
  banner: { path: '/banner/*', area: 'banner', screen: 'banner' },
  subscription: { path: '/access', area: 'subscription', screen: 'subscription' },
  author: { path: '/author/{name}', area: 'author', screen: 'author' },
  recentlyDeleted: {
    path: '/recently-deleted/*',
    area: 'recentlyDeleted',
    screen: 'recently-deleted',
  },
  inspector: { path: '/inspector/*', area: 'inspector', screen: 'inspector' },

  templates: quizRow('/quiz', 'quiz-list', 'template', 'list'),
  templateCreateFor: superQuizRow('/quiz/create/{articleId}', 'quiz-editor', 'template', 'create'),
  templateCreate: superQuizRow('/quiz/create', 'quiz-editor', 'template', 'create'),
  templateCopy: superQuizRow('/quiz/copy/{quizId}', 'quiz-editor', 'template', 'copy'),
  templateView: superQuizRow('/quiz/view/{id}', 'quiz-viewer', 'template', 'view'),
  templateEdit: superQuizRow('/quiz/edit/{quizId}', 'quiz-editor', 'template', 'edit'),
  adminQuizzes: quizRow('/quiz/admin-quiz', 'quiz-list', 'admin', 'list'),
  adminQuizCreate: superQuizRow('/quiz/admin-quiz/create', 'quiz-editor', 'admin', 'create'),
  adminQuizCopy: superQuizRow(
    '/quiz/admin-quiz/copy/{adminQuizId}',
    'quiz-editor',
    'admin',
    'copy',
  ),
  adminQuizView: quizRow('/quiz/admin-quiz/view/{adminQuizId}', 'quiz-viewer', 'admin', 'view'),
  adminQuizEdit: superQuizRow(
    '/quiz/admin-quiz/edit/{adminQuizId}',
    'quiz-editor',
    'admin',
    'edit',
  ),
  sharedQuizzes: quizRow('/quiz/shared-quiz', 'quiz-list', 'shared', 'list'),
  sharedQuizCopy: quizRow('/quiz/shared-quiz/copy/{adminQuizId}', 'quiz-editor', 'shared', 'copy'),
  sharedQuizView: quizRow('/quiz/shared-quiz/view/{adminQuizId}', 'quiz-viewer', 'shared', 'view'),
  sharedQuizEdit: quizRow('/quiz/shared-quiz/edit/{adminQuizId}', 'quiz-editor', 'shared', 'edit'),
  customerQuizzes: superQuizRow('/quiz/customer-quiz', 'quiz-list', 'customer', 'list'),
  customerQuizView: superQuizRow(
    '/quiz/customer-quiz/view/{userQuizId}',
    'quiz-viewer',
    'customer',
    'view',
  ),
  customerQuizEdit: superQuizRow(
    '/quiz/customer-quiz/edit/{userQuizId}',
    'quiz-editor',
    'customer',
    'edit',
  ),
  customerQuizCopy: superQuizRow(
    '/quiz/customer-quiz/copy/{userQuizId}',
    'quiz-editor',
    'customer',
    'copy',
  ),
  customerQuizResults: superQuizRow(
    '/quiz/customer-quiz/results/{userQuizId}',
    'quiz-results',
    'customer',
    'results',
  ),
  studentResult: superQuizRow(
    '/quiz/customer-quiz/user-results/{assignId}',
    'student-result',
    'customer',
    'studentResult',
  ),
  myQuizzes: quizRow('/quiz/my-quiz', 'quiz-list', 'user', 'list'),
  myQuizCreate: quizRow('/quiz/my-quiz/create', 'quiz-editor', 'user', 'create'),
  myQuizView: quizRow('/quiz/my-quiz/view/{userQuizId}', 'quiz-viewer', 'user', 'view'),
  myQuizEdit: quizRow('/quiz/my-quiz/edit/{userQuizId}', 'quiz-editor', 'user', 'edit'),
  myQuizCopy: quizRow('/quiz/my-quiz/copy/{userQuizId}', 'quiz-editor', 'user', 'copy'),
  libraryQuizzes: quizRow('/quiz/library', 'quiz-list', 'library', 'list'),
  libraryQuizCreate: quizRow('/quiz/library/create', 'quiz-editor', 'library', 'create'),
  libraryQuizCopy: quizRow('/quiz/library/copy/{quizLibraryId}', 'quiz-editor', 'library', 'copy'),
  libraryQuizView: quizRow('/quiz/library/view/{quizLibraryId}', 'quiz-viewer', 'library', 'view'),
  libraryQuizEdit: quizRow('/quiz/library/edit/{quizLibraryId}', 'quiz-editor', 'library', 'edit'),
  userQuizEdit: quizRow('/quiz/user-quiz/edit/{userQuizId}', 'quiz-editor', 'user', 'edit'),
  userQuizView: quizRow('/quiz/user-quiz/view/{userQuizId}', 'quiz-viewer', 'user', 'view'),
} as const satisfies Record<string, RouteRow>;

/** The name of a route. */
export type RouteId = keyof typeof routes;

/** The parameters that are texts; all others are ids. */
export const textParams: readonly string[] = ['name', 'label'];

type ParamsIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never;

/** The parameters that the address of a route needs. */
export type RouteParams<R extends RouteId> = Readonly<
  Record<ParamsIn<(typeof routes)[R]['path']>, string | number>
>;
