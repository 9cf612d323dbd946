import type { Call } from '../../../api/client.ts';
import {
  createSponsor,
  deleteSponsor,
  getSponsor,
  listSponsors,
  updateSponsor,
  type SponsorListItem,
} from '../../../api/contract/sponsors.ts';
import type { ListPage } from '../../../domain/lists/list-page.ts';
import { failed, succeeded, type Outcome } from '../../../domain/outcome.ts';
import { normalizeAddress, type SponsorValues } from '../../../domain/sponsors/sponsor-form.ts';
import type { LoadedForm, SaveFormInput } from '../../../machines/shared/form/form-types.ts';
import { fromCall, fromItemCalls } from '../../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../machines/shared/list/list-types.ts';
import {
  newSponsorMachine,
  sponsorFormMachine,
  type SavedSponsor,
  type SponsorSubject,
  sponsorPageMachine,
  type LoadedSponsor,
} from '../../../machines/sponsors/sponsor-form-machine.ts';
import { sponsorListMachine } from '../../../machines/sponsors/sponsor-list-machine.ts';
import { toIdOrTextConditions, toListBody, toListPage } from '../shared/list-calls.ts';

const sortProperties = {
  id: 'id',
  companyName: 'company_name',
  countOfArticles: 'count_of_articles',
} as const;

/**
 * Provides the list of sponsors (API-106, API-110). A whole number is searched as an id first, then
 * in names (PD-30).
 */
export const provideSponsorList = (call: Call): typeof sponsorListMachine =>
  sponsorListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<SponsorListItem>, LoadPageInput>(async ({ input, signal }) => {
        const filter = toIdOrTextConditions(input, 'id', 'company_name');
        const body = toListBody(input, filter, sortProperties);
        return toListPage(await call(listSponsors, { body }, { signal }), (sponsor) => sponsor);
      }),
      removeItems: fromItemCalls<SponsorListItem>(({ id }) =>
        call(deleteSponsor, { params: { id } }),
      ),
    },
  });

async function load(call: Call, id: number, signal: AbortSignal): Promise<Outcome<LoadedSponsor>> {
  const response = await call(getSponsor, { params: { id } }, { signal });
  return response.ok
    ? succeeded({ sponsor: response.value.content, version: response.value.version })
    : response;
}

const getFormValues = ({ companyName, companyUrl }: SponsorValues): SponsorValues => ({
  companyName,
  companyUrl,
});

/** Returns the form's values and version. */
export const toSponsorForm = ({ sponsor, version }: LoadedSponsor): LoadedForm<SponsorValues> => ({
  values: getFormValues(sponsor),
  ...(version !== undefined && { version }),
});

/** Provides the page of a sponsor (API-107). */
export const provideSponsorPage = (call: Call): typeof sponsorPageMachine =>
  sponsorPageMachine.provide({
    actors: {
      load: fromCall<LoadedSponsor, { readonly subject: number }>(
        ({ input: { subject }, signal }) => load(call, subject, signal),
      ),
    },
  });

const createFormActors = (call: Call) => ({
  load: fromCall<LoadedForm<SponsorValues>, { readonly subject: SponsorSubject }>(
    async ({ input: { subject }, signal }) => {
      if (subject === null) return failed({ kind: 'notFound' });
      const loaded = await load(call, subject.id, signal);
      return loaded.ok ? succeeded(toSponsorForm(loaded.value)) : loaded;
    },
  ),
  save: fromCall<SavedSponsor, SaveFormInput<SponsorValues, SponsorSubject>>(
    async ({ input: { subject, values, version } }) => {
      const body = {
        companyName: values.companyName.trim(),
        companyUrl: normalizeAddress(values.companyUrl),
      };
      const response =
        subject === null
          ? await call(createSponsor, { body })
          : await call(
              updateSponsor,
              { params: { id: subject.id }, body },
              version === undefined ? {} : { ifMatch: version },
            );
      if (!response.ok) return response;
      const { content } = response.value;
      return succeeded({
        id: content.id,
        values: getFormValues(content),
        version: response.value.version,
      });
    },
  ),
});

/** Provides the form of a new sponsor (API-108). */
export const provideNewSponsor = (call: Call): typeof newSponsorMachine =>
  newSponsorMachine.provide({ actors: createFormActors(call) });

/** Provides the form of a stored sponsor (API-107, API-109). */
export const provideSponsorForm = (call: Call): typeof sponsorFormMachine =>
  sponsorFormMachine.provide({ actors: createFormActors(call) });
