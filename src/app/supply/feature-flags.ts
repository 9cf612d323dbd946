import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { OpenFeature, ProviderEvents, type Client, type Provider } from '@openfeature/web-sdk';

import type { BrowserConfig } from '../../domain/browser-config.ts';
import { flagKeys, type Flags } from '../../domain/access/area.ts';
import type { SessionUser } from '../../domain/access/session-user.ts';

/** The flags as a provider knows them, and their changes. */
export interface FlagSource {
  readonly read: () => Flags;
  /** Calls `listener` with the flags as they are now and after every change; the answer stops it. */
  readonly watch: (listener: (flags: Flags) => void) => () => void;
}

const pollMilliseconds = 15_000;
const changes = [ProviderEvents.Ready, ProviderEvents.ConfigurationChanged, ProviderEvents.ContextChanged] as const;

/** LaunchDarkly when the deployment names a client id (FLAG-04), else the server's own flags by the OFREP protocol. */
async function providerFor({ featureFlagClientId }: BrowserConfig): Promise<Provider> {
  if (featureFlagClientId !== null) {
    const { LaunchDarklyClientProvider } = await import('@openfeature/launchdarkly-client-provider');
    return new LaunchDarklyClientProvider(featureFlagClientId, { streaming: true });
  }
  return new OFREPWebProvider({ baseUrl: window.location.origin, cacheMode: 'disabled', pollInterval: pollMilliseconds }) as Provider;
}

const readFrom = (client: Client): Flags =>
  Object.fromEntries(flagKeys.map((key) => [key, client.getBooleanValue(key, false)])) as Record<keyof Flags, boolean>;

let opened: Promise<Client> | null = null;

/** Asks the provider for the flags again, now. Who watches hears of what changed. */
export const refreshFlags = (): Promise<void> => OpenFeature.setContext(OpenFeature.getContext());

/** Sets the provider up once a page. While the flags cannot be had every flag is off (FLAG-05, decision 8), and they are asked for again at the pace of polling. */
async function openClient(config: BrowserConfig): Promise<Client> {
  const client = OpenFeature.getClient();
  let again: ReturnType<typeof setTimeout> | undefined;
  client.addHandler(ProviderEvents.Error, () => {
    clearTimeout(again);
    again = setTimeout(() => void refreshFlags(), pollMilliseconds);
  });
  await OpenFeature.setProviderAndWait(await providerFor(config)).catch(() => undefined);
  return client;
}

/** The flags as they are known; a later change of a flag reaches the watchers without a reload. */
export async function openFlags(config: BrowserConfig): Promise<FlagSource> {
  opened ??= openClient(config);
  const client = await opened;
  return {
    read: () => readFrom(client),
    watch: (listener) => {
      const tell = (): void => { listener(readFrom(client)); };
      for (const change of changes) client.addHandler(change, tell);
      return () => { for (const change of changes) client.removeHandler(change, tell); };
    },
  };
}

/** The flags for `user`, asked for now: every sign-in brings what changed meanwhile, or could not be had before. */
export async function loadFlags(config: BrowserConfig, user: SessionUser | null): Promise<Flags> {
  await OpenFeature.setContext(user === null ? {} : { targetingKey: user.email });
  return (await openFlags(config)).read();
}
