import { toContent, type Call } from '../../api/client.ts';
import {
  getInstitution,
  listInstitutionFilterValues,
  listInstitutions,
  type Institution,
  type InstitutionDetails,
  type InstitutionFilterValues,
  type SubscriptionKind,
} from '../../api/contract/institutions.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import type { ListQuery } from '../../domain/lists/list-query.ts';
import {
  institutionDetailsMachine,
  institutionFiltersMachine,
  institutionsMachine,
} from '../../machines/institutions/institution-machines.ts';
import { fromCall } from '../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../machines/shared/list/list-types.ts';
import { toListBody, toListPage } from './shared/list-calls.ts';

const sortProperties = { title: 'title', number: 'id', approved: 'approved' } as const;
const kinds: readonly SubscriptionKind[] = [
  'education',
  'education-not-unlimited',
  'unlimited',
  'none',
];

/** Returns the conditions of the chosen filters; a value that no filter has is left out. */
const toConditions = ({ approved, product, feature }: ListQuery['filters']) => [
  ...(approved === 'yes' || approved === 'no'
    ? [{ property: 'approved' as const, operator: 'equals' as const, value: approved === 'yes' }]
    : []),
  ...(product !== undefined && /^[1-9]\d{0,8}$/.test(product)
    ? [{ property: 'product_id' as const, operator: 'equals' as const, value: Number(product) }]
    : []),
  ...(feature === undefined || feature === ''
    ? []
    : [{ property: 'feature' as const, operator: 'equals' as const, value: feature }]),
];

/** Provides the list of institutions (API-089, INST-02 to INST-04). */
export const provideInstitutions = (call: Call): typeof institutionsMachine =>
  institutionsMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<Institution>, LoadPageInput>(async ({ input, signal }) => {
        const { search, page, filters } = input.query;
        const hasSubscription = kinds.find((kind) => kind === filters['subscription']) ?? null;
        const body = {
          ...toListBody(input, toConditions(filters), sortProperties),
          page,
          hasSubscription,
          ...(search === ''
            ? {}
            : input.searchBy === 'id'
              ? { number: Number(search) }
              : { keyword: search }),
        };
        return toListPage(await call(listInstitutions, { body }, { signal }), (row) => row);
      }),
    },
  });

/** Provides the panel of an institution. */
export const provideInstitutionDetails = (call: Call): typeof institutionDetailsMachine =>
  institutionDetailsMachine.provide({
    actors: {
      load: fromCall<InstitutionDetails, { readonly id: number }>(
        async ({ input: { id }, signal }) =>
          toContent(await call(getInstitution, { params: { id } }, { signal })),
      ),
    },
  });

/** Provides the products and features to filter by. */
export const provideInstitutionFilters = (call: Call): typeof institutionFiltersMachine =>
  institutionFiltersMachine.provide({
    actors: {
      load: fromCall<InstitutionFilterValues, { readonly subject: null }>(async ({ signal }) =>
        toContent(await call(listInstitutionFilterValues, {}, { signal })),
      ),
    },
  });
