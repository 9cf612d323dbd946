import {
  findFaults,
  timingFaults,
  type CheckContext,
  type Fault,
} from '../../domain/quiz/check.ts';
import type { QuizCommand } from '../../domain/quiz/command.ts';
import { blankOptionCount, newDraft } from '../../domain/quiz/new-draft.ts';
import type { Accepted } from '../../domain/quiz/decision.ts';
import type { Draft, Key } from '../../domain/quiz/draft.ts';
import type { QuizEvent } from '../../domain/quiz/event.ts';
import { record, startHistory } from '../../domain/quiz/history.ts';
import { pathTo } from '../../domain/quiz/history-path.ts';
import { inverse } from '../../domain/quiz/inverse.ts';
import type { JournalEntry } from '../../domain/quiz/journal-entry.ts';
import { placeOf, type Place } from '../../domain/quiz/place.ts';
import { selectedActivity } from '../../domain/quiz/selection.ts';
import { entryOf, submit } from '../../domain/quiz/submit.ts';
import { takeBack, takeBackTogether, type TakeBackRefusal } from '../../domain/quiz/take-back.ts';
import type { Message } from '../../domain/notice.ts';
import { begun, noted, unlooked } from './journaling.ts';
import {
  intentOf,
  type EditorCommand,
  type EditorContext,
  type EditorInput,
  type LoadedQuiz,
} from './editor-types.ts';

type Change = Partial<EditorContext>;

/** The context before anything is loaded. */
export const unopened = (input: EditorInput, base = newDraft(input.newKey())): EditorContext => ({
  input,
  history: startHistory(base),
  base,
  origins: new Map(),
  isDistributed: false,
  version: null,
  closed: null,
  selected: null,
  collapsed: new Set(),
  moving: null,
  imageFault: null,
  label: null,
  lastVideo: null,
  faults: [],
  refused: null,
  reveal: null,
  told: null,
  failure: null,
  conflict: null,
  attempts: [],
  journal: unlooked,
});

/** The context with a loaded quiz, untouched. */
export const opened = (
  context: EditorContext,
  { draft, origins, isDistributed, version, closed = null }: LoadedQuiz,
): EditorContext => ({
  ...unopened(context.input, draft),
  origins,
  isDistributed,
  version,
  closed,
  journal: begun(context.journal),
});

const checkContext = ({ input, base }: EditorContext): CheckContext => ({
  mode: input.mode,
  intent: intentOf(input.source),
  now: input.now(),
  base,
});

/** All that stops a save now. */
export const faultsOf = (context: EditorContext): readonly Fault[] =>
  findFaults(context.history.draft, checkContext(context));

const isSameFault = (a: Fault, b: Fault): boolean =>
  a.message === b.message && JSON.stringify(a.place) === JSON.stringify(b.place);

function faultsLeft(context: EditorContext, history: EditorContext['history']): readonly Fault[] {
  if (context.faults.length === 0) return context.faults;
  const now = findFaults(history.draft, checkContext(context));
  return context.faults.filter((shown) => now.some((fault) => isSameFault(fault, shown)));
}

/** Takes one entry into the history. Every change of the draft passes here. */
export function taken(context: EditorContext, entry: JournalEntry): Change {
  const history = record(context.history, entry);
  const journal = noted(context.journal, entry);
  return history.draft === context.history.draft
    ? { history, journal }
    : { history, journal, faults: faultsLeft(context, history), refused: null };
}

/** Adds what is wrong with the start, the end and the duration to what is shown, before anybody saves. */
export function timingTold(context: EditorContext): Change {
  const found = timingFaults(context.history.draft, checkContext(context));
  return {
    faults: [
      ...context.faults,
      ...found.filter((fault) => !context.faults.some((shown) => isSameFault(shown, fault))),
    ],
  };
}

function without<T>(set: ReadonlySet<T>, member: T): ReadonlySet<T> {
  if (!set.has(member)) return set;
  const left = new Set(set);
  left.delete(member);
  return left;
}

/** Brings `place` into view, its activity selected and its question open, unless it only stands beside what is gone; it glows when history changed it. */
export function shown({ reveal, collapsed }: EditorContext, place: Place, glows = false): Change {
  const isBeside = 'beside' in place;
  return {
    reveal: { place, count: (reveal?.count ?? 0) + 1, glows },
    ...('activity' in place &&
      !(isBeside && place.kind === 'activity') && { selected: place.activity }),
    ...('item' in place && !isBeside && { collapsed: without(collapsed, place.item) }),
  };
}

const told = ({ told: last }: EditorContext, message: Message): Change => ({
  told: { message, count: (last?.count ?? 0) + 1 },
});

const refusedBecause = ({ refused }: EditorContext, reason: Message): Change => ({
  refused: { reason, count: (refused?.count ?? 0) + 1 },
});

const selectedKey = ({ history, selected }: EditorContext): Key =>
  selectedActivity(history.draft, selected).key;

