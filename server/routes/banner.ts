import { createBanner, getBanner, updateBanner } from '../../src/api/contract/banner.ts';
import { messageFault } from '../../src/domain/banner/banner-message.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { banner as sentences } from '../../src/domain/sentences/banner.ts';
import { sanitiseText } from '../html/sanitise.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { inTransaction } from '../http/services.ts';
import * as store from '../store/banner.ts';

const told = ({
  id,
  message,
  type,
  isActive,
  isPublished,
  createdAt,
  startDate,
  endDate,
  version,
}: store.StoredBanner) =>
  answer(
    {
      id,
      message,
      type,
      isActive,
      isPublished,
      createdAt: createdAt.toISOString(),
      startDate: startDate?.toISOString() ?? null,
      endDate: endDate?.toISOString() ?? null,
    },
    String(version),
  );

/** The banner with its message sanitised, which may leave nothing of it. */
function cleaned<Written extends store.WrittenBanner>(written: Written): Outcome<Written> {
  const message = sanitiseText(written.message);
  const fault = messageFault(message);
  return fault === null
    ? succeeded({ ...written, message })
    : failed({ kind: 'invalid', errors: { message: [sentences[fault]] } });
}

const read = implement(getBanner, async ({ services: { db } }) => {
  const row = await store.readBanner(db);
  return row === null ? answer(null) : told(row);
});

const create = implement(createBanner, ({ body, services }) =>
  inTransaction(services, async ({ db, clock }) => {
    const written = cleaned(body);
    const created = written.ok ? await store.createBanner(db, written.value, clock.now()) : written;
    return created.ok ? told(created.value) : created;
  }),
);

const update = implement(updateBanner, ({ body, ifMatch, services }) =>
  inTransaction(services, async ({ db, clock }) => {
    const written = cleaned(body);
    const updated = written.ok
      ? await store.updateBanner(db, body.id, written.value, ifMatch, clock.now())
      : written;
    return updated.ok ? told(updated.value) : updated;
  }),
);

/** Reading and writing the site's banner. */
export const bannerRoutes: readonly Implementation[] = [read, create, update];
