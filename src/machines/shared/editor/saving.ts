import type { JournalLine } from '../../../domain/history/journal/journal-line.ts';
import type { MergeSide } from '../../../domain/history/local-changes.ts';
import { startJournal, appendLine } from './journal.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type {
  Conflict,
  CommonEditorContext,
  EditorKind,
  EditorTypes,
  EntryOf,
  SaveAttempt,
} from './editor-types.ts';
import type { HistoryChanges } from './change-history.ts';

/** Returns the number of conflicts without a chosen side. */
export const countUnresolved = ({
  merged,
  choices,
}: Pick<Conflict<EditorTypes>, 'merged' | 'choices'>): number =>
  merged.conflicts.filter(({ id }) => !choices.sides.has(id)).length;

/** Whether the server may have stored the draft although the call failed. */
const mayHaveBeenStored = ({ kind }: Failure): boolean =>
  kind === 'offline' || kind === 'unexpected' || kind === 'refused';

function toAttemptLine<T extends EditorTypes>(
  before: readonly SaveAttempt<T>[],
  after: readonly SaveAttempt<T>[],
): JournalLine<T['draft'], T['event'], T['remote']> | null {
  const last = after.at(-1);
  if (after.length > before.length && last !== undefined)
    return { type: 'attempted', name: last.idempotencyKey };
  if (after.length === before.length) return null;
  return after.length === 0 ? { type: 'attemptsSettled' } : { type: 'attemptRefused' };
}

/**
 * Sets the saves without a response, in the context and in the journal, so that no save is repeated
 * with a new idempotency key after a crash.
 */
function setAttempts<T extends EditorTypes, C extends CommonEditorContext<T>>(
  context: C,
  attempts: readonly SaveAttempt<T>[],
): C {
  const line = toAttemptLine(context.attempts, attempts);
  const { journal } = context;
  return { ...context, attempts, journal: line === null ? journal : appendLine(journal, line) };
}

/** Lets a save wait until every line so far is on disk. */
function awaitLines<T extends EditorTypes, C extends CommonEditorContext<T>>(context: C): C {
  const { journal } = context;
  const awaitedCount = journal.sentCount + journal.pendingLines.length;
  return { ...context, journal: { ...journal, awaitedCount } };
}

/** Returns 16 hexadecimal digits that tell texts apart: two FNV-1a hashes of 32 bits. */
function hashText(text: string): string {
  let [first, second] = [0x81_1c_9d_c5, 0x9e_37_79_b9];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01_00_01_93);
    second = Math.imul(second ^ unit, 0x85_eb_ca_6b);
  }
  return [first, second].map((hash) => (hash >>> 0).toString(16).padStart(8, '0')).join('');
}

/**
 * Returns the idempotency key of the next attempt. It follows from the journal and from what is
 * sent, so that a draft which was recovered without its last attempt repeats the request of that
 * attempt. After a save it is another one, also for the same content.
 */
function createAttemptKey<T extends EditorTypes>(
  { attempts, input, journal }: CommonEditorContext<T>,
  payload: T['payload'],
): string {
  if (journal.id === null) return input.createKey();
  const sent = JSON.stringify([journal.savedCount, attempts.length, payload]);
  return `${journal.id}-${hashText(sent)}`;
}

/** Creates the functions that record the attempts to save and why one failed. */
function createAttempts<T extends EditorTypes, C extends CommonEditorContext<T>>(
  kind: EditorKind<T, C>,
  { recordEntry }: HistoryChanges<T, C>,
) {
  /** Adds a save attempt for the draft, or keeps the last if the draft has not changed since. */
  function recordSaveAttempt(context: C): C {
    const { attempts, history } = context;
    const { draft } = history;
    if (attempts.at(-1)?.draft === draft) return awaitLines<T, C>(context);
    const payload = kind.toPayload(context, draft);
    const step = history.cursor?.step.id ?? 0;
    return awaitLines<T, C>(
      setAttempts<T, C>(context, [
        ...attempts,
        { idempotencyKey: createAttemptKey<T>(context, payload), step, draft, payload },
      ]),
    );
  }

  /**
   * Keeps why a save failed. Drops its attempt when the server has certainly not stored it;
   * otherwise the next save repeats it first. The server also finds a key invalid that belongs to
   * another request, so the next keys are new ones then.
   */
  function setSaveFailure(context: C, failure: Failure): C {
    const { journal } = context;
    const changed = {
      ...context,
      failure,
      journal: failure.kind === 'invalid' ? { ...journal, id: null } : journal,
    };
    return mayHaveBeenStored(failure)
      ? changed
      : setAttempts<T, C>(changed, context.attempts.slice(0, -1));
  }

  /**
   * Marks what was sent last as saved: the server's version and the ids of the parts are those of
   * the next save. The history goes on; what was edited since the save was sent stays unsaved.
   */
  function adoptSaved(context: C, saved: T['saved']): C {
    const { attempts, history } = context;
    const { step, draft } = attempts.at(-1) ?? {
      step: history.cursor?.step.id ?? 0,
      draft: history.draft,
    };
    const adopted = kind.adoptSaved(context, saved, draft);
    const server = { origins: [...adopted.serverIds], version: adopted.version };
    const recorded = recordEntry(context, { type: 'saved', step, server });
    const { journal } = recorded;
    return {
      ...recorded,
      ...adopted,
      journal: { ...journal, savedCount: journal.savedCount + 1 },
      attempts: [],
      failure: null,
      conflict: null,
    };
  }

  return { recordSaveAttempt, setSaveFailure, adoptSaved };
}

