import { type Area, getFlag, type Flags } from './area.ts';
import type { EffectiveRole } from './role.ts';

/**
 * The permissions that the server checks on every route by the `access` of the endpoint. Reading
 * and writing are separate; the handler decides which rows a permission covers (own, shared, all).
 */
export type Permission =
  | 'session'
  | 'articles.read'
  | 'classes.read'
  | 'classes.write'
  | 'playlists.read'
  | 'playlists.write'
  | 'institutions.read'
  | 'institutions.details'
  | 'users.read'
  | 'users.invite'
  | 'users.write'
  | 'listSettings.read'
  | 'listSettings.write'
  | 'audit.read'
  | 'outbox.read'
  | 'collections.write'
  | 'clientHub.read'
  | 'quiz.template.read'
  | 'quiz.template.write'
  | 'quiz.template.import'
  | 'quiz.library.read'
  | 'quiz.library.write'
  | 'quiz.library.rebuild'
  | 'quiz.admin.read'
  | 'quiz.admin.write'
  | 'quiz.user.read'
  | 'quiz.user.write'
  | 'quiz.shared.read'
  | 'quiz.customer.read'
  | 'quiz.customer.write'
  | 'quiz.customer.share'
  | 'quiz.share'
  | 'quiz.export'
  | 'quiz.preview'
  | 'sponsors.read'
  | 'sponsors.write'
  | 'translations.read'
  | 'translations.write'
  | 'banner.read'
  | 'banner.write'
  | 'flags.read'
  | 'flags.write';

/**
 * The policy of one role: the menu in the order of the specification, the areas its URLs reach, the
 * permissions on the server.
 */
export interface PolicyRow {
  readonly menu: readonly Area[];
  readonly areas: readonly Area[];
  readonly permissions: readonly Permission[];
}

const quizUserPermissions: readonly Permission[] = [
  'session',
  'articles.read',
  'flags.read',
  'quiz.user.read',
  'quiz.user.write',
  'quiz.share',
  'quiz.shared.read',
  'quiz.export',
  'playlists.read',
  'listSettings.read',
  'listSettings.write',
];
const teachingPermissions: readonly Permission[] = [
  ...quizUserPermissions,
  'classes.read',
  'classes.write',
  'playlists.write',
  'institutions.read',
  'quiz.admin.read',
  'quiz.library.read',
];
const administrationPermissions: readonly Permission[] = [
  ...teachingPermissions,
  'institutions.details',
  'collections.write',
  'sponsors.read',
  'sponsors.write',
  'translations.read',
  'translations.write',
  'banner.read',
  'banner.write',
  'flags.write',
];

const generalAreas: readonly Area[] = [
  'dashboard',
  'playlists',
  'methodsCollections',
  'lti',
  'classes',
  'institutions',
  'quizzes',
  'identityProviders',
  'publish',
  'sponsors',
  'translations',
  'banner',
  'moengage',
  'featureFlags',
  'subscription',
  'author',
  'recentlyDeleted',
];
const corporateMenu: readonly Area[] = [
  'dashboard',
  'methodsCollections',
  'playlists',
  'lti',
  'classes',
  'institutions',
  'quizzes',
  'identityProviders',
  'sponsors',
  'translations',
  'publish',
];
const teachingAreas: readonly Area[] = [
  'dashboard',
  'playlists',
  'classes',
  'quizzes',
  'recentlyDeleted',
];
const ltiAreas: readonly Area[] = [...teachingAreas, 'lti'];

/**
 * The policy table: menu, routes and server access of every effective role (section 6 of the
 * specification, PD-1 to PD-6).
 */
export const policy: Readonly<Record<EffectiveRole, PolicyRow>> = {
  superAdmin: {
    menu: [
      'dashboard',
      'methodsCollections',
      'playlists',
      'lti',
      'classes',
      'users',
      'institutions',
      'quizzes',
      'classProducts',
      'clientHub',
      'clientHubPlaylists',
      'identityProviders',
      'sponsors',
      'facultyResources',
      'translations',
      'banner',
      'publish',
      'moengage',
      'featureFlags',
    ],
    areas: [
      ...generalAreas,
      'users',
      'classProducts',
      'clientHub',
      'clientHubPlaylists',
      'facultyResources',
      'inspector',
    ],
    permissions: [
      ...administrationPermissions,
      'users.read',
      'users.invite',
      'users.write',
      'audit.read',
      'outbox.read',
      'clientHub.read',
      'quiz.template.read',
      'quiz.template.write',
      'quiz.template.import',
      'quiz.library.write',
      'quiz.library.rebuild',
      'quiz.admin.write',
      'quiz.customer.read',
      'quiz.customer.write',
      'quiz.customer.share',
      'quiz.preview',
    ],
  },
  corporateAdmin: {
    menu: corporateMenu,
    areas: generalAreas,
    permissions: administrationPermissions,
  },
  admin: {
    menu: [...corporateMenu.filter((area) => area !== 'sponsors'), 'featureFlags'],
    areas: generalAreas,
    permissions: administrationPermissions,
  },
  csUser: {
    menu: ['dashboard', 'playlists', 'classes', 'quizzes'],
    areas: teachingAreas,
    permissions: teachingPermissions,
  },
  publisher: {
    menu: ['dashboard', 'publish'],
    areas: ['dashboard', 'publish'],
    permissions: ['session', 'flags.read'],
  },
  ltiUser: {
    menu: ['dashboard', 'playlists', 'classes', 'quizzes', 'lti'],
    areas: ltiAreas,
    permissions: teachingPermissions,
  },
  customer: {
    menu: ['dashboard', 'quizzes'],
    areas: ['dashboard', 'quizzes', 'subscription', 'author', 'recentlyDeleted'],
    permissions: quizUserPermissions,
  },
};

/**
 * Returns the areas that the addresses of a role reach. During development everybody reaches the
 * inspector (PD-43).
 */
export const listAreas = (role: EffectiveRole, isDevelopment: boolean): readonly Area[] =>
  isDevelopment ? [...policy[role].areas, 'inspector'] : policy[role].areas;

/** Returns whether `role` has `permission`. */
export const hasPermission = (role: EffectiveRole, permission: Permission): boolean =>
  policy[role].permissions.includes(permission);

/**
 * Returns the areas in the sidebar of a role in the printed order, without areas whose flag is off
 * (NAV-059 to NAV-068).
 */
export const getMenu = (role: EffectiveRole, flags: Flags): readonly Area[] =>
  policy[role].menu.filter((area) => {
    const flag = getFlag(area);
    return flag === null || flags[flag];
  });
