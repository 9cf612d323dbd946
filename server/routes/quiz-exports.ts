import { join } from 'node:path';

import {
  exportCommonCartridge,
  exportQti,
  exportScorm,
  type ExportType,
} from '../../src/api/contract/quiz-export.ts';
import {
  getCartridgeFileName,
  getQtiFileName,
  getScormFileName,
} from '../../src/domain/interchange/export/package-file-name.ts';
import type { ExportRequest } from '../../src/domain/interchange/export/report/report-details.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { quizErrors } from '../../src/domain/messages/en/server/quiz-errors.ts';
import type { Caller } from '../auth/caller.ts';
import { implement, type FileReply, type Implementation } from '../http/implement.ts';
import type { Services } from '../services/services.ts';
import type { PackageFormat } from '../interchange/export/write-package.ts';
import { openFileStream, withTemporaryFolder } from '../interchange/temporary-folder.ts';
import { getSiteUrl } from '../config.ts';
import { getFileStoreConfig } from '../files/create-file-store.ts';
import { createQuizScope } from '../store/quizzes/quiz-scope.ts';
import { readQuizForWorker } from '../store/quizzes/read-quiz.ts';
import type { QuizKind } from '../store/schema/quizzes.ts';

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
}

/** The format of a package, and its file's name and type. */
interface Format {
  readonly format: PackageFormat;
  readonly nameOf: (title: string, id: number) => string;
  readonly mediaType: string;
}

async function createPackageResponse(
  { params: { type, id }, caller, services, link, institutionId }: PackageRequest,
  { format, nameOf, mediaType }: Format,
): Promise<Outcome<{ readonly blob: FileReply }>> {
  const found = await readQuizForWorker(services.db, createQuizScope(kinds[type], caller), id);
  if (found === null) return failed({ kind: 'notFound' });
  const { details, activitiesJson } = found;
  if (details.processStatus === 'processing')
    return failed({ kind: 'refused', message: quizErrors.notReadyToExport });
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, 'package.zip');
    const report = await services.workers.run('writePackage', {
      details,
      activitiesJson,
      format,
      link,
      institutionId,
      site: getSiteUrl(services.config),
      player: services.config.PLAYER_EMBED_PATH,
      files: getFileStoreConfig(services.config),
      path,
    });
    return succeeded({
      blob: {
        stream: await openFileStream(path),
        type: mediaType,
        fileName: nameOf(details.title, details.id),
        headers: { 'X-Lectern-Export-Report': JSON.stringify(report) },
      },
    });
  });
}

const qti = implement(
  exportQti,
  ({ params, query: { trackingLink, institutionId, format = '2.1' }, caller, services }) =>
    createPackageResponse(
      {
        params,
        caller,
        services,
        link: trackingLink ?? null,
        institutionId: institutionId ?? null,
      },
      {
        format: { kind: 'qti', version: format },
        nameOf: getQtiFileName,
        mediaType: 'application/zip',
      },
    ),
  'heavy',
);

const cartridge = implement(
  exportCommonCartridge,
  ({ params, query: { videoLink, institutionId, format = '1.1' }, caller, services }) =>
    createPackageResponse(
      { params, caller, services, link: videoLink ?? null, institutionId: institutionId ?? null },
      {
        format: { kind: 'cartridge', version: format },
        nameOf: getCartridgeFileName,
        mediaType: `application/vnd.ims.imscc${format === '1.1' ? 'v1p1' : 'v1p3'}`,
      },
    ),
  'heavy',
);

const scorm = implement(
  exportScorm,
  ({ params, query: { videoLink, institutionId, format = '1.2' }, caller, services }) =>
    createPackageResponse(
      { params, caller, services, link: videoLink ?? null, institutionId: institutionId ?? null },
      {
        format: { kind: 'scorm', version: format },
        nameOf: getScormFileName,
        mediaType: 'application/zip',
      },
    ),
  'heavy',
);

/** Quizzes as packages for other systems. */
export const quizExportRoutes: readonly Implementation[] = [qti, cartridge, scorm];
