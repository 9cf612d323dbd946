import { assertEvent, assign } from 'xstate';

import type { ListOptions } from './list-types.ts';
import { createPageSetup } from './page-region.ts';

/** The region of a list whose rows can be selected. Only rows of the page are. */
export const selectionRegion = {
  always: { guard: 'hasHiddenSelection', actions: 'dropHiddenSelection' },
  on: {
    'query.changed': { actions: 'clearSelection' },
    'row.toggle': { guard: 'isRowVisible', actions: 'toggleRow' },
    'rows.select': { actions: 'selectRows' },
  },
} as const;

const filterVisible = (
  ids: readonly number[],
  items: readonly { readonly id: number }[],
): readonly number[] => ids.filter((id) => items.some((item) => item.id === id));

/** Creates the setup of a list with the guards and actions up to those of the selection. */
export const createSelectionSetup = <Item extends { readonly id: number }>(
  options: ListOptions<Item>,
) =>
  createPageSetup(options).extend({
    guards: {
      isRowVisible: ({ context, event }) => {
        assertEvent(event, 'row.toggle');
        return context.items.some(({ id }) => id === event.id);
      },
      hasHiddenSelection: ({ context: { selectedIds, items } }) =>
        filterVisible(selectedIds, items).length < selectedIds.length,
    },
    actions: {
      toggleRow: assign(({ context: { selectedIds }, event }) => {
        assertEvent(event, 'row.toggle');
        return {
          selectedIds: selectedIds.includes(event.id)
            ? selectedIds.filter((id) => id !== event.id)
            : [...selectedIds, event.id],
        };
      }),
      selectRows: assign(({ context: { items }, event }) => {
        assertEvent(event, 'rows.select');
        return { selectedIds: filterVisible(event.ids, items) };
      }),
      clearSelection: assign({ selectedIds: [] }),
      dropHiddenSelection: assign(({ context: { selectedIds, items } }) => ({
        selectedIds: filterVisible(selectedIds, items),
      })),
    },
  });
