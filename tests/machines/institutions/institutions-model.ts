import { failed, succeeded } from '../../../src/domain/outcome.ts';
import {
  institutionDetailsMachine,
  institutionFiltersMachine,
  institutionsMachine,
  type InstitutionRow,
} from '../../../src/machines/institutions/institution-machines.ts';
import { defineModel } from '../../support/define-model.ts';
import { createListModel } from '../../support/models/list-model.ts';
import { createLoadModel } from '../../support/models/load-model.ts';
import type { ModelEvent } from '../../support/model-options.ts';

const row = (id: number, title: string): InstitutionRow => ({
  id,
  title,
  approved: true,
  productId: null,
  feature: null,
  subscription: 'education',
  seats: 5,
  endsAt: null,
  userCount: 2,
});
const [kestrel, merlin] = [row(1, 'Kestrel College'), row(2, 'Merlin Institute')];

/** The list of institutions. */
export const institutionsModel = createListModel({
  machine: institutionsMachine,
  requirements: 'INST-02 INST-03 INST-06',
  rows: [kestrel, merlin],
});

const loaded = {
  id: 1,
  subscription: { kind: 'education', seats: 5, sections: [] },
  userCount: 2,
  users: [],
  classCount: 0,
  classes: [],
} as const;
const arrives = (output: unknown): ModelEvent => ({
  type: 'xstate.done.actor.0.institutionDetails.loading',
  output,
});

/** The panel beside the list. */
export const institutionDetailsModel = defineModel({
  machine: institutionDetailsMachine,
  requirements: 'decision 0048',
  each: 'transition',
  stateOf: ({ value, context: { item, details, failure } }) =>
    `${value}: ${item?.title ?? ''} ${details === null ? '' : 'with details'} ${failure?.kind ?? ''}`,
  events: {
    'open Kestrel': { type: 'details.open', item: kestrel },
    'open Merlin': { type: 'details.open', item: merlin },
    close: { type: 'details.close' },
    refresh: { type: 'details.refresh' },
    'the list brings a new name': {
      type: 'items.refreshed',
      items: [{ ...kestrel, title: 'Kestrel University' }],
    },
    'the details arrive': arrives(succeeded(loaded)),
    'they cannot be loaded': arrives(failed({ kind: 'offline' })),
    'loading breaks': {
      type: 'xstate.error.actor.0.institutionDetails.loading',
      error: new Error('broken'),
    },
  },
});

/** The products and features to filter by. */
export const institutionFiltersModel = createLoadModel(institutionFiltersMachine, 'INST-02', null, [
  { productIds: [3], features: [] },
  { productIds: [8], features: [] },
]);
