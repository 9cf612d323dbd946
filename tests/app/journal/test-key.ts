import { createDraftKey, type DraftKey } from '../../../src/app/journal/draft-key.ts';
import { succeeded } from '../../../src/domain/outcome.ts';

const noPause = async (): Promise<void> => {};

/** Returns a key as the server would give it; another one for another byte. */
export const createTestKey = (byte = 7): DraftKey =>
  createDraftKey({
    subtle: crypto.subtle,
    load: async () => succeeded(Buffer.alloc(32, byte).toString('base64url')),
    wait: noPause,
    random: () => 0,
  });
