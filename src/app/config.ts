import type { BrowserConfig } from '../domain/browser-config.ts';
import { minPasswordLength } from '../domain/session/password-rules.ts';

/** The configuration of the development server, for a page without one. */
export const defaultConfig: BrowserConfig = {
  routePrefix: '/admin',
  cookieNamePrefix: 'lectern_',
  featureFlagClientId: null,
  documentViewerUrl: null,
  sourceUrl: null,
  playerEmbedPath: '/embed',
  areaLinks: {},
  localCacheHours: 24,
  minPasswordLength,
  isSetupOpen: false,
  hasPublicDemoAccounts: false,
};

/** The page was built by `npm run dev`. */
export const isDevelopment = process.env['NODE_ENV'] === 'development';

type Check<T> = (value: unknown) => value is T;

const isText: Check<string> = (value) => typeof value === 'string';
const isTextOrNull: Check<string | null> = (value) => value === null || typeof value === 'string';
const isPrefix: Check<string> = (value): value is string =>
  typeof value === 'string' && /^(\/[\w.~-]+)*$/.test(value);
const isHours: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isLength: Check<number> = (value): value is number =>
  Number.isInteger(value) && Number(value) >= minPasswordLength;
const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
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
  sourceUrl: isTextOrNull,
  playerEmbedPath: isText,
  areaLinks: isLinks,
  localCacheHours: isHours,
  minPasswordLength: isLength,
  isSetupOpen: isFlag,
  hasPublicDemoAccounts: isFlag,
};

/**
 * Returns the configuration that the server wrote into the page (NAV-001, FLAG-04). Checks it
 * without a schema library, so that the sign-in page stays small. Throws with the name of every
 * invalid value.
 */
export function readConfig(json: string | null): BrowserConfig {
  if (json === null || json.trim() === '') return defaultConfig;
  const config = { ...defaultConfig, ...(JSON.parse(json) as Readonly<Record<string, unknown>>) };
  const invalidNames = (Object.keys(checks) as (keyof BrowserConfig)[]).filter(
    (name) => !checks[name](config[name]),
  );
  if (invalidNames.length > 0)
    throw new Error(`app-config: not usable: ${invalidNames.join(', ')}`);
  return config;
}
