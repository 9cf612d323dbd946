import { href } from '../access/href.ts';
import type { EffectiveRole } from '../access/role.ts';
import type { QuizContext } from '../access/routes.ts';
import type { SentenceKey } from '../sentences/en.ts';
import type { ListDefaults, Sort } from './list-query.ts';

/** A column of a quiz list by what it shows; its id is also the name it is sorted by in the address. */
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

/** A column with its printed head. */
export interface QuizColumn {
  readonly id: QuizColumnId;
  readonly header: SentenceKey;
  readonly sortable: boolean;
}

/** What a list can be narrowed by besides words: tabs, a choice or a switch, kept in the address as the filter `name`. */
export interface QuizListChoice {
  readonly control: 'tabs' | 'segments' | 'switch';
  readonly name: string;
  readonly label: SentenceKey;
  /** The values, the usual one first; a switch has two, off and on. */
  readonly values: readonly { readonly value: string; readonly label: SentenceKey }[];
}

/** What differs between the quiz lists. */
export interface QuizListKind {
  readonly context: QuizContext;
  readonly search: SentenceKey;
  readonly columns: readonly QuizColumn[];
  readonly usualSort: Sort;
  readonly choice: QuizListChoice | null;
  /** Where 'Create a New Quiz' leads. */
  readonly create: string | null;
}

const column = (id: QuizColumnId, header: SentenceKey, sortable: boolean): QuizColumn => ({
  id,
  header,
  sortable,
});
const title = column('title', 'quizLists.title', true);
const questions = column('countOfQuestions', 'quizLists.questions', true);
const deadline = column('deadline', 'quizLists.deadline', true);
const access = column('access', 'quizLists.access', false);
const subjects = column('subjects', 'quizLists.subjects', false);
const dateCreated = column('createdAt', 'quizLists.dateCreated', true);
const sharedWith = column('sharedWith', 'quizLists.sharedWith', false);

const newestFirst: Sort = { field: 'createdAt', order: 'desc' };
const byTitle: Sort = { field: 'title', order: 'asc' };

const textbooksOrSections: QuizListChoice = {
  control: 'tabs',
  name: 'tab',
  label: 'quizLists.libraryTabs',
  values: [
    { value: 'textbooks', label: 'quizLists.textbooks' },
    { value: 'sections', label: 'quizLists.sections' },
  ],
};
const byMeOrWithMe: QuizListChoice = {
  control: 'segments',
  name: 'shared',
  label: 'quizLists.whoShared',
  values: [
    { value: 'by-me', label: 'quizLists.sharedByMe' },
    { value: 'with-me', label: 'quizLists.sharedWithMe' },
  ],
};
const expiredToo: QuizListChoice = {
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
      column('customerName', 'quizLists.customerName', true),
      column('customerEmail', 'quizLists.customerEmail', true),
      column('createdAt', 'quizLists.createdDate', true),
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

/** The list of a context as a role sees it (QLST-01 to QLST-62): others than super admins choose between what they shared and what was shared with them. */
export const quizListKind = (context: QuizContext, role: EffectiveRole): QuizListKind =>
  context === 'shared' && role !== 'superAdmin'
    ? { ...kinds.shared, choice: byMeOrWithMe }
    : kinds[context];

/** The value of a list's choice; what an address says that is none of them counts as the usual one. */
export function chosenValue(
  { choice }: Pick<QuizListKind, 'choice'>,
  filters: Readonly<Record<string, string>>,
): string {
  const usual = choice?.values[0]?.value ?? '';
  return choice?.values.find(({ value }) => value === filters[choice.name])?.value ?? usual;
}

const sharedBy = column('sharedBy', 'quizLists.sharedBy', false);

/** The columns for a choice: what was shared with oneself tells by whom, for with whom else is not told (docs/decisions/0010). */
export const columnsFor = (
  { columns }: Pick<QuizListKind, 'columns'>,
  chosen: string,
): readonly QuizColumn[] =>
  chosen === 'with-me'
    ? columns.map((each) => (each.id === 'sharedWith' ? sharedBy : each))
    : columns;

/** What a list shows when its address says nothing (decision 31). */
export const quizListDefaults = ({ usualSort, choice }: QuizListKind): ListDefaults => ({
  sort: usualSort,
  filters: choice === null ? {} : { [choice.name]: chosenValue({ choice }, {}) },
});
