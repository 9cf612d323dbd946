import * as z from 'zod/mini';

import { messageFault } from '../../domain/banner/banner-message.ts';
import { bannerTypes, type BannerType } from '../../domain/banner/banner-type.ts';
import { banner as sentences } from '../../domain/sentences/banner.ts';
import type { Endpoint } from './endpoint.ts';
import { instant, rowId, text } from './scalars.ts';

const area = 'banner';

const typeNumber = z.pipe(
  z
    .int({ error: sentences.typeRequired })
    .check(
      z.minimum(1, { error: sentences.typeUnknown }),
      z.maximum(bannerTypes.length, { error: sentences.typeUnknown }),
    ),
  z.transform((number): BannerType => bannerTypes[number - 1] ?? 'informative'),
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
  .check(z.meta({ id: 'Banner' }));
/** The site's banner (ENT-24); `message` is rich text. */
export type Banner = z.output<typeof banner>;

const message = text(4000).check(
  z.refine((html) => messageFault(html) !== 'messageRequired', {
    error: sentences.messageRequired,
  }),
  z.refine((html) => messageFault(html) !== 'messageTooLong', { error: sentences.messageTooLong }),
);

const writtenFields = {
  type: typeNumber,
  message,
  published: z.union([z.literal(0), z.literal(1)], { error: 'published is 0 or 1.' }),
};

export const getBanner = {
  method: 'GET',
  path: '/api/admin/banner',
  area,
  ids: ['API-125', 'BAN-17', 'ENT-24'],
  summary: 'The banner, or null while there is none.',
  access: 'banner.read',
  request: 'none',
  answers: 'json',
  response: z.nullable(banner),
} as const satisfies Endpoint;

export const createBanner = {
  method: 'POST',
  path: '/api/admin/banner/create',
  area,
  ids: ['API-126', 'BAN-16'],
  summary: 'Creates the banner (without an id, decision 37); 409 when there is one.',
  access: 'banner.write',
  request: 'json',
  answers: 'json',
  body: z.pipe(
    z.strictObject(writtenFields),
    z.transform(({ published, ...rest }) => ({ ...rest, isPublished: published === 1 })),
  ),
  response: banner,
  errors: [409],
} as const satisfies Endpoint;

export const updateBanner = {
  method: 'PATCH',
  path: '/api/admin/banner/update',
  area,
  ids: ['API-127', 'BAN-16'],
  summary: 'Changes the banner; its id is in the body.',
  access: 'banner.write',
  request: 'json',
  answers: 'json',
  body: z.pipe(
    z.strictObject({ id: rowId, ...writtenFields }),
    z.transform(({ published, ...rest }) => ({ ...rest, isPublished: published === 1 })),
  ),
  response: banner,
  errors: [404, 412],
} as const satisfies Endpoint;
