import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { listInstitutions } from '../../api/contract/institutions.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import {
  institutionListMachine,
  type InstitutionChoice,
} from '../../machines/shared/institution-list-machine.ts';
import type { LoadPageInput } from '../../machines/shared/list-types.ts';

const itemsOnPage = 20;

/** The institutions over their call (API-089): a whole number is asked for as one first, then as words. */
export const suppliedInstitutionList = (call: Call): typeof institutionListMachine =>
  institutionListMachine.provide({
    actors: {
      loadPage: fromPromise<Outcome<ListPage<InstitutionChoice>>, LoadPageInput>(
        async ({
          input: {
            query: { search, page },
            keyword,
          },
          signal,
        }) => {
          const asked =
            search === ''
              ? {}
              : keyword === 'id'
                ? { number: Number(search) }
                : { keyword: search };
          const answer = await call(
            listInstitutions,
            { body: { navigation: { itemsOnPage }, page, ...asked } },
            { signal },
          );
          if (!answer.ok) return answer;
          const {
            result,
            navigation: { totalItems, totalPages },
          } = answer.value.content;
          return succeeded({
            items: result.map(({ id, title, approved }) => ({ id, title, approved })),
            totalItems,
            totalPages,
          });
        },
      ),
    },
  });