function commandOf(context: EditorContext, asked: EditorCommand): QuizCommand {
  const { newKey } = context.input;
  switch (asked.type) {
    case 'activity.add':
      return { type: asked.type, activity: newKey() };
    case 'question.add': {
      const options: [string, ...string[]] = [newKey()];
      while (options.length < blankOptionCount) options.push(newKey());
      return { ...asked, activity: selectedKey(context), item: newKey(), options };
    }
    case 'option.add':
      return { type: asked.type, item: asked.item, option: newKey() };
    default:
      return asked;
  }
}

const comesIntoView: ReadonlySet<QuizEvent['type']> = new Set<QuizEvent['type']>([
  'itemAdded',
  'itemRemoved',
  'optionAdded',
  'optionRemoved',
  'activityRemoved',
]);
const isTold: ReadonlySet<QuizEvent['type']> = new Set<QuizEvent['type']>([
  ...comesIntoView,
  'activityAdded',
]);

/** What is shown and told of a step by hand: things that come and go, which the focus follows. */
function followed(context: EditorContext, entry: JournalEntry, draft: Draft): Change {
  if (entry.type !== 'stepped') return {};
  const place = entry.events.find(({ type }) => comesIntoView.has(type));
  return {
    ...(place !== undefined && shown(context, placeOf(place, draft))),
    ...(entry.events.some(({ type }) => isTold.has(type)) && told(context, entry.name)),
  };
}

/** Decides a command and takes what happened into the history, or remembers why it was refused. What was added comes into view, or what stands beside what was removed. */
export function edited(context: EditorContext, asked: EditorCommand): Change {
  const { history, input, isDistributed } = context;
  const near = 'near' in asked ? asked.near : undefined;
  const submission = submit(
    history,
    commandOf(context, asked),
    { mode: input.mode, isDistributed },
    input.now(),
    near,
  );
  if (!submission.accepted) return refusedBecause(context, submission.reason);
  if (submission.entry === null) return {};
  const change = taken(context, submission.entry);
  return { ...change, ...followed(context, submission.entry, (change.history ?? history).draft) };
}

/** Takes the last step back and shows where it was. */
export function undone(context: EditorContext): Change {
  const step = context.history.cursor?.step;
  const event = step?.events[0];
  if (step === undefined || event === undefined) return {};
  const change = { ...context, ...taken(context, { type: 'undone' }) };
  return {
    ...change,
    ...shown(context, placeOf(inverse(event), change.history.draft), true),
    ...told(context, { key: 'quizHistory.undid', about: step.name }),
  };
}

/** Does the undone step again and shows where it is. */
export function redone(context: EditorContext): Change {
  const step = context.history.undone?.cursor.step;
  const event = step?.events[0];
  if (step === undefined || event === undefined) return {};
  const change = { ...context, ...taken(context, { type: 'redone' }) };
  return {
    ...change,
    ...shown(context, placeOf(event, change.history.draft), true),
    ...told(context, { key: 'quizHistory.redid', about: step.name }),
  };
}

/** Goes to a step, done, undone or set aside, and shows what changed last on the way. */
export function jumped(context: EditorContext, to: number): Change {
  const path = pathTo(context.history, to);
  const [last, first] = [path?.forth.at(-1)?.step.events[0], path?.back.at(-1)?.step.events.at(-1)];
  const event = last ?? (first === undefined ? undefined : inverse(first));
  if (path === null || event === undefined) return {};
  const change = { ...context, ...taken(context, { type: 'jumped', to }) };
  const about = change.history.cursor?.step.name ?? { key: 'quizHistory.opened' };
  return {
    ...change,
    ...shown(context, placeOf(event, change.history.draft), true),
    ...told(context, { key: 'quizHistory.wentTo', about }),
  };
}

function takenBack(
  context: EditorContext,
  step: number,
  decision: Accepted | TakeBackRefusal,
): Change {
  if (!decision.accepted) {
    const { refused } = refusedBecause(context, decision.reason);
    return refused == null
      ? {}
      : { refused: { ...refused, needed: { step, by: decision.dependants } } };
  }
  const first = decision.events[0];
  const entry = entryOf(context.history, decision, context.input.now());
  if (entry === null || first === undefined) return {};
  const change = { ...context, ...taken(context, entry) };
  return {
    ...change,
    ...taken(change, { type: 'typingEnded' }),
    ...shown(context, placeOf(first, change.history.draft), true),
    ...told(context, decision.name),
  };
}

/** Takes one earlier step back and keeps the later ones, or remembers which of them stand in the way. */
export const tookBack = (context: EditorContext, step: number): Change =>
  takenBack(context, step, takeBack(context.history, step));

/** Takes one earlier step back with all later ones that build on it. */
export const tookBackTogether = (context: EditorContext, step: number): Change =>
  takenBack(context, step, takeBackTogether(context.history, step));
