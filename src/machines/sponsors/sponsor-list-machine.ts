import type { ActorRefFrom } from 'xstate';

import type { SponsorListItem } from '../../api/contract/sponsors.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { getNameText } from '../../domain/sponsors/company-name.ts';
import { createListMachine } from '../shared/list/list-machine.ts';

/** A row of the list. */
export type SponsorRow = SponsorListItem;

/** The defaults of the list: the newest first (LST-06). */
export const sponsorListDefaults: ListDefaults = {
  sort: { field: 'id', order: 'desc' },
  filters: {},
};

/**
 * The list of sponsors (SPON-01 to SPON-09): search, sort, pages, delete with its notices
 * (SPON-49). Provide `loadPage` and `removeItems`.
 */
export const sponsorListMachine = createListMachine<SponsorRow>({
  id: 'sponsorList',
  canRemove: true,
  keepsRows: true,
  announceRemoval: ({ item, outcome }) => {
    if (outcome.ok) return { severity: 'info', message: { key: 'sponsors.deleted' } };
    return outcome.failure.kind === 'notFound'
      ? {
          severity: 'info',
          message: { key: 'sponsors.alreadyGone', values: { name: getNameText(item.companyName) } },
        }
      : { severity: 'error', message: { key: 'sponsors.notDeleted' } };
  },
});

/** A running list of sponsors. */
export type SponsorListRef = ActorRefFrom<typeof sponsorListMachine>;
