import type { Area } from '../../access/area.ts';
import { compileMessages } from '../compile-messages.ts';

/** Labels of the areas, as printed in the menus (NAV-059). */
export const areas = compileMessages({
  dashboard: 'Dashboard',
  methodsCollections: 'Methods Collections',
  playlists: 'Playlists',
  lti: 'LTI',
  classes: 'Classes',
  users: 'Users Management',
  institutions: 'Institutions',
  quizzes: 'Quizzes',
  classProducts: 'Class Products',
  clientHub: 'Admin Client Hub',
  clientHubPlaylists: 'Client Hub Playlists',
  identityProviders: 'Identity Providers',
  sponsors: 'Sponsors',
  facultyResources: 'FRC',
  translations: 'Translations',
  banner: 'Banner',
  publish: 'Publish',
  moengage: 'MoEngage',
  featureFlags: 'Feature Flags',
  subscription: 'Subscription',
  author: 'Author',
  recentlyDeleted: 'Recently deleted',
  inspector: 'Statecharts inspector',
} as const satisfies Record<Area, string>);
