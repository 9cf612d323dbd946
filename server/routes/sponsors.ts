import { eq } from 'drizzle-orm';

import * as contract from '../../src/api/contract/sponsors.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { sponsors as messages } from '../../src/domain/messages/en/sponsors.ts';
import { videoLimits } from '../../src/domain/sponsors/sponsor-files.ts';
import { respond, implement, implementPrepared, type Implementation } from '../http/implement.ts';
import { inTransaction, type Services } from '../services/services.ts';
import { identifyImage } from '../files/identify-image.ts';
import { prepareFile } from '../services/prepare-file.ts';
import { keepFile, type StoredContent } from '../store/files/store-file.ts';
import { sponsors } from '../store/schema/sponsors.ts';
import { assignArticles, unassignArticles } from '../store/sponsors/assign-articles.ts';
import { listCandidates } from '../store/sponsors/list-candidates.ts';
import { listSponsors } from '../store/sponsors/list-sponsors.ts';
import { readSponsor } from '../store/sponsors/read-sponsor.ts';
import {
  createSponsor,
  deleteSponsor,
  lockSponsor,
  updateSponsor,
} from '../store/sponsors/write-sponsor.ts';
import { isMp4 } from '../files/is-mp4.ts';

async function respondWithSponsor(services: Services, id: number) {
  const sponsor = await readSponsor(services.db, id);
  return sponsor === null
    ? failed({ kind: 'notFound' })
    : respond(sponsor.content, sponsor.version);
}

const list = implement(contract.listSponsors, async ({ body, services }) =>
  respond(await listSponsors(services.db, body)),
);

const get = implement(contract.getSponsor, ({ params, services }) =>
  respondWithSponsor(services, params.id),
);

const create = implement(contract.createSponsor, ({ body, services }) =>
  inTransaction(services, async (inside) => {
    const created = await createSponsor(inside.db, body, inside.clock.now());
    return created.ok ? respondWithSponsor(inside, created.value) : created;
  }),
);

const update = implement(contract.updateSponsor, ({ params, body, ifMatch, services }) =>
  inTransaction(services, async (inside) => {
    const updated = await updateSponsor(inside.db, params.id, body, ifMatch, inside.clock.now());
    return updated.ok ? respondWithSponsor(inside, params.id) : updated;
  }),
);

const remove = implement(contract.deleteSponsor, ({ params, ifMatch, services }) =>
  inTransaction(services, async ({ db }) => {
    const deleted = await deleteSponsor(db, params.id, ifMatch);
    return deleted.ok ? respond(deleted.value) : deleted;
  }),
);

const createFileFailure = (message: string): Outcome<never> =>
  failed({ kind: 'invalid', message, errors: { file: [message] } });

/** Puts a stored file in place of the sponsor's current one, which the next cleanup removes. */
const replaceFile = (
  services: Services,
  id: number,
  column: 'logoFile' | 'videoFile',
  { name }: StoredContent,
) =>
  inTransaction(services, async (inside) => {
    const locked = await lockSponsor(inside.db, id);
    if (!locked.ok) return locked;
    await keepFile(inside.db, name, false);
    await inside.db
      .update(sponsors)
      .set({ [column]: name, updatedAt: inside.clock.now() })
      .where(eq(sponsors.id, id));
    return respondWithSponsor(inside, id);
  });

const uploadVideo = implementPrepared(
  contract.uploadSponsorVideo,
  async ({ body, caller, services }) => {
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    if (!(await isMp4(bytes))) return createFileFailure(messages.videoWrongType);
    return succeeded(
      await prepareFile(services, {
        bytes,
        extension: 'mp4',
        contentType: videoLimits.type,
        uploadedBy: caller.userId,
      }),
    );
  },
  ({ params, services }, file) => replaceFile(services, params.id, 'videoFile', file),
);

const uploadLogo = implementPrepared(
  contract.uploadSponsorLogo,
  async ({ body, caller, services }) => {
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    const image = identifyImage(bytes);
    if (image?.extension !== 'png') return createFileFailure(messages.logoWrongType);
    return succeeded(await prepareFile(services, { bytes, ...image, uploadedBy: caller.userId }));
  },
  ({ params, services }, file) => replaceFile(services, params.id, 'logoFile', file),
);

const assign = implement(contract.addArticlesToSponsor, ({ params, body, services }) =>
  inTransaction(services, async ({ db, clock }) => {
    const locked = await lockSponsor(db, params.id);
    if (!locked.ok) return locked;
    const error = await assignArticles(db, params.id, body.articles, clock.now());
    return respond(Object.keys(error).length === 0 ? {} : { error });
  }),
);

const unassign = implement(contract.removeArticlesFromSponsor, ({ params, body, services }) =>
  inTransaction(services, async ({ db }) => {
    const locked = await lockSponsor(db, params.id);
    if (!locked.ok) return locked;
    await unassignArticles(db, params.id, body.articles);
    return respond(null);
  }),
);

const listCandidateArticles = implement(contract.listSponsorArticles, async ({ body, services }) =>
  respond(await listCandidates(services.db, body)),
);

/** Sponsors, their files and their articles. */
export const sponsorRoutes: readonly Implementation[] = [
  list,
  get,
  create,
  update,
  remove,
  uploadVideo,
  uploadLogo,
  assign,
  unassign,
  listCandidateArticles,
];
