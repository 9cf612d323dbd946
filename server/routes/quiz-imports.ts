import { importTemplates } from '../../src/api/contract/quiz-template.ts';
import type { ImportEntry } from '../../src/domain/interchange/import/imported-package.ts';
import { failed } from '../../src/domain/outcome.ts';
import { importReasons as say } from '../../src/domain/sentences/package-faults.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { readImport, storeImport } from '../interchange/import/import-package.ts';

const withoutPreview = ({
  file,
  identifier,
  title,
  outcome,
  reason,
}: ImportEntry): ImportEntry => ({ file, identifier, title, outcome, reason });

const fromPackage = implement(importTemplates, async ({ query, body, caller, services }) => {
  const read = await readImport(
    services,
    Buffer.from(await body.file.arrayBuffer()),
    new Set(body.leave_out),
  );
  if (!read.ok) return read;
  const { quizzes, report } = read.value;
  const counted = quizzes.map(({ title, activities }) => ({
    title,
    countOfQuestions: activities.flatMap(({ items }) => items).filter(({ type }) => type === 2)
      .length,
  }));
  if (query.dryRun === '1') return answer({ quizzes: counted, report });
  if (quizzes.length === 0)
    return failed({
      kind: 'invalid',
      message: say.nothingLeft,
      errors: { file: [say.nothingLeft] },
    });
  const stored = await storeImport(services, read.value, caller.userId);
  return stored.ok
    ? answer({
        quizzes: counted.map((quiz, at) => ({ id: stored.value[at] ?? 0, ...quiz })),
        report: report.map(withoutPreview),
      })
    : stored;
});

/** Quizzes out of packages of other systems. */
export const quizImportRoutes: readonly Implementation[] = [fromPackage];
