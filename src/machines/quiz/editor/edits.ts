import type { QuizCommand, ReplaceTexts } from '../../../domain/quiz/commands/command.ts';
import { planImport } from '../../../domain/quiz/commands/plan-import.ts';
import { isValidLabel } from '../../../domain/quiz/commands/videos.ts';
import { copyItem } from '../../../domain/quiz/draft/copy-item.ts';
import { blankOptionCount } from '../../../domain/quiz/draft/create-draft.ts';
import type { ArticleReference, Draft, Key } from '../../../domain/quiz/draft/draft.ts';
import { getEventLocation, getNeighborLocation } from '../../../domain/quiz/draft/quiz-location.ts';
import { getSelectedActivity, locateItem, locateItems } from '../../../domain/quiz/draft/locate.ts';
import { getQuestionNumber } from '../../../domain/quiz/draft/question-number.ts';
import type { QuizEvent } from '../../../domain/quiz/events/event.ts';
import type { HistoryEntry } from '../../../domain/quiz/history/history-entry.ts';
import { submitCommand } from '../../../domain/quiz/history/submit-command.ts';
import { createActivities } from '../../../domain/quiz/stored/open-quiz.ts';
import { validateTiming } from '../../../domain/quiz/validation/validate-quiz.ts';
import type { ValidationError } from '../../../domain/quiz/validation/validation-error.ts';
import { announce, toShownRefusal } from '../../shared/editor/change-history.ts';
import type { ContextChange, EditorContext } from './context.ts';
import type { ImportOrder } from './dialogs/playlist-import-machine.ts';
import type { EditorCommand } from './events.ts';
import { getValidationContext, quizHistory, revealLocation } from './quiz-editor-kind.ts';

const { recordEntry } = quizHistory;

const isSameError = (a: ValidationError, b: ValidationError): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Adds the errors of start, end and duration to the visible ones, before a save. */
export function showTimingErrors(context: EditorContext): ContextChange {
  const found = validateTiming(context.history.draft, getValidationContext(context));
  const added = found.filter((error) => !context.errors.some((other) => isSameError(other, error)));
  return { errors: [...context.errors, ...added] };
}

function toQuizCommand(
  { input: { createKey }, history, selected }: EditorContext,
  command: EditorCommand,
): QuizCommand {
  switch (command.type) {
    case 'activity.add':
      return { type: command.type, activity: createKey() };
    case 'question.add': {
      const activity = getSelectedActivity(history.draft, selected).key;
      const options: [string, ...string[]] = [createKey()];
      while (options.length < blankOptionCount) options.push(createKey());
      return { ...command, activity, item: createKey(), options };
    }
    case 'activity.duplicate': {
      const original = history.draft.activities.find(({ key }) => key === command.activity);
      const items = (original?.items ?? []).map((item) => copyItem(item, createKey));
      return { ...command, copy: createKey(), items };
    }
    case 'items.duplicate': {
      const originals = locateItems(history.draft, new Set(command.items));
      const copies = originals.map(({ item }) => ({
        of: item.key,
        item: copyItem(item, createKey),
      }));
      return { type: command.type, copies };
    }
    case 'items.add':
      return { ...command, items: command.items.map((item) => copyItem(item, createKey)) };
    case 'option.add':
      return { type: command.type, item: command.item, option: createKey() };
    case 'options.insert':
      return { ...command, newOptions: command.texts.map(() => createKey()) };
    default:
      return command;
  }
}

const revealedEvents: ReadonlySet<QuizEvent['type']> = new Set<QuizEvent['type']>([
  'itemAdded',
  'itemRemoved',
  'optionAdded',
  'optionRemoved',
  'activityRemoved',
]);
const announcedEvents: ReadonlySet<QuizEvent['type']> = new Set<QuizEvent['type']>([
  ...revealedEvents,
  'activityAdded',
  'optionMoved',
]);

const announcedCommands: ReadonlySet<EditorCommand['type']> = new Set<EditorCommand['type']>([
  'items.move',
  'items.setMultiple',
]);

/**
 * Reveals and announces parts that the entry added or removed, and options that it moved. Announces
 * also what was done with the selected items.
 */
function revealChange(
  context: EditorContext,
  command: EditorCommand,
  entry: HistoryEntry,
  draft: Draft,
): ContextChange {
  if (entry.type !== 'stepped') return {};
  const revealed = entry.events.find(({ type }) => revealedEvents.has(type));
  const isAnnounced =
    announcedCommands.has(command.type) ||
    entry.events.some(({ type }) => announcedEvents.has(type));
  return {
    ...(revealed !== undefined && revealLocation(context, getEventLocation(revealed, draft))),
    ...(isAnnounced && announce(context, entry.name)),
  };
}

