import type { MergeSide } from '../../../domain/quiz/rebase/merge-conflicts.ts';
import { emptyChoices, rebase, type MergeChoices } from '../../../domain/quiz/rebase/rebase.ts';
import type { Conflict, ContextChange, EditorContext, LoadedQuiz } from './context.ts';
import { recordEntry } from './edits.ts';
import { setSaveAttempts } from './save.ts';

function rebaseOntoRemote(
  { history, input: { mode } }: EditorContext,
  { remote, comparedAt }: Pick<Conflict, 'remote' | 'comparedAt'>,
  choices: MergeChoices,
): ContextChange {
  const editContext = { mode, isDistributed: remote.isDistributed };
  const merged = rebase(history, remote.draft, editContext, choices, comparedAt);
  return { conflict: { remote, comparedAt, choices, merged } };
}

/**
 * Rebases the author's work onto the remote version. Where that version has no ETag, the one named
 * by the failed save is used.
 */
export function compareWithRemote(context: EditorContext, loaded: LoadedQuiz): ContextChange {
  const named = context.failure?.kind === 'conflict' ? context.failure.current : undefined;
  const remote = { ...loaded, version: loaded.version ?? named ?? null };
  return rebaseOntoRemote(context, { remote, comparedAt: context.input.now() }, emptyChoices);
}

/** Chooses which side wins one conflict, or every conflict when `conflictId` is null. */
export function chooseSide(
  context: EditorContext,
  conflictId: string | null,
  side: MergeSide,
): ContextChange {
  const { conflict } = context;
  if (conflict === null) return {};
  const ids = conflictId === null ? conflict.merged.conflicts.map(({ id }) => id) : [conflictId];
  const chosen = ids.map((id) => [id, side] as const);
  const sides = new Map([...conflict.choices.sides, ...chosen]);
  return rebaseOntoRemote(context, conflict, { ...conflict.choices, sides });
}

/**
 * Restores a part of the author's work that the remote version has no place for, or drops it again.
 */
export function restoreDropped(
  context: EditorContext,
  droppedId: string,
  isRestored: boolean,
): ContextChange {
  const { conflict } = context;
  if (conflict === null) return {};
  const restoredIds = new Set(conflict.choices.restoredIds);
  if (isRestored) restoredIds.add(droppedId);
  else restoredIds.delete(droppedId);
  return rebaseOntoRemote(context, conflict, { ...conflict.choices, restoredIds });
}

/** Returns the number of conflicts without a chosen side. */
export const countUnresolved = ({ merged, choices }: Conflict): number =>
  merged.conflicts.filter(({ id }) => !choices.sides.has(id)).length;

/** Continues with the remote version and the author's work on top of it. */
export function mergeConflict(context: EditorContext): ContextChange {
  const { conflict } = context;
  if (conflict === null) return {};
  const { origins, isDistributed, version } = conflict.remote;
  const { base, steps } = conflict.merged;
  const entry = { base, steps, origins: [...origins], isDistributed, version };
  const change = { ...context, ...recordEntry(context, { type: 'rebased', ...entry }) };
  return {
    ...change,
    ...setSaveAttempts(change, []),
    base,
    origins,
    isDistributed,
    version,
    conflict: null,
    errors: [],
    refusal: null,
  };
}

/** Continues with the remote version as it is; Redo brings the author's work back. */
export function openRemoteVersion(context: EditorContext): ContextChange {
  const change = { ...context, ...mergeConflict(context) };
  return { ...change, ...recordEntry(change, { type: 'jumped', to: 0 }) };
}
