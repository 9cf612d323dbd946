import type { SentenceKey } from '../sentences/en.ts';
import { mayDo } from './policy.ts';
import type { QuizKind } from './quiz-kind.ts';
import { quizReach } from './quiz-reach.ts';
import { shareCallOf } from './quiz-share.ts';
import type { EffectiveRole } from './role.ts';
import type { QuizContext } from './routes.ts';

/** What can be done with a quiz from the row of a list. */
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

/** What of a quiz decides over its actions. */
export interface ActedQuiz {
  readonly kind: QuizKind;
  readonly isEditable: boolean;
  readonly isOwn: boolean;
  readonly isSection: boolean;
  readonly processing: 'running' | 'failed' | 'done';
}

/** An action a row offers; `whyNot` is the reason why it has to wait, null when it can be done now. */
export interface OfferedAction {
  readonly action: QuizAction;
  readonly whyNot: SentenceKey | null;
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
  quiz: ActedQuiz,
): boolean {
  const { write } = quizReach(role, quiz.kind);
  const mayWrite = write === 'all' || (write === 'own' && quiz.isOwn);
  const mayEdit = mayWrite && quiz.isEditable;
  switch (action) {
    case 'edit':
      return mayEdit;
    case 'copy':
      return context === 'customer'
        ? mayWrite && !mayEdit
        : mayWrite || (context === 'shared' && mayDo(role, 'quiz.user.write'));
    case 'delete':
      return mayWrite;
    case 'share':
      return shareCallOf(role, quiz) !== null;
    case 'viewResults':
      return mayDo(role, 'quiz.customer.read');
    case 'rebuild':
      return quiz.isSection && mayDo(role, 'quiz.library.rebuild');
    case 'downloadScorm':
    case 'downloadQti':
    case 'downloadCc':
      return mayDo(role, 'quiz.export');
  }
}

/**
 * What a role can do with a quiz in the list of a context, in the printed order (QLST-03 to QLST-06, QLST-11 to QLST-15, QLST-26 to QLST-32,
 * QLST-46 to QLST-53, PERM-11, PERM-12, PERM-20). A customer's quiz is edited when it is editable and copied when it is not; somebody else's
 * quiz that was shared is looked at, copied and downloaded. While a quiz is being processed nothing is made of its content.
 */
export const quizActions = (
  role: EffectiveRole,
  context: QuizContext,
  quiz: ActedQuiz,
): readonly OfferedAction[] =>
  printed[context]
    .filter((action) => isOffered(action, role, context, quiz))
    .map((action) => ({
      action,
      whyNot:
        quiz.processing === 'running' && waitsForProcessing.includes(action)
          ? 'quizLists.waitsForProcessing'
          : null,
    }));

/** An action for several rows at once: null unless every one of them offers it; it waits while one of them has to. */
export function chosenAction(
  role: EffectiveRole,
  context: QuizContext,
  action: QuizAction,
  quizzes: readonly ActedQuiz[],
): OfferedAction | null {
  const offers = quizzes.map((quiz) =>
    quizActions(role, context, quiz).find((offer) => offer.action === action),
  );
  return offers.includes(undefined)
    ? null
    : { action, whyNot: offers.find((offer) => typeof offer?.whyNot === 'string')?.whyNot ?? null };
}

/** Whether a role may begin a new quiz from the list of a context (QLST-08, QLST-24, QLST-39, PERM-08, PERM-09, PERM-18). */
export function mayCreateQuiz(role: EffectiveRole, context: QuizContext): boolean {
  return context !== 'shared' && context !== 'customer' && mayDo(role, `quiz.${context}.write`);
}

/** Whether quizzes of this list may be chosen and deleted together: where some row could offer Delete. */
export const mayDeleteQuizzes = (role: EffectiveRole, context: QuizContext): boolean =>
  (['template', 'library', 'admin', 'user'] as const)
    .filter((kind) =>
      context === 'shared'
        ? kind === 'admin' || kind === 'user'
        : kind === (context === 'customer' ? 'user' : context),
    )
    .some((kind) => quizReach(role, kind).write !== 'none');

/** The routes a row of a list leads to: in the super admin's shared list a customer's quiz opens among the customer quizzes (PERM-16). */
export const rowContext = (
  role: EffectiveRole,
  context: QuizContext,
  kind: QuizKind,
): QuizContext =>
  context === 'shared' && kind === 'user' && role === 'superAdmin' ? 'customer' : context;

/** Whether section quizzes may be rebuilt from the list of a context (QLST-23, PERM-11). */
export const mayRebuildSections = (role: EffectiveRole, context: QuizContext): boolean =>
  context === 'library' && mayDo(role, 'quiz.library.rebuild');

/** Whether templates may be made of packages from the list of a context (QLST-07). */
export const mayImportTemplates = (role: EffectiveRole, context: QuizContext): boolean =>
  context === 'template' && mayDo(role, 'quiz.template.import');
