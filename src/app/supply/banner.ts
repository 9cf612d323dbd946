import { fromPromise } from 'xstate';

import type { Answered, Call } from '../../api/client.ts';
import { createBanner, getBanner, updateBanner } from '../../api/contract/banner.ts';
import { bannerForm, blankBanner, type BannerForm } from '../../domain/banner/banner-form.ts';
import { numberOfType } from '../../domain/banner/banner-type.ts';
import { failed, succeeded, type Outcome } from '../../domain/outcome.ts';
import { bannerMachine } from '../../machines/banner/banner-machine.ts';
import type { LoadedForm, SaveFormInput } from '../../machines/shared/form-types.ts';

type Answer = Outcome<Answered<typeof getBanner>>;

function loadedFrom(answer: Answer): Outcome<LoadedForm<BannerForm>> {
  if (!answer.ok) return answer;
  const { content, version } = answer.value;
  return succeeded({
    values: content === null ? blankBanner : bannerForm(content),
    ...(version !== undefined && { version }),
  });
}

/** A banner that somebody else has created in the meantime is a conflict like any other. */
const createdFrom = (answer: Answer): Answer =>
  !answer.ok && answer.failure.kind === 'refused' ? failed({ kind: 'conflict' }) : answer;

/** The banner's form over its calls (API-125 to API-127): it is created when the form began without one, else changed in the version that was loaded. */
export const suppliedBanner = (call: Call): typeof bannerMachine =>
  bannerMachine.provide({
    actors: {
      load: fromPromise<Outcome<LoadedForm<BannerForm>>, { readonly subject: null }>(
        async ({ signal }) => loadedFrom(await call(getBanner, {}, { signal })),
      ),
      save: fromPromise<Outcome<LoadedForm<BannerForm>>, SaveFormInput<BannerForm, null>>(
        async ({
          input: {
            values: { message, type, isPublished },
            saved: { id },
            version,
          },
        }) => {
          if (type === null) throw new Error('a banner without a type is not saved');
          const body = {
            message,
            type: numberOfType(type),
            published: isPublished ? (1 as const) : (0 as const),
          };
          if (id === null) return loadedFrom(createdFrom(await call(createBanner, { body })));
          return loadedFrom(
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
