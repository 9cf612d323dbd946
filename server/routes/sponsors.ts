import { eq } from 'drizzle-orm';

import * as contract from '../../src/api/contract/sponsors.ts';
import { failed, type Outcome } from '../../src/domain/outcome.ts';
import { sponsors as say } from '../../src/domain/sentences/sponsors.ts';
import { videoLimits } from '../../src/domain/sponsors/files.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { inTransaction, type Services } from '../http/services.ts';
import { identifyImage } from '../images/identify-image.ts';
import { keepFile, type NewFile } from '../store/files/keep-file.ts';
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
import { isMp4 } from '../videos/is-mp4.ts';

async function found(services: Services, id: number) {
  const sponsor = await readSponsor(services.db, id);
  return sponsor === null ? failed({ kind: 'notFound' }) : answer(sponsor.content, sponsor.version);
}

const list = implement(contract.listSponsors, async ({ body, services }) =>
  answer(await listSponsors(services.db, body)),
);

const get = implement(contract.getSponsor, ({ params, services }) => found(services, params.id));

const create = implement(contract.createSponsor, ({ body, services }) =>
  inTransaction(services, async (inside) => {
    const created = await createSponsor(inside.db, body, inside.clock.now());
    return created.ok ? found(inside, created.value) : created;
  }),
);

const update = implement(contract.updateSponsor, ({ params, body, ifMatch, services }) =>
  inTransaction(services, async (inside) => {
    const updated = await updateSponsor(inside.db, params.id, body, ifMatch, inside.clock.now());
    return updated.ok ? found(inside, params.id) : updated;
  }),
);

const remove = implement(contract.deleteSponsor, ({ params, ifMatch, services }) =>
  inTransaction(services, async ({ db }) => {
    const deleted = await deleteSponsor(db, params.id, ifMatch);
    return deleted.ok ? answer(deleted.value) : deleted;
  }),
);

const wrongFile = (message: string): Outcome<never> =>
  failed({ kind: 'invalid', message, errors: { file: [message] } });

/** Keeps `file` and puts it in the place of the one that the sponsor has, which the tidy-up takes away. */
const replaceFile = (
  services: Services,
  id: number,
  column: 'logoFile' | 'videoFile',
  file: NewFile,
) =>
  inTransaction(services, async (inside) => {
    const locked = await lockSponsor(inside.db, id);
    if (!locked.ok) return locked;
    const name = await keepFile(inside, file);
    await inside.db
      .update(sponsors)
      .set({ [column]: name, updatedAt: inside.clock.now() })
      .where(eq(sponsors.id, id));
    return found(inside, id);
  });

const uploadVideo = implement(
  contract.uploadSponsorVideo,
  async ({ params, body, caller, services }) => {
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    if (!(await isMp4(bytes))) return wrongFile(say.videoWrongType);
    return replaceFile(services, params.id, 'videoFile', {
      bytes,
      extension: 'mp4',
      contentType: videoLimits.type,
      uploadedBy: caller.userId,
      goesWithItsRows: true,
    });
  },
);

const uploadLogo = implement(
  contract.uploadSponsorLogo,
  async ({ params, body, caller, services }) => {
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    const image = identifyImage(bytes);
    if (image?.extension !== 'png') return wrongFile(say.logoWrongType);
    return replaceFile(services, params.id, 'logoFile', {
      bytes,
      ...image,
      uploadedBy: caller.userId,
      goesWithItsRows: true,
    });
  },
);

const assign = implement(contract.addArticlesToSponsor, ({ params, body, services }) =>
  inTransaction(services, async ({ db, clock }) => {
    const locked = await lockSponsor(db, params.id);
    if (!locked.ok) return locked;
    const error = await assignArticles(db, params.id, body.articles, clock.now());
    return answer(Object.keys(error).length === 0 ? {} : { error });
  }),
);

const unassign = implement(contract.removeArticlesFromSponsor, ({ params, body, services }) =>
  inTransaction(services, async ({ db }) => {
    const locked = await lockSponsor(db, params.id);
    if (!locked.ok) return locked;
    await unassignArticles(db, params.id, body.articles);
    return answer(null);
  }),
);

const candidates = implement(contract.listSponsorArticles, async ({ body, services }) =>
  answer(await listCandidates(services.db, body)),
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
  candidates,
];
