import { href } from '../access/href.ts';
import type { EffectiveRole } from '../access/role.ts';
import type { QuizContext } from '../access/routes.ts';
import type { MessageKey } from '../messages/en.ts';
import type { ListDefaults, Sort } from './list-query.ts';
import { pageSizes, rowsFilter, viewFilter } from './list-settings.ts';
import type { QuizFilterName } from './quiz-filters.ts';

/** The id of a column of a quiz list; also the name the address sorts by. */
export type QuizColumnId =
  | 'title'
  | 'access'
  | 'subjects'
  | 'countOfQuestions'
  | 'deadline'
  | 'createdAt'
  | 'sharedWith'
  | 'sharedBy'
  | 'customerName'
  | 'customerEmail';

/** A column with its header. */
export interface QuizColumn {
  readonly id: QuizColumnId;
  readonly header: MessageKey;
  readonly sortable: boolean;
}

/**
 * A filter of a list besides search: tabs, segments or a switch. The address stores it as the
 * filter `name`.
 */
export interface QuizListFilter {
  readonly control: 'tabs' | 'segments' | 'switch';
  readonly name: string;
  readonly label: MessageKey;
  /** The values, the default first. A switch has two: off and on. */
  readonly values: readonly { readonly value: string; readonly label: MessageKey }[];
}

/** What differs between the quiz lists. */
export interface QuizListKind {
  readonly context: QuizContext;
  readonly search: MessageKey;
  /** Says what was searched for words. */
  readonly searched: MessageKey;
  readonly columns: readonly QuizColumn[];
  readonly initialSort: Sort;
  readonly choice: QuizListFilter | null;
  /** The filters that people add. */
  readonly filters: readonly QuizFilterName[];
  /** The route of 'Create a New Quiz', or null without that button. */
  readonly create: string | null;
}

const defineColumn = (id: QuizColumnId, header: MessageKey, sortable: boolean): QuizColumn => ({
  id,
  header,
  sortable,
});
const title = defineColumn('title', 'quizListLabels.title', true);
const questions = defineColumn('countOfQuestions', 'quizListLabels.questions', true);
const deadline = defineColumn('deadline', 'quizListLabels.deadline', true);
const access = defineColumn('access', 'quizListLabels.access', false);
const subjects = defineColumn('subjects', 'quizListLabels.subjects', false);
const dateCreated = defineColumn('createdAt', 'quizListLabels.dateCreated', true);
const sharedWith = defineColumn('sharedWith', 'quizListLabels.sharedWith', false);

const newestFirst: Sort = { field: 'createdAt', order: 'desc' };
const byTitle: Sort = { field: 'title', order: 'asc' };

const textbooksOrSections: QuizListFilter = {
  control: 'tabs',
  name: 'tab',
  label: 'quizListLabels.libraryTabs',
  values: [
    { value: 'textbooks', label: 'quizListLabels.textbooks' },
    { value: 'sections', label: 'quizListLabels.sections' },
  ],
};
const byMeOrWithMe: QuizListFilter = {
  control: 'segments',
  name: 'shared',
  label: 'quizListLabels.whoShared',
  values: [
    { value: 'by-me', label: 'quizListLabels.sharedByMe' },
    { value: 'with-me', label: 'quizListLabels.sharedWithMe' },
  ],
};
const expiredToo: QuizListFilter = {
  control: 'switch',
  name: 'expired',
  label: 'quizListLabels.showExpired',
  values: [
    { value: 'hidden', label: 'quizListLabels.showExpired' },
    { value: 'shown', label: 'quizListLabels.showExpired' },
  ],
};

