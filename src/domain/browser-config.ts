/** What the server tells the browser about this deployment, in the page under `app-config`. Nothing secret is in it. */
export interface BrowserConfig {
  readonly routePrefix: string;
  readonly cookieNamePrefix: string;
  readonly featureFlagClientId: string | null;
  readonly documentViewerUrl: string | null;
  readonly playerEmbedPath: string;
  readonly areaLinks: Readonly<Record<string, string>>;
  /** Lifetime of what is cached in the browser (LIM-46). */
  readonly localCacheHours: number;
}
