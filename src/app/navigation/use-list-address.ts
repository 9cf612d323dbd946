import { useLayoutEffect } from 'react';

import type { ListEmitted } from '../../machines/shared/list/list-types.ts';
import { useServices } from '../services.ts';

/** The part of a list's actor that the address needs. */
interface AddressedList {
  readonly on: (
    type: 'address',
    handler: (event: Extract<ListEmitted<unknown>, { type: 'address' }>) => void,
  ) => { readonly unsubscribe: () => void };
  readonly send: (event: { readonly type: 'address.changed'; readonly address: string }) => void;
}

/**
 * Writes a list's page, search and sort into the address, and follows Back and Forward (
 * PD-31). `ownPath` is the list's path where the screen has several.
 */
export function useListAddress(list: AddressedList, ownPath?: string): void {
  const { history } = useServices();
  useLayoutEffect(() => {
    const path = ownPath ?? history.getLocation().path;
    const subscription = list.on('address', ({ query, isReplace = false }) => {
      history.go(`${path}${query}`, { isReplace });
    });
    const unsubscribe = history.subscribe(() => {
      const current = history.getLocation();
      if (current.path === path) list.send({ type: 'address.changed', address: current.search });
    });
    return () => {
      subscription.unsubscribe();
      unsubscribe();
    };
  }, [list, history, ownPath]);
}
