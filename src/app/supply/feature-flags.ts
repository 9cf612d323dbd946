import type { BrowserConfig } from '../../domain/browser-config.ts';
import type { Flags } from '../../domain/access/area.ts';
import type { SessionUser } from '../../domain/access/session-user.ts';
import type { FlagSource } from './flag-source.ts';
import { openOwnFlags } from './own-flags.ts';

let opened: Promise<FlagSource> | null = null;

/** LaunchDarkly when the deployment names a client id (FLAG-04), else the server's own flags. */
const sourceOf = async ({ featureFlagClientId }: BrowserConfig): Promise<FlagSource> =>
  featureFlagClientId === null
    ? openOwnFlags()
    : (await import('./launch-darkly-flags.ts')).openLaunchDarklyFlags(featureFlagClientId);

/** The flags as they are known, from one source a page; a source whose code could not be had is opened again the next time. */
export async function openFlags(config: BrowserConfig): Promise<FlagSource> {
  opened ??= sourceOf(config);
  try {
    return await opened;
  } catch (error) {
    opened = null;
    throw error;
  }
}

/** Asks for the flags again, now. Who watches hears of what changed. */
export const refreshFlags = async (): Promise<void> => (await opened)?.refresh();

/** The flags for `user`, asked for now: every sign-in brings what changed meanwhile, or could not be had before. */
export async function loadFlags(config: BrowserConfig, user: SessionUser | null): Promise<Flags> {
  const source = await openFlags(config);
  await source.identify(user?.email ?? null);
  return source.read();
}
