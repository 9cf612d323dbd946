import { noFlags, type Area } from './area.ts';
import { hasPermission, policy, type Permission } from './policy.ts';
import { quizListPaths } from './quiz-paths.ts';
import { resolveRoute } from './resolve-route.ts';
import type { EffectiveRole } from './role.ts';
import type { QuizContext } from './routes.ts';

/** What a role can find besides quizzes. A student is found in the classes that a person reaches. */
export const searchedKinds = [
  'classes',
  'students',
  'playlists',
  'users',
  'sponsors',
  'translations',
] as const;
export type SearchedKind = (typeof searchedKinds)[number];

const needs: Readonly<Record<SearchedKind, readonly [Area, Permission]>> = {
  classes: ['classes', 'classes.read'],
  students: ['classes', 'classes.read'],
  playlists: ['playlists', 'playlists.read'],
  users: ['users', 'users.read'],
  sponsors: ['sponsors', 'sponsors.read'],
  translations: ['translations', 'translations.read'],
};

/** Returns whether a role finds rows of `kind`: it has their list, and may read it. */
export function canSearch(role: EffectiveRole, kind: SearchedKind): boolean {
  const [area, permission] = needs[kind];
  return policy[role].areas.includes(area) && hasPermission(role, permission);
}

const quizPermissions: readonly (readonly [QuizContext, Permission])[] = [
  ['template', 'quiz.template.read'],
  ['library', 'quiz.library.read'],
  ['admin', 'quiz.admin.read'],
  ['user', 'quiz.user.read'],
  ['customer', 'quiz.customer.read'],
  ['shared', 'quiz.shared.read'],
];

/**
 * Returns the quiz lists in which a role finds quizzes: those it can open and read. The shared
 * quizzes of a role that has the customers' are among its other lists.
 */
export const listSearchedQuizLists = (role: EffectiveRole): readonly QuizContext[] =>
  quizPermissions
    .filter(
      ([context, permission]) =>
        hasPermission(role, permission) &&
        resolveRoute(quizListPaths[context], { role, flags: noFlags }).kind === 'allowed' &&
        !(context === 'shared' && hasPermission(role, 'quiz.customer.read')),
    )
    .map(([context]) => context);
