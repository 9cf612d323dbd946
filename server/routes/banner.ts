import { createBanner, getBanner, updateBanner } from '../../src/api/contract/banner.ts';
import { findMessageError } from '../../src/domain/banner/banner-message.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { sanitizeText } from '../html/sanitize.ts';
import { read, respond, write, type Implementation } from '../http/implement.ts';
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
    : failed({ kind: 'invalid', errors: { message: [{ key: `banner.${error}` }] } });
}

const get = read(getBanner, async ({ services: { db } }) => {
  const row = await store.readBanner(db);
  return row === null ? respond(null) : toWireBanner(row);
});

const create = write(createBanner, async ({ body, services: { db, clock } }) => {
  const written = sanitizeBanner(body);
  const created = written.ok ? await store.createBanner(db, written.value, clock.now()) : written;
  return created.ok ? toWireBanner(created.value) : created;
});

const update = write(updateBanner, async ({ body, ifMatch, services: { db, clock } }) => {
  const written = sanitizeBanner(body);
  const updated = written.ok
    ? await store.updateBanner(db, body.id, written.value, ifMatch, clock.now())
    : written;
  return updated.ok ? toWireBanner(updated.value) : updated;
});

/** Reading and writing the site's banner. */
export const bannerRoutes: readonly Implementation[] = [get, create, update];
