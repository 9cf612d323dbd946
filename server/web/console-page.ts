import type { BrowserConfig } from '../../src/domain/browser-config.ts';
import { isSetupOpen } from '../services/accounts/setup-token.ts';
import { hasPublicDemoAccounts, type Config } from '../config/config.ts';

/** Returns the part of `config` that the browser needs; it contains no secrets. */
export const toBrowserConfig = (config: Config): BrowserConfig => ({
  routePrefix: config.ROUTE_PREFIX,
  cookieNamePrefix: config.COOKIE_NAME_PREFIX,
  featureFlagClientId: config.FEATURE_FLAG_CLIENT_ID ?? null,
  documentViewerUrl: config.DOCUMENT_VIEWER_URL ?? null,
  sourceUrl: config.SOURCE_URL ?? null,
  playerEmbedPath: config.PLAYER_EMBED_PATH,
  areaLinks: config.AREA_LINKS ?? {},
  localCacheHours: config.LOCAL_CACHE_HOURS,
  minPasswordLength: config.PASSWORD_MIN_LENGTH,
  isSetupOpen: isSetupOpen(config),
  hasPublicDemoAccounts: hasPublicDemoAccounts(config),
});

const existingBase = /<base\b[^>]*>/i;
const existingConfig = /<script\b[^>]*\bid=["']?app-config["']?[^>]*>[\s\S]*?<\/script>/i;
const openings = /<head\b[^>]*>|<meta\b[^>]*\bcharset\b[^>]*>|<html\b[^>]*>|<!doctype[^>]*>/gi;

/**
 * Inserts the base address, the browser's configuration and the nonce for styles created by
 * libraries (`<meta property="csp-nonce">`, read by react-aria) into the console's page. The built
 * page may be minified and have no head tag.
 */
export function renderConsolePage(html: string, config: BrowserConfig, nonce: string): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const inserted =
    `<base href="${config.routePrefix}/">` +
    `<meta property="csp-nonce" nonce="${nonce}">` +
    `<script type="application/json" id="app-config">${json}</script>`;
  const stripped = html.replace(existingBase, '').replace(existingConfig, '');
  const firstContent = stripped.search(/<(script|link|style|body)\b/i);
  const beginning = firstContent === -1 ? stripped : stripped.slice(0, firstContent);
  const last = [...beginning.matchAll(openings)].at(-1);
  const at = last === undefined ? 0 : last.index + last[0].length;
  return stripped.slice(0, at) + inserted + stripped.slice(at);
}
