import { toContent, type Call } from '../../../api/client.ts';
import {
  exportCommonCartridge,
  exportQti,
  exportScorm,
  listExportRemarks,
} from '../../../api/contract/quiz-export.ts';
import {
  getCartridgeFileName,
  getQtiFileName,
  getScormFileName,
} from '../../../domain/interchange/export/package-file-name.ts';
import { getFormatKey } from '../../../domain/interchange/package-format.ts';
import { failed, succeeded, type Outcome } from '../../../domain/outcome.ts';
import {
  exportRemarksMachine,
  type QuizRemarks,
  type RemarkedPackages,
} from '../../../machines/quiz/exporting/export-remarks-machine.ts';
import { quizDownloadMachine } from '../../../machines/quiz/exporting/quiz-download-machine.ts';
import type { FoundQuizzes } from '../../../machines/quiz/bulk/bulk-change-machine.ts';
import type {
  DownloadedQuiz,
  DownloadRequest,
  LoadedPackage,
  PackagesToSave,
} from '../../../machines/quiz/exporting/quiz-download-types.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import type { createArchive } from '../../browser/create-archive.ts';
import { saveFile } from '../../browser/save-file.ts';
import { provideInstitutionList } from '../institutions.ts';
import { mapConcurrently } from '../../../domain/map-concurrently.ts';
import type { CollectQuizzes } from './quiz-lists.ts';

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

async function loadPackage(
  call: Call,
  player: string,
  request: DownloadRequest,
  signal: AbortSignal,
): Promise<Outcome<LoadedPackage>> {
  const response = await requestPackage(call, player, request, signal);
  if (!response.ok) return response;
  const { blob, fileName, report } = response.value;
  const name = fileName ?? names[request.format.kind](request.quiz.title, request.quiz.id);
  const hasReport = report !== undefined && report !== '{}';
  return succeeded({ name, hasReport, content: blob });
}

/** Loads the function that makes one file of several. */
type LoadCreateArchive = () => Promise<typeof createArchive>;

/** Saves packages of several quizzes as one file: browsers drop downloads that follow each other. */
async function savePackages(
  loadCreateArchive: LoadCreateArchive,
  { kind, packages }: PackagesToSave,
): Promise<Outcome<null>> {
  const [first, ...others] = packages;
  if (first === undefined) return succeeded(null);
  if (others.length === 0) saveFile(first.content, first.name);
  else {
    try {
      const create = await loadCreateArchive();
      saveFile(await create(packages), `quizzes-${kind}.zip`);
    } catch {
      return failed({ kind: 'unexpected' });
    }
  }
  return succeeded(null);
}

/**
 * Provides the download dialog with its calls (API-086 to API-089). `player` is the address where a
 * package's videos play.
 */
export const provideQuizDownload = (
  call: Call,
  player: string,
  collect: CollectQuizzes<DownloadedQuiz>,
  loadCreateArchive: LoadCreateArchive,
): typeof quizDownloadMachine =>
  quizDownloadMachine.provide({
    actors: {
      collect: fromCall<readonly DownloadedQuiz[], FoundQuizzes>(({ input, signal }) =>
        collect(input, signal),
      ),
      loadPackage: fromCall<LoadedPackage, DownloadRequest>(({ input, signal }) =>
        loadPackage(call, player, input, signal),
      ),
      savePackages: fromCall<null, PackagesToSave>(({ input }) =>
        savePackages(loadCreateArchive, input),
      ),
      institutionList: provideInstitutionList(call),
    },
  });

async function loadRemarks(
  call: Call,
  { quizzes, format, institutionId }: RemarkedPackages,
  signal: AbortSignal,
): Promise<Outcome<readonly QuizRemarks[]>> {
  const query = {
    format: getFormatKey(format),
    ...(institutionId !== null && { institutionId }),
  };
  const outcomes = await mapConcurrently(quizzes, async ({ id, type, title }) => {
    const remarks = toContent(
      await call(listExportRemarks, { params: { type, id }, query }, { signal }),
    );
    return remarks.ok ? succeeded({ id, title, ...remarks.value }) : remarks;
  });
  const [failure] = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.failure]));
  return failure === undefined
    ? succeeded(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])))
    : failed(failure);
}

/** Provides the remarks of packages with their calls. */
export const provideExportRemarks = (call: Call): typeof exportRemarksMachine =>
  exportRemarksMachine.provide({
    actors: {
      load: fromCall<readonly QuizRemarks[], { readonly subject: RemarkedPackages }>(
        ({ input: { subject }, signal }) => loadRemarks(call, subject, signal),
      ),
    },
  });
