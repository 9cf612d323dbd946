import { expect, test } from 'vitest';

import { processStatus } from '../../../../src/api/contract/entities/process-status.ts';

test('QLST-33 QLST-36 0 is processing, 2 failed and any other number ready', () => {
  expect([0, 1, 2, 3].map((number) => processStatus.schema.parse(number))).toEqual([
    'processing',
    'ready',
    'failed',
    'ready',
  ]);
  expect(
    (['processing', 'ready', 'failed'] as const).map((status) => processStatus.toWire(status)),
  ).toEqual([0, 1, 2]);
});
