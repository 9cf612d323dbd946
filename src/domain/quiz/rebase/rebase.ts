import {
  type MergeSide,
  listLocalChanges,
  type LocalChanges,
} from '../../history/local-changes.ts';
import type { Message } from '../../messages/message.ts';
import type { Draft } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import { applyEvents } from '../events/evolve.ts';
import type { History } from '../history/history.ts';
import { findActivityIndex, locateItem } from '../draft/locate.ts';
import type { EditContext } from '../draft/quiz-kind.ts';
import { relocateEvent } from '../events/relocate-event.ts';
import type { Step } from '../history/history-entry.ts';
import { restoreRemoved } from './restore-removed.ts';
import { findMergeConflicts, getConflictId, type MergeConflict } from './merge-conflicts.ts';
import { redecideStep, createRemovedParts } from './redecide-step.ts';
import { collectFields, isSameValue, setField } from './fields.ts';
import { findMissingTarget, type DroppedChange } from './dropped-changes.ts';
import { quizModel } from '../history/quiz-model.ts';

/** Returns the steps of a quiz that are not on the server, oldest first. */
export const getLocalChanges = (history: History): LocalChanges<Draft, QuizEvent> =>
  listLocalChanges(quizModel, history, 'quiz.step.reverted');

/**
 * The author's choices: the side of each conflict, by conflict id, and the ids of the dropped
 * changes whose target to restore.
 */
export interface MergeChoices {
  readonly sides: ReadonlyMap<string, MergeSide>;
  readonly restoredIds: ReadonlySet<string>;
}

/**
 * The author's work on the remote version: the new steps in order and the resulting draft.
 * `appliedSteps` are the local steps that apply completely and that nobody has to decide about;
 * `conflicts` and `dropped` list the rest.
 */
export interface RebasedWork {
  readonly base: Draft;
  readonly steps: readonly Step[];
  readonly draft: Draft;
  readonly appliedSteps: readonly Step[];
  readonly conflicts: readonly MergeConflict[];
  readonly dropped: readonly DroppedChange[];
}

/** The choices of an author who has made none. */
export const emptyChoices: MergeChoices = { sides: new Map(), restoredIds: new Set() };

function restoreRemote(draft: Draft, conflict: MergeConflict): readonly QuizEvent[] {
  switch (conflict.kind) {
    case 'field':
      return setField(draft, conflict.remote);
    case 'removedActivity': {
      if (findActivityIndex(draft.activities, conflict.remote.key) >= 0) return [];
      const existingKeys = new Set(
        draft.activities.flatMap(({ items }) => items.map(({ key }) => key)),
      );
      const activity = {
        ...conflict.remote,
        items: conflict.remote.items.filter(({ key }) => !existingKeys.has(key)),
      };
      return [relocateEvent(draft, { type: 'activityAdded', activity, index: conflict.index })];
    }
    case 'removedItem': {
      if (locateItem(draft, conflict.remote.key) !== null) return [];
      const activityIndex = Math.max(0, findActivityIndex(draft.activities, conflict.activity));
      const activity = draft.activities[activityIndex]?.key ?? conflict.activity;
      return [
        relocateEvent(draft, {
          type: 'itemAdded',
          at: { activity, activityIndex, item: conflict.remote.key, itemIndex: conflict.index },
          item: conflict.remote,
        }),
      ];
    }
    case 'removedOption': {
      const found = locateItem(draft, conflict.item);
      if (found === null || found.item.options.some(({ id }) => id === conflict.remote.id))
        return [];
      return [
        relocateEvent(draft, {
          type: 'optionAdded',
          at: found.at,
          option: conflict.remote,
          index: conflict.index,
        }),
      ];
    }
    default:
      return conflict satisfies never;
  }
}

/**
 * Returns the events that give remote values to the fields the author changed and changed back.
 */
function adoptUnchanged(
  base: Draft,
  local: Draft,
  remote: Draft,
  draft: Draft,
): readonly QuizEvent[] {
  const [baseFields, localFields, draftFields] = [
    collectFields(base),
    collectFields(local),
    collectFields(draft),
  ];
  const events: QuizEvent[] = [];
  for (const [id, field] of collectFields(remote)) {
    const [baseField, draftField, localField] = [
      baseFields.get(id),
      draftFields.get(id),
      localFields.get(id),
    ];
    if (
      baseField === undefined ||
      draftField === undefined ||
      localField === undefined ||
      isSameValue(draftField.value, field.value) ||
      !isSameValue(baseField.value, localField.value)
    )
      continue;
    if (isSameValue(draftField.value, baseField.value)) events.push(...setField(draft, field));
  }
  return events;
}

function recordDropped(
  droppedById: Map<string, DroppedChange>,
  step: Step,
  event: QuizEvent,
  reason: Message,
  local: Draft,
  rebasedDraft: Draft,
): void {
  const missing = findMissingTarget(event, local, rebasedDraft);
  if (missing === null) return;
  const known = droppedById.get(missing.id);
  const steps =
    known?.steps.includes(step) === true ? known.steps : [...(known?.steps ?? []), step];
  droppedById.set(missing.id, {
    id: missing.id,
    reason: known?.reason ?? reason,
    steps,
    missing: missing.missing,
  });
}

/**
 * Decides the author's unsaved steps again on `remote`, so that each can be undone there. In a
 * conflict the local version applies until the author selects the remote one. Pure; `at` is the
 * time of the steps that the choices create, in milliseconds since 1970.
 */
export function rebase(
  history: History,
  remote: Draft,
  context: EditContext,
  choices: MergeChoices,
  at: number,
): RebasedWork {
  const { base, draft: local, steps } = getLocalChanges(history);
  const conflicts = findMergeConflicts(base, local, remote);
  const conflictIds = new Set<string | null>(conflicts.map(({ id }) => id));
  const isUndisputed = ({ events }: Step): boolean =>
    !events.some((event) => conflictIds.has(getConflictId(event)));
  const rebasedSteps: Step[] = [];
  const appliedSteps: Step[] = [];
  const dropped = new Map<string, DroppedChange>();
  const removedParts = createRemovedParts();
  let draft = remote;
  const addStep = (name: Message, when: number, events: readonly QuizEvent[]): void => {
    if (events.length > 0)
      rebasedSteps.push({ id: rebasedSteps.length + 1, at: when, name, events });
  };
  const apply = (name: Message, events: readonly QuizEvent[]): void => {
    draft = applyEvents(draft, events);
    addStep(name, at, events);
  };
  for (const id of choices.restoredIds)
    apply({ key: 'quizConflict.step.restored' }, restoreRemoved(draft, id, base));
  for (const step of steps) {
    const redecided = redecideStep(draft, step, context, removedParts);
    for (const { event, reason } of redecided.refusals)
      recordDropped(dropped, step, event, reason, local, draft);
    draft = redecided.draft;
    addStep(redecided.name, step.at, redecided.events);
    if (redecided.refusals.length === 0 && isUndisputed(step)) appliedSteps.push(step);
  }
  apply({ key: 'quizConflict.step.usedNewer' }, adoptUnchanged(base, local, remote, draft));
  for (const conflict of conflicts)
    if (choices.sides.get(conflict.id) === 'remote')
      apply({ key: 'quizConflict.step.usedNewer' }, restoreRemote(draft, conflict));
  return {
    base: remote,
    steps: rebasedSteps,
    draft,
    appliedSteps,
    conflicts,
    dropped: [...dropped.values()],
  };
}
