import type { ActorRefFrom } from 'xstate';

import type {
  Institution,
  InstitutionDetails,
  InstitutionFilterValues,
} from '../../api/contract/institutions.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { createDetailsMachine } from '../shared/details-machine.ts';
import { createListMachine } from '../shared/list/list-machine.ts';
import { createLoadMachine } from '../shared/load-machine.ts';

/** An institution as the list and the panel show it. */
export type InstitutionRow = Institution;

/** The subscription, users and classes of an institution. */
export type DetailsOfInstitution = InstitutionDetails;

/** The defaults of the list: sorted by title, without filters. `approved` is 'yes', 'no' or ''. */
export const institutionsDefaults: ListDefaults = {
  sort: { field: 'title', order: 'asc' },
  filters: { approved: '', subscription: '', product: '', feature: '' },
};

/** The list of institutions, 20 a page (INST-02 to INST-06). Provide `loadPage`. */
export const institutionsMachine = createListMachine<Institution>({
  id: 'institutions',
  keepsRows: true,
});

/** The panel beside the list (decision 0048). Provide `load`. */
export const institutionDetailsMachine = createDetailsMachine<Institution, InstitutionDetails>(
  'institutionDetails',
);

/** The products and features to filter by. Provide `load`. */
export const institutionFiltersMachine = createLoadMachine<null, InstitutionFilterValues>(
  'institutionFilters',
);

/** The running list. */
export type InstitutionsRef = ActorRefFrom<typeof institutionsMachine>;

/** The running panel. */
export type InstitutionDetailsRef = ActorRefFrom<typeof institutionDetailsMachine>;

/** The running load of the filters' values. */
export type InstitutionFiltersRef = ActorRefFrom<typeof institutionFiltersMachine>;
