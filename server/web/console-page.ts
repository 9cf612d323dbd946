import type { BrowserConfig } from '../../src/domain/browser-config.ts';
import type { Config } from '../config.ts';

/** What the browser is told of `config`; nothing secret is in it. */
export const browserConfig = (config: Config): BrowserConfig => ({
  routePrefix: config.ROUTE_PREFIX,
  cookieNamePrefix: config.COOKIE_NAME_PREFIX,
  featureFlagClientId: config.FEATURE_FLAG_CLIENT_ID ?? null,
  documentViewerUrl: config.DOCUMENT_VIEWER_URL ?? null,
  playerEmbedPath: config.PLAYER_EMBED_PATH,
  areaLinks: config.AREA_LINKS ?? {},
  localCacheHours: config.LOCAL_CACHE_HOURS,
});

const existingBase = /<base\b[^>]*>/i;
const existingConfig = /<script\b[^>]*\bid=["']?app-config["']?[^>]*>[\s\S]*?<\/script>/i;
const openings = /<head\b[^>]*>|<meta\b[^>]*\bcharset\b[^>]*>|<html\b[^>]*>|<!doctype[^>]*>/gi;

/**
 * The console's page with its base address, the browser's configuration and the nonce for styles made by libraries
 * (`<meta property="csp-nonce">`, as react-aria reads it) written in; the built page may be minified and lack a head tag.
 */
export function consolePage(html: string, config: BrowserConfig, nonce: string): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const written = `<base href="${config.routePrefix}/"><meta property="csp-nonce" nonce="${nonce}"><script type="application/json" id="app-config">${json}</script>`;
  const bare = html.replace(existingBase, '').replace(existingConfig, '');
  const firstOwn = bare.search(/<(script|link|style|body)\b/i);
  const early = firstOwn === -1 ? bare : bare.slice(0, firstOwn);
  const last = [...early.matchAll(openings)].at(-1);
  const at = last === undefined ? 0 : last.index + last[0].length;
  return bare.slice(0, at) + written + bare.slice(at);
}
