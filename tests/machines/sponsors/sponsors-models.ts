import {
  candidatesMachine,
  type Candidate,
} from '../../../src/machines/sponsors/candidates-machine.ts';
import {
  newSponsorMachine,
  sponsorFormMachine,
  sponsorPageMachine,
  type LoadedSponsor,
} from '../../../src/machines/sponsors/sponsor-form-machine.ts';
import {
  sponsorListMachine,
  type SponsorRow,
} from '../../../src/machines/sponsors/sponsor-list-machine.ts';
import { logoCropMachine } from '../../../src/machines/sponsors/sponsor-logo-machine.ts';
import { sponsorVideoMachine } from '../../../src/machines/sponsors/sponsor-video-machine.ts';
import {
  comesLoaded,
  createFormModel,
  doesNotReload,
  savesAlways,
} from '../../support/models/form-model.ts';
import { createListModel } from '../../support/models/list-model.ts';
import { createLoadModel } from '../../support/models/load-model.ts';
import { createCropUploadModel, createUploadModel } from '../../support/models/upload-model.ts';

const sponsorNamed = (id: number, companyName: string): SponsorRow => ({
  id,
  companyName,
  companyUrl: 'https://x.org',
  logoUrl: null,
  videoUrl: null,
  countOfArticles: 0,
});
const articleTitled = (id: number, title: string): Candidate => ({
  id,
  articleId: id + 5000,
  title,
  articleType: 'journal',
  sponsor: null,
});

/** The sponsors. */
export const sponsorListModel = createListModel({
  machine: sponsorListMachine,
  keepsRows: true,
  requirements: 'SPON-01 SPON-49',
  rows: [sponsorNamed(1, 'Acme'), sponsorNamed(2, 'Zenith')],
  canRemove: true,
});

/** The articles that can be assigned. */
export const candidatesModel = createListModel({
  machine: candidatesMachine,
  requirements: 'SPON-23 SPON-24',
  rows: [articleTitled(1, 'Enzymes'), articleTitled(2, 'Gels')],
});

const sponsorOf = (article: string): LoadedSponsor => ({
  sponsor: {
    ...sponsorNamed(7, 'Acme'),
    articleList: [{ id: 1, title: article, createdAt: '2026-11-01T00:00:00.000Z', isActive: true }],
  },
  version: '1',
});

/** A sponsor for its page. */
export const sponsorPageModel = createLoadModel(sponsorPageMachine, 'SPON-14 SPON-45', 7, [
  sponsorOf('Enzymes'),
  sponsorOf('Gels'),
]);

/** The preroll video of a sponsor. */
export const sponsorVideoModel = createUploadModel(
  sponsorVideoMachine,
  'SPON-16 SPON-36',
  'video/mp4',
);

/** The crop of a logo. */
export const logoCropModel = createCropUploadModel(logoCropMachine, 'SPON-18 SPON-41', {});

const acme = { companyName: 'Acme', companyUrl: 'https://acme.org' };
const blank = { companyName: '', companyUrl: 'https://' };

/** The form of a new sponsor. */
export const newSponsorModel = createFormModel({
  machine: newSponsorMachine,
  requirements: 'SPON-11 SPON-12',
  input: null,
  stored: blank,
  written: acme,
  restored: blank,
  refused: { companyName: '' },
  field: 'companyName',
  remote: { ...acme, companyName: 'Zenith' },
  mergeable: acme,
  saved: { id: 7, values: acme },
  impossible: {
    ...comesLoaded('newSponsor'),
    ...doesNotReload('newSponsor'),
    ...savesAlways('newSponsor'),
  },
});

/** The form of a stored sponsor. */
export const sponsorFormModel = createFormModel({
  machine: sponsorFormMachine,
  requirements: 'SPON-15 SPON-52',
  input: { id: 7, loaded: { values: acme, version: '1' } },
  stored: acme,
  written: { companyName: 'Acme Labs' },
  restored: { companyName: 'Acme' },
  refused: { companyName: '' },
  field: 'companyName',
  remote: { ...acme, companyName: 'Zenith' },
  mergeable: { ...acme, companyUrl: 'https://acme.example' },
  saved: { id: 7, values: { ...acme, companyName: 'Acme Labs' } },
  impossible: { ...comesLoaded('sponsorForm'), ...doesNotReload('sponsorForm') },
});