const kinds: Readonly<Record<QuizContext, QuizListKind>> = {
  template: {
    context: 'template',
    search: 'quizListLabels.searchTitle',
    searched: 'quizListLabels.searchedTitles',
    columns: [title, dateCreated, questions],
    initialSort: newestFirst,
    choice: null,
    filters: ['subject', 'created', 'processing'],
    create: href('templateCreate'),
  },
  library: {
    context: 'library',
    search: 'quizListLabels.searchLibrary',
    searched: 'quizListLabels.searchedTitles',
    columns: [title, subjects, questions],
    initialSort: byTitle,
    choice: textbooksOrSections,
    filters: ['subject', 'created', 'processing'],
    create: href('libraryQuizCreate'),
  },
  admin: {
    context: 'admin',
    search: 'quizListLabels.searchAdmin',
    searched: 'quizListLabels.searchedTitles',
    columns: [title, subjects, questions, deadline],
    initialSort: newestFirst,
    choice: null,
    filters: ['subject', 'deadline', 'created', 'processing', 'sharing'],
    create: href('adminQuizCreate'),
  },
  shared: {
    context: 'shared',
    search: 'quizListLabels.searchShared',
    searched: 'quizListLabels.searchedTitles',
    columns: [title, sharedWith, dateCreated, questions, deadline],
    initialSort: newestFirst,
    choice: null,
    filters: ['subject', 'deadline', 'owner', 'created'],
    create: null,
  },
  customer: {
    context: 'customer',
    search: 'quizListLabels.searchCustomers',
    searched: 'quizListLabels.searchedCustomers',
    initialSort: newestFirst,
    choice: expiredToo,
    filters: ['subject', 'deadline', 'access', 'owner', 'created', 'processing', 'sharing'],
    create: null,
    columns: [
      title,
      access,
      defineColumn('customerName', 'quizListLabels.customerName', true),
      defineColumn('customerEmail', 'quizListLabels.customerEmail', true),
      defineColumn('createdAt', 'quizListLabels.createdDate', true),
      deadline,
    ],
  },
  user: {
    context: 'user',
    search: 'quizListLabels.searchMine',
    searched: 'quizListLabels.searchedTitles',
    columns: [title, access, subjects, questions, deadline],
    initialSort: newestFirst,
    choice: null,
    filters: ['subject', 'deadline', 'access', 'created', 'processing', 'sharing'],
    create: href('myQuizCreate'),
  },
};

/**
 * Returns the list of a context for a role (QLST-01 to QLST-62). Roles other than super admin
 * choose between quizzes they shared and quizzes shared with them, and do not see with whom admin
 * quizzes are shared.
 */
export function getQuizListKind(context: QuizContext, role: EffectiveRole): QuizListKind {
  const kind = kinds[context];
  if (role === 'superAdmin') return kind;
  if (context === 'shared') return { ...kind, choice: byMeOrWithMe };
  return context === 'admin'
    ? { ...kind, filters: kind.filters.filter((name) => name !== 'sharing') }
    : kind;
}

/** Returns the value of a list's filter. An unknown value in the address counts as the default. */
export function getFilterValue(
  { choice }: Pick<QuizListKind, 'choice'>,
  filters: Readonly<Record<string, string>>,
): string {
  const usual = choice?.values[0]?.value ?? '';
  return choice?.values.find(({ value }) => value === filters[choice.name])?.value ?? usual;
}

/** Returns the filters that people can add for a filter value; one's own quizzes have one owner. */
export const listFilters = (
  { filters }: Pick<QuizListKind, 'filters'>,
  chosen: string,
): readonly QuizFilterName[] =>
  chosen === 'by-me' ? filters.filter((name) => name !== 'owner') : filters;

const sharedBy = defineColumn('sharedBy', 'quizListLabels.sharedBy', false);

/**
 * Returns the columns for a filter value. Quizzes shared with the user have a column with who
 * shared them; with whom else they are shared is not shown (docs/decisions/0010).
 */
export const listColumns = <C extends QuizColumn>(
  { columns }: { readonly columns: readonly C[] },
  chosen: string,
): readonly C[] =>
  chosen === 'with-me'
    ? columns.map((each) => (each.id === 'sharedWith' ? { ...each, ...sharedBy } : each))
    : columns;

/**
 * Returns the state of a list whose address has no query string (PD-31). `rowsOnPage` is the
 * number of rows that the person chose, if any.
 */
export const getQuizListDefaults = (
  { initialSort, choice, filters }: QuizListKind,
  rowsOnPage: number | null = null,
): ListDefaults => ({
  sort: initialSort,
  filters: {
    [viewFilter]: '',
    [rowsFilter]: String(rowsOnPage ?? pageSizes[0]),
    ...(choice !== null && { [choice.name]: getFilterValue({ choice }, {}) }),
    ...Object.fromEntries(filters.map((name) => [name, ''])),
  },
});
