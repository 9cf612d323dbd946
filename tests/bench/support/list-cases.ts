import { listAuditEntries } from '../../../src/api/contract/audit.ts';
import { listArticles, searchArticles } from '../../../src/api/contract/articles.ts';
import { listClasses, listClassOptions } from '../../../src/api/contract/class.ts';
import { listClassPlaylists, listClassQuizzes } from '../../../src/api/contract/class-contents.ts';
import { getDashboard } from '../../../src/api/contract/dashboard.ts';
import { listInstitutions } from '../../../src/api/contract/institutions.ts';
import { listOutbox } from '../../../src/api/contract/outbox.ts';
import { listMyPlaylists } from '../../../src/api/contract/playlists.ts';
import { listAdminQuizzes } from '../../../src/api/contract/quiz-admin.ts';
import { listLibraryQuizzes } from '../../../src/api/contract/quiz-library.ts';
import { listSharedQuizzes } from '../../../src/api/contract/quiz-sharing.ts';
import { listTemplates } from '../../../src/api/contract/quiz-template.ts';
import { listCustomerQuizzes, listUserQuizzes } from '../../../src/api/contract/quiz-user.ts';
import { searchEverything } from '../../../src/api/contract/search.ts';
import { listSponsorArticles, listSponsors } from '../../../src/api/contract/sponsors.ts';
import { listTranslationGroups, listTranslations } from '../../../src/api/contract/translations.ts';
import { listUsers } from '../../../src/api/contract/users.ts';

/** One condition of a list request. */
export interface Condition {
  readonly bool_operator: 'and' | 'or';
  readonly property: string;
  readonly operator: string;
  readonly value: unknown;
}

/** A list to measure with every sort order, keyword, and first, middle and last page. */
export interface ListCase {
  readonly name: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly filterOf: (word: string) => readonly Condition[];
  /** More parameters of a GET, or properties of a POST. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** The body of a call that takes no list request. */
  readonly bodyOf?: (word: string) => Readonly<Record<string, unknown>>;
  /** One of none is the list's own order. */
  readonly sorts: readonly (string | null)[];
  readonly words: readonly string[];
  /** False for a call that takes no page number. */
  readonly hasPages?: boolean;
}

const condition = (
  property: string,
  operator: string,
  value: unknown = null,
  joins: 'and' | 'or' = 'and',
): Condition => ({ bool_operator: joins, property, operator, value });
const contains = (property: string) => (word: string) =>
  word === '' ? [] : [condition(property, 'contains', word)];
const running = [
  condition('end_date', 'after', new Date().toISOString()),
  condition('end_date', 'is_null', null, 'or'),
];

const quizWords = ['', 'REVIEW', '77777', 'ce', 'e', 'nowhere'];
const contentSorts = ['created_at', 'title', 'id', 'count_of_questions'];
const datedSorts = [...contentSorts, 'end_date'];

/** Lists of a super admin, on any database. */
export const templatesAndCustomers: readonly ListCase[] = [
  {
    name: 'templates',
    ...listTemplates,
    filterOf: contains('title'),
    sorts: contentSorts,
    words: quizWords,
  },
  {
    name: 'customers',
    ...listCustomerQuizzes,
    filterOf: (word) =>
      word === ''
        ? running
        : [
            ...running,
            condition('user_name', 'contains', word),
            condition('title', 'contains', word, 'or'),
          ],
    sorts: ['created_at', 'title', 'id', 'end_date', 'user_email', 'user_last_name'],
    words: ['', 'review', 'MARTIN', 'ana silva', 'person4321@', 'an', 'e', 'nowhere'],
  },
];

/** More lists of quizzes of a super admin. */
export const contentQuizzes: readonly ListCase[] = [
  ...['is_null', 'is_not_null'].map((operator) => ({
    name: operator === 'is_null' ? 'library, textbook' : 'library, sections',
    ...listLibraryQuizzes,
    filterOf: (word: string) => [...contains('title')(word), condition('section_id', operator)],
    sorts: contentSorts,
    words: quizWords,
  })),
  {
    name: 'admin',
    ...listAdminQuizzes,
    filterOf: contains('title'),
    sorts: datedSorts,
    words: quizWords,
  },
];

const shared: ListCase = {
  name: 'shared',
  ...listSharedQuizzes,
  filterOf: contains('title'),
  sorts: datedSorts,
  words: quizWords,
};

/** Shared quizzes, for any caller; `by_me` separates them. */
export const sharedQuizzes: readonly ListCase[] = [
  shared,
  ...[true, false].map((byMe) => ({
    ...shared,
    name: byMe ? 'shared by me' : 'shared with me',
    filterOf: (word: string) => [...contains('title')(word), condition('by_me', 'equals', byMe)],
    sorts: ['created_at', 'title'],
  })),
];

/** The own quizzes of a customer. */
export const ownQuizzes: readonly ListCase[] = [
  {
    name: 'own',
    ...listUserQuizzes,
    filterOf: contains('title'),
    sorts: datedSorts,
    words: quizWords,
  },
];

const noFilter = (): readonly Condition[] => [];
const searched = (word: string): Readonly<Record<string, unknown>> =>
  word === '' ? {} : { search: word };

