import type { ActorRefFrom } from 'xstate';

import type { Sponsor } from '../../api/contract/sponsors.ts';
import { href } from '../../domain/access/href.ts';
import { mergeFields } from '../../domain/forms/merge-fields.ts';
import {
  blankSponsor,
  validateSponsor,
  isSameSponsor,
  type SponsorValues,
} from '../../domain/sponsors/sponsor-form.ts';
import { createFormMachine } from '../shared/form/form-machine.ts';
import type { FormOptions, LoadedForm } from '../shared/form/form-types.ts';
import { createLoadMachine } from '../shared/load-machine.ts';

/** A sponsor with the version of its name and address. */
export interface LoadedSponsor {
  readonly sponsor: Sponsor;
  readonly version: string | undefined;
}

/** Loads a sponsor for its page (SPON-14, SPON-45). Provide `load`. */
export const sponsorPageMachine = createLoadMachine<number, LoadedSponsor>('sponsorPage');

/** The sponsor of the form with its loaded values, null for a new one. */
export type SponsorSubject = {
  readonly id: number;
  readonly loaded: LoadedForm<SponsorValues>;
} | null;

/** A sponsor as the server stored it. */
export interface SavedSponsor {
  readonly id: number;
  readonly values: SponsorValues;
  readonly version: string | undefined;
}

const options: Omit<FormOptions<SponsorValues, SponsorSubject, SavedSponsor>, 'id'> = {
  blank: blankSponsor,
  validate: validateSponsor,
  isSame: isSameSponsor,
  findLoaded: (subject) => subject?.loaded ?? { values: blankSponsor },
  merge: mergeFields,
  onSaved: ({ id }, subject) =>
    subject === null
      ? [
          { type: 'notice', notice: { severity: 'success', message: { key: 'sponsors.added' } } },
          { type: 'navigate', to: href('sponsorEdit', { id }) },
        ]
      : [{ type: 'notice', notice: { severity: 'success', message: { key: 'sponsors.updated' } } }],
  onSaveFailed: ({ kind }, subject) =>
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

/**
 * The form of a new sponsor: name and address (SPON-11 to SPON-13). Saving leads to the sponsor's
 * page. Provide `save`.
 */
export const newSponsorMachine = createFormMachine({ ...options, id: 'newSponsor' });

/**
 * The form of a stored sponsor: name and address (SPON-15, SPON-52). Changes of another person are
 * merged field by field. Provide `load` and `save`.
 */
export const sponsorFormMachine = createFormMachine({
  ...options,
  id: 'sponsorForm',
  savesOnlyChanges: true,
});

/** A running form. */
export type SponsorFormRef = ActorRefFrom<typeof sponsorFormMachine>;
