import { expect, test } from 'vitest';

import { getEditBlocker } from '../../../../src/domain/quiz/stored/edit-blocker.ts';

test('PERM-20 a quiz is edited when it is editable and not being processed', () => {
  expect([
    getEditBlocker({ editable: true, isProcessing: false }),
    getEditBlocker({ editable: false, isProcessing: false }),
    getEditBlocker({ editable: true, isProcessing: true }),
    getEditBlocker({ editable: false, isProcessing: true }),
  ]).toEqual([null, 'denied', 'processing', 'processing']);
});
