import type { Call } from '../../api/client.ts';
import { listInstitutions } from '../../api/contract/institutions.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { fromCall } from '../../machines/shared/from-call.ts';
import {
  institutionListMachine,
  type InstitutionChoice,
} from '../../machines/shared/list/institution-list-machine.ts';
import type { LoadPageInput } from '../../machines/shared/list/list-types.ts';
import { rowsPerPage, toListPage } from './shared/list-calls.ts';

/** Provides the institutions (API-089). A whole number is searched as an id first, then as text. */
export const provideInstitutionList = (call: Call): typeof institutionListMachine =>
  institutionListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<InstitutionChoice>, LoadPageInput>(
        async ({
          input: {
            query: { search, page },
            searchBy,
          },
          signal,
        }) => {
          const searchFields =
            search === ''
              ? {}
              : searchBy === 'id'
                ? { number: Number(search) }
                : { keyword: search };
          const response = await call(
            listInstitutions,
            { body: { navigation: { itemsOnPage: rowsPerPage }, page, ...searchFields } },
            { signal },
          );
          return toListPage(response, ({ id, title, approved }) => ({ id, title, approved }));
        },
      ),
    },
  });
