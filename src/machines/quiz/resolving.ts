import type { EditContext } from '../../domain/quiz/mode.ts';
import { noChoices, rebase, type Choices, type OnTheirs } from '../../domain/quiz/rebase/rebase.ts';
import type { Side } from '../../domain/quiz/rebase/clash.ts';
import { taken } from './editing.ts';
import type { EditorContext, LoadedQuiz } from './editor-types.ts';
import { attempted } from './journaling.ts';

/** Their version, what the author has chosen, and my work on top of it by those choices. */
export interface Conflict {
  readonly theirs: LoadedQuiz;
  readonly choices: Choices;
  readonly merged: OnTheirs;
  readonly at: number;
}

type Change = Partial<EditorContext>;

const rulesOf = ({ input }: EditorContext, { isDistributed }: LoadedQuiz): EditContext => ({
  mode: input.mode,
  isDistributed,
});

const resolvedBy = (
  context: EditorContext,
  { theirs, at }: Pick<Conflict, 'theirs' | 'at'>,
  choices: Choices,
): Change => ({
  conflict: {
    theirs,
    at,
    choices,
    merged: rebase(context.history, theirs.draft, rulesOf(context, theirs), choices, at),
  },
});

/** Puts my work on top of their version, nothing chosen yet. Their version is the one read, or, where the answer names none, the one the refusal named. */
export function compared(context: EditorContext, theirs: LoadedQuiz): Change {
  const named = context.failure?.kind === 'conflict' ? context.failure.current : undefined;
  return resolvedBy(
    context,
    { theirs: { ...theirs, version: theirs.version ?? named ?? null }, at: context.input.now() },
    noChoices,
  );
}

/** Chooses whose version of a clash stays, or of all when `clash` is null. */
export function chosen(context: EditorContext, clash: string | null, side: Side): Change {
  const { conflict } = context;
  if (conflict === null) return {};
  const ids = clash === null ? conflict.merged.clashes.map(({ id }) => id) : [clash];
  return resolvedBy(context, conflict, {
    ...conflict.choices,
    sides: new Map([...conflict.choices.sides, ...ids.map((id) => [id, side] as const)]),
  });
}

/** Brings back what was lost under `lost`, or leaves it. */
export function broughtBack(context: EditorContext, lost: string, isWanted: boolean): Change {
  const { conflict } = context;
  if (conflict === null) return {};
  const ids = new Set(conflict.choices.broughtBack);
  if (isWanted) ids.add(lost);
  else ids.delete(lost);
  return resolvedBy(context, conflict, { ...conflict.choices, broughtBack: ids });
}

/** How many clashes have no side yet. */
export const countUnchosen = ({ merged, choices }: Conflict): number =>
  merged.clashes.filter(({ id }) => !choices.sides.has(id)).length;

/** Goes on with their version and my work on top of it, by the choices made. */
export function merged(context: EditorContext): Change {
  const { conflict } = context;
  if (conflict === null) return {};
  const {
    theirs: { origins, isDistributed, version },
    merged: { base, steps },
  } = conflict;
  const change = {
    ...context,
    ...taken(context, {
      type: 'rebased',
      base,
      steps,
      origins: [...origins],
      isDistributed,
      version,
    }),
  };
  return {
    ...change,
    base,
    origins,
    isDistributed,
    version,
    ...attempted(change, []),
    conflict: null,
    faults: [],
    refused: null,
  };
}

/** Goes on with their version as it is; my work waits behind Redo. */
export function theirsOpened(context: EditorContext): Change {
  const change = { ...context, ...merged(context) };
  return { ...change, ...taken(change, { type: 'jumped', to: 0 }) };
}
