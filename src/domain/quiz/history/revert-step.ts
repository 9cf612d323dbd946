import { assertNever } from '../../assert-never.ts';
import {
  revertStepByModel,
  revertStepWithDependentsByModel,
  type EventFacts,
  type RevertModel,
  type RevertRefusal as CommonRevertRefusal,
} from '../../history/revert-step.ts';
import type { Accepted } from '../commands/decision.ts';
import type { Draft } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import { evolve } from '../events/evolve.ts';
import { invertEvents } from '../events/invert-event.ts';
import { relocateEvent } from '../events/relocate-event.ts';
import type { History } from './history.ts';

const formatActivityFact = (key: string): string => `activity ${key}`;
const formatItemFact = (key: string): string => `item ${key}`;
const formatOptionFact = (item: string, option: string): string => `option ${item} ${option}`;

const writesActivity = (key: string, field: string): EventFacts => ({
  writes: [`${formatActivityFact(key)} ${field}`],
  needs: [formatActivityFact(key)],
});

const writesItem = (
  key: string,
  field: string,
  otherNeeds: readonly string[] = [],
): EventFacts => ({
  writes: [`${formatItemFact(key)} ${field}`],
  needs: [formatItemFact(key), ...otherNeeds],
});

/** Returns the facts that `event` writes and needs. Its inverse has the same facts. */
function listEventFacts(event: QuizEvent): EventFacts {
  switch (event.type) {
    case 'detailChanged':
      return { writes: [`detail ${event.field}`], needs: [] };
    case 'activityAdded':
    case 'activityRemoved': {
      const { key, items } = event.activity;
      const itemFacts = items.map((item) => formatItemFact(item.key));
      return { writes: [formatActivityFact(key), ...itemFacts], needs: [] };
    }
    case 'activityRenamed':
      return writesActivity(event.at.activity, 'title');
    case 'activityMoved':
      return writesActivity(event.activity, 'position');
    case 'itemAdded':
    case 'itemRemoved':
      return {
        writes: [formatItemFact(event.item.key)],
        needs: [formatActivityFact(event.at.activity)],
      };
    case 'itemMoved': {
      const activities = [event.from.activity, event.to.activity].map(formatActivityFact);
      return writesItem(event.to.item, 'position', activities);
    }
    case 'questionTitleChanged':
      return writesItem(event.at.item, 'title');
    case 'questionImageChanged':
    case 'questionImageAltChanged':
      return writesItem(event.at.item, 'image');
    case 'questionMultipleChanged':
      return writesItem(event.at.item, 'answer');
    case 'rightAnswerChanged': {
      const { item } = event.at;
      const options = [...event.from, ...event.to].map((option) => formatOptionFact(item, option));
      return writesItem(item, 'answer', options);
    }
    case 'optionAdded':
    case 'optionRemoved':
      return {
        writes: [formatOptionFact(event.at.item, event.option.id)],
        needs: [formatItemFact(event.at.item)],
      };
    case 'optionMoved': {
      const option = formatOptionFact(event.at.item, event.option);
      return {
        writes: [`${option} position`],
        needs: [formatItemFact(event.at.item), option],
      };
    }
    case 'optionTextChanged': {
      const option = formatOptionFact(event.at.item, event.option);
      return { writes: [`${option} text`], needs: [formatItemFact(event.at.item), option] };
    }
    default:
      return assertNever(event);
  }
}

const quizRevertModel: RevertModel<Draft, QuizEvent> = {
  listEventFacts,
  invertEvents,
  relocateEvent,
  evolve,
  checkDraft: ({ activities }) =>
    activities.length === 0 ? { key: 'quiz.refusal.lastActivity' } : null,
  messages: {
    reverted: 'quiz.step.reverted',
    revertedTogether: 'quiz.step.revertedTogether',
    stepGone: 'quiz.refusal.stepGone',
    stepNeeded: 'quiz.refusal.stepNeeded',
  },
};

/** The refusal to revert a step of a quiz, with the later steps that depend on it. */
export type RevertRefusal = CommonRevertRefusal<QuizEvent>;

/** Reverts the step `id` of a quiz and all later steps that depend on it, as one step. */
export const revertStepWithDependents = (history: History, id: number): Accepted | RevertRefusal =>
  revertStepWithDependentsByModel(quizRevertModel, history, id);

/**
 * Reverts the step `id` of a quiz as a new step that keeps all later ones. Returns a refusal that
 * lists the dependent steps when there are any.
 */
export const revertStep = (history: History, id: number): Accepted | RevertRefusal =>
  revertStepByModel(quizRevertModel, history, id);
