import { href } from '../access/href.ts';
import { getQuizPath, quizListPaths } from '../access/quiz-paths.ts';
import { listQuizTabs } from '../access/quiz-tabs.ts';
import { resolveRoute, type Visitor } from '../access/resolve-route.ts';
import type { EffectiveRole } from '../access/role.ts';
import type { QuizContext } from '../access/routes.ts';
import { getClassTabHref } from '../classes/class-tabs.ts';
import { getFullName, type ListedPerson } from '../lists/quiz-row.ts';
import type { MessageKey } from '../messages/en.ts';
import type { Message } from '../messages/message.ts';

/** The groups of what a search finds, in the order in which they are shown. */
export const foundKinds = [
  'quizzes',
  'classes',
  'people',
  'playlists',
  'sponsors',
  'translations',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** How many matches of a list the server looks at; it counts no more of them. */
export const maxSearchMatches = 200;

/** Something that was found: its title, where it belongs, how much it holds, and its address. */
export interface Found {
  readonly id: string;
  readonly title: string;
  readonly hint?: Message;
  readonly note?: Message;
  readonly to: string;
}

/** The best rows of a kind, and how many match. */
export interface FoundGroup {
  readonly kind: FoundKind;
  readonly rows: readonly Found[];
  readonly total: number;
}

interface Rows<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/** What the server found in the lists of a person. */
export interface SearchResults {
  readonly quizzes: Rows<{
    readonly id: number;
    readonly title: string;
    readonly list: QuizContext;
    readonly countOfQuestions: number;
    readonly isProcessing: boolean;
    readonly customer: ListedPerson | null;
  }>;
  readonly classes: Rows<{
    readonly id: number;
    readonly title: string;
    readonly owner: ListedPerson | null;
    readonly countOfStudents: number;
  }>;
  readonly playlists: Rows<{
    readonly id: number;
    readonly title: string;
    readonly countOfArticles: number;
  }>;
  readonly users: Rows<ListedPerson & { readonly id: number }>;
  readonly students: Rows<
    ListedPerson & {
      readonly id: number;
      readonly class: { readonly id: number; readonly title: string };
    }
  >;
  readonly sponsors: Rows<{ readonly id: number; readonly name: string }>;
  readonly translations: Rows<{
    readonly id: number;
    readonly key: string;
    readonly value: string;
  }>;
}

const searchIn = (path: string, text: string): string =>
  `${path}?${String(new URLSearchParams({ search: text }))}`;

const getListLabel = (role: EffectiveRole, list: QuizContext): MessageKey =>
  listQuizTabs(role).find(({ context }) => context === list)?.label ?? `quiz.tab.${list}`;

/** A quiz that is processed cannot be opened: its list shows it instead (QLST-33). */
const toQuiz = (
  role: EffectiveRole,
  { id, title, list, ...quiz }: SearchResults['quizzes']['rows'][number],
): Found => ({
  id: `quiz ${String(id)}`,
  title,
  hint:
    quiz.customer === null
      ? { key: getListLabel(role, list) }
      : {
          key: 'palette.quizOf',
          values: { name: getFullName(quiz.customer) || quiz.customer.email },
          about: { key: getListLabel(role, list) },
        },
  note: quiz.isProcessing
    ? { key: 'quizLists.processing' }
    : { key: 'quiz.editor.questions', values: { count: quiz.countOfQuestions } },
  to: quiz.isProcessing ? searchIn(quizListPaths[list], title) : getQuizPath(list, 'view', id),
});

const toClass = ({
  id,
  title,
  owner,
  countOfStudents,
}: SearchResults['classes']['rows'][number]): Found => ({
  id: `class ${String(id)}`,
  title,
  ...(owner !== null && { hint: { text: getFullName(owner) || owner.email } }),
  note: { key: 'palette.students', values: { count: countOfStudents } },
  to: href('classDetail', { id }),
});

const toPerson = (
  id: string,
  person: ListedPerson,
  to: string,
  note: Message | undefined,
): Found => {
  const name = getFullName(person);
  return {
    id,
    title: name === '' ? person.email : name,
    ...(name !== '' && { hint: { text: person.email } }),
    ...(note && { note }),
    to,
  };
};

const addTotals = (...lists: readonly Rows<unknown>[]): number =>
  lists.reduce((sum, { total }) => sum + total, 0);

/**
 * Returns what the server found in groups, without empty ones and without what the visitor cannot
 * open, for example behind a feature flag that is off.
 */
export function toFoundGroups(
  { quizzes, classes, playlists, users, students, sponsors, translations }: SearchResults,
  visitor: Visitor,
): readonly FoundGroup[] {
  const rows: Readonly<Record<FoundKind, readonly Found[]>> = {
    quizzes: quizzes.rows.map((row) => toQuiz(visitor.role, row)),
    classes: classes.rows.map(toClass),
    people: [
      ...users.rows.map(({ id, ...person }) =>
        toPerson(`user ${String(id)}`, person, searchIn(href('users'), person.email), undefined),
      ),
      ...students.rows.map(({ id, class: { id: classId, title }, ...person }) =>
        toPerson(`student ${String(id)}`, person, getClassTabHref(classId, 'students'), {
          text: title,
        }),
      ),
    ],
    playlists: playlists.rows.map(({ id, title, countOfArticles }) => ({
      id: `playlist ${String(id)}`,
      title,
      note: { key: 'palette.videos', values: { count: countOfArticles } },
      to: href('playlist', { id }),
    })),
    sponsors: sponsors.rows.map(({ id, name }) => ({
      id: `sponsor ${String(id)}`,
      title: name,
      to: href('sponsorEdit', { id }),
    })),
    translations: translations.rows.map(({ id, key, value }) => ({
      id: `translation ${String(id)}`,
      title: key,
      hint: { text: value },
      to: searchIn(href('translations'), key),
    })),
  };
  const totals: Readonly<Record<FoundKind, number>> = {
    quizzes: quizzes.total,
    classes: classes.total,
    people: addTotals(users, students),
    playlists: playlists.total,
    sponsors: sponsors.total,
    translations: translations.total,
  };
  return foundKinds
    .map((kind) => ({ kind, rows: rows[kind], total: totals[kind] }))
    .filter(
      ({ rows: [first] }) =>
        first !== undefined &&
        resolveRoute(first.to.replace(/\?.*$/, ''), visitor).kind === 'allowed',
    );
}

/** Returns the rows that also match a longer text, while the server still searches for it. */
export function narrowGroups(groups: readonly FoundGroup[], text: string): readonly FoundGroup[] {
  const lowerCaseText = text.toLocaleLowerCase();
  const contains = (part: string): boolean => part.toLocaleLowerCase().includes(lowerCaseText);
  return groups
    .map(({ kind, rows }) => {
      const left = rows.filter(
        ({ title, hint }) =>
          contains(title) || (hint !== undefined && 'text' in hint && contains(hint.text)),
      );
      return { kind, rows: left, total: left.length };
    })
    .filter(({ rows }) => rows.length > 0);
}
