import {
  exportCommonCartridge,
  exportQti,
  exportScorm,
  type ExportType,
} from '../../src/api/contract/quiz-export.ts';
import { cartridgeExport } from '../../src/domain/interchange/cartridge-export.ts';
import {
  cartridgeName,
  qtiPackageName,
  scormPackageName,
} from '../../src/domain/interchange/package-name.ts';
import {
  picturesToExport,
  type ExportInput,
  type QuizPackage,
} from '../../src/domain/interchange/prepare-export.ts';
import { qtiExport } from '../../src/domain/interchange/qti-export.ts';
import type { ExportRequest } from '../../src/domain/interchange/report/report-details.ts';
import { scormExport } from '../../src/domain/interchange/scorm-export.ts';
import { countCodes } from '../../src/domain/interchange/report/report-text.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { quizFaultSentences as say } from '../../src/domain/sentences/quiz-faults.ts';
import { implement, type Blob, type Caller, type Implementation } from '../http/implement.ts';
import type { Services } from '../http/services.ts';
import { openPicture, picturesThere } from '../interchange/pictures-there.ts';
import { readPlayerFiles } from '../interchange/player-files.ts';
import { zipStream } from '../interchange/zip-stream.ts';
import { siteAddress } from '../site-address.ts';
import { quizScope } from '../store/quizzes/quiz-scope.ts';
import { readQuiz } from '../store/quizzes/read-quiz.ts';
import type { QuizKind } from '../store/schema/quizzes.ts';

const kinds: Readonly<Record<ExportType, QuizKind>> = {
  template: 'template',
  library: 'library',
  quiz: 'admin',
  user_quiz: 'user',
};

/** Which quiz is asked for, by whom, and what for. */
interface Asked extends ExportRequest {
  readonly params: { readonly type: ExportType; readonly id: number };
  readonly caller: Caller;
  readonly services: Services;
}

/** How a format makes a package and what the file is. */
interface Format {
  readonly write: (input: ExportInput) => QuizPackage;
  readonly nameOf: (title: string, id: number) => string;
  readonly mediaType: string;
}

async function packed(
  { params: { type, id }, caller, services, link, institutionId }: Asked,
  { write, nameOf, mediaType }: Format,
): Promise<Outcome<{ readonly blob: Blob }>> {
  const found = await readQuiz(services.db, quizScope(kinds[type], caller), id);
  if (found === null) return failed({ kind: 'notFound' });
  const quiz = found.content;
  if (quiz.processStatus === 0) return failed({ kind: 'refused', message: say.notReadyToExport });
  const there = await picturesThere(services.files, picturesToExport(quiz));
  const { files, report } = write({
    quiz,
    link,
    institutionId,
    site: siteAddress(services.config),
    player: services.config.PLAYER_EMBED_PATH,
    isThere: (address) => there.has(address),
  });
  const entries = files.map((file) =>
    'text' in file
      ? file
      : { path: file.path, open: () => openPicture(services.files, file.address) },
  );
  return succeeded({
    blob: {
      stream: zipStream(entries, new Date(quiz.updatedAt)),
      type: mediaType,
      fileName: nameOf(quiz.title, quiz.id),
      headers: { 'X-Lectern-Export-Report': JSON.stringify(countCodes(report)) },
    },
  });
}

const qti = implement(
  exportQti,
  ({ params, query: { trackingLink, institutionId, format = '2.1' }, caller, services }) =>
    packed(
      {
        params,
        caller,
        services,
        link: trackingLink ?? null,
        institutionId: institutionId ?? null,
      },
      {
        write: (input) => qtiExport({ ...input, format }),
        nameOf: qtiPackageName,
        mediaType: 'application/zip',
      },
    ),
);

const cartridge = implement(
  exportCommonCartridge,
  ({ params, query: { videoLink, institutionId, format = '1.1' }, caller, services }) =>
    packed(
      { params, caller, services, link: videoLink ?? null, institutionId: institutionId ?? null },
      {
        write: (input) => cartridgeExport({ ...input, format }),
        nameOf: cartridgeName,
        mediaType: `application/vnd.ims.imscc${format === '1.1' ? 'v1p1' : 'v1p3'}`,
      },
    ),
);

const scorm = implement(
  exportScorm,
  async ({ params, query: { videoLink, institutionId, format = '1.2' }, caller, services }) => {
    const playerFiles = await readPlayerFiles();
    return packed(
      { params, caller, services, link: videoLink ?? null, institutionId: institutionId ?? null },
      {
        write: (input) => scormExport({ ...input, format, playerFiles }),
        nameOf: scormPackageName,
        mediaType: 'application/zip',
      },
    );
  },
);

/** Quizzes as packages for other systems. */
export const quizExportRoutes: readonly Implementation[] = [qti, cartridge, scorm];
