import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Router as WouterRouter, type BaseLocationHook } from 'wouter';

import { NavigationProvider } from '../../views/design/navigation/link.tsx';
import { useServices } from '../services.ts';

interface RouterProps {
  readonly children: ReactNode;
}

/**
 * Connects wouter and the design system's links to the browser history. Every navigation asks the
 * leave guard first.
 */
export function Router({ children }: RouterProps): ReactNode {
  const { history, leaveGuard } = useServices();
  const { usePath, useQueryString, navigation } = useMemo(() => {
    const go = (to: string, { replace = false }: { readonly replace?: boolean } = {}): void => {
      leaveGuard.send({ type: 'leave.ask', destination: { kind: 'path', to, isReplace: replace } });
    };
    const usePath: BaseLocationHook = () => [
      useSyncExternalStore(history.subscribe, () => history.getLocation().path),
      go,
    ];
    const useQueryString = (): string =>
      useSyncExternalStore(history.subscribe, () => history.getLocation().search);
    return {
      usePath,
      useQueryString,
      navigation: {
        getHref: history.toHref,
        navigate: (to: string) => {
          go(to);
        },
      },
    };
  }, [history, leaveGuard]);
  return (
    <WouterRouter hook={usePath} searchHook={useQueryString} hrefs={history.toHref}>
      <NavigationProvider navigation={navigation}>{children}</NavigationProvider>
    </WouterRouter>
  );
}
