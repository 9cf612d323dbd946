import { createBanner, getBanner, updateBanner } from '../../src/api/contract/banner.ts';
import { findMessageError } from '../../src/domain/banner/banner-message.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { banner as messages } from '../../src/domain/messages/en/banner.ts';
import { sanitizeText } from '../html/sanitize.ts';
import { respond, implement, type Implementation } from '../http/implement.ts';
import { inTransaction } from '../services/services.ts';
import * as store from '../store/banner.ts';

const toWireBanner = ({
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
  respond(
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

/** Sanitizes the message of a banner, which may leave it empty. */
function sanitizeBanner<Written extends store.BannerInput>(written: Written): Outcome<Written> {
  const message = sanitizeText(written.message);
  const error = findMessageError(message);
  return error === null
    ? succeeded({ ...written, message })
    : failed({ kind: 'invalid', errors: { message: [messages[error]] } });
}

const read = implement(getBanner, async ({ services: { db } }) => {
  const row = await store.readBanner(db);
  return row === null ? respond(null) : toWireBanner(row);
});

const create = implement(createBanner, ({ body, services }) =>
  inTransaction(services, async ({ db, clock }) => {
    const written = sanitizeBanner(body);
    const created = written.ok ? await store.createBanner(db, written.value, clock.now()) : written;
    return created.ok ? toWireBanner(created.value) : created;
  }),
);

const update = implement(updateBanner, ({ body, ifMatch, services }) =>
  inTransaction(services, async ({ db, clock }) => {
    const written = sanitizeBanner(body);
    const updated = written.ok
      ? await store.updateBanner(db, body.id, written.value, ifMatch, clock.now())
      : written;
    return updated.ok ? toWireBanner(updated.value) : updated;
  }),
);

/** Reading and writing the site's banner. */
export const bannerRoutes: readonly Implementation[] = [read, create, update];
