import type { CallOptions } from '../../../api/client.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { UploadReport } from '../../../machines/shared/upload/upload-machine.ts';

/**
 * Starts an upload and reports its progress and its outcome. Returns the function that stops it and
 * its reports.
 */
export function startUpload<Kept>(
  send: (options: Pick<CallOptions, 'signal' | 'onProgress'>) => Promise<Outcome<Kept>>,
  report: (event: UploadReport<Kept>) => void,
): () => void {
  const ending = new AbortController();
  send({
    signal: ending.signal,
    onProgress: (progress) => {
      report({ type: 'upload.progress', progress });
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
