import { newQuiz, type QuizPayload } from '../../../src/api/contract/entities/quiz-payload.ts';
import type { ImportedActivity, ImportedItem, ImportedPackage, ImportedQuiz, ImportEntry } from '../../../src/domain/interchange/import/imported-package.ts';
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

/** What the server found beyond what the reader did: items it cannot store, pictures it cannot keep, by the key of the item. */
class Remarks {
  readonly #faults = new Map<string, string>();
  readonly #lost = new Map<string, string[]>();

  refuse(item: ImportedItem, fault: string): void { this.#faults.set(itemKey(item), fault); }

  lose(item: ImportedItem, path: string): void {
    const key = itemKey(item);
    this.#lost.set(key, [...(this.#lost.get(key) ?? []), say.pictureLost.replace('{path}', () => path)]);
  }

  /** The reader's report with what was found since. */
  added(report: readonly ImportEntry[]): readonly ImportEntry[] {
    return report.map((entry) => {
      const key = itemKey(entry);
      const fault = this.#faults.get(key);
      if (entry.outcome === 'skipped') return entry;
      if (fault !== undefined) return { ...entry, outcome: 'skipped', reason: fault };
      const lost = this.#lost.get(key) ?? [];
      return lost.length === 0 ? entry : { ...entry, outcome: 'partial', reason: [entry.reason, ...new Set(lost)].filter((each) => each !== '').join(' ') };
    });
  }
}

const packagePicture = /src="package:([^"<>]*)"/g;

/** The paths of the pictures an item shows, as they stand in it. */
const picturesOf = (item: ImportedItem): readonly string[] => {
  if (item.kind === 'video') return [];
  const inTexts = [item.title, ...item.options.map(({ text }) => text)].flatMap((text) => [...text.matchAll(packagePicture)].map(([, path = '']) => path));
  return item.image === null ? inTexts : [...inTexts, item.image];
};

function newItems({ items }: ImportedActivity, ground: ImportGround, remarks: Remarks): readonly NewItem[] {
  const kept: NewItem[] = [];
  for (const item of items) {
    const settled = settleItem(item, kept.length, ground);
    if ('fault' in settled) remarks.refuse(item, settled.fault);
    else {
      kept.push(settled.item);
      for (const path of picturesOf(item)) if (!ground.addresses.has(path)) remarks.lose(item, path);
    }
  }
  return kept;
}

function newQuizOf(quiz: ImportedQuiz, ground: ImportGround, remarks: Remarks): QuizPayload {
  const activities = quiz.activities
    .map(({ title, ...activity }) => ({ title, items: [...newItems({ title, ...activity }, ground, remarks)] }))
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }, sortIndex) => ({ title: storable(title), sortIndex, items }));
  return {
    title: storable(quiz.title), duration: quiz.duration, activities,
    tags: [], article: null, startDate: null, endDate: null, isGraded: false, showCaption: false, restrictNonInstitutional: false,
  };
}

/** What to store of a package that was read: every item that fits into a quiz here. A quiz that does not fit as a whole refuses the package. */
export function planImport({ quizzes, report }: ImportedPackage, ground: ImportGround): Outcome<ImportPlan> {
  const remarks = new Remarks();
  const planned = quizzes.map((quiz) => newQuizOf(quiz, ground, remarks)).filter(({ activities }) => activities.length > 0);
  for (const quiz of planned) {
    const parsed = newQuiz.safeParse(quiz);
    if (parsed.success) continue;
    const message = say.quizDoesNotFit.replace('{title}', () => quiz.title).replace('{fault}', () => parsed.error.issues[0]?.message ?? '');
    return failed({ kind: 'invalid', message, errors: { file: [message] } });
  }
  return succeeded({ quizzes: planned, report: remarks.added(report) });
}
