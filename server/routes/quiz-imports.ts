import { countItems } from '../../src/domain/quiz/draft/question-number.ts';
import { importTemplates } from '../../src/api/contract/quiz-template.ts';
import type { ImportEntry } from '../../src/domain/interchange/import/imported-package.ts';
import { failed, succeeded } from '../../src/domain/outcome.ts';
import { respond, writePrepared, type Implementation } from '../http/implement.ts';
import { prepareImportPictures, readImport, storeImport } from '../services/import-package.ts';
import type { ImportPlan } from '../interchange/import/plan-import.ts';
import { withTemporaryFolder } from '../files/temporary-folder.ts';

const withoutPreview = ({
  source,
  file,
  identifier,
  title,
  outcome,
  reason,
}: ImportEntry): ImportEntry => ({ source, file, identifier, title, outcome, reason });

const describeQuizzes = ({ quizzes, settings }: ImportPlan) =>
  quizzes.map(({ title, activities, duration }, at) => ({
    source: settings[at]?.source ?? 0,
    title,
    countOfQuestions: countItems(activities.flatMap(({ items }) => items)).questions,
    duration,
    isGraded: settings[at]?.isGraded ?? null,
    showCaption: settings[at]?.showCaption ?? null,
  }));

const fromPackage = writePrepared(
  importTemplates,
  async ({ query, body, caller, services, language }) =>
    withTemporaryFolder(async (folder) => {
      const read = await readImport(services, new Uint8Array(await body.file.arrayBuffer()), {
        leaveOut: body.leave_out ?? [],
        choices: body.quizzes ?? [],
        packageName: body.file.name,
        translation: services.chooseTexts(language).translation,
        folder: query.dryRun ? null : folder,
      });
      if (!read.ok) return read;
      if (!query.dryRun && read.value.quizzes.length === 0)
        return failed({
          kind: 'invalid',
          message: { key: 'importReasons.nothingLeft' },
          errors: { file: [{ key: 'importReasons.nothingLeft' }] },
        });
      return succeeded(await prepareImportPictures(services, read.value, caller.userId));
    }),
  async ({ query, caller, services }, prepared) => {
    const described = describeQuizzes(prepared);
    const { sources, report, reviewPictures } = prepared;
    if (query.dryRun)
      return respond({ sources, quizzes: described, report, pictures: reviewPictures });
    const stored = await storeImport(services, prepared, caller.userId);
    return stored.ok
      ? respond({
          sources,
          quizzes: described.map((quiz, at) => ({ id: stored.value[at] ?? 0, ...quiz })),
          report: report.map(withoutPreview),
        })
      : stored;
  },
  'heavy',
);

/** Quizzes from packages of other systems. */
export const quizImportRoutes: readonly Implementation[] = [fromPackage];
