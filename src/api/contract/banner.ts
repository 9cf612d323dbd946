import * as z from 'zod/mini';

import { findMessageError } from '../../domain/banner/banner-message.ts';
import type { Banner, BannerType } from '../../domain/banner/banner-type.ts';
import type { Endpoint } from './endpoint.ts';
import { createWireNumbers, createNumberFlag, toNumberFlag } from './wire-numbers.ts';
import { asKey, instant, rowId, text } from './scalars.ts';

const area = 'banner';

/** The type of a banner (BAN-11) as a number from 1 to 4. */
export const bannerType = createWireNumbers<BannerType, number>(
  { informative: 1, warning: 2, promotional: 3, system: 4 },
  asKey('banner.typeUnknown'),
);

const typeNumber = z.pipe(
  z
    .int({ error: asKey('banner.typeRequired') })
    .check(
      z.minimum(1, { error: asKey('banner.typeUnknown') }),
      z.maximum(4, { error: asKey('banner.typeUnknown') }),
    ),
  z.transform(bannerType.fromWire),
);

const banner = z
  .object({
    id: rowId,
    message: z.string(),
    type: typeNumber,
    isActive: z.boolean(),
    isPublished: z.boolean(),
    createdAt: instant,
    startDate: z.nullable(instant),
    endDate: z.nullable(instant),
  })
  .check(z.meta({ id: 'Banner' })) satisfies z.ZodMiniType<Banner>;

const message = text(4000).check(
  z.refine((html) => findMessageError(html) !== 'messageRequired', {
    error: asKey('banner.messageRequired'),
  }),
  z.refine((html) => findMessageError(html) !== 'messageTooLong', {
    error: asKey('banner.messageTooLong'),
  }),
);

const writtenFields = {
  type: typeNumber,
  message,
  published: createNumberFlag('published is 0 or 1.'),
};

/** Encodes the type and the state of a banner for the wire. */
export const encodeBanner = (written: {
  readonly message: string;
  readonly type: BannerType;
  readonly isPublished: boolean;
}) => ({
  message: written.message,
  type: bannerType.toWire(written.type),
  published: toNumberFlag(written.isPublished),
});

export const getBanner = {
  method: 'GET',
  path: '/api/admin/banner',
  area,
  ids: ['API-125', 'BAN-17', 'ENT-24'],
  summary: 'Returns the banner, or null when there is none.',
  access: 'banner.read',
  request: 'none',
  returns: 'json',
  response: z.nullable(banner),
} as const satisfies Endpoint;

export const createBanner = {
  method: 'POST',
  path: '/api/admin/banner/create',
  area,
  ids: ['API-126', 'BAN-16'],
  summary: 'Creates the banner (without an id, PD-37). Returns 409 when there is one already.',
  access: 'banner.write',
  request: 'json',
  returns: 'json',
  body: z.pipe(
    z.strictObject(writtenFields),
    z.transform(({ published, ...rest }) => ({ ...rest, isPublished: published })),
  ),
  response: banner,
  errors: [409],
} as const satisfies Endpoint;

export const updateBanner = {
  method: 'PATCH',
  path: '/api/admin/banner/update',
  area,
  ids: ['API-127', 'BAN-16'],
  summary: 'Updates the banner; its id is in the body.',
  access: 'banner.write',
  request: 'json',
  returns: 'json',
  body: z.pipe(
    z.strictObject({ id: rowId, ...writtenFields }),
    z.transform(({ published, ...rest }) => ({ ...rest, isPublished: published })),
  ),
  response: banner,
  errors: [404, 412],
} as const satisfies Endpoint;
