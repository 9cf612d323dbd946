import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { exportQti } from '../../api/contract/quiz-export.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import { quizDownloadMachine, type DownloadRequest, type SavedPackage } from '../../machines/quiz/exporting/quiz-download-machine.ts';
import { saveFile } from '../save-file.ts';

async function savePackage(call: Call, trackingLink: string, { quiz: { id, type, title }, format }: DownloadRequest, signal: AbortSignal): Promise<Outcome<SavedPackage>> {
  const answer = await call(exportQti, { params: { type, id }, query: { trackingLink, format } }, { signal });
  if (!answer.ok) return answer;
  const { blob, fileName, report } = answer.value;
  const name = fileName ?? `${title}-qti.zip`;
  saveFile(blob, name);
  return succeeded({ name, hasReport: report !== undefined && report !== '{}' });
}

/** The download dialog over its call (API-086); `trackingLink` is where the videos of a package are watched. */
export const suppliedQuizDownload = (call: Call, trackingLink: string): typeof quizDownloadMachine => quizDownloadMachine.provide({
  actors: { savePackage: fromPromise<Outcome<SavedPackage>, DownloadRequest>(({ input, signal }) => savePackage(call, trackingLink, input, signal)) },
});
