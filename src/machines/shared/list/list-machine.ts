import { withStates } from './list-setup.ts';
import type { ListContext, ListInput, ListOptions } from './list-types.ts';
import { createPageRegion, getSearchBy } from './page-region.ts';
import { readAddress } from './query-context.ts';
import { createRemovalRegion, createRemovalSetup } from './removal-region.ts';
import { searchRegion } from './search-region.ts';
import { selectionRegion } from './selection-region.ts';

/**
 * Creates the chart of a list from its regions: search and page in all lists, selection and removal
 * in those that have them.
 */
export const createListChart = <Item extends { readonly id: number }>(options: ListOptions<Item>) =>
  ({
    id: options.id,
    context: ({ input: { address, defaults } }: { input: ListInput }): ListContext<Item> => {
      const { query, searchText } = readAddress({ defaults }, address);
      return {
        defaults,
        query,
        searchText,
        items: [],
        totalItems: 0,
        totalPages: 0,
        searchBy: getSearchBy(query, options),
        response: null,
        selectedIds: [],
        removing: [],
        failedRemovals: [],
        isPageHidden: false,
        pollCount: 0,
      };
    },
    type: 'parallel',
    states: {
      search: searchRegion,
      page: createPageRegion(options),
      ...withStates(options.canSelect === true, { selection: selectionRegion }),
      ...withStates(options.canRemove === true, { removal: createRemovalRegion(options) }),
    },
  }) as const;

/** Creates the machine of a list. Provide `loadPage`, and `removeItems` for removal. */
export const createListMachine = <Item extends { readonly id: number }>(
  options: ListOptions<Item>,
) => createRemovalSetup(options).createMachine(createListChart(options));
