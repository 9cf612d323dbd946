import { describe, expect, it } from 'vitest';

import { getRetryEvent } from '../../../src/machines/shared/editor/save-failure.ts';

describe('the event that tries a failed save again', () => {
  it.each([
    ['leave', { type: 'editor.save' }],
    ['stay', { type: 'editor.saveAndStay' }],
  ] as const)('repeats a save that was to %s', (afterSave, event) => {
    expect(getRetryEvent({ afterSave, failure: { kind: 'offline' } })).toEqual(event);
  });

  it('is none when the server does not accept what was sent', () => {
    const failure = { kind: 'invalid', errors: { title: [{ text: 'Too long' }] } } as const;
    expect(getRetryEvent({ afterSave: 'stay', failure })).toBeNull();
  });
});
