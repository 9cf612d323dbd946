import { findTitleError } from '../../quiz/validation/title-rule.ts';
import type { Message } from '../../messages/message.ts';
import {
  type ImportEntry,
  type QuizChoice,
  type QuizSource,
  getItemKey,
} from './imported-package.ts';
import type { ReviewPicture } from './review-picture.ts';

/**
 * A quiz that an import would create, or has created under `id`; `source` is its place among the
 * sources, `duration` is in minutes. A setting is null where the package says nothing of it.
 */
export interface ReviewedQuiz {
  readonly id?: number;
  readonly source: number;
  readonly title: string;
  readonly countOfQuestions: number;
  readonly duration: number | null;
  readonly isGraded: boolean | null;
  readonly showCaption: boolean | null;
}

/**
 * What the import of a package would create or has created: its quizzes, and the outcome of each
 * item. `pictures` are those that previews show; only a review has them.
 */
export interface ImportReview {
  readonly sources: readonly QuizSource[];
  readonly quizzes: readonly ReviewedQuiz[];
  readonly report: readonly ImportEntry[];
  readonly pictures?: readonly ReviewPicture[];
}

/** What a person chose in a review: the keys of items to leave out, and titles by source. */
export interface ImportSelection {
  readonly excludedItems: ReadonlySet<string>;
  readonly titles: Readonly<Record<number, string>>;
}

const isQuizRemark = ({ outcome, preview }: ImportEntry): boolean =>
  outcome !== 'skipped' && preview === undefined;

/** Whether an item can be imported. */
export const isImportable = ({ outcome }: ImportEntry): boolean => outcome !== 'skipped';

/** Returns the key of an item in a selection: an item that two quizzes have is chosen in each. */
export const getSelectionKey = (entry: ImportEntry): string =>
  `${String(entry.source)}:${getItemKey(entry)}`;

/** An item with its number in its quiz. */
export interface ReviewItem {
  readonly number: number;
  readonly entry: ImportEntry;
}

/**
 * A quiz of a package with its items; `quiz` is null when nothing of it can be imported. `source` is
 * null for what is said of the package: its list of files, and files that could not be read.
 */
export interface ReviewGroup extends QuizSource {
  readonly source: number | null;
  readonly quiz: ReviewedQuiz | null;
  /** Remarks on the quiz as a whole. */
  readonly remarks: readonly string[];
  readonly items: readonly ReviewItem[];
}

function groupBySource(
  report: readonly ImportEntry[],
): ReadonlyMap<number | null, readonly ImportEntry[]> {
  const groups = new Map<number | null, ImportEntry[]>();
  for (const entry of report) {
    const group = groups.get(entry.source);
    if (group === undefined) groups.set(entry.source, [entry]);
    else group.push(entry);
  }
  return groups;
}

/** Returns the quizzes of a package in order, then what is said of the package, if anything. */
export function listGroups({ sources, quizzes, report }: ImportReview): readonly ReviewGroup[] {
  const bySource = groupBySource(report);
  const createGroup = (source: number | null, { file, title }: QuizSource): ReviewGroup => {
    const entries = bySource.get(source) ?? [];
    return {
      source,
      file,
      title,
      quiz: quizzes.find((each) => each.source === source) ?? null,
      remarks: entries.filter(isQuizRemark).map(({ reason }) => reason),
      items: entries
        .filter((entry) => !isQuizRemark(entry))
        .map((entry, index) => ({ number: index + 1, entry })),
    };
  };
  return [
    ...sources.map((each, source) => createGroup(source, each)),
    ...(bySource.has(null) ? [createGroup(null, { file: '', title: '' })] : []),
  ];
}

const listImportable = ({ report }: Pick<ImportReview, 'report'>): readonly ImportEntry[] =>
  report.filter((entry) => isImportable(entry) && !isQuizRemark(entry));

/** Returns the selection keys of the items that can be imported, of one quiz or of all. */
export const listImportableKeys = (review: ImportReview, source?: number): readonly string[] =>
  listImportable(review)
    .filter((entry) => source === undefined || entry.source === source)
    .map(getSelectionKey);

/** How many items there are, can be imported, and will be. */
export interface ItemCounts {
  readonly all: number;
  readonly importable: number;
  readonly chosen: number;
}

