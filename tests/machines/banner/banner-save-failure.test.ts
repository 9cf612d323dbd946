import { expect, test } from 'vitest';

import { getSaveError } from '../../../src/machines/banner/banner-machine.ts';

test('BAN-13 a failed save says what failed and what to do', () => {
  const unexpected = { key: 'banner.notSaved.unexpected' };
  expect(getSaveError(null)).toBeNull();
  expect(getSaveError({ kind: 'conflict', current: '2' })).toBeNull();
  expect(getSaveError({ kind: 'offline' })).toEqual({ key: 'quiz.saveFailed.offline' });
  expect(getSaveError({ kind: 'expired' })).toEqual({ key: 'quiz.saveFailed.expired' });
  expect(getSaveError({ kind: 'denied', message: 'No.' })).toEqual({
    key: 'banner.notSaved.denied',
  });
  expect(getSaveError({ kind: 'notFound' })).toEqual({ key: 'banner.notSaved.notFound' });
  expect(getSaveError({ kind: 'refused', retryAfterSeconds: 9 })).toEqual({
    key: 'quiz.saveFailed.busy',
    values: { seconds: 9 },
  });
  expect(getSaveError({ kind: 'refused', message: 'Maintenance.' })).toEqual({
    lines: [{ text: 'Maintenance.' }, unexpected],
  });
  expect(getSaveError({ kind: 'unexpected', status: 500 })).toEqual({ lines: [unexpected] });
});

test('BAN-13 what the server refuses is named by its field', () => {
  const correct = { key: 'banner.notSaved.correct' };
  expect(
    getSaveError({
      kind: 'invalid',
      errors: { published: ['Not now.'], type: ['Not this one.'], message: ['Too long.', 'Rude.'] },
    }),
  ).toEqual({
    lines: [
      { key: 'banner.notSaved.message', values: { error: 'Too long. Rude.' } },
      { key: 'banner.notSaved.type', values: { error: 'Not this one.' } },
      { text: 'Not now.' },
      correct,
    ],
  });
  expect(getSaveError({ kind: 'invalid', errors: {}, isTooLarge: true })).toEqual({
    key: 'banner.notSaved.tooLarge',
  });
  expect(getSaveError({ kind: 'invalid', errors: {}, message: 'Wrong.' })).toEqual({
    lines: [{ text: 'Wrong.' }, correct],
  });
});
