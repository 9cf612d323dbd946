/** The feature flags that decide areas (FLAG-01, FLAG-02). */
export const flagKeys = ['adminTranslations', 'adminBanner'] as const;

/** A feature flag's key. */
export type FlagKey = (typeof flagKeys)[number];

/** The values of the flags; an unknown value counts as off (PD-8). */
export type Flags = Readonly<Record<FlagKey, boolean>>;

/** All flags off: the value until flags are loaded, and when loading fails. */
export const noFlags: Flags = { adminTranslations: false, adminBanner: false };

/**
 * An area of the product: its path below the route prefix, and the flag that must be on for it, if
 * any.
 */
interface AreaRow {
  readonly path: `/${string}`;
  readonly flag?: FlagKey;
}

/** The areas by id. Their labels are the messages under `areas`. */
export const areas = {
  dashboard: { path: '/dashboard' },
  methodsCollections: { path: '/methods-collections' },
  playlists: { path: '/playlist' },
  lti: { path: '/lti' },
  classes: { path: '/classes' },
  users: { path: '/admins' },
  institutions: { path: '/institutions' },
  quizzes: { path: '/quiz' },
  classProducts: { path: '/class-access' },
  clientHub: { path: '/client-hub-access' },
  clientHubPlaylists: { path: '/client-hub-playlist' },
  identityProviders: { path: '/identity-providers' },
  sponsors: { path: '/sponsors' },
  facultyResources: { path: '/faculty-resources' },
  translations: { path: '/translations', flag: 'adminTranslations' },
  banner: { path: '/banner', flag: 'adminBanner' },
  publish: { path: '/publish' },
  moengage: { path: '/moengage' },
  featureFlags: { path: '/feature-flags' },
  subscription: { path: '/access' },
  author: { path: '/author' },
  recentlyDeleted: { path: '/recently-deleted' },
  inspector: { path: '/inspector' },
} as const satisfies Record<string, AreaRow>;

/** An area's id. */
export type Area = keyof typeof areas;

/** Returns the flag that enables an area, or null. */
export function getFlag(area: Area): FlagKey | null {
  const row: AreaRow = areas[area];
  return row.flag ?? null;
}
