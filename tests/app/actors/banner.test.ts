import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { Call } from '../../../src/api/client.ts';
import type { Banner } from '../../../src/domain/banner/banner-type.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { provideBanner } from '../../../src/app/actors/banner.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { selectSaveDisabledReason } from '../../../src/machines/banner/banner-machine.ts';

const stored: Banner = {
  id: 7,
  message: '<p>Stored</p>',
  type: 'promotional',
  isActive: true,
  isPublished: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  startDate: null,
  endDate: null,
};
type BannerResponse = Outcome<{ readonly content: Banner | null; readonly version?: string }>;
const respond = (content: Banner | null, version?: string): BannerResponse =>
  succeeded({ content, ...(version !== undefined && { version }) });

/** Opens the banner form over a server that sends `responses` in turn, and records its requests. */
async function openForm(...responses: BannerResponse[]) {
  const requests: unknown[] = [];
  const call = (async (
    { method, path }: Endpoint,
    { body }: { body?: unknown },
    { ifMatch }: { ifMatch?: string } = {},
  ) => {
    requests.push([
      `${method} ${path}`,
      ...(body === undefined ? [] : [body]),
      ...(ifMatch === undefined ? [] : [ifMatch]),
    ]);
    return responses.shift() ?? failed({ kind: 'unexpected' });
  }) as unknown as Call;
  const form = createActor(provideBanner(call), { input: null });
  const notices: unknown[] = [];
  form.on('notice', ({ notice }) => {
    notices.push(notice);
  });
  form.start();
  const reach = (state: object | string) =>
    waitFor(form, (snapshot) => snapshot.matches(state as never), { timeout: 1000 });
  await reach({ editing: 'clean' });
  return {
    form,
    requests,
    notices,
    reach,
    getSaveDisabledReason: () => selectSaveDisabledReason(form.getSnapshot()),
  };
}

test('API-125 API-127 BAN-05 BAN-12 BAN-16 a stored banner is updated by its id, in the version that was loaded', async () => {
  const { form, requests, notices, reach } = await openForm(
    respond(stored, '3'),
    respond({ ...stored, message: '<p>Kept</p>', isPublished: false }, '4'),
  );
  form.send({ type: 'form.change', values: { message: '<p>Sent</p>', isPublished: false } });
  form.send({ type: 'form.submit' });
  await reach('saved');
  expect(requests).toEqual([
    ['GET /api/admin/banner'],
    [
      'PATCH /api/admin/banner/update',
      { id: 7, message: '<p>Sent</p>', type: 3, published: 0 },
      '3',
    ],
  ]);
  expect(form.getSnapshot().context.saved).toEqual({
    values: { id: 7, message: '<p>Kept</p>', type: 'promotional', isPublished: false },
    version: '4',
  });
  expect(form.getSnapshot().context.values.message).toBe('<p>Kept</p>');
  expect(notices).toEqual([{ severity: 'success', message: { key: 'banner.saved' } }]);
});

test('API-126 BAN-05 BAN-17 PD-37 without a stored banner one is created without an id, then updated', async () => {
  const { form, requests, reach } = await openForm(
    respond(null),
    respond({ ...stored, id: 1, isPublished: false }, '1'),
    respond({ ...stored, id: 1 }, '2'),
  );
  form.send({ type: 'form.change', values: { message: '<p>Stored</p>', type: 'promotional' } });
  form.send({ type: 'form.submit' });
  await reach('saved');
  form.send({ type: 'form.change', values: { isPublished: true } });
  form.send({ type: 'form.submit' });
  await waitFor(form, ({ context }) => context.saved.version === '2', { timeout: 1000 });
  expect(requests.slice(1)).toEqual([
    ['POST /api/admin/banner/create', { message: '<p>Stored</p>', type: 3, published: 0 }],
    [
      'PATCH /api/admin/banner/update',
      { id: 1, message: '<p>Stored</p>', type: 3, published: 1 },
      '1',
    ],
  ]);
});

test('API-126 PD-39 a banner that another user created meanwhile is a conflict, and keeping the local version overwrites theirs', async () => {
  const { form, requests, notices, reach } = await openForm(
    respond(null),
    failed({ kind: 'refused', message: { text: 'A banner already exists.' } }),
    respond(stored, '1'),
    respond({ ...stored, message: '<p>Mine</p>' }, '2'),
  );
  form.send({
    type: 'form.change',
    values: { message: '<p>Mine</p>', type: 'promotional', isPublished: true },
  });
  form.send({ type: 'form.submit' });
  await waitFor(form, ({ context }) => context.remote !== null, { timeout: 1000 });
  expect(notices).toEqual([]);
  form.send({ type: 'conflict.overwrite' });
  await reach('saved');
  expect(requests.at(-1)).toEqual([
    'PATCH /api/admin/banner/update',
    { id: 7, message: '<p>Mine</p>', type: 3, published: 1 },
    '1',
  ]);
});

test('BAN-06 BAN-07 BAN-08 BAN-09 saving is disabled without changes or with errors, and the reason is shown', async () => {
  const { form, getSaveDisabledReason } = await openForm(respond(null));
  expect(getSaveDisabledReason()).toEqual({ key: 'forms.nothingChanged' });
  form.send({ type: 'form.change', values: { type: 'system' } });
  expect(getSaveDisabledReason()).toEqual({ key: 'banner.messageRequired' });
  form.send({ type: 'form.change', values: { type: null, message: '<p>Hello</p>' } });
  expect(getSaveDisabledReason()).toEqual({ key: 'banner.typeRequired' });
  form.send({
    type: 'form.change',
    values: { type: 'system', message: `<p>${'x'.repeat(41)}</p>` },
  });
  expect(getSaveDisabledReason()).toEqual({ key: 'banner.messageTooLong' });
  form.send({ type: 'form.change', values: { message: '<p>Hello</p>' } });
  expect(getSaveDisabledReason()).toBeUndefined();
});

test('BAN-13 ERR-57 a failed save shows an error and keeps the changes', async () => {
  const { form, notices, reach } = await openForm(
    respond(stored, '3'),
    failed({ kind: 'offline' }),
  );
  form.send({ type: 'form.change', values: { message: '<p>Sent</p>' } });
  form.send({ type: 'form.submit' });
  await reach({ editing: 'saveFailed' });
  expect(form.getSnapshot().context.values.message).toBe('<p>Sent</p>');
  expect(notices).toEqual([{ severity: 'error', message: { key: 'banner.saveFailed' } }]);
});
