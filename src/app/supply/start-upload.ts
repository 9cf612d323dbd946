import type { CallOptions } from '../../api/client.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { UploadReport } from '../../machines/shared/upload-machine.ts';

/** Starts the upload that `send` makes and reports its progress and its end; the answer stops it, and then nothing is reported any more. */
export function startUpload<Kept>(
  send: (options: Pick<CallOptions, 'signal' | 'onProgress'>) => Promise<Outcome<Kept>>,
  report: (event: UploadReport<Kept>) => void,
): () => void {
  const ending = new AbortController();
  send({
    signal: ending.signal,
    onProgress: (part) => {
      report({ type: 'upload.progress', part });
    },
  }).then(
    (outcome) => {
      report({ type: 'upload.sent', outcome });
    },
    () => {
      /* it was stopped */
    },
  );
  return () => {
    ending.abort();
  };
}
