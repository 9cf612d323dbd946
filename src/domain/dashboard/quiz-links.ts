import { href } from '../access/href.ts';
import { hasPermission } from '../access/policy.ts';
import { canCreateQuiz } from '../access/quiz-actions.ts';
import type { QuizKind } from '../quiz/draft/quiz-kind.ts';
import type { EffectiveRole } from '../access/role.ts';

/** A quiz to which the dashboard links, and how the person reaches it. */
export interface LinkedQuiz {
  readonly id: number;
  readonly kind: QuizKind;
  readonly isOwn: boolean;
}

/** Returns where a role opens a quiz, or null where it cannot. */
export function getQuizHref(role: EffectiveRole, { id, kind, isOwn }: LinkedQuiz): string | null {
  const isSuper = role === 'superAdmin';
  switch (kind) {
    case 'template':
      return isSuper ? href('templateEdit', { quizId: id }) : null;
    case 'library':
      return isSuper ? href('libraryQuizView', { quizLibraryId: id }) : null;
    case 'admin':
      return hasPermission(role, 'quiz.admin.read')
        ? href('adminQuizView', { adminQuizId: id })
        : href('sharedQuizView', { adminQuizId: id });
    case 'user':
      if (isOwn) return href('myQuizView', { userQuizId: id });
      return isSuper
        ? href('customerQuizView', { userQuizId: id })
        : href('sharedQuizView', { adminQuizId: id });
  }
}

/** Returns where a quiz that a colleague changed opens. A super admin opens it like anybody's. */
export const getChangedQuizHref = (
  role: EffectiveRole,
  quiz: Omit<LinkedQuiz, 'isOwn'>,
  isShared: boolean,
): string | null => getQuizHref(role, { ...quiz, isOwn: !isShared && role !== 'superAdmin' });

/** A quiz with a deadline, how many people have it, and the class it belongs to, if any. */
interface QuizWithDeadline extends LinkedQuiz {
  readonly assigned: number;
  readonly class: { readonly id: number } | null;
}

/** Returns where a deadline leads: to its results, its class, or the quiz. */
export function getDeadlineHref(
  role: EffectiveRole,
  { id, kind, isOwn, assigned, class: ofClass }: QuizWithDeadline,
): string | null {
  if (role === 'superAdmin' && kind === 'user' && assigned > 0)
    return href('customerQuizResults', { userQuizId: id });
  if (!isOwn && ofClass !== null && role !== 'superAdmin')
    return href('classDetail', { id: ofClass.id });
  return getQuizHref(role, { id, kind, isOwn });
}

/** Returns the list of all quizzes with deadlines that a role reaches. */
export const getQuizListHref = (role: EffectiveRole): string =>
  role === 'superAdmin' ? href('customerQuizzes') : href('myQuizzes');

/** Returns the list of the quizzes that are processed, or null for a role without it. */
export const getProcessedListHref = (role: EffectiveRole): string | null =>
  role === 'superAdmin' ? href('libraryQuizzes') : null;

/** What a draft was opened from; ids are those of articles, playlists and quizzes. */
export type DraftSource =
  | { readonly kind: 'blank' }
  | { readonly kind: 'article'; readonly article: number }
  | { readonly kind: 'playlist'; readonly playlist: number }
  | { readonly kind: 'copy'; readonly quiz: number }
  | { readonly kind: 'stored'; readonly quiz: number };

const createRoutes = {
  template: href('templateCreate'),
  library: href('libraryQuizCreate'),
  admin: href('adminQuizCreate'),
  user: href('myQuizCreate'),
} as const satisfies Record<QuizKind, string>;

const listPaths = {
  template: href('templates'),
  library: href('libraryQuizzes'),
  admin: href('adminQuizzes'),
  user: href('myQuizzes'),
} as const satisfies Record<QuizKind, string>;

/** Returns the address of the editor that offers a draft, by the kind of its quiz. */
export function getDraftHref(role: EffectiveRole, kind: QuizKind, source: DraftSource): string {
  const list = kind === 'user' && role === 'superAdmin' ? href('customerQuizzes') : listPaths[kind];
  switch (source.kind) {
    case 'blank':
      return createRoutes[kind];
    case 'article':
      return href('templateCreateFor', { articleId: source.article });
    case 'playlist':
      return `${createRoutes[kind]}?playlist=${String(source.playlist)}`;
    case 'copy':
      return `${list}/copy/${String(source.quiz)}`;
    case 'stored':
      return `${list}/edit/${String(source.quiz)}`;
  }
}

/** Returns where a role creates a quiz: a template, or a quiz of its own. */
export const getCreateHref = (role: EffectiveRole): string =>
  role === 'superAdmin' ? createRoutes.template : createRoutes.user;

/**
 * Returns where a role makes a quiz of a playlist: a template, or a quiz of its own. Null when it
 * cannot create quizzes.
 */
export function getQuizOfPlaylistHref(role: EffectiveRole, playlist: number): string | null {
  const kind = (['template', 'user'] as const).find((each) => canCreateQuiz(role, each));
  return kind === undefined ? null : getDraftHref(role, kind, { kind: 'playlist', playlist });
}
