import { join } from 'node:path';

import {
  exportCommonCartridge,
  exportQti,
  exportScorm,
  listExportRemarks,
  type ExportType,
} from '../../src/api/contract/quiz-export.ts';
import {
  getCartridgeFileName,
  getQtiFileName,
  getScormFileName,
} from '../../src/domain/interchange/export/package-file-name.ts';
import {
  findFormat,
  getDefaultFormat,
  type PackageFormat,
} from '../../src/domain/interchange/package-format.ts';
import type { ExportRequest } from '../../src/domain/interchange/export/report/report-details.ts';
import type { ShownLanguage } from '../../src/domain/messages/languages.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import type { Caller } from '../auth/caller.ts';
import { read, respond, type FileReply, type Implementation } from '../http/implement.ts';
import type { Services } from '../services/services.ts';
import { openFileStream, withTemporaryFolder } from '../files/temporary-folder.ts';
import { getSiteUrl } from '../config/config.ts';
import { getFileStoreConfig } from '../files/create-file-store.ts';
import { createQuizScope } from '../store/scopes/quiz-scope.ts';
import { readQuizForWorker } from '../store/quizzes/read-quiz.ts';
import type { QuizKind } from '../../src/domain/quiz/draft/quiz-kind.ts';

const kinds: Readonly<Record<ExportType, QuizKind>> = {
  template: 'template',
  library: 'library',
  quiz: 'admin',
  user_quiz: 'user',
};

/** A request for a package: the quiz, the caller and the target. */
interface PackageRequest extends ExportRequest {
  readonly params: { readonly type: ExportType; readonly id: number };
  readonly caller: Caller;
  readonly services: Services;
  readonly language: ShownLanguage;
}

/** The format of a package, and its file's name and type. */
interface Format {
  readonly format: PackageFormat;
  readonly nameOf: (title: string, id: number) => string;
  readonly mediaType: string;
}

/** Reads a quiz for the worker that exports it. */
async function readExportedQuiz(
  { params: { type, id }, caller, services, language, link, institutionId }: PackageRequest,
  format: PackageFormat,
) {
  const found = await readQuizForWorker(services.db, createQuizScope(kinds[type], caller), id);
  if (found === null) return failed({ kind: 'notFound' });
  if (found.details.processStatus === 'processing')
    return failed({ kind: 'refused', message: { key: 'quizErrors.notReadyToExport' } });
  return succeeded({
    ...found,
    format,
    link,
    institutionId,
    translation: services.chooseTexts(language).translation,
    installation: services.installation,
    site: getSiteUrl(services.config),
    player: services.config.PLAYER_EMBED_PATH,
    files: getFileStoreConfig(services.config),
  });
}

async function createPackageResponse(
  request: PackageRequest,
  { format, nameOf, mediaType }: Format,
): Promise<Outcome<{ readonly blob: FileReply }>> {
  const task = await readExportedQuiz(request, format);
  if (!task.ok) return task;
  const { title, id } = task.value.details;
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, 'package.zip');
    const report = await request.services.workers.run('writePackage', { ...task.value, path });
    return succeeded({
      blob: {
        stream: await openFileStream(path),
        type: mediaType,
        fileName: nameOf(title, id),
        headers: { 'X-Lectern-Export-Report': JSON.stringify(report) },
      },
    });
  });
}

interface PackageCall extends Pick<PackageRequest, 'params' | 'caller' | 'services' | 'language'> {
  readonly query: { readonly institutionId?: number | undefined };
}

const toPackageRequest = (
  { params, query: { institutionId }, caller, services, language }: PackageCall,
  link: string | null = null,
): PackageRequest => ({
  params,
  caller,
  services,
  language,
  link,
  institutionId: institutionId ?? null,
});

const qti = read(
  exportQti,
  (input) =>
    createPackageResponse(toPackageRequest(input, input.query.trackingLink), {
      format: { kind: 'qti', version: input.query.format ?? '2.1' },
      nameOf: getQtiFileName,
      mediaType: 'application/zip',
    }),
  'heavy',
);

const cartridge = read(
  exportCommonCartridge,
  (input) => {
    const version = input.query.format ?? '1.1';
    return createPackageResponse(toPackageRequest(input, input.query.videoLink), {
      format: { kind: 'cc', version },
      nameOf: getCartridgeFileName,
      mediaType: `application/vnd.ims.imscc${version === '1.1' ? 'v1p1' : 'v1p3'}`,
    });
  },
  'heavy',
);

const scorm = read(
  exportScorm,
  (input) =>
    createPackageResponse(toPackageRequest(input, input.query.videoLink), {
      format: { kind: 'scorm', version: input.query.format ?? '1.2' },
      nameOf: getScormFileName,
      mediaType: 'application/zip',
    }),
  'heavy',
);

const remarks = read(
  listExportRemarks,
  async (input) => {
    const format = findFormat(input.query.format) ?? getDefaultFormat('qti');
    const task = await readExportedQuiz(toPackageRequest(input), format);
    return task.ok
      ? respond(await input.services.workers.run('listExportRemarks', task.value))
      : task;
  },
  'heavy',
);

/** Quizzes as packages for other systems. */
export const quizExportRoutes: readonly Implementation[] = [qti, cartridge, scorm, remarks];
