import { expect, test } from 'vitest';
import { createActor, createMachine, fromCallback, type ActorRefFrom } from 'xstate';
import { failed } from '../../../src/domain/outcome.ts';
import { logoCropMachine } from '../../../src/machines/sponsors/sponsor-logo-machine.ts';
import { getPart, getWalks } from '../../support/define-model.ts';
import { sponsorLogoModel } from './sponsor-logo-model.ts';

/** Starts a crop whose picture opens unless it breaks, and collects what its parent is told. */
function startCrop({ opens, uploads }: { readonly opens: boolean; readonly uploads: boolean }) {
  const received: unknown[] = [];
  const breakUnless = (works: boolean): void => {
    if (!works) throw new Error('broken');
  };
  const parent = createActor(
    createMachine({
      invoke: {
        src: logoCropMachine.provide({
          actors: {
            openPicture: fromCallback(() => {
              breakUnless(opens);
            }),
            uploadPart: fromCallback(() => {
              breakUnless(uploads);
            }),
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
  const sendPart = (): void => {
    crop.send({
      type: 'picture.opened',
      picture: { address: 'blob:1', width: 300, height: 100, isAnimated: false },
    });
    crop.send({ type: 'crop.upload', area: { x: 0, y: 0, width: 150, height: 50 } });
  };
  return { crop, received, sendPart };
}

test('SPON-18 SPON-38 a refused crop of a logo shows the reason and can be retried', () => {
  const { crop, received, sendPart } = startCrop({ opens: true, uploads: true });
  sendPart();
  crop.send({
    type: 'upload.sent',
    outcome: failed({
      kind: 'invalid',
      message: { text: 'Invalid file type. Accepted format: PNG' },
      errors: {},
    }),
  });
  expect([crop.getSnapshot().value, received]).toEqual([
    'cropping',
    [{ type: 'logo.failed', error: { text: 'Invalid file type. Accepted format: PNG' } }],
  ]);
});

test('SPON-18 a crop whose upload breaks is reported, and can be retried', () => {
  const { crop, received, sendPart } = startCrop({ opens: true, uploads: false });
  sendPart();
  expect([crop.getSnapshot().value, received]).toEqual([
    'cropping',
    [{ type: 'logo.failed', error: { key: 'sponsors.logoFailed' } }],
  ]);
});

test('SPON-18 a picture whose opening breaks is reported', () => {
  const { crop, received } = startCrop({ opens: false, uploads: true });
  expect([crop.getSnapshot().value, received]).toEqual([
    'unreadable',
    [{ type: 'logo.failed', error: { key: 'sponsors.logoWrongType' } }],
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
