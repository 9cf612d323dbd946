import { LaunchDarklyClientProvider } from '@openfeature/launchdarkly-client-provider';
import { OpenFeature, ProviderEvents } from '@openfeature/web-sdk';

import { flagKeys, type Flags } from '../../../domain/access/area.ts';
import { pollIntervalMs, type FlagSource } from './flag-source.ts';

const changes = [
  ProviderEvents.Ready,
  ProviderEvents.ConfigurationChanged,
  ProviderEvents.ContextChanged,
] as const;

/**
 * Creates the flags of a LaunchDarkly environment through OpenFeature (FLAG-04). This is a chunk of
 * its own, for deployments that use it.
 */
export function createLaunchDarklyFlags(clientId: string): FlagSource {
  const client = OpenFeature.getClient();
  let opening: Promise<void> | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  const read = (): Flags =>
    Object.fromEntries(flagKeys.map((key) => [key, client.getBooleanValue(key, false)])) as Record<
      keyof Flags,
      boolean
    >;
  const refresh = (): Promise<void> => OpenFeature.setContext(OpenFeature.getContext());

  client.addHandler(ProviderEvents.Error, () => {
    clearTimeout(again);
    again = setTimeout(() => void refresh(), pollIntervalMs);
  });
  return {
    read,
    refresh,
    identify: async (person) => {
      await OpenFeature.setContext(person === null ? {} : { targetingKey: person });
      opening ??= OpenFeature.setProviderAndWait(
        new LaunchDarklyClientProvider(clientId, { streaming: true }),
      ).catch(() => undefined);
      await opening;
    },
    watch: (listener) => {
      const notifyListener = (): void => {
        listener(read());
      };
      for (const change of changes) client.addHandler(change, notifyListener);
      return () => {
        for (const change of changes) client.removeHandler(change, notifyListener);
      };
    },
  };
}