/**
 * Decides a command: records what it does as a step and reveals it, or stores why it is refused.
 */
export function applyCommand(context: EditorContext, command: EditorCommand): ContextChange {
  const { history, input, isDistributed } = context;
  const submission = submitCommand(
    history,
    toQuizCommand(context, command),
    { kind: input.kind, isDistributed },
    input.now(),
    'near' in command ? command.near : undefined,
  );
  if (!submission.accepted) return { refusal: toShownRefusal(context, submission.reason) };
  if (submission.entry === null) return {};
  const changed = recordEntry(context, submission.entry);
  return {
    ...changed,
    // The first activity is selected until another one is, wherever it is moved.
    selected: getSelectedActivity(history.draft, context.selected).key,
    ...revealChange(context, command, submission.entry, changed.history.draft),
  };
}

/**
 * Replaces a search in several texts. Typing before and after it is a step of its own, also in the
 * same field.
 */
export function replaceTexts(context: EditorContext, command: ReplaceTexts): ContextChange {
  const isTyping = context.history.lastTypedAt !== null;
  const before = isTyping ? recordEntry(context, { type: 'typingEnded' }) : context;
  const change = applyCommand(before, command);
  const step = change.history?.cursor?.step;
  if (step === undefined) return change;
  const after = recordEntry({ ...before, ...change }, { type: 'typingEnded' });
  return { ...after, ...announce(context, step.name) };
}

/** Duplicates items. When they are the selection, their copies are selected in their place. */
export function duplicateItems(context: EditorContext, items: readonly Key[]): ContextChange {
  const change = applyCommand(context, { type: 'items.duplicate', items });
  const { history, selectedItems } = context;
  const isSelection = items.length > 0 && items.every((key) => selectedItems.has(key));
  if (!isSelection || change.history === undefined || change.history === history) return change;
  const copies = (change.history.cursor?.step.events ?? []).flatMap((event) =>
    event.type === 'itemAdded' ? [event.item.key] : [],
  );
  return { ...change, selectedItems: new Set(copies), selectionAnchor: null };
}

/** Selects the selected activity as label of the Add Video dialog, if its title can be a label. */
export function initVideoLabel({ history, selected, input }: EditorContext): ContextChange {
  const activity = getSelectedActivity(history.draft, selected);
  return { videoLabel: isValidLabel(activity, input.kind) ? activity.key : null, lastVideo: null };
}

/**
 * Adds a video at the end of the labelled activity. The dialog stays open, so nothing is revealed
 * behind it.
 */
export function addVideo(context: EditorContext, article: ArticleReference): ContextChange {
  const { history, selected, reveal, announcement, videoLabel, lastVideo, input } = context;
  const activity =
    history.draft.activities.find(({ key }) => key === videoLabel) ??
    getSelectedActivity(history.draft, selected);
  const change = applyCommand(context, {
    type: 'video.add',
    activity: activity.key,
    item: input.createKey(),
    article,
  });
  const isAdded = change.history !== undefined && change.history !== history;
  const count = (lastVideo?.count ?? 0) + 1;
  return {
    ...change,
    selected,
    reveal,
    announcement,
    ...(isAdded && { lastVideo: { title: article.title, activity: activity.title, count } }),
  };
}

/** Imports the activities of playlists as one step and reveals the first one. */
export function importPlaylists(
  context: EditorContext,
  { playlists, activities, selection }: ImportOrder,
): ContextChange {
  const { history, input } = context;
  const planned = planImport(history.draft, activities, selection).activities;
  const change = applyCommand(context, {
    type: 'activities.import',
    activities: createActivities(planned, input.createKey),
    playlists,
  });
  const first = change.history?.cursor?.step.events[0];
  return first?.type === 'activityAdded' && change.history !== history
    ? { ...change, ...revealLocation(context, { kind: 'activity', activity: first.activity.key }) }
    : change;
}

/** Reveals the neighbor of the first item that the last step moved from its activity. */
export function revealNeighbor(context: EditorContext): ContextChange {
  const { draft, cursor } = context.history;
  const event = cursor?.step.events[0];
  const from = event?.type === 'itemMoved' ? event.from : undefined;
  return from === undefined ? {} : revealLocation(context, getNeighborLocation(draft, from));
}

/** Reveals a question, and announces its number and activity. */
export function goToQuestion(context: EditorContext, item: Key): ContextChange {
  const found = locateItem(context.history.draft, item);
  if (found === null) return {};
  const { at, activity } = found;
  const number = getQuestionNumber(activity.items, at.itemIndex);
  return {
    ...revealLocation(context, { kind: 'item', activity: activity.key, item }, true),
    ...announce(context, {
      key: 'quizCommands.wentTo',
      values: { number, activity: activity.title },
    }),
  };
}
