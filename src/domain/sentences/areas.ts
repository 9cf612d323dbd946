import type { Area } from '../access/area.ts';

/** The areas' labels as the menus print them (NAV-059). */
export const areas = {
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
} as const satisfies Record<Area, string>;
