import { encodeQuiz } from '../../../src/api/contract/entities/item-type.ts';
import {
  newQuiz,
  type NewItem,
  type NewQuiz,
} from '../../../src/api/contract/entities/quiz-payload.ts';
import {
  type ImportedActivity,
  type ImportedPackage,
  type ImportedQuiz,
  type ImportEntry,
  getItemKey,
} from '../../../src/domain/interchange/import/imported-package.ts';
import type { PackageSource } from '../../../src/domain/interchange/import/package/package-source.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { importReasons as messages } from '../../../src/domain/messages/en/server/package-errors.ts';
import { formatMessage } from '../../../src/domain/messages/format-message.ts';
import { removeUnstorable } from '../../../src/domain/text/storable-text.ts';
import { convertItem, type ImportContext } from './convert-item.ts';

/** The quizzes an import stores, and the outcome of each item of the package. */
export interface ImportPlan {
  readonly quizzes: readonly NewQuiz[];
  readonly report: readonly ImportEntry[];
}

type PlanContext = ImportContext & Pick<PackageSource, 'yieldControl'>;

/** Why the server cannot store items, by their key. */
type ItemErrors = Map<string, string>;

async function convertItems(
  { items }: ImportedActivity,
  context: PlanContext,
  errors: ItemErrors,
): Promise<readonly NewItem[]> {
  const converted: NewItem[] = [];
  for (const item of items) {
    await context.yieldControl?.();
    const result = convertItem(item, converted.length, context);
    if ('error' in result) errors.set(getItemKey(item), result.error);
    else converted.push(result.item);
  }
  return converted;
}

async function convertQuiz(
  quiz: ImportedQuiz,
  context: PlanContext,
  errors: ItemErrors,
): Promise<NewQuiz> {
  const read: { title: string; items: NewItem[] }[] = [];
  for (const activity of quiz.activities)
    read.push({
      title: activity.title,
      items: [...(await convertItems(activity, context, errors))],
    });
  const activities = read
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }, sortIndex) => ({ title: removeUnstorable(title), sortIndex, items }));
  return {
    title: removeUnstorable(quiz.title),
    duration: quiz.duration,
    activities,
    tags: [],
    article: null,
    startDate: null,
    endDate: null,
    isGraded: quiz.isGraded ?? false,
    showCaption: false,
    restrictNonInstitutional: false,
  };
}

const markSkipped = (error: string | undefined, entry: ImportEntry): ImportEntry =>
  error === undefined || entry.outcome === 'skipped'
    ? entry
    : { ...entry, outcome: 'skipped', reason: error };

/**
 * Plans what to store of a package: every item that a quiz here can hold. A quiz that is invalid as
 * a whole refuses the package.
 */
export async function planImport(
  { quizzes, report }: ImportedPackage,
  context: PlanContext,
): Promise<Outcome<ImportPlan>> {
  const errors: ItemErrors = new Map();
  const all: NewQuiz[] = [];
  for (const quiz of quizzes) all.push(await convertQuiz(quiz, context, errors));
  const planned = all.filter(({ activities }) => activities.length > 0);
  const valid: NewQuiz[] = [];
  for (const quiz of planned) {
    const parsed = newQuiz.safeParse(encodeQuiz(quiz));
    if (parsed.success) {
      valid.push(parsed.data);
      continue;
    }
    const message = formatMessage(messages.quizDoesNotFit, {
      title: quiz.title,
      error: parsed.error.issues[0]?.message ?? '',
    });
    return failed({ kind: 'invalid', message, errors: { file: [message] } });
  }
  return succeeded({
    quizzes: valid,
    report: report.map((entry) => markSkipped(errors.get(getItemKey(entry)), entry)),
  });
}
