import { eq, sql } from 'drizzle-orm';

import type { ChangedQuiz, QuizChange, UnreachedPerson } from '../../src/api/contract/quiz-bulk.ts';
import { findShareCall } from '../../src/domain/access/quiz-share.ts';
import { hasPermission } from '../../src/domain/access/policy.ts';
import type { ShownLanguage } from '../../src/domain/messages/languages.ts';
import type { FormatMessage } from '../../src/domain/messages/message.ts';
import { failed, succeeded, type Failure, type Outcome } from '../../src/domain/outcome.ts';
import type { QuizKind } from '../../src/domain/quiz/draft/quiz-kind.ts';
import type { Caller } from '../auth/caller.ts';
import { createShareMail } from '../mail/share-mail.ts';
import { iterateInParts } from '../shared/iterate-in-parts.ts';
import { advisoryLocks } from '../store/advisory-locks.ts';
import { changeQuiz, readKnownSubjects, type Undo } from '../store/quizzes/change-quiz.ts';
import { copyQuiz } from '../store/quizzes/copy-quiz.ts';
import { deleteQuiz, deleteUnusedQuiz, restoreQuiz } from '../store/quizzes/delete-quiz.ts';
import type { Change } from '../store/quizzes/lock-quiz.ts';
import {
  lockShareableQuiz,
  shareQuizWith,
  stopSharing,
  type ShareableQuiz,
} from '../store/quizzes/share-quiz.ts';
import { quizzes } from '../store/schema/quizzes.ts';
import { createQuizScope } from '../store/scopes/quiz-scope.ts';
import type { NewReader } from '../store/share-with-people.ts';
import { lockSectionQuiz } from './rebuilds/lock-section-quiz.ts';
import { undoRebuild } from './rebuilds/rebuild-backup.ts';
import { rebuildQuiz } from './rebuilds/rebuild-quiz.ts';
import type { Services } from './services.ts';

/** What a call does besides its changes: who got access to which quizzes, and who cannot. */
interface Sharing {
  readonly quizzes: Map<string, { readonly reader: NewReader; readonly quizzes: ShareableQuiz[] }>;
  readonly unreached: Map<string, UnreachedPerson['reason']>;
}

/** What one call of `changeQuizzes` works with. */
interface ChangeContext {
  readonly services: Services;
  readonly caller: Caller;
  readonly by: Change;
  readonly knownSubjects: ReadonlySet<number>;
  readonly sharing: Sharing;
}

/**
 * Changes quizzes one after the other, in the order of their ids, as every call locks them: each is
 * changed or refused on its own. A person who gets access to several is told by one mail. Runs inside
 * the caller's transaction.
 */
