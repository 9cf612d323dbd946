import type { ActorRefFrom } from 'xstate';

import type { SponsorListItem } from '../../api/contract/sponsors.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { nameInWords } from '../../domain/sponsors/company-name.ts';
import { createListMachine } from '../shared/list-machine.ts';

/** A row of the list. */
export type SponsorRow = SponsorListItem;

/** What the list shows when its address says nothing: the newest first (LST-06). */
export const sponsorListDefaults: ListDefaults = {
  sort: { field: 'id', order: 'desc' },
  filters: {},
};

/** The sponsors (SPON-01 to SPON-09): search, sort, pages, delete with its messages (SPON-49). Supply `loadPage` and `removeItems`. */
export const sponsorListMachine = createListMachine<SponsorRow>({
  id: 'sponsorList',
  removes: true,
  announceRemoval: ({ item, outcome }) => {
    if (outcome.ok) return { severity: 'info', message: { key: 'sponsors.deleted' } };
    return outcome.failure.kind === 'notFound'
      ? {
          severity: 'info',
          message: { key: 'sponsors.alreadyGone', values: { name: nameInWords(item.companyName) } },
        }
      : { severity: 'error', message: { key: 'sponsors.notDeleted' } };
  },
});

/** A running list of sponsors. */
export type SponsorListRef = ActorRefFrom<typeof sponsorListMachine>;