/** Creates the functions that compare the author's work with a version that somebody else saved. */
function createComparison<T extends EditorTypes, C extends CommonEditorContext<T>>(
  kind: EditorKind<T, C>,
) {
  function rebase(
    context: C,
    { remote, comparedAt }: Pick<Conflict<T>, 'remote' | 'comparedAt'>,
    choices: T['choices'],
  ): C {
    const merged = kind.rebase(context, remote, choices, comparedAt);
    return { ...context, conflict: { remote, comparedAt, choices, merged } };
  }

  /**
   * Rebases the author's work onto the remote version. Where that version has no ETag, the one
   * named by the failed save is used.
   */
  function compareWithRemote(context: C, loaded: T['loaded']): C {
    const named = context.failure?.kind === 'conflict' ? context.failure.current : undefined;
    const remote = { ...loaded, version: loaded.version ?? named ?? null };
    return rebase(context, { remote, comparedAt: context.input.now() }, kind.noChoices);
  }

  /** Compares again after the author chose something. */
  function setChoices(context: C, change: (choices: T['choices']) => T['choices']): C {
    const { conflict } = context;
    return conflict === null ? context : rebase(context, conflict, change(conflict.choices));
  }

  /** Chooses which side wins one conflict, or every conflict when `conflictId` is null. */
  function chooseSide(context: C, conflictId: string | null, side: MergeSide): C {
    const conflicts = context.conflict?.merged.conflicts ?? [];
    const ids = conflictId === null ? conflicts.map(({ id }) => id) : [conflictId];
    const chosen = ids.map((id) => [id, side] as const);
    return setChoices(context, (choices) => ({
      ...choices,
      sides: new Map([...choices.sides, ...chosen]),
    }));
  }

  return { compareWithRemote, setChoices, chooseSide };
}

/** Creates the functions that end a conflict: with the merge, or with the remote version. */
function createMerge<T extends EditorTypes, C extends CommonEditorContext<T>>(
  kind: EditorKind<T, C>,
  { recordEntry }: HistoryChanges<T, C>,
) {
  /** Continues with the remote version and the author's work on top of it. */
  function mergeConflict(context: C): C {
    const { conflict } = context;
    if (conflict === null) return context;
    const { remote, merged } = conflict;
    const { serverIds, version } = remote;
    const entry = {
      type: 'rebased',
      base: merged.base,
      steps: merged.steps,
      ...kind.toRemote(remote),
    } as EntryOf<T>;
    const changed = setAttempts<T, C>(recordEntry(context, entry), []);
    return {
      ...changed,
      ...kind.adoptVersion(changed, remote),
      serverIds,
      version,
      conflict: null,
      errors: [],
      refusal: null,
    };
  }

  return {
    mergeConflict,
    /** Continues with the remote version as it is; Redo brings the author's work back. */
    openRemoteVersion: (context: C): C =>
      recordEntry(mergeConflict(context), { type: 'jumped', to: 0 }),
  };
}

/**
 * Creates the functions that continue a draft of the journal, and that make a new quiz or playlist
 * of one that the server no longer has.
 */
function createRecovery<T extends EditorTypes, C extends CommonEditorContext<T>>(
  kind: EditorKind<T, C>,
) {
  /**
   * Opens a found draft (null is the only one) with its history, its base and its saves without a
   * response. The draft of a new quiz or playlist has no version and no stored ids.
   */
  function recoverDraft(context: C, id: string | null): C {
    const draft = context.journal.drafts?.find((found) => id === null || found.id === id);
    if (draft === undefined) return context;
    const { base, history, attempts, lines } = draft.recovered;
    const isStored = kind.isStored(context.input.source);
    const opened: C = {
      ...context,
      history,
      serverIds: isStored ? base.serverIds : new Map(),
      version: isStored ? base.version : null,
      journal: {
        ...startJournal(context.journal),
        savedCount: lines.filter(({ type }) => type === 'saved').length,
      },
    };
    const adopted = { ...opened, ...kind.adoptVersion(opened, base) };
    return {
      ...adopted,
      attempts: attempts.map((attempt) => ({
        ...attempt,
        payload: kind.toPayload(adopted, attempt.draft),
      })),
    };
  }

  /**
   * Converts the draft of a quiz or playlist that the server no longer has to a new one (API-039).
   * The journal counts this as a line.
   */
  function convertToNew(context: C): C {
    const converted = kind.convertToNew(context);
    if (converted === null) return context;
    const settled = setAttempts<T, C>(context, []);
    const { journal } = settled;
    return {
      ...settled,
      ...converted,
      serverIds: new Map(),
      version: null,
      journal: { ...journal, sentCount: journal.sentCount + 1 },
    };
  }

  return { recoverDraft, convertToNew };
}

/**
 * Creates the functions that save a quiz or playlist, merge it with a version that somebody else
 * saved, and recover it from the journal. Each returns the changed context.
 */
export function createSaving<T extends EditorTypes, C extends CommonEditorContext<T>>(
  kind: EditorKind<T, C>,
  changes: HistoryChanges<T, C>,
) {
  return {
    ...createAttempts<T, C>(kind, changes),
    ...createComparison<T, C>(kind),
    ...createMerge<T, C>(kind, changes),
    ...createRecovery<T, C>(kind),
  };
}

/** The functions that save, merge and recover the drafts of a kind of editor. */
export type Saving<T extends EditorTypes, C extends CommonEditorContext<T>> = ReturnType<
  typeof createSaving<T, C>
>;
