import type { MessageKey } from '../messages/en.ts';
import { quizKinds, type QuizKind } from '../quiz/draft/quiz-kind.ts';
import { hasPermission } from './policy.ts';
import { getQuizReach } from './quiz-reach.ts';
import { findShareCall } from './quiz-share.ts';
import type { EffectiveRole } from './role.ts';
import type { QuizContext } from './routes.ts';

/** An action on a quiz in the row of a list. */
export type QuizAction =
  | 'share'
  | 'edit'
  | 'copy'
  | 'downloadScorm'
  | 'downloadQti'
  | 'downloadCc'
  | 'viewResults'
  | 'rebuild'
  | 'delete';

/** The properties of a quiz that decide its actions. */
export interface QuizActionTarget {
  readonly kind: QuizKind;
  readonly isEditable: boolean;
  readonly isOwn: boolean;
  readonly isSection: boolean;
  readonly processing: 'running' | 'failed' | 'done';
}

/** An action of a row; `disabledReason` is null when the action can be run now. */
export interface AvailableAction {
  readonly action: QuizAction;
  readonly disabledReason: MessageKey | null;
}

const downloads = ['downloadScorm', 'downloadQti', 'downloadCc'] as const;

const printed: Readonly<Record<QuizContext, readonly QuizAction[]>> = {
  template: ['edit', 'copy', ...downloads, 'delete'],
  library: ['edit', 'copy', ...downloads, 'rebuild', 'delete'],
  admin: ['share', 'edit', 'copy', ...downloads, 'delete'],
  shared: ['share', 'edit', 'copy', ...downloads, 'delete'],
  customer: [
    'share',
    'edit',
    'copy',
    'downloadScorm',
    'viewResults',
    'downloadQti',
    'downloadCc',
    'delete',
  ],
  user: ['share', 'edit', 'copy', ...downloads, 'delete'],
};

const waitsForProcessing: readonly QuizAction[] = ['copy', ...downloads, 'rebuild'];

function isOffered(
  action: QuizAction,
  role: EffectiveRole,
  context: QuizContext,
  quiz: QuizActionTarget,
): boolean {
  const { write } = getQuizReach(role, quiz.kind);
  const mayWrite = write === 'all' || (write === 'own' && quiz.isOwn);
  const mayEdit = mayWrite && quiz.isEditable;
  switch (action) {
    case 'edit':
      return mayEdit;
    case 'copy':
      return context === 'customer'
        ? mayWrite && !mayEdit
        : mayWrite || (context === 'shared' && hasPermission(role, 'quiz.user.write'));
    case 'delete':
      return mayWrite;
    case 'share':
      return findShareCall(role, quiz) !== null;
    case 'viewResults':
      return hasPermission(role, 'quiz.customer.read');
    case 'rebuild':
      return quiz.isSection && hasPermission(role, 'quiz.library.rebuild');
    case 'downloadScorm':
    case 'downloadQti':
    case 'downloadCc':
      return hasPermission(role, 'quiz.export');
  }
}

/**
 * Returns the actions of a role on a quiz in the list of a context, in the printed order (QLST-03
 * to QLST-06, QLST-11 to QLST-15, QLST-26 to QLST-32, QLST-46 to QLST-53, PERM-11, PERM-12,
 * PERM-20). A customer's quiz has Edit when it is editable and Copy when it is not; a quiz that
 * another person shared can be viewed, copied and downloaded. Copy, download and rebuild are
 * disabled while the quiz is being processed.
 */
export const listQuizActions = (
  role: EffectiveRole,
  context: QuizContext,
  quiz: QuizActionTarget,
): readonly AvailableAction[] =>
  printed[context]
    .filter((action) => isOffered(action, role, context, quiz))
    .map((action) => ({
      action,
      disabledReason:
        quiz.processing === 'running' && waitsForProcessing.includes(action)
          ? 'quizLists.waitsForProcessing'
          : null,
    }));

/**
 * Returns an action for several rows, or null when a row does not have it; it is disabled when it
 * is disabled for one row. For `all` quizzes of a list, of which these are a page, it is enough that
 * one has it: those where it is not possible are refused one by one.
 */
export function getCommonAction(
  role: EffectiveRole,
  context: QuizContext,
  action: QuizAction,
  quizzes: readonly QuizActionTarget[],
  all = false,
): AvailableAction | null {
  const offers = quizzes.map((quiz) =>
    listQuizActions(role, context, quiz).find((offer) => offer.action === action),
  );
  const known = offers.filter((offer) => offer !== undefined);
  if (known.length === 0 || (!all && known.length < offers.length)) return null;
  const disabledReason = known.find((offer) => offer.disabledReason !== null)?.disabledReason;
  return { action, disabledReason: all ? null : (disabledReason ?? null) };
}

/**
 * Returns whether a role can create a quiz from the list of a context (QLST-08, QLST-24, QLST-39,
 * PERM-08, PERM-09, PERM-18).
 */
export function canCreateQuiz(role: EffectiveRole, context: QuizContext): boolean {
  return (
    context !== 'shared' && context !== 'customer' && hasPermission(role, `quiz.${context}.write`)
  );
}

/**
 * Returns whether quizzes of this list can be selected and deleted together, which is so when a row
 * can have Delete.
 */
export const canDeleteQuizzes = (role: EffectiveRole, context: QuizContext): boolean =>
  quizKinds
    .filter((kind) =>
      context === 'shared'
        ? kind === 'admin' || kind === 'user'
        : kind === (context === 'customer' ? 'user' : context),
    )
    .some((kind) => getQuizReach(role, kind).write !== 'none');

/**
 * Returns the context of the routes of a row: in the shared list of a super admin, a customer's
 * quiz opens among the customer quizzes (PERM-16).
 */
export const getRowContext = (
  role: EffectiveRole,
  context: QuizContext,
  kind: QuizKind,
): QuizContext =>
  context === 'shared' && kind === 'user' && role === 'superAdmin' ? 'customer' : context;

/** Returns whether section quizzes can be rebuilt from the list of a context (QLST-23, PERM-11). */
export const canRebuildSections = (role: EffectiveRole, context: QuizContext): boolean =>
  context === 'library' && hasPermission(role, 'quiz.library.rebuild');

/** Returns whether packages can be imported as templates from the list of a context (QLST-07). */
export const canImportTemplates = (role: EffectiveRole, context: QuizContext): boolean =>
  context === 'template' && hasPermission(role, 'quiz.template.import');