/** Counts the items of groups. */
export function countItems(
  groups: readonly ReviewGroup[],
  excludedItems: ReadonlySet<string>,
): ItemCounts {
  const entries = groups.flatMap(({ items }) => items.map(({ entry }) => entry));
  const importable = entries.filter(isImportable);
  return {
    all: entries.length,
    importable: importable.length,
    chosen: importable.filter((entry) => !excludedItems.has(getSelectionKey(entry))).length,
  };
}

/** Returns the quizzes of which at least one item is chosen. */
export const listChosenQuizzes = (
  review: ImportReview,
  { excludedItems }: Pick<ImportSelection, 'excludedItems'>,
): readonly ReviewedQuiz[] => {
  const chosen = new Set(
    listImportable(review)
      .filter((entry) => !excludedItems.has(getSelectionKey(entry)))
      .map(({ source }) => source),
  );
  return review.quizzes.filter(({ source }) => chosen.has(source));
};

/** Returns the title that a quiz gets. */
export const getChosenTitle = (
  { source, title }: ReviewedQuiz,
  { titles }: Pick<ImportSelection, 'titles'>,
): string => titles[source] ?? title;

/** Whether something is chosen and every chosen quiz has a title that it may have. */
export const canImport = (review: ImportReview, selection: ImportSelection): boolean => {
  const chosen = listChosenQuizzes(review, selection);
  return (
    chosen.length > 0 &&
    chosen.every((quiz) => findTitleError(getChosenTitle(quiz, selection)) === null)
  );
};

/** Returns what the server is asked to import of each quiz that is not imported as it is. */
export function listQuizChoices(
  review: ImportReview,
  selection: ImportSelection,
): readonly QuizChoice[] {
  const chosen = new Set(listChosenQuizzes(review, selection));
  return review.quizzes.flatMap((quiz): readonly QuizChoice[] => {
    const { source } = quiz;
    const leaveOut = review.report
      .filter(
        (entry) => entry.source === source && selection.excludedItems.has(getSelectionKey(entry)),
      )
      .map(getItemKey);
    const title = getChosenTitle(quiz, selection).trim();
    const isRenamed = chosen.has(quiz) && selection.titles[source] !== undefined;
    return leaveOut.length > 0 || isRenamed
      ? [{ source, leaveOut: [...new Set(leaveOut)], ...(isRenamed && { title }) }]
      : [];
  });
}

/** Which items of a quiz are shown. */
export type ReviewFilter = 'all' | 'withRemarks' | 'notImported';

const matches: Readonly<Record<ReviewFilter, (entry: ImportEntry) => boolean>> = {
  all: () => true,
  withRemarks: ({ outcome }) => outcome === 'partial',
  notImported: ({ outcome }) => outcome === 'skipped',
};

/** Returns the items of a filter. */
export const filterItems = (
  items: readonly ReviewItem[],
  filter: ReviewFilter,
): readonly ReviewItem[] => items.filter(({ entry }) => matches[filter](entry));

/** Remarks on quizzes that say the same. */
export interface RemarkGroup {
  readonly reason: string;
  /** The title of the first quiz. */
  readonly title: string;
  readonly count: number;
}

/** Returns the remarks on quizzes in order, equal ones once. */
export function groupRemarks(review: ImportReview): readonly RemarkGroup[] {
  const groups = new Map<string, RemarkGroup>();
  for (const { title, reason } of review.report.filter(isQuizRemark)) {
    const { title: first = title, count = 0 } = groups.get(reason) ?? {};
    groups.set(reason, { reason, title: first, count: count + 1 });
  }
  return [...groups.values()];
}

/** Returns the settings that a quiz gets, and which of them the package does not say. */
export const describeSettings = ({
  duration,
  isGraded,
  showCaption,
}: Pick<ReviewedQuiz, 'duration' | 'isGraded' | 'showCaption'>): readonly Message[] => [
  ...(duration === null
    ? []
    : [{ key: 'quizImportReview.minutes', values: { minutes: duration } } as const]),
  {
    key:
      isGraded === null
        ? 'quizImportReview.gradingNotSet'
        : isGraded
          ? 'quizImportReview.graded'
          : 'quizImportReview.ungraded',
  },
  {
    key:
      showCaption === null
        ? 'quizImportReview.captionsNotSet'
        : showCaption
          ? 'quizImportReview.captions'
          : 'quizImportReview.noCaptions',
  },
];
