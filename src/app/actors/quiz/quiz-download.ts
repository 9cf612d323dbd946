import { fromPromise } from 'xstate';

import type { Call } from '../../../api/client.ts';
import {
  exportCommonCartridge,
  exportQti,
  exportScorm,
} from '../../../api/contract/quiz-export.ts';
import {
  getCartridgeFileName,
  getQtiFileName,
  getScormFileName,
} from '../../../domain/interchange/export/package-file-name.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import { quizDownloadMachine } from '../../../machines/quiz/exporting/quiz-download-machine.ts';
import type {
  DownloadRequest,
  SavedPackage,
} from '../../../machines/quiz/exporting/quiz-download-types.ts';
import { saveFile } from '../../save-file.ts';
import { provideInstitutionList } from '../institutions.ts';

const names = { scorm: getScormFileName, qti: getQtiFileName, cc: getCartridgeFileName } as const;

function requestPackage(
  call: Call,
  player: string,
  { quiz: { type, id }, format, institutionId }: DownloadRequest,
  signal: AbortSignal,
) {
  const params = { type, id };
  const institution = institutionId === null ? {} : { institutionId };
  switch (format.kind) {
    case 'scorm':
      return call(
        exportScorm,
        { params, query: { videoLink: player, format: format.version, ...institution } },
        { signal },
      );
    case 'qti':
      return call(
        exportQti,
        { params, query: { trackingLink: player, format: format.version, ...institution } },
        { signal },
      );
    case 'cc':
      return call(
        exportCommonCartridge,
        { params, query: { videoLink: player, format: format.version, ...institution } },
        { signal },
      );
  }
}

async function savePackage(
  call: Call,
  player: string,
  request: DownloadRequest,
  signal: AbortSignal,
): Promise<Outcome<SavedPackage>> {
  const response = await requestPackage(call, player, request, signal);
  if (!response.ok) return response;
  const { blob, fileName, report } = response.value;
  const name = fileName ?? names[request.format.kind](request.quiz.title, request.quiz.id);
  saveFile(blob, name);
  return succeeded({ name, hasReport: report !== undefined && report !== '{}' });
}

/**
 * Provides the download dialog with its calls (API-086 to API-089). `player` is the address where a
 * package's videos play.
 */
export const provideQuizDownload = (call: Call, player: string): typeof quizDownloadMachine =>
  quizDownloadMachine.provide({
    actors: {
      savePackage: fromPromise<Outcome<SavedPackage>, DownloadRequest>(({ input, signal }) =>
        savePackage(call, player, input, signal),
      ),
      institutionList: provideInstitutionList(call),
    },
  });
