import { assertEvent, assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate';

import type { ChangedQuiz, QuizChange, UnreachedPerson } from '../../../api/contract/quiz-bulk.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Failure, Outcome } from '../../../domain/outcome.ts';
import { maxChangedQuizzes } from '../../../domain/quiz/bulk-change.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { fromCall } from '../../shared/from-call.ts';
import type { LoadPageInput } from '../../shared/list/list-types.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { withOutput } from '../../shared/with-output.ts';

/** How many quizzes one call changes: contents are written in smaller parts. */
const quizzesPerCall = {
  subjects: maxChangedQuizzes,
  deadline: maxChangedQuizzes,
  delete: maxChangedQuizzes,
  share: maxChangedQuizzes,
  copy: 25,
  rebuild: 10,
} as const;

/** What is done with many quizzes at once. */
export type BulkKind = keyof typeof quizzesPerCall;

/** A quiz as far as a change of many names it. */
export interface NamedQuiz {
  readonly id: number;
  readonly title: string;
}

/** All quizzes that the list of a context finds. */
export interface FoundQuizzes extends LoadPageInput {
  readonly context: QuizContext;
}

/** The quizzes to change: rows of a page, or all that a list finds, by their number. */
export type BulkSelection =
  | { readonly rows: readonly NamedQuiz[] }
  | { readonly found: FoundQuizzes; readonly count: number };

/** Returns the number of quizzes of a selection. */
export const countSelected = (selection: BulkSelection): number =>
  'rows' in selection ? selection.rows.length : selection.count;

/** The same change for every quiz. */
export type BulkChange = Omit<QuizChange, 'id' | 'version'>;

/** A quiz that was not changed, and why. */
export interface RefusedQuiz extends NamedQuiz {
  readonly failure: Failure;
}

/**
 * The changes of a job that wait, all of them, what takes them back, the refusals, and the people the
 * quizzes could not be shared with.
 */
interface Job {
  readonly kind: BulkKind;
  readonly isUndo: boolean;
  /** Whether no further call is made: a person stopped it, or a call failed. */
  readonly isStopped: boolean;
  readonly waiting: readonly QuizChange[];
  readonly total: number;
  readonly undos: readonly QuizChange[];
  readonly refused: readonly RefusedQuiz[];
  readonly unreached: readonly UnreachedPerson[];
}

const noJob: Job = {
  kind: 'subjects',
  isUndo: false,
  isStopped: false,
  waiting: [],
  total: 0,
  undos: [],
  refused: [],
  unreached: [],
};

interface BulkContext extends Job {
  readonly selection: BulkSelection;
  readonly change: BulkChange;
  readonly titles: ReadonlyMap<number, string>;
  /** The changes that the buttons of notices take back, by token. */
  readonly kept: Readonly<Record<string, Pick<Job, 'kind' | 'undos'>>>;
  /** The tokens of the undos that were asked for, also while a job runs. */
  readonly asked: readonly string[];
  readonly count: number;
}

/** The events: `bulk.stop` ends a job after the call that runs. */
export type BulkEvent =
  | { readonly type: 'bulk.open'; readonly kind: BulkKind; readonly selection: BulkSelection }
  | { readonly type: 'bulk.confirm'; readonly change: BulkChange }
  | { readonly type: 'bulk.stop' | 'bulk.close' }
  | { readonly type: 'notice.acted'; readonly token: string };

/** A job has ended. */
export interface BulkEnded {
  readonly type: 'changed';
  readonly job: Pick<Job, 'waiting' | 'unreached'>;
}

/** The reply of a call. */
export interface Changes {
  readonly quizzes: readonly (Omit<ChangedQuiz, 'failure'> & {
    readonly failure: Failure | null;
  })[];
  readonly unreached: readonly UnreachedPerson[];
}

type Collected = Outcome<readonly NamedQuiz[]>;
type Changed = Outcome<Changes>;

const toJob = (
  { change, titles }: BulkContext,
  quizzes: readonly NamedQuiz[],
): Pick<BulkContext, 'waiting' | 'total' | 'titles'> => ({
  waiting: quizzes.map(({ id }) => ({ id, ...change })),
  total: quizzes.length,
  // Those of earlier jobs stay: their undo can be refused.
  titles: new Map([...titles, ...quizzes.map(({ id, title }) => [id, title] as const)]),
});

/**
 * Returns what is left of a job after a call for its first quizzes. When the call failed, the job
 * ends, and what waits can be taken back once more if it was an undo.
 */
function continueJob(
  { kind, waiting, undos, refused, unreached, titles }: BulkContext,
  outcome: Changed,
): Partial<BulkContext> {
  const refuse = (id: number, failure: Failure): RefusedQuiz => ({
    id,
    title: titles.get(id) ?? String(id),
    failure,
  });
  if (!outcome.ok)
    return {
      isStopped: true,
      refused: [...refused, ...waiting.map(({ id }) => refuse(id, outcome.failure))],
    };
  const { quizzes } = outcome.value;
  // The undo of a copy is about another quiz, whose title is not known here.
  const copies = quizzes.flatMap(({ id, undo }) => {
    const title = titles.get(id);
    return undo === null || undo.id === id || title === undefined
      ? []
      : [[undo.id, title] as const];
  });
  const known = new Set(unreached.map(({ email }) => email));
  return {
    waiting: waiting.slice(quizzesPerCall[kind]),
    undos: [...undos, ...quizzes.flatMap(({ undo }) => undo ?? [])],
    titles: copies.length === 0 ? titles : new Map([...titles, ...copies]),
    refused: [
      ...refused,
      ...quizzes.flatMap(({ id, failure }) => (failure === null ? [] : [refuse(id, failure)])),
    ],
    unreached: [...unreached, ...outcome.value.unreached.filter(({ email }) => !known.has(email))],
  };
}

/** Whether quizzes were shared with people who all had access already. */
const hadAccess = ({ kind, isUndo, isStopped, undos, refused, unreached }: Job): boolean =>
  kind === 'share' &&
  !isUndo &&
  !isStopped &&
  undos.length + refused.length + unreached.length === 0;

/** Returns the text of the notice at the end of a job. */
function getDoneMessage(job: Job): Message {
  const { kind, isUndo, undos, refused, unreached } = job;
  const values = { count: undos.length };
  const undone = kind === 'copy' ? 'quizBulk.copiesDeleted' : 'quizBulk.undone';
  const done: Message = hadAccess(job)
    ? { key: 'quizBulk.hadAccess' }
    : { key: isUndo ? undone : `quizBulk.done.${kind}`, values };
  const problems: Message[] = [];
  if (refused.length > 0)
    problems.push({ key: 'quizBulk.refused', values: { count: refused.length } });
  if (unreached.length > 0)
    problems.push({ key: 'quizBulk.notReached', values: { count: unreached.length } });
  return problems.length === 0 ? done : { lines: [done, ...problems] };
}

const undoWhenAsked = {
  guard: 'isUndoAsked',
  target: 'changing',
  actions: 'queueUndo',
} as const;

/**
 * Changes many quizzes as one job: asks what to change, collects the quizzes of all pages if they are
 * all meant, and changes some at a time. At the end one notice says how many were changed and takes
 * all of it back, and the refused ones are listed with their reasons. An undo that is asked for during
 * a job waits until that list is closed. Provide `collect` and `changeQuizzes`. Emits `changed` at the
 * end of a job.
 */
export const bulkChangeMachine = setup({
  types: {
    context: {} as BulkContext,
    events: {} as BulkEvent,
    emitted: {} as Emitted | BulkEnded,
    tags: {} as 'open',
  },
  actors: {
    collect: fromCall<readonly NamedQuiz[], FoundQuizzes>(notProvided('collect')),
    changeQuizzes: fromCall<Changes, { readonly changes: readonly QuizChange[] }>(
      notProvided('changeQuizzes'),
    ),
  },
  guards: {
    isOfRows: ({ context: { selection } }) => 'rows' in selection,
    hasCollected: (_, outcome: Collected) => outcome.ok && outcome.value.length > 0,
    hasMore: ({ context: { waiting, isStopped } }) => waiting.length > 0 && !isStopped,
    hasRefused: ({ context: { refused, unreached } }) => refused.length + unreached.length > 0,
    isKnownToken: ({ context: { kept, asked }, event }) => {
      assertEvent(event, 'notice.acted');
      return kept[event.token] !== undefined && !asked.includes(event.token);
    },
    isUndoAsked: ({ context: { asked } }) => asked.length > 0,
  },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'bulk.open');
      const { kind, selection } = event;
      return { ...noJob, kind, selection };
    }),
    setChange: assign(({ event }) => {
      assertEvent(event, 'bulk.confirm');
      return { change: event.change };
    }),
    queueRows: assign(({ context }) =>
      'rows' in context.selection ? toJob(context, context.selection.rows) : {},
    ),
    queueCollected: assign(({ context }, outcome: Collected) =>
      outcome.ok ? toJob(context, outcome.value) : {},
    ),
    askUndo: assign(({ context: { asked }, event }) => {
      assertEvent(event, 'notice.acted');
      return { asked: [...asked, event.token] };
    }),
    queueUndo: assign(({ context: { kept, asked } }) => {
      const [token = '', ...later] = asked;
      const { [token]: undone, ...others } = kept;
      const { kind, undos } = undone ?? noJob;
      return {
        ...noJob,
        kind,
        isUndo: true,
        waiting: undos,
        total: undos.length,
        kept: others,
        asked: later,
      };
    }),
    continueJob: assign(({ context }, outcome: Changed) => continueJob(context, outcome)),
    stop: assign({ isStopped: true }),
    announceEnd: enqueueActions(({ context, enqueue }) => {
      const { kind, undos, waiting, isUndo, refused, unreached, kept, count } = context;
      const severity =
        refused.length + unreached.length > 0
          ? ('warning' as const)
          : hadAccess(context)
            ? ('info' as const)
            : ('success' as const);
      const notice = { severity, message: getDoneMessage(context) };
      const undoable = isUndo ? waiting : undos;
      enqueue.emit({ type: 'changed', job: context });
      if (undoable.length === 0) {
        enqueue.emit({ type: 'notice', notice });
        return;
      }
      const token = `bulkChange ${String(count + 1)}`;
      enqueue.assign({ count: count + 1, kept: { ...kept, [token]: { kind, undos: undoable } } });
      const action = { label: { key: 'quizLists.undo' as const }, token };
      enqueue.emit({ type: 'notice', notice, action });
    }),
    announceNotCollected: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'quizBulk.notCollected' } },
    }),
  },
}).createMachine({
  id: 'bulkChange',
  context: {
    ...noJob,
    selection: { rows: [] },
    change: {},
    titles: new Map(),
    kept: {},
    asked: [],
    count: 0,
  },
  initial: 'closed',
  on: { 'notice.acted': { guard: 'isKnownToken', actions: 'askUndo' } },
  states: {
    closed: {
      always: undoWhenAsked,
      on: { 'bulk.open': { target: 'asking', actions: 'open' } },
    },
    asking: {
      tags: 'open',
      always: undoWhenAsked,
      on: {
        'bulk.close': 'closed',
        'bulk.confirm': [
          { guard: 'isOfRows', target: 'changing', actions: ['setChange', 'queueRows'] },
          { target: 'collecting', actions: 'setChange' },
        ],
      },
    },
    collecting: {
      tags: 'open',
      on: { 'bulk.stop': 'closed' },
      invoke: {
        src: 'collect',
        input: ({ context: { selection } }) =>
          (selection as Extract<BulkSelection, { count: number }>).found,
        onDone: [
          {
            guard: withOutput('hasCollected'),
            target: 'changing',
            actions: withOutput('queueCollected'),
          },
          { target: 'closed', actions: 'announceNotCollected' },
        ],
      },
    },
    changing: {
      tags: 'open',
      on: { 'bulk.stop': { actions: 'stop' } },
      invoke: {
        src: 'changeQuizzes',
        input: ({ context: { kind, waiting } }) => ({
          changes: waiting.slice(0, quizzesPerCall[kind]),
        }),
        onDone: { target: 'continuing', actions: withOutput('continueJob') },
      },
    },
    continuing: {
      always: [
        { guard: 'hasMore', target: 'changing' },
        { guard: 'hasRefused', target: 'reporting', actions: 'announceEnd' },
        { target: 'closed', actions: 'announceEnd' },
      ],
    },
    reporting: {
      tags: 'open',
      on: {
        'bulk.close': 'closed',
        'notice.acted': { guard: 'isKnownToken', target: 'closed', actions: 'askUndo' },
      },
    },
  },
});

/** The running changes of many quizzes. */
export type BulkChangeRef = ActorRefFrom<typeof bulkChangeMachine>;
