import { exportQti, type ExportType } from '../../src/api/contract/quiz-export.ts';
import { picturesToExport, qtiExport } from '../../src/domain/interchange/qti-export.ts';
import { qtiPackageName } from '../../src/domain/interchange/package-name.ts';
import { countCodes } from '../../src/domain/interchange/report/report-text.ts';
import { failed, succeeded } from '../../src/domain/outcome.ts';
import { quizFaultSentences as say } from '../../src/domain/sentences/quiz-faults.ts';
import { implement, type Implementation } from '../http/implement.ts';
import { openPicture, picturesThere } from '../interchange/pictures-there.ts';
import { zipStream } from '../interchange/zip-stream.ts';
import { siteAddress } from '../site-address.ts';
import { quizScope } from '../store/quizzes/quiz-scope.ts';
import { readQuiz } from '../store/quizzes/read-quiz.ts';
import type { QuizKind } from '../store/schema/quizzes.ts';

const kinds: Readonly<Record<ExportType, QuizKind>> = { template: 'template', library: 'library', quiz: 'admin', user_quiz: 'user' };

const qti = implement(exportQti, async ({ params, query, caller, services }) => {
  const found = await readQuiz(services.db, quizScope(kinds[params.type], caller), params.id);
  if (found === null) return failed({ kind: 'notFound' });
  const quiz = found.content;
  if (quiz.processStatus === 0) return failed({ kind: 'refused', message: say.notReadyToExport });
  const there = await picturesThere(services.files, picturesToExport(quiz));
  const { files, report } = qtiExport({
    quiz,
    format: query.format ?? '2.1',
    site: siteAddress(services.config),
    player: services.config.PLAYER_EMBED_PATH,
    link: query.trackingLink ?? null,
    institutionId: query.institutionId ?? null,
    isThere: (address) => there.has(address),
  });
  const entries = files.map((file) => ('text' in file ? file : { path: file.path, open: () => openPicture(services.files, file.address) }));
  return succeeded({
    blob: {
      stream: zipStream(entries, new Date(quiz.updatedAt)),
      type: 'application/zip',
      fileName: qtiPackageName(quiz.title, quiz.id),
      headers: { 'X-Lectern-Export-Report': JSON.stringify(countCodes(report)) },
    },
  });
});

/** Quizzes as packages for other systems. */
export const quizExportRoutes: readonly Implementation[] = [qti];
