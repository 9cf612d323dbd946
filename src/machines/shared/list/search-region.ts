import { assertEvent, assign } from 'xstate';

import { createListSetup, createQueryChange } from './list-setup.ts';
import { isOtherAddress, isSearchUnchanged, queryChanges } from './query-context.ts';

/** The search field: what is typed is searched after a pause (LST-03, LST-11). */
export const searchRegion = {
  initial: 'idle',
  states: {
    idle: { on: { 'search.type': { target: 'debouncing', actions: 'setSearchText' } } },
    debouncing: {
      after: {
        searchDebounce: [
          { guard: 'isSearchUnchanged', target: 'idle' },
          { target: 'idle', actions: 'search' },
        ],
      },
      on: {
        'search.type': { target: 'debouncing', actions: 'setSearchText', reenter: true },
        'address.changed': { guard: 'isOtherAddress', target: 'idle' },
        'query.open': 'idle',
      },
    },
  },
} as const;

/** Creates the setup of a list with the guards and actions of the search field. */
export const createSearchSetup = <Item extends { readonly id: number }>() =>
  createListSetup<Item>().extend({
    guards: {
      isSearchUnchanged: ({ context }) => isSearchUnchanged(context),
      isOtherAddress: ({ context, event }) => {
        assertEvent(event, 'address.changed');
        return isOtherAddress(context, event.address);
      },
    },
    actions: {
      setSearchText: assign(({ event }) => {
        assertEvent(event, 'search.type');
        return { searchText: event.text };
      }),
      search: createQueryChange<Item>(queryChanges.search),
    },
  });
