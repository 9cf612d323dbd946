import type { ActorRefFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import { mergeFields } from '../../domain/forms/merge-fields.ts';
import { blankSponsor, checkSponsor, isSameSponsor, type SponsorValues } from '../../domain/sponsors/sponsor-form.ts';
import { createFormMachine } from '../shared/form-machine.ts';
import type { LoadedForm } from '../shared/form-types.ts';

/** Which sponsor the form is about, with what is known of it: null for a new one. */
export type SponsorSubject = { readonly id: number; readonly loaded: LoadedForm<SponsorValues> } | null;

/** A sponsor as the server keeps it now. */
export interface SavedSponsor {
  readonly id: number;
  readonly values: SponsorValues;
  readonly version: string | undefined;
}

/**
 * Name and address of a sponsor, a new one (SPON-11 to SPON-13) or a stored one (SPON-15, SPON-52). A new one leads to its own page; what somebody else saved in the
 * meantime is merged field by field. Supply `load` and `save`.
 */
export const sponsorFormMachine = createFormMachine<SponsorValues, SponsorSubject, SavedSponsor>({
  id: 'sponsorForm',
  blank: blankSponsor,
  check: checkSponsor,
  isSame: isSameSponsor,
  opened: (subject) => subject?.loaded ?? { values: blankSponsor },
  merge: mergeFields,
  versionOf: ({ version }) => version,
  valuesOf: ({ values }) => values,
  savesOnlyChanges: true,
  announce: ({ id }, subject) => (subject === null
    ? [{ type: 'notice', notice: { severity: 'success', message: { key: 'sponsors.added' } } }, { type: 'navigate', to: href('sponsorEdit', { id }) }]
    : [{ type: 'notice', notice: { severity: 'success', message: { key: 'sponsors.updated' } } }]),
  announceFailure: ({ kind }, subject) => (kind === 'conflict' ? [] : [{ type: 'notice', notice: { severity: 'error', message: { key: subject === null ? 'sponsors.notAdded' : 'sponsors.notUpdated' } } }]),
});

/** A running form. */
export type SponsorFormRef = ActorRefFrom<typeof sponsorFormMachine>;
