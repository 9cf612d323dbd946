import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Router as WouterRouter, type BaseLocationHook } from 'wouter';

import { NavigationProvider } from '../views/design/link.tsx';
import { useServices } from './services.ts';

interface RouterProps {
  readonly children: ReactNode;
}

/** Binds wouter and the design system's links to the app's place in the history; every departure asks the leave guard first. */
export function Router({ children }: RouterProps): ReactNode {
  const { place, leaveGuard } = useServices();
  const { usePath, useQueryString, navigation } = useMemo(() => {
    const go = (to: string, { replace = false }: { readonly replace?: boolean } = {}): void => {
      leaveGuard.send({ type: 'leave.ask', destination: { kind: 'path', to, isReplace: replace } });
    };
    const usePath: BaseLocationHook = () => [
      useSyncExternalStore(place.subscribe, () => place.current().path),
      go,
    ];
    const useQueryString = (): string =>
      useSyncExternalStore(place.subscribe, () => place.current().search);
    return {
      usePath,
      useQueryString,
      navigation: {
        hrefOf: place.hrefOf,
        go: (to: string) => {
          go(to);
        },
      },
    };
  }, [place, leaveGuard]);
  return (
    <WouterRouter hook={usePath} searchHook={useQueryString} hrefs={place.hrefOf}>
      <NavigationProvider navigation={navigation}>{children}</NavigationProvider>
    </WouterRouter>
  );
}
