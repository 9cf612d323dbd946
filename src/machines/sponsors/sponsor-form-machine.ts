import type { ActorRefFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import { mergeFields } from '../../domain/forms/merge-fields.ts';
import {
  blankSponsor,
  checkSponsor,
  isSameSponsor,
  type SponsorValues,
} from '../../domain/sponsors/sponsor-form.ts';
import { createFormMachine } from '../shared/form-machine.ts';
import type { FormOptions, LoadedForm } from '../shared/form-types.ts';

/** Which sponsor the form is about, with what is known of it: null for a new one. */
export type SponsorSubject = {
  readonly id: number;
  readonly loaded: LoadedForm<SponsorValues>;
} | null;

/** A sponsor as the server keeps it now. */
export interface SavedSponsor {
  readonly id: number;
  readonly values: SponsorValues;
  readonly version: string | undefined;
}

const options: Omit<FormOptions<SponsorValues, SponsorSubject, SavedSponsor>, 'id'> = {
  blank: blankSponsor,
  check: checkSponsor,
  isSame: isSameSponsor,
  opened: (subject) => subject?.loaded ?? { values: blankSponsor },
  merge: mergeFields,
  comparesFirst: true,
  versionOf: ({ version }) => version,
  valuesOf: ({ values }) => values,
  announce: ({ id }, subject) =>
    subject === null
      ? [
          { type: 'notice', notice: { severity: 'success', message: { key: 'sponsors.added' } } },
          { type: 'navigate', to: href('sponsorEdit', { id }) },
        ]
      : [{ type: 'notice', notice: { severity: 'success', message: { key: 'sponsors.updated' } } }],
  announceFailure: ({ kind }, subject) =>
    kind === 'conflict'
      ? []
      : [
          {
            type: 'notice',
            notice: {
              severity: 'error',
              message: { key: subject === null ? 'sponsors.notAdded' : 'sponsors.notUpdated' },
            },
          },
        ],
};

/** Name and address of a new sponsor (SPON-11 to SPON-13); it leads to its own page. Supply `save`. */
export const newSponsorMachine = createFormMachine({ ...options, id: 'newSponsor' });

/** Name and address of a stored sponsor (SPON-15, SPON-52); what somebody else saved in the meantime is merged field by field. Supply `load` and `save`. */
export const sponsorFormMachine = createFormMachine({
  ...options,
  id: 'sponsorForm',
  savesOnlyChanges: true,
});

/** A running form. */
export type SponsorFormRef = ActorRefFrom<typeof sponsorFormMachine>;
