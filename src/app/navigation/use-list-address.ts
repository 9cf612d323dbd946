import { useEffectEvent, useLayoutEffect } from 'react';

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

interface ListAddressOptions {
  /** The list's path where the screen has several. */
  readonly ownPath?: string;
  /** Returns the query string that stands for one of the address, which it replaces. */
  readonly resolve?: (address: string) => string;
}

/** Writes a list's page, search and sort into the address, and follows Back and Forward (PD-31). */
export function useListAddress(
  list: AddressedList,
  { ownPath, resolve = (address) => address }: ListAddressOptions = {},
): void {
  const { history } = useServices();
  const resolveAddress = useEffectEvent(resolve);
  useLayoutEffect(() => {
    const path = ownPath ?? history.getLocation().path;
    const subscription = list.on('address', ({ query, isReplace = false }) => {
      history.go(`${path}${query}`, { isReplace });
    });
    const follow = (): void => {
      const current = history.getLocation();
      if (current.path !== path) return;
      const address = resolveAddress(current.search);
      if (address === current.search) list.send({ type: 'address.changed', address });
      else history.go(`${path}${address}`, { isReplace: true });
    };
    const unsubscribe = history.subscribe(follow);
    follow();
    return () => {
      subscription.unsubscribe();
      unsubscribe();
    };
  }, [list, history, ownPath]);
}
