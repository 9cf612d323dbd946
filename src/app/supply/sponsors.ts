import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import {
  createSponsor,
  deleteSponsor,
  getSponsor,
  listSponsors,
  updateSponsor,
  type SponsorListItem,
} from '../../api/contract/sponsors.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { failed, succeeded, type Outcome } from '../../domain/outcome.ts';
import { tidyAddress, type SponsorValues } from '../../domain/sponsors/sponsor-form.ts';
import type { LoadedForm, SaveFormInput } from '../../machines/shared/form-types.ts';
import type { LoadPageInput, Removal } from '../../machines/shared/list-types.ts';
import {
  newSponsorMachine,
  sponsorFormMachine,
  type SavedSponsor,
  type SponsorSubject,
} from '../../machines/sponsors/sponsor-form-machine.ts';
import { sponsorListMachine } from '../../machines/sponsors/sponsor-list-machine.ts';
import {
  sponsorPageMachine,
  type LoadedSponsor,
} from '../../machines/sponsors/sponsor-page-machine.ts';
import { eachAtOnce } from './each-at-once.ts';

const itemsOnPage = 20;
const sortProperties = {
  id: 'id',
  companyName: 'company_name',
  countOfArticles: 'count_of_articles',
} as const;
type SortField = keyof typeof sortProperties;
const isSortable = (field: string): field is SortField => field in sortProperties;

/** The list of sponsors over its calls (API-106, API-110): a whole number is looked for as an id first, then in names (decision 30). */
export const suppliedSponsorList = (call: Call): typeof sponsorListMachine =>
  sponsorListMachine.provide({
    actors: {
      loadPage: fromPromise<Outcome<ListPage<SponsorListItem>>, LoadPageInput>(
        async ({
          input: {
            query: { search, sort, page },
            keyword,
          },
          signal,
        }) => {
          const condition =
            keyword === 'id'
              ? { property: 'id' as const, operator: 'equals' as const, value: Number(search) }
              : { property: 'company_name' as const, operator: 'contains' as const, value: search };
          const order =
            sort !== null && isSortable(sort.field)
              ? [
                  [sortProperties[sort.field], sort.order] as [
                    (typeof sortProperties)[SortField],
                    'asc' | 'desc',
                  ],
                ]
              : [];
          const answer = await call(
            listSponsors,
            {
              body: {
                navigation: { page, itemsOnPage },
                filter: search === '' ? [] : [condition],
                sort: order,
              },
            },
            { signal },
          );
          if (!answer.ok) return answer;
          const {
            result,
            navigation: { totalItems, totalPages },
          } = answer.value.content;
          return succeeded({ items: result, totalItems, totalPages });
        },
      ),
      removeItems: fromPromise<
        readonly Removal<SponsorListItem>[],
        { readonly items: readonly SponsorListItem[] }
      >(({ input: { items } }) =>
        eachAtOnce(items, async (item) => ({
          item,
          outcome: await call(deleteSponsor, { params: { id: item.id } }),
        })),
      ),
    },
  });

async function load(call: Call, id: number, signal: AbortSignal): Promise<Outcome<LoadedSponsor>> {
  const answer = await call(getSponsor, { params: { id } }, { signal });
  return answer.ok
    ? succeeded({ sponsor: answer.value.content, version: answer.value.version })
    : answer;
}

const valuesOf = ({ companyName, companyUrl }: SponsorValues): SponsorValues => ({
  companyName,
  companyUrl,
});

/** What the form begins with. */
export const sponsorForm = ({ sponsor, version }: LoadedSponsor): LoadedForm<SponsorValues> => ({
  values: valuesOf(sponsor),
  ...(version !== undefined && { version }),
});

/** The page of a sponsor over its call (API-107). */
export const suppliedSponsorPage = (call: Call): typeof sponsorPageMachine =>
  sponsorPageMachine.provide({
    actors: {
      load: fromPromise<Outcome<LoadedSponsor>, { readonly subject: number }>(
        ({ input: { subject }, signal }) => load(call, subject, signal),
      ),
    },
  });

const formActors = (call: Call) => ({
  load: fromPromise<Outcome<LoadedForm<SponsorValues>>, { readonly subject: SponsorSubject }>(
    async ({ input: { subject }, signal }) => {
      if (subject === null) return failed({ kind: 'notFound' });
      const loaded = await load(call, subject.id, signal);
      return loaded.ok ? succeeded(sponsorForm(loaded.value)) : loaded;
    },
  ),
  save: fromPromise<Outcome<SavedSponsor>, SaveFormInput<SponsorValues, SponsorSubject>>(
    async ({ input: { subject, values, version } }) => {
      const body = {
        companyName: values.companyName.trim(),
        companyUrl: tidyAddress(values.companyUrl),
      };
      const answer =
        subject === null
          ? await call(createSponsor, { body })
          : await call(
              updateSponsor,
              { params: { id: subject.id }, body },
              version === undefined ? {} : { ifMatch: version },
            );
      if (!answer.ok) return answer;
      const { content } = answer.value;
      return succeeded({
        id: content.id,
        values: valuesOf(content),
        version: answer.value.version,
      });
    },
  ),
});

/** A new sponsor's form over its call (API-108). */
export const suppliedNewSponsor = (call: Call): typeof newSponsorMachine =>
  newSponsorMachine.provide({ actors: formActors(call) });

/** A stored sponsor's form over its calls (API-107, API-109). */
export const suppliedSponsorForm = (call: Call): typeof sponsorFormMachine =>
  sponsorFormMachine.provide({ actors: formActors(call) });