export async function changeQuizzes(
  services: Services,
  caller: Caller,
  changes: readonly QuizChange[],
  language: ShownLanguage,
): Promise<{
  readonly quizzes: readonly ChangedQuiz[];
  readonly unreached: readonly UnreachedPerson[];
}> {
  const { db, clock, mail, config } = services;
  const { formatMessage } = services.chooseTexts(language);
  // Before a row is locked: rebuild requests lock in the same order.
  if (changes.some(({ isDeleted }) => isDeleted === false))
    await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.sectionQuizzes})`);
  const context: ChangeContext = {
    services,
    caller,
    by: { by: caller.userId, at: clock.now() },
    knownSubjects: await readKnownSubjects(db, changes),
    sharing: { quizzes: new Map(), unreached: new Map() },
  };
  const results: ChangedQuiz[] = [];
  for await (const change of iterateInParts(changes.toSorted((a, b) => a.id - b.id))) {
    const outcome = await changeOne(context, change);
    results.push(
      outcome.ok
        ? { id: change.id, undo: outcome.value, failure: null }
        : { id: change.id, undo: null, failure: describeFailure(outcome.failure, formatMessage) },
    );
  }
  await mail.sendAll(
    [...context.sharing.quizzes.values()].map(({ reader, quizzes: shared }) =>
      createShareMail(config, shared, { ...caller, language }, reader),
    ),
  );
  return {
    quizzes: results,
    unreached: [...context.sharing.unreached].map(([email, reason]) => ({ email, reason })),
  };
}

function describeFailure(
  failure: Failure,
  formatMessage: FormatMessage,
): NonNullable<ChangedQuiz['failure']> {
  const kind = failure.kind as NonNullable<ChangedQuiz['failure']>['kind'];
  const message = 'message' in failure ? failure.message : undefined;
  return { kind, ...(message !== undefined && { message: formatMessage(message) }) };
}

async function changeOne(context: ChangeContext, change: QuizChange): Promise<Outcome<Undo>> {
  const { services, caller, by, knownSubjects } = context;
  const { db } = services;
  const { id, isDeleted, version = null } = change;
  if (isDeleted === false) {
    const restored = await restoreQuiz(db, caller, id, version);
    return restored.ok ? succeeded(restored.value ? { id, isDeleted: true } : null) : restored;
  }
  const [quiz] = await db
    .select({ id: quizzes.id, kind: quizzes.kind, ownerId: quizzes.ownerId })
    .from(quizzes)
    .where(eq(quizzes.id, id));
  if (quiz === undefined) return failed({ kind: 'notFound' });
  if (change.copy === true) {
    const copied = await copyQuiz(db, caller, quiz, by);
    return copied.ok
      ? succeeded({
          id: copied.value.id,
          isDeleted: true,
          version: String(copied.value.version),
        })
      : copied;
  }
  if (change.rebuild === true || change.undoRebuild === true) return rebuild(context, change);
  if (change.addReaders !== undefined || change.removeReaders !== undefined)
    return changeReaders(context, quiz, change);
  const scope = createQuizScope(quiz.kind, caller);
  if (isDeleted === true) {
    // Only the undo of a copy names a version.
    const remove = version === null ? deleteQuiz : deleteUnusedQuiz;
    const deleted = await remove(db, scope, id, version, by);
    return deleted.ok ? succeeded({ id, isDeleted: false }) : deleted;
  }
  return changeQuiz(db, scope, change, knownSubjects, by);
}

/** Rebuilds a section quiz, or brings back what a rebuild has replaced. */
async function rebuild(
  { services: { db }, caller, by }: ChangeContext,
  { id, version, undoRebuild: isUndo }: QuizChange,
): Promise<Outcome<Undo>> {
  if (!hasPermission(caller.role, 'quiz.library.rebuild')) return failed({ kind: 'denied' });
  if (isUndo === true) {
    const undone = await undoRebuild(db, id, version ?? null, by);
    return undone.ok ? succeeded({ id, rebuild: true }) : undone;
  }
  const locked = await lockSectionQuiz(db, id);
  if (!locked.ok) return locked;
  const rebuilt = await rebuildQuiz(db, id, by);
  return rebuilt.ok
    ? succeeded({ id, undoRebuild: true, version: String(rebuilt.value.version) })
    : rebuilt;
}

interface SharedQuiz {
  readonly id: number;
  readonly kind: QuizKind;
  readonly ownerId: number | null;
}

/** Shares a quiz, or ends the sharing, with the people of a change. */
async function changeReaders(
  { services: { db }, caller, by, sharing }: ChangeContext,
  { id, kind, ownerId }: SharedQuiz,
  { addReaders = [], removeReaders = [] }: QuizChange,
): Promise<Outcome<Undo>> {
  const call = findShareCall(caller.role, { kind, isOwn: ownerId === caller.userId });
  const quiz = call === null ? null : await lockShareableQuiz(db, caller, call, id);
  if (quiz === null) return failed({ kind: 'notFound' });
  const removed = await stopSharing(db, quiz, removeReaders);
  const { result, readers } = await shareQuizWith(db, quiz, addReaders, caller.userId, by.at);
  for (const reader of readers) {
    const told = sharing.quizzes.get(reader.email) ?? { reader, quizzes: [] };
    told.quizzes.push(quiz);
    sharing.quizzes.set(reader.email, told);
  }
  for (const email of result.not_access) sharing.unreached.set(email, 'notAccess');
  for (const email of result.not_found) sharing.unreached.set(email, 'notFound');
  const { shared: added } = result;
  if (added.length === 0 && removed.length === 0) return succeeded(null);
  return succeeded({
    id,
    ...(added.length > 0 && { removeReaders: added }),
    ...(removed.length > 0 && { addReaders: [...removed] }),
  });
}
