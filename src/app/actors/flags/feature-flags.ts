import type { BrowserConfig } from '../../../domain/browser-config.ts';
import type { Flags } from '../../../domain/access/area.ts';
import type { SessionUser } from '../../../domain/access/session-user.ts';
import type { FlagSource } from './flag-source.ts';
import { createServerFlags } from './server-flags.ts';

let opened: Promise<FlagSource> | null = null;

/**
 * Creates the LaunchDarkly source when the deployment names a client id (FLAG-04), else the
 * server's own.
 */
const createFlagSource = async ({ featureFlagClientId }: BrowserConfig): Promise<FlagSource> =>
  featureFlagClientId === null
    ? createServerFlags()
    : (await import('./launch-darkly-flags.ts')).createLaunchDarklyFlags(featureFlagClientId);

/**
 * Returns the page's one source of flags. A source whose chunk failed to load is created again the
 * next time.
 */
export async function getFlagSource(config: BrowserConfig): Promise<FlagSource> {
  opened ??= createFlagSource(config);
  try {
    return await opened;
  } catch (error) {
    opened = null;
    throw error;
  }
}

/** Evaluates the flags again. Watchers receive changes. */
export const refreshFlags = async (): Promise<void> => (await opened)?.refresh();

/** Evaluates the flags for `user`. Every sign-in evaluates them again. */
export async function loadFlags(config: BrowserConfig, user: SessionUser | null): Promise<Flags> {
  const source = await getFlagSource(config);
  await source.identify(user?.email ?? null);
  return source.read();
}
