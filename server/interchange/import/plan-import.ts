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
  type QuizSource,
  getItemKey,
} from '../../../src/domain/interchange/import/imported-package.ts';
import type { PackageSource } from '../../../src/domain/interchange/import/package/package-source.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Message } from '../../../src/domain/messages/message.ts';
import { removeUnstorable } from '../../../src/domain/text/storable-text.ts';
import { describeFirstIssue, reportIssues } from '../../shared/describe-issue.ts';
import { convertItem, type ImportContext } from './convert-item.ts';
import { ItemPreviews } from './item-previews.ts';

/**
 * Which quiz of the package this is, and what the package says of its settings; null where it says
 * nothing.
 */
export type ImportedSettings = Pick<ImportedQuiz, 'source' | 'isGraded' | 'showCaption'>;

/**
 * The quizzes of a package, those that an import stores, what the package says of the settings of
 * each, and the outcome of each item of the package.
 */
export interface ImportPlan {
  readonly sources: readonly QuizSource[];
  readonly quizzes: readonly NewQuiz[];
  readonly settings: readonly ImportedSettings[];
  readonly report: readonly ImportEntry[];
}

type PlanContext = ImportContext & Pick<PackageSource, 'yieldControl'>;

/** What becomes of items, by their key: why they cannot be stored, and what they look like. */
interface ItemResults {
  readonly errors: Map<string, string>;
  readonly previews: ItemPreviews;
}

async function convertItems(
  { items }: ImportedActivity,
  context: PlanContext,
  { errors, previews }: ItemResults,
): Promise<readonly NewItem[]> {
  const converted: NewItem[] = [];
  for (const item of items) {
    await context.yieldControl?.();
    const result = convertItem(item, converted.length, context);
    if ('error' in result) errors.set(getItemKey(item), result.error);
    else {
      previews.add(getItemKey(item), result.item);
      converted.push(result.item);
    }
  }
  return converted;
}

async function convertQuiz(
  quiz: ImportedQuiz,
  context: PlanContext,
  results: ItemResults,
): Promise<NewQuiz> {
  const read: { title: string; items: NewItem[] }[] = [];
  for (const activity of quiz.activities)
    read.push({
      title: activity.title,
      items: [...(await convertItems(activity, context, results))],
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
    showCaption: quiz.showCaption ?? false,
    restrictNonInstitutional: false,
  };
}

function completeEntry(entry: ImportEntry, { errors, previews }: ItemResults): ImportEntry {
  const error = errors.get(getItemKey(entry));
  if (entry.preview === undefined || entry.outcome === 'skipped') return entry;
  return error === undefined
    ? { ...entry, preview: previews.get(getItemKey(entry)) ?? entry.preview }
    : { ...entry, outcome: 'skipped', reason: error };
}

/**
 * Plans what to store of a package: every item that a quiz here can hold. A quiz that is invalid as
 * a whole refuses the package.
 */
export async function planImport(
  { sources, quizzes, report }: ImportedPackage,
  context: PlanContext,
): Promise<Outcome<ImportPlan>> {
  const results: ItemResults = { errors: new Map(), previews: new ItemPreviews() };
  const valid: NewQuiz[] = [];
  const settings: ImportedSettings[] = [];
  for (const imported of quizzes) {
    const quiz = await convertQuiz(imported, context, results);
    if (quiz.activities.length === 0) continue;
    const parsed = newQuiz.safeParse(encodeQuiz(quiz), reportIssues);
    if (parsed.success) {
      valid.push(parsed.data);
      const { source, isGraded, showCaption } = imported;
      settings.push({ source, isGraded, showCaption });
      continue;
    }
    const message: Message = {
      key: 'importReasons.quizDoesNotFit',
      values: { title: quiz.title },
      about: describeFirstIssue(parsed.error),
    };
    return failed({ kind: 'invalid', message, errors: { file: [message] } });
  }
  return succeeded({
    sources,
    quizzes: valid,
    settings,
    report: report.map((entry) => completeEntry(entry, results)),
  });
}
