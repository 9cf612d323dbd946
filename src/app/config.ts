import type { BrowserConfig } from '../domain/browser-config.ts';

/** What holds where the page carries no configuration: the development server's. */
export const defaultConfig: BrowserConfig = {
  routePrefix: '/admin',
  cookieNamePrefix: 'lectern_',
  featureFlagClientId: null,
  documentViewerUrl: null,
  playerEmbedPath: '/embed',
  areaLinks: {},
  localCacheHours: 24,
};

type Check<T> = (value: unknown) => value is T;

const isText: Check<string> = (value) => typeof value === 'string';
const isTextOrNull: Check<string | null> = (value) => value === null || typeof value === 'string';
const isPrefix: Check<string> = (value): value is string =>
  typeof value === 'string' && /^(\/[\w.~-]+)*$/.test(value);
const isHours: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isLinks: Check<Readonly<Record<string, string>>> = (
  value,
): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((link) => typeof link === 'string' && /^(https?:\/\/|\/)/.test(link));

const checks: { readonly [K in keyof BrowserConfig]: Check<BrowserConfig[K]> } = {
  routePrefix: isPrefix,
  cookieNamePrefix: isText,
  featureFlagClientId: isTextOrNull,
  documentViewerUrl: isTextOrNull,
  playerEmbedPath: isText,
  areaLinks: isLinks,
  localCacheHours: isHours,
};

/**
 * Reads the configuration the server wrote into the page (NAV-001, FLAG-04). Checked by hand, because the sign-in page has
 * no room for a schema library. Throws with every faulty name, since a wrong deployment must not half work.
 */
export function readConfig(json: string | null): BrowserConfig {
  if (json === null || json.trim() === '') return defaultConfig;
  const given = { ...defaultConfig, ...(JSON.parse(json) as Readonly<Record<string, unknown>>) };
  const faulty = (Object.keys(checks) as (keyof BrowserConfig)[]).filter(
    (name) => !checks[name](given[name]),
  );
  if (faulty.length > 0) throw new Error(`app-config: not usable: ${faulty.join(', ')}`);
  return given;
}
