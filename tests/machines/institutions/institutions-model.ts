import {
  institutionDetailsMachine,
  institutionFiltersMachine,
  institutionsMachine,
  type InstitutionRow,
} from '../../../src/machines/institutions/institution-machines.ts';
import { createListModel } from '../../support/models/list-model.ts';
import { createDetailsModel, createLoadModel } from '../../support/models/load-model.ts';

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
  keepsRows: true,
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
/** The panel beside the list. */
export const institutionDetailsModel = createDetailsModel(
  institutionDetailsMachine,
  'decision 0048',
  {
    first: kestrel,
    second: merlin,
    renamed: { ...kestrel, title: 'Kestrel University' },
    details: loaded,
    getTitle: ({ title }) => title,
  },
);

/** The products and features to filter by. */
export const institutionFiltersModel = createLoadModel(institutionFiltersMachine, 'INST-02', null, [
  { productIds: [3], features: [] },
  { productIds: [8], features: [] },
]);
