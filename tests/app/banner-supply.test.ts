import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { Call } from '../../src/api/client.ts';
import type { Banner } from '../../src/api/contract/banner.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { suppliedBanner } from '../../src/app/supply/banner.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { selectWhyNotSave } from '../../src/machines/banner/banner-machine.ts';

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
type Answer = Outcome<{ readonly content: Banner | null; readonly version?: string }>;
const told = (content: Banner | null, version?: string): Answer =>
  succeeded({ content, ...(version !== undefined && { version }) });

/** The banner's form over a server that gives `answers` in turn, opened, with what it asks for. */
async function opened(...answers: Answer[]) {
  const made: unknown[] = [];
  const call = (async (
    { method, path }: Endpoint,
    { body }: { body?: unknown },
    { ifMatch }: { ifMatch?: string } = {},
  ) => {
    made.push([
      `${method} ${path}`,
      ...(body === undefined ? [] : [body]),
      ...(ifMatch === undefined ? [] : [ifMatch]),
    ]);
    return answers.shift() ?? failed({ kind: 'unexpected' });
  }) as unknown as Call;
  const form = createActor(suppliedBanner(call), { input: null });
  const notices: unknown[] = [];
  form.on('notice', ({ notice }) => {
    notices.push(notice);
  });
  form.start();
  const reach = (state: object | string) =>
    waitFor(form, (snapshot) => snapshot.matches(state as never), { timeout: 1000 });
  await reach({ editing: 'clean' });
  return { form, made, notices, reach, whyNot: () => selectWhyNotSave(form.getSnapshot()) };
}

test('API-125 API-127 BAN-05 BAN-12 BAN-16 a stored banner is changed by its id, in the version that was loaded', async () => {
  const { form, made, notices, reach } = await opened(
    told(stored, '3'),
    told({ ...stored, message: '<p>Kept</p>', isPublished: false }, '4'),
  );
  form.send({ type: 'form.change', values: { message: '<p>Sent</p>', isPublished: false } });
  form.send({ type: 'form.submit' });
  await reach('saved');
  expect(made).toEqual([
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

test('API-126 BAN-05 BAN-17 decision 37 without a banner it is created without an id, and is changed from then on', async () => {
  const { form, made, reach } = await opened(
    told(null),
    told({ ...stored, id: 1, isPublished: false }, '1'),
    told({ ...stored, id: 1 }, '2'),
  );
  form.send({ type: 'form.change', values: { message: '<p>Stored</p>', type: 'promotional' } });
  form.send({ type: 'form.submit' });
  await reach('saved');
  form.send({ type: 'form.change', values: { isPublished: true } });
  form.send({ type: 'form.submit' });
  await waitFor(form, ({ context }) => context.saved.version === '2', { timeout: 1000 });
  expect(made.slice(1)).toEqual([
    ['POST /api/admin/banner/create', { message: '<p>Stored</p>', type: 3, published: 0 }],
    [
      'PATCH /api/admin/banner/update',
      { id: 1, message: '<p>Stored</p>', type: 3, published: 1 },
      '1',
    ],
  ]);
});

test('API-126 decision 39 a banner that somebody else has created meanwhile is a conflict, and keeping mine changes theirs', async () => {
  const { form, made, notices, reach } = await opened(
    told(null),
    failed({ kind: 'refused', message: 'There is a banner already.' }),
    told(stored, '1'),
    told({ ...stored, message: '<p>Mine</p>' }, '2'),
  );
  form.send({
    type: 'form.change',
    values: { message: '<p>Mine</p>', type: 'promotional', isPublished: true },
  });
  form.send({ type: 'form.submit' });
  await waitFor(form, ({ context }) => context.theirs !== null, { timeout: 1000 });
  expect(notices).toEqual([]);
  form.send({ type: 'conflict.overwrite' });
  await reach('saved');
  expect(made.at(-1)).toEqual([
    'PATCH /api/admin/banner/update',
    { id: 7, message: '<p>Mine</p>', type: 3, published: 1 },
    '1',
  ]);
});

test('BAN-06 BAN-07 BAN-08 BAN-09 it cannot be saved while nothing changed or something is wrong, and says which', async () => {
  const { form, whyNot } = await opened(told(null));
  expect(whyNot()).toEqual({ key: 'forms.nothingChanged' });
  form.send({ type: 'form.change', values: { type: 'system' } });
  expect(whyNot()).toEqual({ key: 'banner.messageRequired' });
  form.send({ type: 'form.change', values: { type: null, message: '<p>Hello</p>' } });
  expect(whyNot()).toEqual({ key: 'banner.typeRequired' });
  form.send({
    type: 'form.change',
    values: { type: 'system', message: `<p>${'x'.repeat(41)}</p>` },
  });
  expect(whyNot()).toEqual({ key: 'banner.messageTooLong' });
  form.send({ type: 'form.change', values: { message: '<p>Hello</p>' } });
  expect(whyNot()).toBeUndefined();
});

test('BAN-13 ERR-57 a save that does not work is told and keeps what was written', async () => {
  const { form, notices, reach } = await opened(told(stored, '3'), failed({ kind: 'offline' }));
  form.send({ type: 'form.change', values: { message: '<p>Sent</p>' } });
  form.send({ type: 'form.submit' });
  await reach({ editing: 'saveFailed' });
  expect(form.getSnapshot().context.values.message).toBe('<p>Sent</p>');
  expect(notices).toEqual([{ severity: 'error', message: { key: 'banner.saveFailed' } }]);
});
