import {
  discardFiles,
  storeFile,
  type NewFile,
  type StoredContent,
} from '../store/files/store-file.ts';
import type { Services } from './services.ts';

/** How long deleting the file of a failed request may take. */
const maxDiscardMs = 30_000;

/** What was stored outside of any transaction, and how to remove it again. */
export interface Prepared<P> {
  readonly value: P;
  readonly discard: () => Promise<void>;
}

/** Stores a file for a handler, which keeps it in its transaction. */
export async function prepareFile(
  services: Services,
  file: NewFile,
): Promise<Prepared<StoredContent>> {
  const stored = await storeFile(services, file);
  return {
    value: stored,
    // The signal of the request may be why it failed.
    discard: () =>
      discardFiles(services.withSignal('light', AbortSignal.timeout(maxDiscardMs)), [stored]),
  };
}
