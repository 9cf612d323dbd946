/**
 * The configuration of this deployment, which the server writes into the page under `app-config`.
 * It contains no secrets.
 */
export interface BrowserConfig {
  readonly routePrefix: string;
  readonly cookieNamePrefix: string;
  readonly featureFlagClientId: string | null;
  readonly documentViewerUrl: string | null;
  /**
   * Where the sources of this release are read, for example
   * `https://code.example/lectern/blob/main`.
   */
  readonly sourceUrl: string | null;
  readonly playerEmbedPath: string;
  readonly areaLinks: Readonly<Record<string, string>>;
  /** The lifetime of the browser's cache (LIM-46). */
  readonly localCacheHours: number;
  /** The minimum length of a new password (SES-25). */
  readonly minPasswordLength: number;
  /** The installation has no accounts and waits for its first one at /setup. */
  readonly isSetupOpen: boolean;
  /** Anybody who reaches this server can sign in with the published passwords. */
  readonly hasPublicDemoAccounts: boolean;
}