/** Lists of users management. */
export const operations: readonly ListCase[] = [
  {
    name: 'users',
    ...listUsers,
    filterOf: contains('name'),
    sorts: ['name', 'last_sign_in_at', 'created_at', 'email'],
    words: ['', 'ana silva', 'olsen da', 'user4321', 'an', 'e', 'nowhere'],
  },
  ...[
    ['role', 'ROLE_ADMIN'],
    ['role', 'customer'],
    ['state', 'invited'],
    ['state', 'disabled'],
  ].map(([property = '', value]) => ({
    name: `users, ${String(value)}`,
    ...listUsers,
    filterOf: () => [condition(property, 'equals', value)],
    sorts: ['name'],
    words: [''],
  })),
  ...['', 'user4321', 'ana silva', 'quiz', 'an', 'nowhere'].map((word) => ({
    name: word === '' ? 'audit log' : `audit log, '${word}'`,
    ...listAuditEntries,
    filterOf: noFilter,
    more: searched(word),
    sorts: [null],
    words: [''],
  })),
  ...[
    { kind: 'signIn' },
    { kind: 'changes' },
    { user: 17 },
    { from: '2020-01-01', until: '2099-01-01' },
  ].map((more) => ({
    name: `audit log, ${Object.keys(more).join(' ')} ${String(Object.values(more)[0])}`,
    ...listAuditEntries,
    filterOf: noFilter,
    more,
    sorts: [null],
    words: [''],
  })),
  ...[{}, { search: 'user4321' }, { search: 'e' }, { state: 'waiting' }, { state: 'sent' }].map(
    (more) => ({
      name: `outbox ${Object.values(more).join('')}`.trim(),
      ...listOutbox,
      filterOf: noFilter,
      more,
      sorts: [null],
      words: [''],
    }),
  ),
];

/** The other lists. */
export const others: readonly ListCase[] = [
  {
    name: 'institutions',
    ...listInstitutions,
    filterOf: contains('title'),
    sorts: ['title', 'id', 'approved'],
    words: quizWords,
  },
  {
    name: 'articles',
    ...listArticles,
    filterOf: contains('title'),
    sorts: ['id', 'title'],
    words: quizWords,
  },
  {
    name: 'sponsors',
    ...listSponsors,
    filterOf: contains('company_name'),
    sorts: ['id', 'company_name', 'count_of_articles'],
    words: quizWords,
  },
  {
    name: 'articles of sponsors',
    ...listSponsorArticles,
    filterOf: contains('title'),
    sorts: ['id', 'title'],
    words: ['', 'REVIEW', 'nowhere'],
  },
  {
    name: 'translations',
    ...listTranslations,
    filterOf: contains('value'),
    sorts: ['key', 'groupTitle', 'id'],
    words: ['', 'key 777', 'e', 'nowhere'],
  },
  ...['any', 'none', 'de'].map((value) => ({
    name: `translations, missing ${value}`,
    ...listTranslations,
    filterOf: () => [condition('missing', 'equals', value)],
    sorts: ['key'],
    words: [''],
  })),
  {
    name: 'translation groups',
    ...listTranslationGroups,
    filterOf: contains('title'),
    sorts: ['key', 'title'],
    words: ['', '77'],
  },
  ...['', 'photosynthesis review', 'okafor', 'of the', 'e', '77777', 'nowhere'].map((query) => ({
    name: `article search, '${query}'`,
    ...searchArticles,
    filterOf: noFilter,
    more: { query },
    sorts: [null],
    words: [''],
  })),
];

/** Lists of playlists. */
export const playlists: readonly ListCase[] = [
  {
    name: 'own playlists',
    ...listMyPlaylists,
    filterOf: contains('title'),
    sorts: ['created_at', 'title', 'updated_at', 'id', 'count_of_articles', 'duration'],
    words: ['', 'REVIEW', 'e', 'nowhere'],
  },
  {
    name: 'playlists for a class',
    ...listClassPlaylists,
    filterOf: contains('title'),
    sorts: ['created_at', 'title', 'id'],
    words: ['', 'REVIEW', 'nowhere'],
  },
];

/** Lists of classes, which have one page, and what is added to classes. */
export const classes: readonly ListCase[] = [
  {
    name: 'classes',
    ...listClasses,
    filterOf: noFilter,
    sorts: [null],
    words: [''],
    hasPages: false,
  },
  ...['', 'REVIEW', '77777', 'e'].map((search) => ({
    name: `classes to add to, '${search}'`,
    ...listClassOptions,
    filterOf: noFilter,
    more: { search },
    sorts: [null],
    words: [''],
    hasPages: false,
  })),
  {
    name: 'quizzes for a class',
    ...listClassQuizzes,
    filterOf: contains('title'),
    sorts: ['created_at', 'title', 'id', 'end_date'],
    words: ['', 'REVIEW', 'nowhere'],
  },
  {
    name: 'dashboard',
    ...getDashboard,
    filterOf: noFilter,
    sorts: [null],
    words: [''],
    hasPages: false,
  },
];

/** The search of the command palette, over all lists of a person. */
export const searches: readonly ListCase[] = [
  {
    name: 'search of the palette',
    ...searchEverything,
    filterOf: () => [],
    bodyOf: (text) => ({ text }),
    sorts: [null],
    words: ['enz', 'review', '77777', 'user7777', 'nowhere'],
    hasPages: false,
  },
];
