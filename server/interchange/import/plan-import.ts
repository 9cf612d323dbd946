import { newQuiz, type QuizPayload } from '../../../src/api/contract/entities/quiz-payload.ts';
import type { ImportedActivity, ImportedPackage, ImportedQuiz, ImportEntry } from '../../../src/domain/interchange/import/imported-package.ts';
import { itemKey } from '../../../src/domain/interchange/import/item-key.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { importReasons as say } from '../../../src/domain/sentences/package-faults.ts';
import { storable } from '../../../src/domain/storable.ts';
import { settleItem, type ImportGround, type NewItem } from './settle-item.ts';

/** What an import stores, and what becomes of each item of the package. */
export interface ImportPlan {
  readonly quizzes: readonly QuizPayload[];
  readonly report: readonly ImportEntry[];
}

/** Why the server cannot store items, by their key. */
type Faults = Map<string, string>;

function newItems({ items }: ImportedActivity, ground: ImportGround, faults: Faults): readonly NewItem[] {
  const kept: NewItem[] = [];
  for (const item of items) {
    const settled = settleItem(item, kept.length, ground);
    if ('fault' in settled) faults.set(itemKey(item), settled.fault);
    else kept.push(settled.item);
  }
  return kept;
}

function newQuizOf(quiz: ImportedQuiz, ground: ImportGround, faults: Faults): QuizPayload {
  const activities = quiz.activities
    .map((activity) => ({ title: activity.title, items: [...newItems(activity, ground, faults)] }))
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }, sortIndex) => ({ title: storable(title), sortIndex, items }));
  return {
    title: storable(quiz.title), duration: quiz.duration, activities,
    tags: [], article: null, startDate: null, endDate: null, isGraded: false, showCaption: false, restrictNonInstitutional: false,
  };
}

const skippedBy = (fault: string | undefined, entry: ImportEntry): ImportEntry => (fault === undefined || entry.outcome === 'skipped' ? entry : { ...entry, outcome: 'skipped', reason: fault });

/** What to store of a package that was read: every item that fits into a quiz here. A quiz that does not fit as a whole refuses the package. */
export function planImport({ quizzes, report }: ImportedPackage, ground: ImportGround): Outcome<ImportPlan> {
  const faults: Faults = new Map();
  const planned = quizzes.map((quiz) => newQuizOf(quiz, ground, faults)).filter(({ activities }) => activities.length > 0);
  for (const quiz of planned) {
    const parsed = newQuiz.safeParse(quiz);
    if (parsed.success) continue;
    const message = say.quizDoesNotFit.replace('{title}', () => quiz.title).replace('{fault}', () => parsed.error.issues[0]?.message ?? '');
    return failed({ kind: 'invalid', message, errors: { file: [message] } });
  }
  return succeeded({ quizzes: planned, report: report.map((entry) => skippedBy(faults.get(itemKey(entry)), entry)) });
}
