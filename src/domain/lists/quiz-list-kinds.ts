import { href } from '../access/href.ts';
import type { EffectiveRole } from '../access/role.ts';
import type { QuizContext } from '../access/routes.ts';
import type { MessageKey } from '../messages/en.ts';
import type { ListDefaults, Sort } from './list-query.ts';

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
  readonly columns: readonly QuizColumn[];
  readonly usualSort: Sort;
  readonly choice: QuizListFilter | null;
  /** The route of 'Create a New Quiz', or null without that button. */
  readonly create: string | null;
}

const defineColumn = (id: QuizColumnId, header: MessageKey, sortable: boolean): QuizColumn => ({
  id,
  header,
  sortable,
});
const title = defineColumn('title', 'quizLists.title', true);
const questions = defineColumn('countOfQuestions', 'quizLists.questions', true);
const deadline = defineColumn('deadline', 'quizLists.deadline', true);
const access = defineColumn('access', 'quizLists.access', false);
const subjects = defineColumn('subjects', 'quizLists.subjects', false);
const dateCreated = defineColumn('createdAt', 'quizLists.dateCreated', true);
const sharedWith = defineColumn('sharedWith', 'quizLists.sharedWith', false);

const newestFirst: Sort = { field: 'createdAt', order: 'desc' };
const byTitle: Sort = { field: 'title', order: 'asc' };

const textbooksOrSections: QuizListFilter = {
  control: 'tabs',
  name: 'tab',
  label: 'quizLists.libraryTabs',
  values: [
    { value: 'textbooks', label: 'quizLists.textbooks' },
    { value: 'sections', label: 'quizLists.sections' },
  ],
};
const byMeOrWithMe: QuizListFilter = {
  control: 'segments',
  name: 'shared',
  label: 'quizLists.whoShared',
  values: [
    { value: 'by-me', label: 'quizLists.sharedByMe' },
    { value: 'with-me', label: 'quizLists.sharedWithMe' },
  ],
};
const expiredToo: QuizListFilter = {
  control: 'switch',
  name: 'expired',
  label: 'quizLists.showExpired',
  values: [
    { value: 'hidden', label: 'quizLists.showExpired' },
    { value: 'shown', label: 'quizLists.showExpired' },
  ],
};

const kinds: Readonly<Record<QuizContext, QuizListKind>> = {
  template: {
    context: 'template',
    search: 'quizLists.searchTitle',
    columns: [title, dateCreated, questions],
    usualSort: newestFirst,
    choice: null,
    create: href('templateCreate'),
  },
  library: {
    context: 'library',
    search: 'quizLists.searchLibrary',
    columns: [title, subjects, questions],
    usualSort: byTitle,
    choice: textbooksOrSections,
    create: href('libraryQuizCreate'),
  },
  admin: {
    context: 'admin',
    search: 'quizLists.searchAdmin',
    columns: [title, subjects, questions, deadline],
    usualSort: newestFirst,
    choice: null,
    create: href('adminQuizCreate'),
  },
  shared: {
    context: 'shared',
    search: 'quizLists.searchShared',
    columns: [title, sharedWith, dateCreated, questions, deadline],
    usualSort: newestFirst,
    choice: null,
    create: null,
  },
  customer: {
    context: 'customer',
    search: 'quizLists.searchCustomers',
    usualSort: newestFirst,
    choice: expiredToo,
    create: null,
    columns: [
      title,
      access,
      defineColumn('customerName', 'quizLists.customerName', true),
      defineColumn('customerEmail', 'quizLists.customerEmail', true),
      defineColumn('createdAt', 'quizLists.createdDate', true),
      deadline,
    ],
  },
  user: {
    context: 'user',
    search: 'quizLists.searchMine',
    columns: [title, access, subjects, questions, deadline],
    usualSort: newestFirst,
    choice: null,
    create: href('myQuizCreate'),
  },
};

/**
 * Returns the list of a context for a role (QLST-01 to QLST-62). Roles other than super admin
 * choose between quizzes they shared and quizzes shared with them.
 */
export const getQuizListKind = (context: QuizContext, role: EffectiveRole): QuizListKind =>
  context === 'shared' && role !== 'superAdmin'
    ? { ...kinds.shared, choice: byMeOrWithMe }
    : kinds[context];

/** Returns the value of a list's filter. An unknown value in the address counts as the default. */
export function getFilterValue(
  { choice }: Pick<QuizListKind, 'choice'>,
  filters: Readonly<Record<string, string>>,
): string {
  const usual = choice?.values[0]?.value ?? '';
  return choice?.values.find(({ value }) => value === filters[choice.name])?.value ?? usual;
}

const sharedBy = defineColumn('sharedBy', 'quizLists.sharedBy', false);

/**
 * Returns the columns for a filter value. Quizzes shared with the user have a column with who
 * shared them; with whom else they are shared is not shown (docs/decisions/0010).
 */
export const listColumns = (
  { columns }: Pick<QuizListKind, 'columns'>,
  chosen: string,
): readonly QuizColumn[] =>
  chosen === 'with-me'
    ? columns.map((each) => (each.id === 'sharedWith' ? sharedBy : each))
    : columns;

/** Returns the state of a list whose address has no query string (PD-31). */
export const getQuizListDefaults = ({ usualSort, choice }: QuizListKind): ListDefaults => ({
  sort: usualSort,
  filters: choice === null ? {} : { [choice.name]: getFilterValue({ choice }, {}) },
});
