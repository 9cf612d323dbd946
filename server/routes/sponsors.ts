import { eq } from 'drizzle-orm';

import type { Message } from '../../src/domain/messages/message.ts';
import * as contract from '../../src/api/contract/sponsors.ts';
import { toRefusalMessage } from '../../src/domain/documents/document-refusal.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { videoLimits } from '../../src/domain/sponsors/sponsor-files.ts';
import {
  read,
  respond,
  respondWithAudit,
  write,
  writePrepared,
  type Implementation,
} from '../http/implement.ts';
import type { Services } from '../services/services.ts';
import { checkMp4 } from '../files/check-mp4.ts';
import { takeImage } from '../files/identify-image.ts';
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

async function respondWithSponsor(services: Services, id: number) {
  const sponsor = await readSponsor(services.db, id);
  return sponsor === null
    ? failed({ kind: 'notFound' })
    : respond(sponsor.content, sponsor.version);
}

const list = read(contract.listSponsors, async ({ body, services }) =>
  respond(await listSponsors(services.db, body)),
);

const get = read(contract.getSponsor, ({ params, services }) =>
  respondWithSponsor(services, params.id),
);

const create = write(contract.createSponsor, async ({ body, services }) => {
  const created = await createSponsor(services.db, body, services.clock.now());
  return created.ok ? respondWithSponsor(services, created.value) : created;
});

const update = write(contract.updateSponsor, async ({ params, body, ifMatch, services }) => {
  const updated = await updateSponsor(services.db, params.id, body, ifMatch, services.clock.now());
  return updated.ok ? respondWithSponsor(services, params.id) : updated;
});

const remove = write(contract.deleteSponsor, async ({ params, ifMatch, services: { db } }) => {
  const deleted = await deleteSponsor(db, params.id, ifMatch);
  return deleted.ok ? respond(deleted.value) : deleted;
});

const createFileFailure = (message: Message): Outcome<never> =>
  failed({ kind: 'invalid', message, errors: { file: [message] } });

/** Puts a stored file in place of the sponsor's current one, which the next cleanup removes. */
const replaceFile = async (
  services: Services,
  id: number,
  column: 'logoFile' | 'videoFile',
  { name }: StoredContent,
) => {
  const { db, clock } = services;
  const locked = await lockSponsor(db, id);
  if (!locked.ok) return locked;
  await keepFile(db, name, false);
  await db
    .update(sponsors)
    .set({ [column]: name, updatedAt: clock.now() })
    .where(eq(sponsors.id, id));
  return respondWithSponsor(services, id);
};

const uploadVideo = writePrepared(
  contract.uploadSponsorVideo,
  async ({ body, caller, services }) => {
    const found = await checkMp4(body.file);
    if (found === 'other') return createFileFailure({ key: 'sponsors.videoWrongType' });
    if (found === 'damaged') return createFileFailure(toRefusalMessage({ reason: 'damaged' }));
    return succeeded(
      await prepareFile(services, {
        bytes: body.file,
        extension: 'mp4',
        contentType: videoLimits.type,
        uploadedBy: caller.userId,
      }),
    );
  },
  ({ params, services }, file) => replaceFile(services, params.id, 'videoFile', file),
);

const uploadLogo = writePrepared(
  contract.uploadSponsorLogo,
  async ({ body, caller, services }) => {
    const taken = await takeImage(body.file);
    if ('image' in taken && taken.image.extension === 'png')
      return succeeded(await prepareFile(services, { ...taken.image, uploadedBy: caller.userId }));
    const refusal = 'refusal' in taken ? taken.refusal : null;
    const isOtherKind = refusal === null || refusal.reason === 'otherPicture';
    return createFileFailure(
      isOtherKind ? { key: 'sponsors.logoWrongType' } : toRefusalMessage(refusal),
    );
  },
  ({ params, services }, file) => replaceFile(services, params.id, 'logoFile', file),
);

const assign = write(
  contract.addArticlesToSponsor,
  async ({ params, body, formatMessage, services: { db, clock } }) => {
    const locked = await lockSponsor(db, params.id);
    if (!locked.ok) return locked;
    const refused = Object.entries(await assignArticles(db, params.id, body.articles, clock.now()));
    const error = Object.fromEntries(refused.map(([id, message]) => [id, formatMessage(message)]));
    return respond(refused.length === 0 ? {} : { error });
  },
);

const unassign = write(
  contract.removeArticlesFromSponsor,
  async ({ params, body, services: { db } }) => {
    const locked = await lockSponsor(db, params.id);
    if (!locked.ok) return locked;
    const count = await unassignArticles(db, params.id, body.articles);
    return respondWithAudit(null, { details: { count: String(count) } });
  },
);

const listCandidateArticles = read(contract.listSponsorArticles, async ({ body, services }) =>
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
