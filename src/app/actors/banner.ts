import type { CallResult, Call } from '../../api/client.ts';
import { createBanner, getBanner, updateBanner, encodeBanner } from '../../api/contract/banner.ts';
import { toBannerForm, blankBanner, type BannerForm } from '../../domain/banner/banner-form.ts';
import { failed, succeeded, type Outcome } from '../../domain/outcome.ts';
import { bannerMachine } from '../../machines/banner/banner-machine.ts';
import type { LoadedForm, SaveFormInput } from '../../machines/shared/form/form-types.ts';
import { fromCall } from '../../machines/shared/from-call.ts';

type BannerResponse = Outcome<CallResult<typeof getBanner>>;

function toLoadedForm(response: BannerResponse): Outcome<LoadedForm<BannerForm>> {
  if (!response.ok) return response;
  const { content, version } = response.value;
  return succeeded({
    values: content === null ? blankBanner : toBannerForm(content),
    ...(version !== undefined && { version }),
  });
}

/** A banner that another person has created meanwhile is a conflict like any other. */
const toCreateOutcome = (response: BannerResponse): BannerResponse =>
  !response.ok && response.failure.kind === 'refused' ? failed({ kind: 'conflict' }) : response;

/**
 * Provides the form of the banner (API-125 to API-127). It creates the banner when none was loaded,
 * else it updates the loaded version.
 */
export const provideBanner = (call: Call): typeof bannerMachine =>
  bannerMachine.provide({
    actors: {
      load: fromCall<LoadedForm<BannerForm>, { readonly subject: null }>(async ({ signal }) =>
        toLoadedForm(await call(getBanner, {}, { signal })),
      ),
      save: fromCall<LoadedForm<BannerForm>, SaveFormInput<BannerForm, null>>(
        async ({
          input: {
            values: { message, type, isPublished },
            saved: { id },
            version,
          },
        }) => {
          if (type === null) throw new Error('a banner without a type is not saved');
          const body = encodeBanner({ message, type, isPublished });
          if (id === null) return toLoadedForm(toCreateOutcome(await call(createBanner, { body })));
          return toLoadedForm(
            await call(
              updateBanner,
              { body: { id, ...body } },
              version === undefined ? {} : { ifMatch: version },
            ),
          );
        },
      ),
    },
  });
