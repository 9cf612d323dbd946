import { expect, test } from 'vitest';
import { createActor, createMachine, fromCallback, type ActorRefFrom } from 'xstate';
import { failed } from '../../../src/domain/outcome.ts';
import { logoCropMachine } from '../../../src/machines/sponsors/sponsor-logo-machine.ts';
import { getPart, getWalks } from '../../support/define-model.ts';
import { sponsorLogoModel } from './sponsor-logo-model.ts';

test('SPON-18 SPON-38 a refused crop of a logo shows the reason and can be retried', () => {
  const received: unknown[] = [];
  const parent = createActor(
    createMachine({
      invoke: {
        src: logoCropMachine.provide({
          actors: {
            openPicture: fromCallback(() => undefined),
            uploadPart: fromCallback(() => undefined),
          },
        }),
        id: 'crop',
        input: { subject: {}, file: new File(['x'], 'logo.png', { type: 'image/png' }) },
      },
      on: {
        '*': {
          actions: ({ event }) => {
            received.push(event);
          },
        },
      },
    }),
  ).start();
  const crop = parent.getSnapshot().children['crop'] as ActorRefFrom<typeof logoCropMachine>;
  crop.send({ type: 'picture.opened', picture: { address: 'blob:1', width: 300, height: 100 } });
  crop.send({ type: 'crop.upload', area: { x: 0, y: 0, width: 150, height: 50 } });
  crop.send({
    type: 'upload.sent',
    outcome: failed({
      kind: 'invalid',
      message: 'Invalid file type. Accepted format: PNG',
      errors: {},
    }),
  });
  expect([crop.getSnapshot().value, received]).toEqual([
    'cropping',
    [{ type: 'logo.failed', error: { text: 'Invalid file type. Accepted format: PNG' } }],
  ]);
});

test('SPON-38 SPON-39 files that are no PNG or too large show the specified messages', () => {
  const { states } = getWalks(getPart(sponsorLogoModel));
  const errors = new Set(states.map((state) => state.split(', ').slice(2).join(', ')));
  expect([...errors].sort()).toEqual([
    'no error',
    '{"key":"common.fileTooLarge","values":{"limit":1}}',
    '{"key":"sponsors.logoWrongType"}',
  ]);
});
