import { newQuiz, type QuizPayload } from '../../../src/api/contract/entities/quiz-payload.ts';
import type {
  ImportedActivity,
  ImportedPackage,
  ImportedQuiz,
  ImportEntry,
} from '../../../src/domain/interchange/import/imported-package.ts';
import { itemKey } from '../../../src/domain/interchange/import/item-key.ts';
import type { PackageSource } from '../../../src/domain/interchange/import/package-source.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { importReasons as say } from '../../../src/domain/sentences/package-faults.ts';
import { storable } from '../../../src/domain/storable.ts';
import { settleItem, type ImportGround, type NewItem } from './settle-item.ts';

/** What an import stores, and what becomes of each item of the package. */
export interface ImportPlan {
  readonly quizzes: readonly QuizPayload[];
  readonly report: readonly ImportEntry[];
}

type PlanGround = ImportGround & Pick<PackageSource, 'turn'>;

/** Why the server cannot store items, by their key. */
type Faults = Map<string, string>;

async function newItems(
  { items }: ImportedActivity,
  ground: PlanGround,
  faults: Faults,
): Promise<readonly NewItem[]> {
  const kept: NewItem[] = [];
  for (const item of items) {
    await ground.turn?.();
    const settled = settleItem(item, kept.length, ground);
    if ('fault' in settled) faults.set(itemKey(item), settled.fault);
    else kept.push(settled.item);
  }
  return kept;
}

async function newQuizOf(
  quiz: ImportedQuiz,
  ground: PlanGround,
  faults: Faults,
): Promise<QuizPayload> {
  const read: { title: string; items: NewItem[] }[] = [];
  for (const activity of quiz.activities)
    read.push({ title: activity.title, items: [...(await newItems(activity, ground, faults))] });
  const activities = read
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }, sortIndex) => ({ title: storable(title), sortIndex, items }));
  return {
    title: storable(quiz.title),
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

const skippedBy = (fault: string | undefined, entry: ImportEntry): ImportEntry =>
  fault === undefined || entry.outcome === 'skipped'
    ? entry
    : { ...entry, outcome: 'skipped', reason: fault };

/** What to store of a package that was read: every item that fits into a quiz here. A quiz that does not fit as a whole refuses the package. */
export async function planImport(
  { quizzes, report }: ImportedPackage,
  ground: PlanGround,
): Promise<Outcome<ImportPlan>> {
  const faults: Faults = new Map();
  const all: QuizPayload[] = [];
  for (const quiz of quizzes) all.push(await newQuizOf(quiz, ground, faults));
  const planned = all.filter(({ activities }) => activities.length > 0);
  for (const quiz of planned) {
    const parsed = newQuiz.safeParse(quiz);
    if (parsed.success) continue;
    const message = say.quizDoesNotFit
      .replace('{title}', () => quiz.title)
      .replace('{fault}', () => parsed.error.issues[0]?.message ?? '');
    return failed({ kind: 'invalid', message, errors: { file: [message] } });
  }
  return succeeded({
    quizzes: planned,
    report: report.map((entry) => skippedBy(faults.get(itemKey(entry)), entry)),
  });
}
