import { useLayoutEffect } from 'react';

import type { ListEmitted } from '../machines/shared/list-types.ts';
import { useServices } from './services.ts';

/** A list's actor, as far as the address is concerned. */
interface AddressedList {
  readonly on: (
    type: 'address',
    handler: (event: Extract<ListEmitted<unknown>, { type: 'address' }>) => void,
  ) => { readonly unsubscribe: () => void };
  readonly send: (event: { readonly type: 'address.changed'; readonly address: string }) => void;
}

/** Keeps a list's page, search and sort in the address, and follows Back and Forward (decision 31). */
export function useListAddress(list: AddressedList): void {
  const { place } = useServices();
  useLayoutEffect(() => {
    const { path } = place.current();
    const written = list.on('address', ({ query, isReplace = false }) => {
      place.go(`${path}${query}`, { isReplace });
    });
    const unfollow = place.subscribe(() => {
      const now = place.current();
      if (now.path === path) list.send({ type: 'address.changed', address: now.search });
    });
    return () => {
      written.unsubscribe();
      unfollow();
    };
  }, [list, place]);
}
