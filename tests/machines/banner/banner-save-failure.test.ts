import { expect, test } from 'vitest';

import { getSaveError } from '../../../src/machines/banner/banner-machine.ts';

test('BAN-13 a failed save says what failed and what to do', () => {
  const unexpected = { key: 'banner.notSaved.unexpected' };
  expect(getSaveError(null)).toBeNull();
  expect(getSaveError({ kind: 'conflict', current: '2' })).toBeNull();
  expect(getSaveError({ kind: 'offline' })).toEqual({ key: 'quiz.saveFailed.offline' });
  expect(getSaveError({ kind: 'expired' })).toEqual({ key: 'quiz.saveFailed.expired' });
  expect(getSaveError({ kind: 'denied', message: { text: 'No.' } })).toEqual({
    key: 'banner.notSaved.denied',
  });
  expect(getSaveError({ kind: 'notFound' })).toEqual({ key: 'banner.notSaved.notFound' });
  expect(getSaveError({ kind: 'refused', retryAfterSeconds: 9 })).toEqual({
    key: 'quiz.saveFailed.busy',
    values: { seconds: 9 },
  });
  expect(getSaveError({ kind: 'refused', message: { text: 'Maintenance.' } })).toEqual({
    lines: [{ text: 'Maintenance.' }, unexpected],
  });
  expect(getSaveError({ kind: 'unexpected', status: 500 })).toEqual({ lines: [unexpected] });
});

test('BAN-13 what the server refuses is named by its field', () => {
  const correct = { key: 'banner.notSaved.correct' };
  expect(
    getSaveError({
      kind: 'invalid',
      errors: {
        published: [{ text: 'Not now.' }],
        type: [{ text: 'Not this one.' }],
        message: [{ text: 'Too long.' }, { text: 'Rude.' }],
      },
    }),
  ).toEqual({
    lines: [
      {
        key: 'banner.notSaved.message',
        about: { lines: [{ text: 'Too long.' }, { text: 'Rude.' }] },
      },
      { key: 'banner.notSaved.type', about: { lines: [{ text: 'Not this one.' }] } },
      { text: 'Not now.' },
      correct,
    ],
  });
  expect(getSaveError({ kind: 'invalid', errors: {}, isTooLarge: true })).toEqual({
    key: 'banner.notSaved.tooLarge',
  });
  expect(getSaveError({ kind: 'invalid', errors: {}, message: { text: 'Wrong.' } })).toEqual({
    lines: [{ text: 'Wrong.' }, correct],
  });
});
